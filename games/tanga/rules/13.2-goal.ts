import { distance } from '@boma/kernel'
import { BEACH_AT, BEACH_HEXES, type Beach, grid, IS_ENTRY, isHex, NO_BEACH } from '../board.ts'
import type { Table } from '../layout.ts'
import { FORMATION, GERMAN, IS_COMBAT, KIND, SIDE_OF, STEVEDORE, type Unit } from '../roster.ts'
import { holder } from '../stacks.ts'
import { NO_WAY, type WayHome, wayToBeach, wayWest, wholeWay } from './13.2-way.ts'

/** Who is on a beach counts for it: a combat unit or stevedores, but for those who are retreating themselves (ruling T97). */
function isHeld(t: Table, beach: Beach, by: Unit): boolean {
  for (const at of BEACH_HEXES[beach] ?? [])
    for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u))
      if (u !== by && !t.fleeing.has(u) && SIDE_OF[u] === SIDE_OF[by] && (IS_COMBAT[u] === 1 || KIND[u] === STEVEDORE))
        return true
  return false
}

const isFreeOfGermans = (t: Table, beach: Beach): boolean =>
  (BEACH_HEXES[beach] ?? []).every((at) => holder(t, at) !== GERMAN)

/** The cheapest to reach of the beaches that will do; NO_BEACH when there is no way to any. */
function cheapest(t: Table, u: Unit, will: (t: Table, beach: Beach, by: Unit) => boolean): Beach {
  let best = NO_BEACH
  let least = NO_WAY
  for (let beach = 0 as Beach; beach < BEACH_HEXES.length; beach++) {
    if (!will(t, beach, u)) continue
    const whole = wholeWay(wayToBeach(t, beach), t.units.where[u])
    if (whole < least) {
      least = whole
      best = beach
    }
  }
  return best
}

/** §13.2: where a unit runs, as a local: for the British 1 + the beach, for Germans 0, the west edge. */
export function goalOf(t: Table, u: Unit): number {
  if (SIDE_OF[u] === GERMAN) return 0
  const held = cheapest(t, u, isHeld)
  return 1 + (held === NO_BEACH ? cheapest(t, u, isFreeOfGermans) : held)
}

/** Is it there? */
export function isAtGoal(t: Table, u: Unit, goal: number): boolean {
  const at = t.units.where[u]
  if (!isHex(at)) return true
  return SIDE_OF[u] === GERMAN ? IS_ENTRY[at] > 0 : goal > 0 && BEACH_AT[at] === goal - 1
}

/** The way there, worked out for the table as it is. */
export const wayOf = (t: Table, u: Unit, goal: number): WayHome =>
  SIDE_OF[u] === GERMAN || goal === 0 ? wayWest(t) : wayToBeach(t, (goal - 1) as Beach)

const hasStevedores = (t: Table, beach: Beach): boolean =>
  (BEACH_HEXES[beach] ?? []).some((at) => {
    for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (KIND[u] === STEVEDORE) return true
    return false
  })

/** §6.3.4A, ruling T25: a rout runs to the nearest beach with stevedores; else to where it landed; else to any without Germans. */
export function routGoalOf(t: Table, u: Unit): number {
  if (SIDE_OF[u] === GERMAN) return 0
  const supplied = cheapest(t, u, hasStevedores)
  if (supplied !== NO_BEACH) return 1 + supplied
  const landedOn = FORMATION[u] < 0 ? 0 : t.formations.landedOn[FORMATION[u]]
  if (landedOn > 0 && isFreeOfGermans(t, (landedOn - 1) as Beach)) return landedOn
  return 1 + cheapest(t, u, isFreeOfGermans)
}

/** §6.3.4C: the British stop within three hexes of the beach; Germans leave the map. */
export function isRoutOver(t: Table, u: Unit, goal: number): boolean {
  const at = t.units.where[u]
  if (SIDE_OF[u] === GERMAN || goal === 0) return !isHex(at)
  return (BEACH_HEXES[goal - 1] ?? []).some((beach) => distance(grid, beach, at) <= 3)
}
