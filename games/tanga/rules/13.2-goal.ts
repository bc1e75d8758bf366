import { distance } from '@boma/kernel'
import { BEACH_AT, BEACH_HEXES, type Beach, grid, IS_ENTRY, isHex, NO_BEACH } from '../board.ts'
import type { Table } from '../layout.ts'
import { FORMATION, GERMAN, IS_COMBAT, KIND, NO_FORMATION, NO_UNIT, SIDE_OF, STEVEDORE, type Unit } from '../roster.ts'
import { holder } from '../stacks.ts'
import { NO_WAY, type WayHome, wayToBeach, wayWest, wholeWay } from './13.2-way.ts'

type Wanted = (t: Table, beach: Beach, by: Unit) => boolean

/** Who is on a beach counts for it: a combat unit or stevedores, but for those who are retreating themselves (ruling T97). */
function isHeld(t: Table, beach: Beach, by: Unit): boolean {
  for (const at of BEACH_HEXES[beach] ?? [])
    for (let u = t.stacks.firstIn(at); u !== NO_UNIT; u = t.stacks.nextIn(u))
      if (u !== by && !t.fleeing.has(u) && SIDE_OF[u] === SIDE_OF[by] && (IS_COMBAT[u] === 1 || KIND[u] === STEVEDORE))
        return true
  return false
}

const isFreeOfGermans: Wanted = (t, beach) => (BEACH_HEXES[beach] ?? []).every((at) => holder(t, at) !== GERMAN)

function hasStevedores(t: Table, beach: Beach): boolean {
  for (const at of BEACH_HEXES[beach] ?? [])
    for (let u = t.stacks.firstIn(at); u !== NO_UNIT; u = t.stacks.nextIn(u)) if (KIND[u] === STEVEDORE) return true
  return false
}

/** Is there a beach that will do? */
function isAny(t: Table, u: Unit, will: Wanted): boolean {
  for (let beach = 0 as Beach; beach < BEACH_HEXES.length; beach++) if (will(t, beach, u)) return true
  return false
}

/** The cheapest to reach of the beaches that will do, the first of equals (ruling T157); NO_BEACH when there is no way to any. */
function cheapest(t: Table, u: Unit, will: Wanted): Beach {
  const from = t.units.where[u]
  let best = NO_BEACH
  let least = NO_WAY
  for (let beach = 0 as Beach; beach < BEACH_HEXES.length; beach++) {
    if (!will(t, beach, u)) continue
    const whole = wholeWay(wayToBeach(t, beach, from), from)
    if (whole >= least) continue
    least = whole
    best = beach
  }
  return best
}

/** Where nobody runs: there is no way. */
export const NOWHERE = -1
/** Germans run west. */
const WEST = 0
const onto = (beach: Beach): number => (beach === NO_BEACH ? NOWHERE : 1 + beach)

/** §13.2: where a unit runs, as a local: 1 + the beach for the British, WEST for Germans, or NOWHERE. */
export function goalOf(t: Table, u: Unit): number {
  if (SIDE_OF[u] === GERMAN) return WEST
  return onto(cheapest(t, u, isAny(t, u, isHeld) ? isHeld : isFreeOfGermans))
}

/** §6.3.4A, ruling T25: a rout runs to the nearest beach with stevedores; else to where it landed; else to any without Germans. */
export function routGoalOf(t: Table, u: Unit): number {
  if (SIDE_OF[u] === GERMAN) return WEST
  if (isAny(t, u, hasStevedores)) return onto(cheapest(t, u, hasStevedores))
  const f = FORMATION[u]
  const landedOn = f === NO_FORMATION ? 0 : t.formations.landedOn[f]
  if (landedOn > 0 && isFreeOfGermans(t, (landedOn - 1) as Beach, u)) return landedOn
  return onto(cheapest(t, u, isFreeOfGermans))
}

/** The beach that is the goal. */
export const beachOf = (goal: number): Beach => (goal - 1) as Beach

/** Is it there? */
export function isAtGoal(t: Table, u: Unit, goal: number): boolean {
  const at = t.units.where[u]
  if (!isHex(at)) return true
  return SIDE_OF[u] === GERMAN ? IS_ENTRY[at] > 0 : goal > 0 && BEACH_AT[at] === beachOf(goal)
}

/** The way there, worked out for the table as it is. */
export const wayOf = (t: Table, u: Unit, goal: number): WayHome =>
  goal === WEST ? wayWest(t, t.units.where[u]) : wayToBeach(t, beachOf(goal), t.units.where[u])

/** §6.3.4C: the British stop within three hexes of the beach; Germans leave the map. */
export function isRoutOver(t: Table, u: Unit, goal: number): boolean {
  const at = t.units.where[u]
  if (goal <= WEST) return !isHex(at)
  return (BEACH_HEXES[beachOf(goal)] ?? []).some((beach) => distance(grid, beach, at) <= 3)
}
