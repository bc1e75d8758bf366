import { type Hex, other, type Side } from '@boma/kernel'
import { HIDDEN, isHex, PLACE_AT, TOWN, WINDHOEK } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  ALLIED,
  afterLast,
  firstUnit,
  HAS_ZONE,
  IS_ARTILLERY,
  IS_LEADER,
  IS_MILITIA,
  IS_PORTUGUESE,
  IS_STATIC,
  IS_WIRELESS,
  UNITS,
  type Unit,
} from '../roster.ts'
import { stackLimit } from '../rules/14-stacking.ts'
import { isEntrenched } from '../rules/16.5-ground.ts'
import { COLUMN, firstIn, holder, isConverted, nextIn, THROWS } from '../stacks.ts'
import { WORTH_HOLDING } from './weights.ts'

/** Where every unit is, or most likely is: units by hex. */
export interface Belief {
  readonly in: ReadonlyMap<Hex, readonly Unit[]>
}

/** Puts what a side cannot see (26.0) where a good enemy would have it: militia in towns, riders where zones are thrown. */
export function believe(t: Table, side: Side): Belief {
  const enemy = other(side)
  const found = new Map<Hex, Unit[]>()
  const columns: Hex[] = []
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    if (!isHex(at)) continue
    const there = found.get(at)
    if (there === undefined) found.set(at, [u])
    else there.push(u)
  }
  for (let hex = 0 as Hex; isHex(hex); hex++)
    if (t.places.first[hex] >= COLUMN && holder(t, hex) === enemy) columns.push(hex)
  if (columns.length > 0) fill(t, enemy, columns, found)
  return { in: found }
}

/** The units in a place, or most likely there. */
export const unitsIn = (belief: Belief, hex: Hex): readonly Unit[] => belief.in.get(hex) ?? NOBODY_THERE
const NOBODY_THERE: readonly Unit[] = []

/** All of the side's units in a place, the Cape included, as the table has them. */
export function standingIn(t: Table, place: Hex): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) found.push(u)
  return found
}

function fill(t: Table, enemy: Side, columns: readonly Hex[], found: Map<Hex, Unit[]>): void {
  for (const hex of columns) found.set(hex, [])
  const towns = byWorth(
    t,
    columns.filter((hex) => (PLACE_AT[hex] & TOWN) !== 0),
  )
  const ridden = byWorth(
    t,
    columns.filter((hex) => (t.places.marks[hex] & THROWS) !== 0),
  )
  const all = byWorth(t, columns)
  deal(t, enemy, found, towns, (u) => IS_MILITIA[u] === 1 && !isConverted(t, u), 1)
  deal(t, enemy, found, towns, (u) => IS_WIRELESS[u] === 1, 1)
  deal(t, enemy, found, ridden.length > 0 ? ridden : all, (u) => HAS_ZONE[u] === 1 || isConverted(t, u))
  deal(t, enemy, found, ridden.length > 0 ? ridden : all, (u) => IS_ARTILLERY[u] === 1 || IS_LEADER[u] === 1)
  // Whoever is left explains the columns that nobody explains yet, then goes with the others.
  const bare = all.filter((hex) => found.get(hex)?.length === 0)
  deal(t, enemy, found, bare, (u) => IS_STATIC[u] === 0, 1)
  deal(t, enemy, found, ridden.length > 0 ? ridden : all, () => true)
}

/** Columns by how much there is to hold, the most first; a trench tells that somebody means to. */
function byWorth(t: Table, columns: readonly Hex[]): readonly Hex[] {
  const worth = (hex: Hex): number =>
    (WORTH_HOLDING.get(hex) ?? 0) + (isEntrenched(t, hex) ? 3 : 0) + (hex === WINDHOEK ? 1 : 0)
  return [...columns].sort((a, b) => worth(b) - worth(a) || a - b)
}

/** Deals out the unseen units of a sort, one to each hex in turn, up to so many. */
function deal(
  t: Table,
  enemy: Side,
  found: Map<Hex, Unit[]>,
  hexes: readonly Hex[],
  isSort: (u: Unit) => boolean,
  most = 99,
): void {
  if (hexes.length === 0) return
  const limit = stackLimit(enemy)
  const dealt = new Set<Unit>([...found.values()].flat())
  let i = 0
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++) {
    if (t.units.where[u] !== HIDDEN || dealt.has(u) || !isSort(u)) continue
    if (enemy === ALLIED && IS_PORTUGUESE[u] === 1) continue
    if (i >= most * hexes.length) return
    const there = found.get(hexes[i % hexes.length] as Hex)
    if (there !== undefined && there.length < limit) there.push(u)
    i++
  }
}
