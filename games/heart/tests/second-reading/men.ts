// A table as a person sees it: men, where they stand, who is with whom, who touches and sees whom. What ground does to a
// line (10), and bases that are not round (9.12), are asked of the rules, for they have oracles of their own.

import { FACINGS } from '../../data/facings.ts'
import type { Terrain } from '../../data/kind.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { TYPES } from '../../data/types.ts'
import type { Table } from '../../layout.ts'
import { touch } from '../../rules/09-contact.ts'
import { ON_FOOT } from '../../rules/09-units.ts'
import { blockedByFriend } from '../../rules/10-friends.ts'
import { sees } from '../../rules/10-sight.ts'
import { freeTerrain } from '../../rules/17-free-ground.ts'

/** A man on the table. */
export interface Man {
  readonly id: number
  readonly slot: number
  readonly x: number
  readonly y: number
  readonly type: (typeof TYPES)[number]
}
/** A place in inches. */
export type Spot = readonly [x: number, y: number]

/** All slots of both sides. */
export const SLOTS: readonly number[] = Array.from({ length: 48 }, (_, slot) => slot)
export const sideOf = (slot: number): number => (slot < 24 ? 0 : 1)
/** The slot of a figure. */
export const slotOf = (figure: number): number => Math.trunc(figure / 20)

/** What a column of the table says of a unit. */
export const of = (t: Table, column: keyof Table['units'], slot: number): number => t.units[column][slot as never] ?? 0
export const hasDone = (t: Table, slot: number, bit: number): boolean => (of(t, 'did', slot) & bit) !== 0
export const isSo = (t: Table, slot: number, bit: number): boolean => (of(t, 'state', slot) & bit) !== 0
export const isThere = (t: Table, slot: number): boolean => of(t, 'where', slot) === 2
/** The type of a unit. */
export function typeOf(t: Table, slot: number): Man['type'] {
  const type = TYPES[of(t, 'type', slot)]
  if (type === undefined) throw new Error('no type')
  return type
}

/** A figure by its number. */
export const man = (t: Table, id: number): Man => ({
  id,
  slot: slotOf(id),
  x: (t.figures.x[id as never] ?? 0) / 16,
  y: (t.figures.y[id as never] ?? 0) / 16,
  type: typeOf(t, slotOf(id)),
})
export const men = (t: Table, slot: number): readonly Man[] =>
  Array.from({ length: of(t, 'count', slot) }, (_, k) => man(t, slot * 20 + k))
export const attachedTo = (t: Table, slot: number): readonly number[] =>
  SLOTS.filter((s) => of(t, 'attached', s) === slot + 1)
/** 9.8: whom a slot is with: itself, or the unit it is attached to. */
export const hostOf = (t: Table, slot: number): number => (of(t, 'attached', slot) || slot + 1) - 1
export const everybody = (t: Table, slot: number): readonly Man[] => [
  ...men(t, slot),
  ...attachedTo(t, slot).flatMap((s) => men(t, s)),
]

/** 9.3: where one is measured from: a boat from seven points along its keel. */
function points(t: Table, m: Man): readonly Spot[] {
  const [fx, fy] = FACINGS[of(t, 'facing', m.slot)]?.step ?? [0, 16]
  const along = m.type.base === 'hull' ? [-3, -2, -1, 0, 1, 2, 3] : [0]
  return along.map((k) => [m.x + (k * fx) / 16, m.y + (k * fy) / 16])
}
/** Inches between two spots; exact enough for what lies on a grid of sixteenths. */
export const between = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by)
/** Inches from man to man. */
export const apart = (t: Table, a: Man, b: Man): number =>
  Math.min(...points(t, a).flatMap((p) => points(t, b).map((q) => between(p, q))))

/** Inches from a spot to a man. */
export const apartFrom = (t: Table, m: Man, spot: Spot): number =>
  Math.min(...points(t, m).map((p) => between(p, spot)))

/** 9.12: bases of an inch, an eighth apart at most. */
export const areTouching = (t: Table, a: Man, b: Man): boolean =>
  a.type.base === 'round' && b.type.base === 'round' ? apart(t, a, b) <= 1.125 : touch(t, a.id as never, b.id as never)
export const areInContact = (t: Table, u: number, v: number): boolean =>
  everybody(t, u).some((a) => everybody(t, v).some((b) => areTouching(t, a, b)))
/** The enemies that a unit is in contact with. */
export const foesOf = (t: Table, v: number): readonly number[] =>
  SLOTS.filter((s) => sideOf(s) !== sideOf(v) && isThere(t, s) && areInContact(t, v, s))

export const rangeOf = (t: Table, m: Man): number =>
  m.type.dismounted !== undefined && isSo(t, m.slot, ON_FOOT) ? m.type.dismounted.range : m.type.range

/** 9.7, by angles. */
export function isInArc(t: Table, m: Man, at: Man): boolean {
  if (m.type.arc === 'all' || of(t, 'attached', m.slot) !== 0) return true
  const [fx, fy] = FACINGS[of(t, 'facing', m.slot)]?.step ?? [0, 1]
  const ahead = fx * (at.x - m.x) + fy * (at.y - m.y)
  const across = Math.abs(fx * (at.y - m.y) - fy * (at.x - m.x))
  return m.type.arc === 'front' ? ahead >= 0 : ahead > 0 && across <= ahead
}
/** 14.1: may a man of unit u shoot at that one, within so many inches? */
export function isMark(t: Table, m: Man, u: number, at: Man, range: number): boolean {
  if (apart(t, m, at) > range) return false
  if (!isInArc(t, m, at) && !areInContact(t, u, hostOf(t, at.slot))) return false
  const line = [m.x * 16, m.y * 16, at.x * 16, at.y * 16] as const
  return sees(t, ...line) && !blockedByFriend(t, u as never, ...line)
}
/** 14.1: the figures of a unit that a man may shoot at, the nearest first (equally near: the lower number). */
export const marks = (t: Table, m: Man, u: number, v: number): readonly Man[] =>
  everybody(t, v)
    .filter((at) => isMark(t, m, u, at, rangeOf(t, m)))
    // Two who are equally far differ by a hair of rounding: that is no difference.
    .toSorted((a, b) => Math.round(1e6 * (apart(t, m, a) - apart(t, m, b))) || a.id - b.id)

/** 9.11, 17.6: what lies on the table. */
export const terrainOf = (t: Table): readonly Terrain[] => SCENARIOS[t.core.scenario]?.terrain ?? freeTerrain(t)
