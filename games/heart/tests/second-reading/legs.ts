// Chapter 12 read a second time, with the ground of the oracle: may a unit march so, whom does a charge reach, and where
// does everybody come to stand. Men stand on round bases, guns and cars on stands, boats are hulls.

import { FACINGS } from '../../data/facings.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import type { Table } from '../../layout.ts'
import { ON_FOOT } from '../../rules/09-units.ts'
import { ground, isChain, isIn, length, sail, way } from '../oracle.ts'
import { type Base, cornersOf, overlap, touch } from '../oracle-bases.ts'
import { attachedTo, isSo, of, SLOTS, sideOf, slotOf, terrainOf, typeOf } from './men.ts'

/** A place in sixteenths. */
type Place = readonly [x: number, y: number]
const square = ([ax, ay]: Place, [bx, by]: Place): number => (ax - bx) ** 2 + (ay - by) ** 2
const placeOf = (t: Table, f: number): Place => [t.figures.x[f as never] ?? 0, t.figures.y[f as never] ?? 0]
const figures = (t: Table, slot: number): readonly number[] =>
  Array.from({ length: of(t, 'count', slot) }, (_, k) => slot * 20 + k)
const group = (t: Table, slot: number): readonly number[] =>
  [slot, ...attachedTo(t, slot)].flatMap((s) => figures(t, s))

/** The square of how near a way comes to a place. */
function nearWay(p: Place, a: Place, b: Place): number {
  const [vx, vy] = [b[0] - a[0], b[1] - a[1]]
  const along = vx * vx + vy * vy
  const part = along === 0 ? 0 : ((p[0] - a[0]) * vx + (p[1] - a[1]) * vy) / along
  const s = Math.max(0, Math.min(1, part))
  return square(p, [a[0] + s * vx, a[1] + s * vy])
}
/** 9.12: the square of 1 1/8 inches: nearer than that is contact; and of an inch: nearer is an overlap. */
const CONTACT = 18 * 18
const BASE = 16 * 16
/** How far from its centre a base reaches, and a little more. */
const REACH = { round: 10, stand: 26, hull: 58 }

const stepOf = (t: Table, slot: number): Place => FACINGS[of(t, 'facing', slot)]?.step ?? [0, 16]
/** What a figure stands on. */
export const baseOf = (t: Table, f: number): Base => ({
  at: placeOf(t, f),
  shape: typeOf(t, slotOf(f)).base,
  step: stepOf(t, slotOf(f)),
})
const areRound = (one: Base, other: Base): boolean => one.shape === 'round' && other.shape === 'round'
const isAbout = (one: Base, other: Base, far: number): boolean => far <= (REACH[one.shape] + REACH[other.shape]) ** 2
/** 9.12: men by their centres, which is quicker; all others by the oracle of bases. */
export function areOver(one: Base, other: Base): boolean {
  const far = square(one.at, other.at)
  return areRound(one, other) ? far < BASE : isAbout(one, other, far) && overlap(one, other)
}
export function areTouching(one: Base, other: Base): boolean {
  const far = square(one.at, other.at)
  return areRound(one, other) ? far <= CONTACT : isAbout(one, other, far) && touch(one, other)
}
/** 12.6: how near a way may come to a centre: half an inch more for each of the two that is no man. */
const berth = (one: Base, other: Base): number =>
  18 + (one.shape === 'round' ? 0 : 8) + (other.shape === 'round' ? 0 : 8)

type Mobility = Parameters<typeof way>[1] | 'boat'
const mobilityOf = (t: Table, slot: number): Mobility =>
  typeOf(t, slot).id === 'cavalry' && isSo(t, slot, ON_FOOT) ? 'foot' : (typeOf(t, slot).mobility as Mobility)

const grounds = new Map<string, ReturnType<typeof ground>>()
/** The ground of a table, read once for each; 10.10: what is burned is open. */
function groundOf(t: Table): ReturnType<typeof ground> {
  const terrain = terrainOf(t).filter((_, i) => ((t.tracks.burned >> i) & 1) === 0)
  const key = JSON.stringify(terrain)
  const known = grounds.get(key) ?? ground(terrain)
  grounds.set(key, known)
  return known
}

