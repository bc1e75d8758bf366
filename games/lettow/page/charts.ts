/** The charts that players look up, by the case of what is asked: the cards (5.6), the spaces (3.7), the counters (4.7). */
export const charts: Readonly<Record<string, readonly string[]>> = {
  '6': ['4.7', '3.7'],
  '9': ['5.6', '4.7', '3.7'],
  '10': ['3.7', '5.6', '4.7'],
  '12': ['4.7', '5.6'],
  '14': ['4.7'],
  '15': ['4.7'],
  '17': ['3.7', '4.7'],
  '18': ['3.7', '4.7'],
  '24': ['4.7', '5.6'],
}
