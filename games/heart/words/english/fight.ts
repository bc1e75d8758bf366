/** Sentences: fight. */
export const fight = {
  'do.fight': 'fight {unit}',
  'do.pair': 'pair {figure} against {opponent}',
  'do.strike': 'strike {figure}',
  'no.noCombat': 'no combat {unit}',
  'no.fewerPairs': 'fewer pairs {figure}',
  'no.notTouching': 'not touching {figure}',
  'tell.fought': 'fought {figure} {opponent} {score} {other}',
  'tell.killed': 'killed {figure} {opponent}',
  'tell.freeRoll': 'free roll {figure} {opponent} {score} {other}',
} as const
