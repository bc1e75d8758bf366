import type { Note } from '@boma/counsel'
import { ALLOWED, type Direction, type Hex, type Side } from '@boma/kernel'
import { IS_ALL_ROUND, OFF_WEST } from '../board.ts'
import type { Table } from '../layout.ts'
import { type Face, IS_COMBAT, isLeader, MORALE, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { clearStack, countIn, makeStack, stackFault } from '../rules/09-stacking.ts'
import { isAbleToFire, OPPORTUNITY } from '../rules/10-fire.ts'
import { goesOneHex, pointsLeft } from '../rules/15-ground.ts'
import { whyNotMove } from '../rules/15-march.ts'
import { faceOf } from '../stacks.ts'
import { bestFacing, facingOnTheWay } from './facing.ts'
import { besideOf, type Front } from './front.ts'
import { type Body, bodyOf } from './odds.ts'
import { bonusOf } from './parties.ts'
import { isAfield } from './picture.ts'
import { findReach, type Reach, wayTo } from './ways.ts'

/** A march that is wanted: who goes, where to, by which way, and how they face on it. */
export interface March {
  readonly from: Hex
  readonly units: readonly Unit[]
  readonly to: Hex
  readonly way: readonly Hex[]
  /** In each hex of the way. */
  readonly facings: readonly Direction[]
  readonly why: Note
}

/** A Movement Phase as it is planned: who is where when it ends, one unit after the other. */
export class Plan {
  readonly t: Table
  readonly side: Side
  readonly front: Front
  readonly marches: March[] = []
  /** Hexes that dig, and those whose units turn. */
  readonly digs: Hex[] = []
  /** Who stands where when the phase ends, as far as it is settled. */
  readonly #settled = new Map<Hex, Unit[]>()
  readonly #done = new Set<Unit>()
  readonly #reaches = new Map<number, Reach>()
  readonly #mobile = new Set<Unit>()

  constructor(front: Front) {
    const { t, side } = front
    this.t = t
    this.side = side
    this.front = front
    for (let u = 0 as Unit; u < UNITS; u++) {
      if (SIDE_OF[u] !== side) continue
      const at = t.units.where[u]
      if (!isAfield(t, u) && at !== OFF_WEST) continue
      if (whyNotMove(t, u) === ALLOWED && (pointsLeft(t, u) > 0 || at === OFF_WEST)) this.#mobile.add(u)
      else if (at !== OFF_WEST) this.settle([u], at)
    }
  }

  isDone(u: Unit): boolean {
    return this.#done.has(u)
  }
  isMobile(u: Unit): boolean {
    return this.#mobile.has(u)
  }
  /** Units of the side that have nothing to do yet. */
  *idle(): Generator<Unit> {
    for (const u of this.#mobile) if (!this.#done.has(u)) yield u
  }

  /** Who will stand in a hex. */
  at(hex: Hex): readonly Unit[] {
    return this.#settled.get(hex) ?? []
  }
  isManned(hex: Hex): boolean {
    return this.at(hex).some((u) => IS_COMBAT[u] === 1)
  }

  /** §11.2: will somebody look into a hex, so that nobody finds refuge there: from a hex that faces all sides? */
  isWatched(hex: Hex): boolean {
    return besideOf(hex).some((from) => IS_ALL_ROUND[from] === 1 && this.at(from).some((u) => canFire(this.t, u)))
  }

  /** §9.1 to §9.4: could these stand there, beside who will? */
  fits(units: readonly Unit[], hex: Hex): boolean {
    clearStack(stack)
    for (const u of this.at(hex)) countIn(stack, u)
    for (const u of units) countIn(stack, u)
    return stackFault(stack) === ''
  }

  /** They will be there. */
  settle(units: readonly Unit[], hex: Hex): void {
    const there = this.#settled.get(hex) ?? []
    this.#settled.set(hex, [...there, ...units])
    for (const u of units) this.#done.add(u)
  }

  /** They go there, or stay. */
  send(units: readonly Unit[], to: Hex, why: Note): void {
    const [first] = units
    if (first === undefined) return
    const from = this.t.units.where[first]
    this.settle(units, to)
    if (from === to) return
    const way = wayTo(this.reach(units), to)
    const facings = way.map((at) => (at === to ? bestFacing : facingOnTheWay)(this.front, at))
    this.marches.push({ from, units, to, way, facings, why })
  }

  /** How far these get together. */
  reach(units: readonly Unit[]): Reach {
    const { t } = this
    let points = 255
    let key = 0
    for (const u of units) points = Math.min(points, pointsLeft(t, u))
    const [first] = units
    const from = t.units.where[first as Unit]
    const morale = moraleOf(t, units)
    const isArmed = units.some((u) => IS_COMBAT[u] === 1)
    key = ((from * 256 + points) * 16 + Math.floor(morale)) * 2 + (isArmed ? 1 : 0)
    const known = this.#reaches.get(key)
    if (known !== undefined) return known
    const isOneHex = goesOneHex(t, first as Unit)
    const field = isArmed ? this.front.fire : undefined
    const found = findReach(t, { side: this.side, from, points, isOneHex, morale, field })
    this.#reaches.set(key, found)
    return found
  }
}

const stack = makeStack()
const canFire = (t: Table, u: Unit): boolean => IS_COMBAT[u] === 1 && isAbleToFire(t, u, OPPORTUNITY)

/** Hexes where it decides, with nobody in them and nobody who looks into them, that somebody in a hex would look into. */
export function watches(plan: Plan, units: readonly Unit[], at: Hex): number {
  if (IS_ALL_ROUND[at] === 0 || !units.some((u) => canFire(plan.t, u))) return 0
  let n = 0
  for (const to of besideOf(at)) if (plan.front.goals.isGoal[to] === 1 && !plan.isManned(to) && !plan.isWatched(to)) n++
  return n
}

/** The morale of these on average, with their leader. */
export function moraleOf(t: Table, units: readonly Unit[]): number {
  let [n, sum] = [0, 0]
  for (const u of units) {
    if (IS_COMBAT[u] === 0) continue
    n++
    sum += MORALE[faceOf(t, u)]
  }
  return n === 0 ? 9 : sum / n + Math.max(0, bonusOf(units))
}

/** Those of them who fight, as one body. */
export function bodyOfUnits(t: Table, units: readonly Unit[]): Body {
  const faces: Face[] = []
  for (const u of units.toSorted((a, b) => t.units.rank[a] - t.units.rank[b]))
    if (IS_COMBAT[u] === 1 && !isLeader(u)) faces.push(faceOf(t, u))
  return bodyOf(faces, bonusOf(units))
}
