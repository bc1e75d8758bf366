/** The charts that players look up, by the case of what is asked. */
export const charts: Readonly<Record<string, readonly string[]>> = {
  '3': ['appendix-h', 'appendix-c'],
  '5': ['appendix-g'],
  '6': ['appendix-b'],
  '10': ['appendix-a', 'appendix-c'],
  '11': ['appendix-a', 'appendix-c'],
  '13': ['appendix-a'],
  '15': ['appendix-a'],
}
