import { DIRECTIONS, type Direction, distance, type Hex, neighbour, OFF_MAP, other, type Side } from '@boma/kernel'
import { CLOSED, costBy, ENTRY, grid, HEXES, IS_PASSABLE, isHex, OFF_WEST } from '../board.ts'
import type { Table } from '../layout.ts'
import { isNight } from '../rules/04-clock.ts'
import { isFlanked, isInArc } from '../rules/08-facing.ts'
import { sees } from '../rules/10.4-sight.ts'
import { coverLine, trenchOf } from '../rules/10-fire.ts'
import { entryCost, paidCover } from '../rules/15-ground.ts'
import { hasCombat } from '../stacks.ts'
import { stepLost } from './odds.ts'
import type { Stack } from './picture.ts'
import { BLOOD_ON_THE_WAY } from './weights.ts'

/** Who can fire into a hex, and with how much. */
interface Firer {
  readonly from: Hex
  readonly power: number
}

/** Where the enemy's fire reaches (10.3C). */
export class FireField {
  readonly #t: Table
  readonly #firers: (readonly Firer[])[] = []

  constructor(t: Table, enemies: readonly Stack[]) {
    this.#t = t
    const all: Firer[][] = Array.from({ length: HEXES }, () => [])
    const night = isNight(t) ? 2 : Number.POSITIVE_INFINITY
    for (const { at: from, power } of enemies) {
      const reach = Math.min(
        night,
        power.findLastIndex((each) => each > 0),
      )
      if (reach < 1) continue
      for (let at = 0 as Hex; at < HEXES; at++) {
        const far = distance(grid, from, at)
        if (far === 0 || far > reach || IS_PASSABLE[at] === 0) continue
        if (isInArc(t, from, at) && sees(t, from, at)) (all[at] as Firer[]).push({ from, power: power[far] as number })
      }
    }
    this.#firers = all
  }

