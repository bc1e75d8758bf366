import { type Column, DIRECTIONS, type Direction, type Hex, neighbour, opposite, type Side } from '@boma/kernel'
import { LINE_HEXES, LINES, type Line, RAIL_LINE } from '../board/lines.ts'
import {
  type Body,
  bodyOf,
  CLOSED,
  CLOSED_TO_CARS,
  COAST,
  COASTAL_ON,
  COST,
  canCross,
  GREAT_BODIES,
  grid,
  HEXES,
  isBox,
  isHex,
  OFF_EAST,
  OWNER,
  PEA,
  SHORES,
  type Shore,
  shoreEnteredBy,
} from '../board.ts'
import { RAIL } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import type { Nation } from '../roster.ts'
import { isGround, type Unit } from '../roster.ts'
import { mayUseWater } from '../rules/04-control.ts'
import { entriesFrom, hexOf, shoreOf } from '../rules/10.1-ground.ts'
import { findRide, ride } from '../rules/10.2-rail.ts'
import { roomOn } from '../rules/10.3-capacity.ts'
import { isNeutral, NEUTRAL, nextIn, sideOf } from '../stacks.ts'

/** A shore of a hex, numbered hex * 2 + shore: where somebody on land can be. */
export type Node = number
const NODES = 2 * HEXES
/** The node of a place on land. */
export const nodeOf = (place: Hex): Node => hexOf(place) * 2 + shoreOf(place)
/** The hex of a node. */
export const hexAt = (node: Node): Hex => (node >> 1) as Hex

/** The node that a land move comes to from each node in each direction, numbered node * 6 + direction; -1 for none. */
const NEXT = Int16Array.from({ length: NODES * 6 }, (_, i) => {
  const node = Math.trunc(i / 6)
  const d = (i % 6) as Direction
  const [from, shore] = [hexAt(node), (node & 1) as Shore]
  if (shore >= SHORES[from] || !canCross(from, d, shore)) return -1
  const to = neighbour(grid, from, d) as Hex
  return COST[to] === CLOSED ? -1 : to * 2 + (shoreEnteredBy(to, opposite(d)) ?? 0)
})
const WAYS = DIRECTIONS.length

/** What stands where, as one side sees it: all that decides who gets how far. */
export class Ground {
  readonly ours = new Uint8Array(HEXES)
  readonly foes = new Uint8Array(HEXES)
  /** 1 where nobody of ours goes: into neutral Portuguese land (8.4.3). */
  readonly barred = new Uint8Array(HEXES)
  /** §10.2.5: seats that are left on each line. */
  readonly seats = new Uint8Array(LINES) as Uint8Array & Column<Line>
  /** §10.3.3: 1 for the waters that we may use. */
  readonly waters = new Uint8Array(GREAT_BODIES)
  readonly #first = new Int16Array(HEXES)
  readonly #last = new Int16Array(HEXES)
  side = 0 as Side
  #t: Table | undefined

  /** Looks at the table. */
  read(t: Table, side: Side): void {
    this.side = side
    this.#t = t
    this.ours.fill(0)
    this.foes.fill(0)
    this.#first.fill(-1)
    for (let head = t.heads.next(0); head >= 0; head = t.heads.next(head + 1)) {
      const at: Hex = t.units.where[head]
      if (!isHex(at)) continue
      for (let u: Unit = head; u >= 0 && isGround(u); u = nextIn(t, u))
        if (sideOf(t, u) === side && !isNeutral(t, u)) this.ours[at]++
        else this.foes[at]++
    }
    const isShut = t.tracks.portugal === NEUTRAL
    for (let at = 0 as Hex; at < HEXES; at++) this.barred[at] = isShut && OWNER[at] === PEA ? 1 : 0
    for (let line = 0 as Line; line < LINES; line++)
      this.seats[line] = t.tracks.phasing === side ? RAIL.capacity.units - t.lines.ridden[line] : RAIL.capacity.units
    for (let body = 0 as Body; body < GREAT_BODIES; body++) this.waters[body] = mayUseWater(t, side, body) ? 1 : 0
  }

  /** §10.2.6: how far one rides from a rail hex: the answer is in `ride`, as that of `findRide`. */
  ridesFrom(at: Hex): void {
    if (this.#first[at] < 0) {
      findRide(this.#t as Table, this.side, at)
      this.#first[at] = ride.first
      this.#last[at] = ride.last
      return
    }
    ride.first = this.#first[at] as number
    ride.last = this.#last[at] as number
  }
}

/** Who travels: some of a nation together, from a place, with so many points an Impulse. */
export interface Traveller {
  readonly place: Hex
  readonly nation: Nation
  readonly points: number
  readonly isCar: boolean
}

/** Nobody gets there. */
export const FAR = 255
/** How a node was come to. */
export const STEP = 1
export const RIDE = 2
export const SEA = 3

/** The most Impulses that are looked ahead, and the points that takes at most. */
export const MOST_IMPULSES = 10
const BUCKETS = MOST_IMPULSES * 6 + 1

/** How far somebody gets: filled anew by each `explore`. */
export class Reach {
  /** Points until there, whole Impulses included that were waited out; FAR where nobody gets. */
  readonly spent = new Uint8Array(NODES).fill(FAR)
  readonly before = new Int16Array(NODES)
  readonly how = new Uint8Array(NODES)
  /** The nodes that were come to. */
  readonly nodes = new Int16Array(NODES)
  count = 0
  points = 0
  /** From where each water was put out to: a node, -1 when they were at sea already. */
  readonly embarked = new Int16Array(GREAT_BODIES)
  /** 1 for what has been done with: each water, and each line from each end. */
  readonly #sailed = new Uint8Array(GREAT_BODIES)
  readonly #buckets = Array.from({ length: BUCKETS }, () => new Int16Array(NODES))
  readonly #sizes = new Uint16Array(BUCKETS)

