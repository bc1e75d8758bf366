/** The charts that players look up, by the case of what is asked. */
export const charts: Readonly<Record<string, readonly string[]>> = {
  '6': ['appendix-f', 'appendix-b'],
  '8': ['appendix-h', 'appendix-g', 'appendix-b'],
  '9': ['appendix-a', 'appendix-e', 'appendix-n'],
  '10': ['appendix-a', 'appendix-e', 'appendix-n'],
  '11': ['appendix-c', 'appendix-a'],
  '12': ['appendix-d', 'appendix-c'],
  '13': ['appendix-i'],
  '14': ['appendix-h', 'appendix-m'],
}
