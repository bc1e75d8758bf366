const FACES = 6

/** §3.1: the least that hits, die and modifiers together. */
export const HITS_ON = 5

/** §3.1, H5: does this die hit? A natural 6 always does, a natural 1 never. */
export const isHit = (die: number, modifiers: number, least: number): boolean =>
  die === FACES || (die > 1 && die + modifiers >= least)

/** The least face that hits. */
export const leastFace = (modifiers: number, least: number): number => Math.min(FACES, Math.max(2, least - modifiers))

/** The chance that one die hits. */
export const hitChance = (modifiers: number, least: number): number => (FACES + 1 - leastFace(modifiers, least)) / FACES
