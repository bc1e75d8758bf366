import type { Hex } from '@boma/kernel'
import { tell } from '../actions.ts'
import { type Body, bodyOf, COASTAL_ON, GONE, isBox, PILE } from '../board.ts'
import type { Table } from '../layout.ts'
import { isGround, KINGANI, KONIGSBERG, type Unit } from '../roster.ts'
import { ENTRENCHED, GERMAN_HELD, is, isFull, mark, put, REDUCED, unmark } from '../stacks.ts'

/** What takes steps from pieces: the case that losses are told under, and whether they leave the game for good (2.4.3). */
export interface Cause {
  readonly reduced: typeof tell.reduced
  readonly eliminated: typeof tell.eliminated
  readonly forGood: boolean
}

/** Names a cause of losses. Call it once, when the module loads. */
export const causeOf = (rule: string, { forGood = false, joins = true } = {}): Cause => ({
  reduced: tell.reduced.under(rule, { joins }),
  eliminated: tell.eliminated.under(rule, { joins }),
  forGood,
})

/** §1.1 + §2.2.3: casualty reduction: a full two-step piece is flipped, any other, a one-step gun too (§2.2.4b), is eliminated. True when it was flipped. */
export function casualty(t: Table, unit: Unit, cause: Cause): boolean {
  if (!isFull(t, unit)) {
    eliminate(t, unit, cause)
    return false
  }
  mark(t, unit, REDUCED)
  cause.reduced(t, unit)
  return true
}

/** §2.4: takes a piece off the map: units to the Eliminated Pile, whence they may be rebuilt (§2.4.2), vessels out of the game (12.2.2). */
export function eliminate(t: Table, unit: Unit, cause: Cause): void {
  const from: Hex = t.units.where[unit]
  if (unit === KONIGSBERG) t.tracks.konigsbergLost = t.tracks.turn
  if (unit === KINGANI) {
    t.tracks.kinganiLost = t.tracks.turn
    t.tracks.kinganiLake = lakeOf(from)
  }
  liftOff(t, unit, isGround(unit) && !cause.forGood ? PILE : GONE)
  cause.eliminated(t, unit, from)
}

/** §8.1.7e: the lake that a boat is on: that of its box, or of its coast, which lies on one lake with a Patrol Box. */
const lakeOf = (space: Hex): Body =>
  isBox(space) ? bodyOf(space) : ((31 - Math.clz32(COASTAL_ON[space] & -COASTAL_ON[space])) as Body)

/** Lays a piece aside as if new; whose it was is kept, for a captured gun stays with its captor in the pile (ruling 117). */
export function liftOff(t: Table, unit: Unit, to: Hex): void {
  put(t, unit, to)
  t.units.state[unit] &= GERMAN_HELD
  t.units.spent[unit] = 0
  t.units.rode[unit] = 0
}

/** §8.2.5: flips a reduced piece to its full side. */
export function restore(t: Table, unit: Unit): void {
  unmark(t, unit, REDUCED)
  tell.restored(t, unit)
}

/** §10.1.9: whoever moves, for whatever reason, loses its entrenchment. */
export function leaveTrench(t: Table, unit: Unit): void {
  if (is(t, unit, ENTRENCHED)) unmark(t, unit, ENTRENCHED)
}
