import { directionTo, type Hex } from '@boma/kernel'
import { grid, HALVES_AT, PLACE_AT, RIVER_SIDES, TIES_DEFEND_AT, TOWN } from '../board.ts'
import { FEATURE_EFFECTS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { ENTRENCHED } from '../stacks.ts'
import { isRain } from './27-weather.ts'

const { entrenchment, riverInRain, town } = FEATURE_EFFECTS

/** §16.5: does an attack cross a river in a rain turn? A bridge does not matter (W76), and a landing crosses none (31.0). */
export function crossesRiver(t: Table, from: Hex, at: Hex, landing: boolean): boolean {
  if (landing || !isRain(t)) return false
  const d = directionTo(grid, from, at)
  return d !== undefined && ((RIVER_SIDES[from] >> d) & 1) === 1
}

/** §25.1.3: is there a trench in the hex? Whoever is there lies in it. */
export const isEntrenched = (t: Table, hex: Hex): boolean => (t.places.marks[hex] & ENTRENCHED) !== 0

/** §15.5.2: is it a town, which helps whoever defends it? */
export const isTown = (hex: Hex): boolean => (PLACE_AT[hex] & TOWN) !== 0

/** §15.5.2 + §25.1.3: by which case do level dice give the advantage to the defender of the hex; '' for none (W68). */
export function tiesDefendBy(t: Table, at: Hex, overRiver: boolean): '25.1.3' | '15.5.2' | '' {
  if (entrenchment.tieDefender && isEntrenched(t, at)) return '25.1.3'
  if (town.tieDefender && isTown(at)) return '15.5.2'
  return (riverInRain.tieDefender && overRiver) || TIES_DEFEND_AT[at] === 1 ? '15.5.2' : ''
}

/** §16.5 + §25.1.3: what halves the defender's losses in the hex, as a message; once, whatever the reasons. */
export function halvedBy(t: Table, at: Hex, overRiver: boolean) {
  if (entrenchment.halves && isEntrenched(t, at)) return 'page.entrenched'
  if (HALVES_AT[at] === 1) return 'page.inMountains'
  return riverInRain.halves && overRiver ? 'page.behindRiver' : undefined
}

/** §16.5: half the losses, rounded up: one stays one (W75). */
export const halve = (losses: number): number => (losses + 1) >> 1