  /** Steps that those of this morale may lose who step there and pay for this cover. */
  onTheWay(at: Hex, cover: number, morale: number): number {
    let sum = 0
    for (const { power } of this.#firers[at] as readonly Firer[]) sum += stepLost(power + cover, morale)
    return Math.min(1, sum)
  }

  /** §12.1: what could be fired at those who step there facing so: twice as much from where they turn a flank. */
  against(at: Hex, facing: Direction): number {
    let sum = 0
    for (const { from, power } of this.#firers[at] as readonly Firer[])
      sum += isFlanked(at, facing, from) ? 2 * power : power
    return sum
  }

  /** The same for those who stand there. */
  atRest(at: Hex, morale: number): number {
    let sum = 0
    for (const { from, power } of this.#firers[at] as readonly Firer[])
      sum += stepLost(power + coverLine(from, at).value + trenchOf(this.#t, from, at), morale)
    return sum
  }

  /** Does anybody see the hex who could fire into it? */
  isSeen(at: Hex): boolean {
    return (this.#firers[at] as readonly Firer[]).length > 0
  }
}

/** Ways by which somebody gets to each hex: points, where it is entered from, and the steps that it may cost on the way. */
interface Ways {
  readonly cost: Uint8Array
  readonly before: Int16Array
  readonly risk: Float32Array
}
/** How far somebody gets: by the ways that cost less blood, and where these take too long by the straight ones. */
export interface Reach {
  readonly from: Hex
  readonly wary: Ways
  readonly straight: Ways
}

/** What no way costs. */
const NO_WAY = CLOSED

interface Walk {
  readonly side: Side
  readonly from: Hex
  /** Points that are left; one hex for the British at night, whatever it costs. */
  readonly points: number
  readonly isOneHex: boolean
  readonly morale: number
  readonly field: FireField | undefined
}

/** Whoever walks goes where it costs less blood if the points suffice. */
export function findReach(t: Table, walk: Walk): Reach {
  const straight = flood(t, walk, 0)
  const isSafe = walk.field === undefined || walk.isOneHex
  return { from: walk.from, straight, wary: isSafe ? straight : flood(t, walk, BLOOD_ON_THE_WAY) }
}

function flood(t: Table, { side, from, points, isOneHex, morale, field }: Walk, fear: number): Ways {
  const cost = new Uint8Array(HEXES).fill(NO_WAY)
  const before = new Int16Array(HEXES).fill(-1)
  const risk = new Float32Array(HEXES)
  const price = new Float32Array(HEXES).fill(1e9)
  const open: Hex[] = []
  const enemy = other(side)
  const enter = (at: Hex, spent: number, blood: number, by: Hex): void => {
    const whole = spent + fear * blood
    if (whole >= (price[at] as number)) return
    price[at] = whole
    cost[at] = spent
    before[at] = by
    risk[at] = blood
    open.push(at)
  }
  if (isHex(from)) {
    price[from] = 0
    cost[from] = 0
    open.push(from)
  } else
    for (const at of ENTRY)
      if (entryCost(OFF_WEST, at) <= points && !hasCombat(t, at, enemy)) enter(at, entryCost(OFF_WEST, at), 0, from)
  for (let i = 0; i < open.length; i++) {
    const at = open[i] as Hex
    if (isOneHex && at !== from) continue
    for (const d of DIRECTIONS) {
      const to = neighbour(grid, at, d)
      const step = costBy(at, d)
      if (to === OFF_MAP || step >= CLOSED || hasCombat(t, to, enemy)) continue
      const spent = isOneHex ? 1 : (cost[at] as number) + step
      if (!isOneHex && spent > points) continue
      const blood = field === undefined ? 0 : (risk[at] as number) + field.onTheWay(to, paidCover(at, to), morale) / 2
      enter(to, spent, blood, at)
    }
  }
  return { cost, before, risk }
}

const waysTo = ({ wary, straight }: Reach, at: Hex): Ways => ((wary.cost[at] as number) < NO_WAY ? wary : straight)
/** Can it be reached, and what may it cost? */
export const reaches = (reach: Reach, at: Hex): boolean => (reach.straight.cost[at] as number) < NO_WAY
export const riskTo = (reach: Reach, at: Hex): number => waysTo(reach, at).risk[at] as number
export const pointsTo = (reach: Reach, at: Hex): number => reach.straight.cost[at] as number

/** The way there, hex by hex, without the first. */
export function wayTo(reach: Reach, to: Hex): readonly Hex[] {
  const { before } = waysTo(reach, to)
  const way: Hex[] = []
  for (let at = to; at !== reach.from && way.length < HEXES; at = before[at] as Hex) way.push(at)
  return way.reverse()
}

/**
 * Points from each hex to the nearest of these, over open ground and past the enemy; a stack in the way counts so much more,
 * and so does a hex under the fire of a field.
 */
export function distancesTo(
  t: Table,
  goals: readonly Hex[],
  enemy: Side,
  barred: number,
  shy?: { readonly fire: FireField; readonly points: number },
): Float32Array {
  const far = new Float32Array(HEXES).fill(1e9)
  const open: Hex[] = [...goals]
  for (const at of goals) far[at] = 0
  for (let i = 0; i < open.length; i++) {
    const at = open[i] as Hex
    const through = hasCombat(t, at, enemy) ? barred : 0
    const seen = shy?.fire.isSeen(at) === true ? shy.points : 0
    for (const d of DIRECTIONS) {
      const from = neighbour(grid, at, d)
      if (from === OFF_MAP || IS_PASSABLE[from] === 0) continue
      const whole = (far[at] as number) + costBy(from, ((d + 3) % 6) as Direction) + through + seen
      if (whole >= (far[from] as number)) continue
      far[from] = whole
      open.push(from)
    }
  }
  return far
}

/** Points that a side needs from where it stands, or could, to each hex; hexes of these are entered and not gone through. */
export function arrivals(from: readonly Hex[], isGate: (at: Hex) => boolean): Float32Array {
  const far = new Float32Array(HEXES).fill(1e9)
  const open: Hex[] = [...from]
  for (const at of from) far[at] = 0
  for (let i = 0; i < open.length; i++) {
    const at = open[i] as Hex
    if (isGate(at)) continue
    for (const d of DIRECTIONS) {
      const to = neighbour(grid, at, d)
      if (to === OFF_MAP || IS_PASSABLE[to] === 0) continue
      const whole = (far[at] as number) + costBy(at, d)
      if (whole >= (far[to] as number)) continue
      far[to] = whole
      open.push(to)
    }
  }
  return far
}
