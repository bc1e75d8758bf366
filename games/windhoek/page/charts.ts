/** The charts that players look up, by the case of what is asked. `part-3` is the list of events. */
export const charts: Readonly<Record<string, readonly string[]>> = {
  // Who is bought and set up
  '6': ['appendix-d', '35.0', 'appendix-f'],
  '10': ['appendix-d', '10.5', 'appendix-c'],
  // What a march costs in points and in AP
  '12': ['appendix-a', 'appendix-c'],
  '13': ['appendix-a', 'appendix-c'],
  '14': ['appendix-f'],
  '20': ['appendix-c', 'appendix-a'],
  '21': ['appendix-c', 'appendix-g'],
  '22': ['appendix-c', 'appendix-g'],
  '32': ['appendix-c', 'appendix-g'],
  // What tells in a battle
  '15': ['15.5.2', 'appendix-a'],
  '16': ['appendix-a', '15.5.2', 'appendix-f'],
  '17': ['appendix-a'],
  '23': ['15.5.2', 'appendix-e', 'appendix-c'],
  '19': ['appendix-c'],
  event: ['part-3'],
}
