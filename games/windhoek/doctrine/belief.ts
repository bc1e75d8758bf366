import { type Column, type Hex, other, type Side } from '@boma/kernel'
import { HIDDEN, isHex, PLACE_AT, TOWN } from '../board.ts'
import type { Table } from '../layout.ts'
import {
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
import { DRAWN_BY_TRENCH, KNOWN_FOR, WORTH_HOLDING } from './weights.ts'

/** Where every unit is, or most likely is: units by hex, and those of them that are known to be disrupted though it does not show. */
export interface Belief {
  readonly in: ReadonlyMap<Hex, readonly Unit[]>
  readonly hurt: Column<Unit>
  /** Hits that those in a hex must have taken since they were seen. */
  readonly hitsSince: ReadonlyMap<Hex, number>
}

/** What battles have shown of the enemy (15.5.1). */
export interface Shown {
  /** Where each unit was seen last; 0 for nowhere. */
  readonly at: Column<Unit, Hex>
  /** 1 for those that were disrupted then, this turn. */
  readonly hurt: Column<Unit>
  /** The turn in which all of a hex were seen. */
  readonly hexes: Map<Hex, number>
  /** Hits that they were still to take then, this turn. */
  readonly hitsSince: Map<Hex, number>
}

/** Puts what a side cannot see (26.0) where a good enemy would have it: militia in towns, riders where zones are thrown. */
export function believe(t: Table, side: Side, shown: Shown): Belief {
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
  if (columns.length > 0) fill(t, enemy, columns, found, shown)
  return { in: found, hurt: shown.hurt, hitsSince: shown.hitsSince }
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

function fill(t: Table, enemy: Side, all: readonly Hex[], found: Map<Hex, Unit[]>, shown: Shown): void {
  for (const hex of all) found.set(hex, [])
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++)
    if (t.units.where[u] === HIDDEN && shown.at[u] !== 0) found.get(shown.at[u])?.push(u)
  // Where all were seen lately nobody else is.
  const isKnown = (hex: Hex): boolean =>
    (shown.hexes.get(hex) ?? -9) >= t.tracks.turn - KNOWN_FOR && (found.get(hex)?.length ?? 0) > 0
  const unknown = all.filter((hex) => !isKnown(hex))
  const columns = unknown.length > 0 ? unknown : all
  const towns = byWorth(
    t,
    columns.filter((hex) => (PLACE_AT[hex] & TOWN) !== 0),
  )
  const ridden = byWorth(
    t,
    columns.filter((hex) => (t.places.marks[hex] & THROWS) !== 0),
  )
  const open = byWorth(t, columns)
  deal(t, enemy, found, towns, (u) => IS_MILITIA[u] === 1 && !isConverted(t, u), 1)
  deal(t, enemy, found, towns, (u) => IS_WIRELESS[u] === 1, 1)
  deal(t, enemy, found, ridden.length > 0 ? ridden : open, (u) => HAS_ZONE[u] === 1 || isConverted(t, u))
  deal(t, enemy, found, ridden.length > 0 ? ridden : open, (u) => IS_ARTILLERY[u] === 1 || IS_LEADER[u] === 1)
  // Whoever is left explains the columns that nobody explains yet, then goes with the others.
  const bare = open.filter((hex) => found.get(hex)?.length === 0)
  deal(t, enemy, found, bare, (u) => IS_STATIC[u] === 0, 1)
  deal(t, enemy, found, ridden.length > 0 ? ridden : open, () => true)
}

/** How many of the enemy's units a column draws: who means to hold a place, and digs there, puts most of what he has into one. */
function drawOf(t: Table, hex: Hex): number {
  const draw = 1 + (WORTH_HOLDING.get(hex) ?? 0) + (isEntrenched(t, hex) ? DRAWN_BY_TRENCH : 0)
  return draw * draw
}

/** Columns by that, the most first. */
const byWorth = (t: Table, columns: readonly Hex[]): readonly Hex[] =>
  [...columns].sort((a, b) => drawOf(t, b) - drawOf(t, a) || a - b)

/** Deals out the unseen units of a sort, each to the hex that lacks most of its share, up to so many a hex. */
function deal(
  t: Table,
  enemy: Side,
  found: Map<Hex, Unit[]>,
  hexes: readonly Hex[],
  isSort: (u: Unit) => boolean,
  most = 99,
): void {
  const limit = stackLimit(enemy)
  const isFull = (hex: Hex, u: Unit): boolean =>
    IS_STATIC[u] === 0 && (found.get(hex)?.filter((v) => IS_STATIC[v] === 0).length ?? 0) >= limit
  const dealt = new Set<Unit>([...found.values()].flat())
  const given = new Map(hexes.map((hex) => [hex, 0]))
  for (let u = firstUnit(enemy); u < afterLast(enemy); u++) {
    if (t.units.where[u] !== HIDDEN || dealt.has(u) || !isSort(u) || IS_PORTUGUESE[u] === 1) continue
    let to: Hex | undefined
    let need = 0
    for (const [hex, n] of given) {
      const share = drawOf(t, hex) / (n + 1)
      if (n < most && share > need && !isFull(hex, u)) {
        need = share
        to = hex
      }
    }
    if (to === undefined) continue
    given.set(to, (given.get(to) ?? 0) + 1)
    found.get(to)?.push(u)
  }
}