  /** Finds all that a traveller reaches within so many Impulses. */
  explore(t: Table, ground: Ground, who: Traveller, impulses: number): void {
    this.#clear()
    this.points = Math.min(6, who.points)
    const limit = this.points * impulses
    if (this.points > 0) this.#start(t, ground, who, limit)
    for (let spent = 0; spent <= limit && this.points > 0; spent++) {
      const bucket = this.#buckets[spent] as Int16Array
      for (let i = 0; i < (this.#sizes[spent] as number); i++) {
        const node = bucket[i] as Node
        if (this.spent[node] === spent) this.#goOn(t, ground, who, node, limit)
      }
    }
  }

  #clear(): void {
    for (let i = 0; i < this.count; i++) this.spent[this.nodes[i] as Node] = FAR
    this.count = 0
    this.#sizes.fill(0)
    this.#sailed.fill(0)
  }

  #start(t: Table, ground: Ground, who: Traveller, limit: number): void {
    const { place } = who
    if (place === OFF_EAST) this.#sail(ground, who, 0 as Body, 0, -1, limit)
    else if (isBox(place)) this.#sail(ground, who, bodyOf(place), 0, -1, limit)
    else if (isHex(hexOf(place))) this.#enter(nodeOf(place), 0, -1, 0)
    else for (const at of entriesFrom(t, place, who.nation)) this.#stepTo(ground, who, at * 2, 0, -1, limit)
  }

  #enter(node: Node, spent: number, before: number, how: number): void {
    if ((this.spent[node] as number) <= spent) return
    if (this.spent[node] === FAR) this.nodes[this.count++] = node
    this.spent[node] = spent
    this.before[node] = before
    this.how[node] = how
    ;(this.#buckets[spent] as Int16Array)[this.#sizes[spent]++] = node
  }

  /** What an Impulse's points do not pay for waits for the next. */
  #pay(spent: number, cost: number): number {
    const left = this.points - (spent % this.points)
    if (cost > this.points) return FAR
    return cost <= left || spent % this.points === 0 ? spent + cost : spent + left + cost
  }

  #stepTo(ground: Ground, who: Traveller, node: Node, spent: number, before: number, limit: number): void {
    const at = hexAt(node)
    if (ground.barred[at] === 1 || (who.isCar && CLOSED_TO_CARS[at] === 1)) return
    const paid = this.#pay(spent, COST[at] + ((ground.foes[at] as number) > 0 ? 1 : 0))
    if (paid <= limit) this.#enter(node, paid, before, STEP)
  }

  #goOn(t: Table, ground: Ground, who: Traveller, node: Node, limit: number): void {
    const at = hexAt(node)
    const spent = this.spent[node] as number
    // §10.1.6, §10.3.2: whoever meets the enemy or has landed goes no farther
    if ((ground.foes[at] as number) > 0 && node !== nodeOf(who.place)) return
    if (this.how[node] === SEA && spent >= limit) return
    for (let d = 0; d < WAYS; d++) {
      const next = NEXT[node * WAYS + d] as Node
      if (next >= 0) this.#stepTo(ground, who, next, spent, node, limit)
    }
    if (RAIL_LINE[at] >= 0 && this.how[node] !== RIDE) this.#rideFrom(ground, at, node, spent)
    if (COASTAL_ON[at] !== 0) this.#embark(t, ground, who, node, spent, limit)
  }

  #rideFrom(ground: Ground, at: Hex, node: Node, spent: number): void {
    const line = RAIL_LINE[at]
    if (ground.seats[line] === 0) return
    ground.ridesFrom(at)
    const hexes = LINE_HEXES[line] as readonly Hex[]
    const { last } = ride
    for (let mile = ride.first; mile <= last; mile++) this.#enter((hexes[mile] as Hex) * 2, spent, node, RIDE)
  }

  #embark(t: Table, ground: Ground, who: Traveller, node: Node, spent: number, limit: number): void {
    const body = bodyOf(hexAt(node))
    if (ground.waters[body] === 1 && this.#sailed[body] === 0 && roomOn(t, who.nation, body) > 0)
      this.#sail(ground, who, body, spent, node, limit)
  }

  #sail(ground: Ground, who: Traveller, body: Body, spent: number, from: number, limit: number): void {
    if (ground.waters[body] === 0) return
    this.#sailed[body] = 1
    this.embarked[body] = from
    const coast = COAST[body] as readonly Hex[]
    for (let i = 0; i < coast.length; i++) {
      const at = coast[i] as Hex
      if (COST[at] === CLOSED || ground.barred[at] === 1 || (who.isCar && CLOSED_TO_CARS[at] === 1)) continue
      const paid = this.#pay(spent, COST[at] + ((ground.foes[at] as number) > 0 ? 1 : 0))
      const landed = Math.ceil(paid / this.points) * this.points
      if (paid < FAR && landed <= limit && from !== at * 2) this.#enter(at * 2, landed, from, SEA)
    }
  }
}