/** Somebody else on the table. */
interface Other {
  readonly base: Base
  readonly isFoe: boolean
  readonly isTarget: boolean
}

/** A unit on its way: who goes, from where, with how much left, and who is about. */
export class Leg {
  readonly who: readonly number[]
  readonly from: readonly Place[]
  readonly to: (Place | undefined)[]
  readonly #t: Table
  readonly #unit: number
  readonly #open: number
  readonly #cover: number
  readonly #left: number
  readonly #others: readonly Other[]
  constructor(t: Table, u: number, open: number, cover: number, spent: number, target = -1) {
    this.#t = t
    this.#unit = u
    this.who = group(t, u)
    this.from = this.who.map((f) => placeOf(t, f))
    this.to = this.from.map(() => undefined)
    this.#open = open
    this.#cover = cover
    this.#left = 256 * open * cover - spent
    const mine = new Set(this.who)
    const targets = new Set(target < 0 ? [] : group(t, target))
    // 13.2: its own side keeps the places of hidden units free
    const there = SLOTS.filter((s) => of(t, 'where', s) === 2 || (of(t, 'where', s) === 3 && sideOf(s) === sideOf(u)))
    this.#others = there
      .flatMap((s) => figures(t, s))
      .filter((f) => !mine.has(f))
      .map((f) => ({ base: baseOf(t, f), isFoe: sideOf(slotOf(f)) !== sideOf(u), isTarget: targets.has(f) }))
  }
  /** Figure k as it would stand there: 9.8: all face as the unit does. */
  base(k: number, p: Place): Base {
    return { at: p, shape: typeOf(this.#t, slotOf(this.who[k] ?? 0)).base, step: stepOf(this.#t, this.#unit) }
  }

  /** 9.12: may figure k stand there? In a charge it may touch. */
  stands(k: number, p: Place, isCharge: boolean): boolean {
    const { w, h } = SCENARIOS[this.#t.core.scenario]?.table ?? { w: 72, h: 48 }
    if (p[0] < 0 || p[1] < 0 || p[0] > w * 16 || p[1] > h * 16) return false
    const own = this.base(k, p)
    const isInWay = ({ base, isFoe }: Other): boolean =>
      areOver(own, base) || (!isCharge && isFoe && areTouching(own, base))
    if (this.#others.some(isInWay)) return false
    if (this.to.some((q, i) => i !== k && q !== undefined && areOver(own, this.base(i, q)))) return false
    return mobilityOf(this.#t, this.#unit) === 'boat' ? this.#isAfloat(own) : !this.#isClosed(p)
  }
  /** 10.9: are all corners of a hull on water? */
  #isAfloat(hull: Base): boolean {
    const waters = groundOf(this.#t).patches.filter(({ kind }) => kind.go.boat !== 'no')
    return cornersOf(hull).every(([x, y]) => waters.some((each) => isIn(each, x, y)))
  }
  /** 9.8: who is attached goes as the unit does; 9.11: closed ground begins behind its edge; 10.9: a road or ford opens it. */
  #isClosed([x, y]: Place): boolean {
    const mobility = mobilityOf(this.#t, this.#unit)
    const { patches } = groundOf(this.#t)
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [x + dx, y + dy] as const))
    const isRoad = patches.some((each) => ['road', 'ford'].includes(each.kind.id) && isIn(each, x, y))
    return !isRoad && patches.some((each) => each.kind.go[mobility] === 'no' && around.every((p) => isIn(each, ...p)))
  }
  /** Could so long a way be paid, on whatever ground? */
  isInReach(long: number): boolean {
    return long * Math.min(this.#open, this.#cover) <= this.#left
  }
  /** 12.2, 12.6: has figure k a way to there, and can it be paid? From whom it charges it keeps the breadth of a base. */
  goes(k: number, p: Place, isCharge: boolean): boolean {
    const from = this.from[k] ?? p
    if (!this.isInReach(length(p[0] - from[0], p[1] - from[1]))) return false
    const own = this.base(k, p)
    const bars = ({ base, isFoe, isTarget }: Other): boolean => {
      if (!isFoe) return false
      const near = nearWay(base.at, from, p)
      return isCharge && isTarget
        ? near < (base.shape === 'round' ? 16 : 24) ** 2 - 1e-6
        : near <= berth(own, base) ** 2 + 1e-6
    }
    if (this.#others.some(bars)) return false
    const [here, mobility] = [groundOf(this.#t), mobilityOf(this.#t, this.#unit)]
    const found = mobility === 'boat' ? sail(here, ...from, ...p) : way(here, mobility, ...from, ...p)
    return found !== undefined && found.open * this.#cover + found.cover * this.#open <= this.#left
  }
}

/** 12.4, 9.13, 9.4: a march by so much: where all come to stand; 'refused' when it is, undefined when nothing is said. */
export function march(t: Table, by: Place): readonly Place[] | 'refused' | undefined {
  const u = t.move.unit - 1
  const leg = new Leg(t, u, t.move.open, t.move.cover, t.move.spent)
  if (t.move.contact !== 0) return undefined
  const [fx, fy] = stepOf(t, u)
  // 12.12: a boat goes within 45 degrees of its bow
  const ahead = fx * by[0] + fy * by[1]
  if (mobilityOf(t, u) === 'boat' && (ahead <= 0 || Math.abs(fx * by[1] - fy * by[0]) > ahead)) return 'refused'
  const steps = [-3, -2, -1, 0, 1, 2, 3]
  // The nearest first; equally near: the further in front, then the further left
  const aside = steps
    .flatMap((i) => steps.map((j) => ({ i, j, x: i * fy + j * fx, y: j * fy - i * fx })))
    .toSorted((a, b) => a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2 || b.j - a.j || a.i - b.i)
  for (const [k, [x, y]] of leg.from.entries()) {
    const wish: Place = [x + by[0], y + by[1]]
    const found = leg.stands(k, wish, false)
      ? wish
      : aside
          .map((step): Place => [wish[0] + step.x, wish[1] + step.y])
          .find((p) => leg.stands(k, p, false) && leg.goes(k, p, false))
    if (found === undefined || !leg.goes(k, found, false)) return 'refused'
    leg.to[k] = found
  }
  const all = leg.to.map((p): Place => p ?? [0, 0])
  return isChain(all, (of(t, 'open', u) === 1 ? 48 : 32) ** 2) ? all : 'refused'
}

/** The places on the straight line to another, the furthest first (12.8). */
function* towards(a: Place, b: Place): Generator<Place> {
  const far = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]))
  for (let m = far; m > 0; m--)
    yield [a[0] + Math.trunc(((b[0] - a[0]) * m) / far), a[1] + Math.trunc(((b[1] - a[1]) * m) / far)]
}
const nearestTo = (p: Place, all: readonly Place[]): Place =>
  all.reduce((best, each) => (square(p, each) < square(p, best) ? each : best))

/** 12.8: a charge: where all come to stand, and whether anybody is in contact; undefined when nothing is said. */
export function charge(t: Table, u: number, v: number, open: number, cover: number) {
  const leg = new Leg(t, u, open, cover, 0, v)
  const bases = group(t, v).map((f) => baseOf(t, f))
  const targets = bases.map(({ at }) => at)
  const touched = targets.map(() => 0)
  const own = of(t, 'count', u)
  const nearness = leg.from.map((p) => square(p, nearestTo(p, targets)))
  const order = leg.from.map((_, k) => k)
  order.sort((a, b) => Number(a >= own) - Number(b >= own) || (nearness[a] ?? 0) - (nearness[b] ?? 0) || a - b)
  // Who has not gone yet stands where he stood
  leg.from.forEach((p, k) => {
    leg.to[k] = p
  })
  for (const k of order) {
    const from = leg.from[k] ?? [0, 0]
    leg.to[k] = contactFor(leg, k, bases, touched) ?? nearer(leg, k, nearestTo(from, targets), true)
    for (const [i, base] of bases.entries())
      if (areTouching(leg.base(k, leg.to[k] ?? from), base)) touched[i] = (touched[i] ?? 0) + 1
  }
  const reached = touched.some((n) => n > 0)
  const nearest = order.reduce((best, k) => ((nearness[k] ?? 0) < (nearness[best] ?? 0) ? k : best))
  if (!reached) fallShort(leg, nearest, targets)
  return { who: leg.who, to: leg.to, reached }
}
/** 12.8 (c): as far as it can towards a place. */
function nearer(leg: Leg, k: number, at: Place, isCharge: boolean): Place {
  const from = leg.from[k] ?? at
  for (const p of towards(from, at)) if (leg.goes(k, p, isCharge) && leg.stands(k, p, isCharge)) return p
  return from
}
/** 9.4: a unit that is torn apart closes up: where all come to stand. */
export function rejoin(t: Table): readonly Place[] {
  const u = t.move.unit - 1
  const leg = new Leg(t, u, t.move.open, t.move.cover, t.move.spent)
  const link = (of(t, 'open', u) === 1 ? 48 : 32) ** 2
  const parts = leg.from.map((_, k) => k)
  for (const a of leg.from.keys())
    for (const b of leg.from.keys()) {
      const drop = parts[b]
      if (square(leg.from[a] ?? [0, 0], leg.from[b] ?? [0, 0]) > link) continue
      for (const [k, part] of parts.entries()) if (part === drop) parts[k] = parts[a] ?? 0
    }
  const sizes = parts.map((part) => parts.filter((each) => each === part).length)
  const main = parts[sizes.indexOf(Math.max(...sizes))]
  const kept = leg.from.filter((_, k) => parts[k] === main)
  // Who has not gone yet stands where he stood
  for (const [k, p] of leg.from.entries()) leg.to[k] = p
  for (const [k, p] of leg.from.entries()) if (parts[k] !== main) leg.to[k] = nearer(leg, k, nearestTo(p, kept), false)
  return leg.to.map((p): Place => p ?? [0, 0])
}
/** Where a man touches a figure: all round a man, and at three places of each side of a stand. */
function around({ at: [x, y], shape, step }: Base): readonly Place[] {
  if (shape === 'round') return FACINGS.map(({ step: [fx, fy] }): Place => [x + fx, y + fy])
  const front = FACINGS.findIndex((each) => each.step[0] === step[0] && each.step[1] === step[1])
  return FACINGS.filter((_, way) => way % 4 === front % 4).flatMap(({ touch: [ox, oy], step: [fx, fy] }) =>
    [-1, 0, 1].map((side): Place => [x + ox + side * fy, y + oy - side * fx]),
  )
}
/** 12.8 (b): the place at the figure with the fewest chargers, then the nearest one. */
function contactFor(leg: Leg, k: number, targets: readonly Base[], touched: readonly number[]): Place | undefined {
  const [x, y] = leg.from[k] ?? [0, 0]
  const places = targets.flatMap((target, i) =>
    around(target).map((p) => ({ p, chargers: touched[i] ?? 0, long: length(p[0] - x, p[1] - y) })),
  )
  return places
    .filter(({ chargers, long }) => chargers < 2 && leg.isInReach(long))
    .toSorted((a, b) => a.chargers - b.chargers || a.long - b.long)
    .find(({ p }) => leg.stands(k, p, true) && leg.goes(k, p, true))?.p
}
/** 12.8 (d): all go as far as all can. */
function fallShort(leg: Leg, first: number, targets: readonly Place[]): void {
  const from = leg.from[first] ?? [0, 0]
  leg.to.fill(undefined)
  const shift = [...towards(from, nearestTo(from, targets))].map(([x, y]): Place => [x - from[0], y - from[1]])
  const moved = ([x, y]: Place): readonly Place[] => leg.from.map((p): Place => [p[0] + x, p[1] + y])
  const found = shift.find((by) => moved(by).every((p, k) => leg.goes(k, p, false) && leg.stands(k, p, false)))
  for (const [k, p] of moved(found ?? [0, 0]).entries()) leg.to[k] = p
}
