import { directionTo, type Hex } from '@boma/kernel'
import { grid, HALVES_AT, PLACE_AT, RIVER_SIDES, TIES_DEFEND_AT, TOWN } from '../board.ts'
import { FEATURE_EFFECTS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { ENTRENCHED } from '../stacks.ts'
import { isRain } from './27-weather.ts'

const { entrenchment, riverInRain, town } = FEATURE_EFFECTS

/** §16.5: does an attack from one hex on another cross a river in a rain turn? A bridge does not matter (W76). */
export function crossesRiver(t: Table, from: Hex, at: Hex): boolean {
  if (!isRain(t)) return false
  const d = directionTo(grid, from, at)
  return d !== undefined && ((RIVER_SIDES[from] >> d) & 1) === 1
}

/** §25.1.3: is there a trench in the hex? Whoever is there lies in it. */
export const isEntrenched = (t: Table, hex: Hex): boolean => (t.places.marks[hex] & ENTRENCHED) !== 0

/** §15.5.2: is it a town, which helps whoever defends it? */
export const isTown = (hex: Hex): boolean => (PLACE_AT[hex] & TOWN) !== 0

/** §15.5.2 + §25.1.3: do level dice give the advantage to the defender of the hex (W68)? */
export function tiesDefend(t: Table, at: Hex, overRiver: boolean): boolean {
  if (entrenchment.tieDefender && isEntrenched(t, at)) return true
  if (town.tieDefender && isTown(at)) return true
  return (riverInRain.tieDefender && overRiver) || TIES_DEFEND_AT[at] === 1
}

/** §16.5 + §25.1.3: are the defender's losses in the hex halved? Once, whatever the reasons. */
export function halvesLosses(t: Table, at: Hex, overRiver: boolean): boolean {
  if (entrenchment.halves && isEntrenched(t, at)) return true
  return (riverInRain.halves && overRiver) || HALVES_AT[at] === 1
}

/** §16.5: half the losses, rounded up: one stays one (W75). */
export const halve = (losses: number): number => (losses + 1) >> 1
