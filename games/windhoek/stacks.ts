import { type Hex, NOBODY, type Side } from '@boma/kernel'
import { isHex } from './board.ts'
import type { Table } from './layout.ts'
import {
  ALLIED,
  ALLOWANCE,
  ALLOWANCE_BACK,
  afterLast,
  COMBAT,
  COMBAT_BACK,
  firstUnit,
  HAS_BACK,
  IS_PORTUGUESE,
  IS_STATIC,
  IS_SUPPORT,
  NO_UNIT,
  SIDE_OF,
  type Unit,
} from './roster.ts'

/** Bits of a counter's state. */
export const DISRUPTED = 1
/** §10.2: German militia turned into mounted rifles. */
export const CONVERTED = 2

/** Bits of a hex's marks: markers are no units (§3.4). The last two say that the stack there throws a zone of control. */
export const ENTRENCHED = 1
export const BROKEN = 2
export const DEVICE = 4
export const THROWS = 8
export const THROWS_RAIL = 16

/** In place of a first counter, from here on: a stack that a view does not show (26.0); COLUMN + side says whose. */
export const COLUMN = 253
/** The same for a Portuguese stack, which never is a mixed one (29.3). */
export const PORTUGUESE_COLUMN = 255

/** The first counter in a place, in the order of ids; NO_UNIT when there is none to be seen. */
export const firstIn = (t: Table, place: Hex): Unit => t.stacks.firstIn(place)
/** The next counter in the same place: `for (let u = firstIn(t, p); u >= 0; u = nextIn(t, u))`. */
export const nextIn = (t: Table, unit: Unit): Unit => t.stacks.nextIn(unit)

/**
 * The first counter of a side's next stack, on the map or in Cape Colony; NO_UNIT behind the last:
 * `for (let u = firstHead(t, side); u >= 0; u = headAfter(t, side, u))`.
 */
export const headAfter = (t: Table, side: Side, unit: number): Unit => {
  const next = t.heads.next(unit + 1)
  return next < afterLast(side) ? next : NO_UNIT
}
/** The first counter of its first stack. */
export const firstHead = (t: Table, side: Side): Unit => headAfter(t, side, firstUnit(side) - 1)

/** Is nobody there? */
export const isEmpty = (t: Table, place: Hex): boolean => t.places.first[place] === 0

/** Whose counters are in the hex, neutral Portuguese taken for Allied; NOBODY when it is empty. */
export function holder(t: Table, hex: Hex): Side {
  const first = t.places.first[hex]
  if (first === 0) return NOBODY
  return first < COLUMN ? SIDE_OF[(first - 1) as Unit] : columnSide(first)
}

const columnSide = (first: number): Side => (first === PORTUGUESE_COLUMN ? ALLIED : ((first - COLUMN) as Side))

/** §29.1: is it a Portuguese counter while Portugal is neutral? */
export const isNeutral = (t: Table, unit: Unit): boolean => IS_PORTUGUESE[unit] === 1 && t.tracks.portugal === 0

/** §4.0: whose units control the hex; neutral Portuguese control nothing. */
export function controller(t: Table, hex: Hex): Side {
  const first = t.places.first[hex]
  if (first === 0) return NOBODY
  if (first < COLUMN) return isNeutral(t, (first - 1) as Unit) ? NOBODY : SIDE_OF[(first - 1) as Unit]
  return first === PORTUGUESE_COLUMN && t.tracks.portugal === 0 ? NOBODY : columnSide(first)
}

/** Is an enemy of this side there? Neutral Portuguese are enemies of the Germans only as an obstacle (29.1 shuts Angola anyway). */
export const hasEnemy = (t: Table, side: Side, hex: Hex): boolean => {
  const there = holder(t, hex)
  return there !== NOBODY && there !== side
}

/** Is it disrupted? */
export const isDisrupted = (t: Table, unit: Unit): boolean => (t.units.state[unit] & DISRUPTED) !== 0
/** Is it militia that has been mounted (10.2)? */
export const isConverted = (t: Table, unit: Unit): boolean => (t.units.state[unit] & CONVERTED) !== 0
/** §3.3: can it never move? Mounted militia can. */
export const isStatic = (t: Table, unit: Unit): boolean => IS_STATIC[unit] === 1 && !isConverted(t, unit)
/** §3.3: can it march? */
export const isMobile = (t: Table, unit: Unit): boolean => IS_SUPPORT[unit] === 0 && !isStatic(t, unit)
/** §3.3: its combat factor as it lies. */
export const combatFactor = (t: Table, unit: Unit): number =>
  t.units.state[unit] === 0 ? COMBAT[unit] : COMBAT_BACK[unit]
/** §3.3: its movement allowance as it lies, in half points. */
export const allowance = (t: Table, unit: Unit): number =>
  t.units.state[unit] === 0 ? ALLOWANCE[unit] : ALLOWANCE_BACK[unit]
/** Is it on the map (4.0)? Boxes are not. */
export const isOnMap = (t: Table, unit: Unit): boolean => isHex(t.units.where[unit])

/** How many counters are in a place that `counts` says count. */
export function countIn(t: Table, place: Hex, counts: (t: Table, unit: Unit) => boolean): number {
  let n = 0
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) if (counts(t, u)) n++
  return n
}

/** §3.3, W32: can it be disrupted and live? Others are eliminated by whatever disrupts them. */
export const hasTwoSteps = (unit: Unit): boolean => HAS_BACK[unit] === 1
