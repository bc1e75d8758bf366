import {
  BARRED,
  DIRECTIONS,
  distance,
  FAR,
  floodFrom,
  type Hex,
  hexNet,
  makeWays,
  neighbour,
  OFF_MAP,
  passage,
  setOutNowhere,
} from '@boma/kernel'
import { BEACH_AT, grid, IS_PASSABLE, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { ARTILLERY, GERMAN, KIND, NO_UNIT, STEVEDORE, UNITS, type Unit } from '../roster.ts'
import { firstCombat, holder, nextCombat, nextHead } from '../stacks.ts'
import { hasGermans } from './05-aboard.ts'
import { canFireAt, DEFENSIVE } from './10-fire.ts'

/** No rifle or machine gun reaches farther. */
const FARTHEST = 8

/** §7.5: can German infantry or machine guns fire into the hex? Who is out of ammunition, or too far off, cannot (7.6 note). */
export function isUnderGermanFire(t: Table, at: Hex): boolean {
  for (let head = nextHead(t, GERMAN, 0); head !== NO_UNIT; head = nextHead(t, GERMAN, head + 1)) {
    const from = t.units.where[head]
    if (!isHex(from) || distance(grid, from, at) > FARTHEST) continue
    for (let u = firstCombat(t, from); u !== NO_UNIT; u = nextCombat(t, u))
      if (KIND[u] !== ARTILLERY && canFireAt(t, u, DEFENSIVE, at)) return true
  }
  return false
}

/** §7.5, ruling T124: may ammunition be carried through the hex? */
export const isOpenToSupply = (t: Table, at: Hex): boolean =>
  IS_PASSABLE[at] === 1 && holder(t, at) !== GERMAN && !isUnderGermanFire(t, at)

/** §7.5: do these stevedores work: ashore, on a beach without Germans? */
export function works(t: Table, u: Unit): boolean {
  const at = t.units.where[u]
  return KIND[u] === STEVEDORE && isHex(at) && BEACH_AT[at] >= 0 && !hasGermans(t, BEACH_AT[at])
}

/** §7.6: how many stevedores work. */
export function stevedoresAtWork(t: Table): number {
  let n = 0
  for (let u = 0 as Unit; u < UNITS; u++) if (works(t, u)) n++
  return n
}

/** Where the last flood of supply got; the page shows it too. */
export const supplyWays = makeWays(hexNet(grid))
const carried = passage<Table, Hex>({ cost: (t, _, __, ___, to) => (isOpenToSupply(t, to) ? 1 : BARRED) })

/** Ruling T124: finds all hexes through which ammunition comes from stevedores at work; nothing comes out of a hex under fire. */
export function floodSupply(t: Table): void {
  const starts: Hex[] = []
  for (let u = 0 as Unit; u < UNITS; u++)
    if (works(t, u) && isOpenToSupply(t, t.units.where[u])) starts.push(t.units.where[u])
  const [first, ...rest] = starts
  if (first === undefined) setOutNowhere(supplyWays)
  else floodFrom(supplyWays, carried, t, 0, [first, ...rest])
}

const hasWorkers = (t: Table, at: Hex): boolean => {
  for (let u = t.stacks.firstIn(at); u !== NO_UNIT; u = t.stacks.nextIn(u)) if (works(t, u)) return true
  return false
}

/** Ruling T124: does a path lead to a unit? Its own hex may be under fire. To be asked after floodSupply. */
export function isReached(t: Table, u: Unit): boolean {
  const at = t.units.where[u]
  if (hasWorkers(t, at)) return true
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next !== OFF_MAP && supplyWays.spent[next] !== FAR) return true
  }
  return false
}
