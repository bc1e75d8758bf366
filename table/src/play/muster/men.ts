import type { Enlisting } from '@boma/showing'

/** A usual unit, where nobody has said how many. */
const USUAL = 12

/** Of what may be taken, as many as were wished for, or nearest to that; undefined where nothing may. */
export function chosenOf(takes: readonly Enlisting[], wished = USUAL): Enlisting | undefined {
  return takes.findLast(({ men }) => men <= wished) ?? takes[0]
}

/** The numbers that were wished for, with one of them changed. */
export const withMen = (all: ReadonlyMap<number, number>, kind: number, men: number): ReadonlyMap<number, number> =>
  new Map(all).set(kind, men)
