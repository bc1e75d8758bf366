import { type Action, ALLOWED, DIRECTIONS, directionTo, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import type { Goal } from '@boma/showing'
import { act } from '../../actions.ts'
import { LINE_HEXES, RAIL_LINE, RAIL_MILE } from '../../board/lines.ts'
import {
  type Body,
  boxOf,
  COASTAL_ON,
  GREAT_BODIES,
  grid,
  isBox,
  isHex,
  RIVER,
  SPACES,
  TOWN_HELD_FROM,
  TOWNS,
  type Town,
} from '../../board.ts'
import type { Table } from '../../layout.ts'
import { CARRIER_MA, type Unit } from '../../roster.ts'
import { nationOf } from '../../rules/07-communications.ts'
import { pointsLeft, wearyCarriers } from '../../rules/10.1-force.ts'
import { costTo, entriesFrom, hasFoe, hexOf, isEdge } from '../../rules/10.1-ground.ts'
import { keepsUp, placeStepped, whyNotStep } from '../../rules/10.1-step.ts'
import { hasRails, ride } from '../../rules/10.2-rail.ts'
import { findRideOfStack, mayRideOn, whyNoSeats } from '../../rules/10.2-ride.ts'
import { eachCoast, whyNotBoard, whyNotLand } from '../../rules/10.3-board.ts'
import { asked } from '../asked.ts'
import { clone, isPlayed, type Outset } from './outset.ts'

// A stack changes the table as it goes: towns fall to it, which opens railways; Portugal may join the enemy. So every way
// is tried out on a table of its own, the cheapest first, and each place is kept once for each such change.

/** A place on the way: the table with the stack there, and how it came. */
interface Stop extends Outset {
  readonly path: readonly Hex[]
  /** Movement points left to the poorest. */
  readonly left: number
  /** How many of the places that the way is to lead by it has come by. */
  readonly passed: number
}

/** More points than anybody has. */
const MOST = 8

/** §10.1.4: what the poorest of the stack has left; all pay alike. */
function leastLeft(t: Table): number {
  let least = MOST
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) least = Math.min(least, pointsLeft(t, u))
  for (let spent = CARRIER_MA; spent >= 0; spent--)
    if (t.porters.count[spent] > 0) return Math.min(least, CARRIER_MA - spent)
  return least
}

/** What the moving stack has changed: towns that were taken, Portugal's stand. */
function changesSince(first: Table, t: Table): string {
  let taken = ''
  for (let town = 0 as Town; town < TOWNS; town++)
    if (first.towns.holder[town] !== t.towns.holder[town]) taken += `${town} `
  return t.tracks.portugal === first.tracks.portugal ? taken : `${taken}P`
}

/** Everything that a stack can come to. */
class Search {
  readonly #first: Table
  readonly #via: readonly Hex[]
  readonly #known = new Map<string, number>()
  readonly #byLeft: Stop[][] = Array.from({ length: MOST + 1 }, () => [])
  readonly #boarded = new Map<number, number>()
  readonly #goals = new Map<Hex, Goal & { readonly rank: number }>()
  readonly #attacks = new Map<Hex, Goal & { readonly rank: number }>()

  constructor(first: Table, via: readonly Hex[]) {
    this.#first = first
    this.#via = via
  }

  passedAt(passed: number, place: Hex): number {
    return passed < this.#via.length && this.#via[passed] === hexOf(place) ? passed + 1 : passed
  }

  isWhole(passed: number): boolean {
    return passed === this.#via.length
  }

  /** Is a way known that leaves as much there? */
  isKnown(place: Hex, passed: number, changes: string, left: number): boolean {
    return (this.#known.get(`${passed * SPACES + place} ${changes}`) ?? -1) >= left
  }

  /** Notes a stop, unless a way as good is known. */
  note(stop: Stop): void {
    const { at } = stop.t.march
    const changes = this.changes(stop.t)
    if (stop.left < 0 || this.isKnown(at, stop.passed, changes, stop.left)) return
    this.#known.set(`${stop.passed * SPACES + at} ${changes}`, stop.left)
    this.#byLeft[stop.left]?.push(stop)
  }

  changes(t: Table): string {
    return changesSince(this.#first, t)
  }

  /**
   * Is a landing by this water worth looking for? Stops come with fewer and fewer points left, so that a second hex to board
   * in adds no landing but the first one itself, and a third none.
   */
  mayBoard(body: Body, passed: number): boolean {
    const key = passed * GREAT_BODIES + body
    const before = this.#boarded.get(key) ?? 0
    this.#boarded.set(key, before + 1)
    return before < 2
  }

  /** All stops, those with the most points left first; whoever is called may note more. */
  visit(look: (stop: Stop) => void): void {
    for (let left = MOST; left >= 0; left--) {
      const stops = this.#byLeft[left] ?? []
      for (let i = 0; i < stops.length; i++) look(stops[i] as Stop)
    }
  }

  /** Notes a goal, unless one as good is known: by land rather than by sea, then with more points left. */
  add(goal: Goal, rank: number): void {
    const goals = goal.hostile ? this.#attacks : this.#goals
    const known = goals.get(goal.space as Hex)
    if (known === undefined || known.rank < rank) goals.set(goal.space as Hex, { ...goal, rank })
  }

  get goals(): readonly Goal[] {
    return [...this.#goals.values(), ...this.#attacks.values()].map(({ rank: _, ...goal }) => goal)
  }
}

/** A landing ranks below all ways by land. */
const BY_SEA = -100
/** Ruling 4.2: an attack over a river ranks below one that crosses none, whatever points are left. */
const OVER_RIVER = -10

const wayOf = (order: readonly Action[]): string => (order.some((a) => act.ride.is(a)) ? 'rail' : 'march')

function goalOf(stop: Stop, order: readonly Action[], path: readonly Hex[], by: string, hostile: boolean): Goal {
  const space = path[path.length - 1] as Hex
  const left = by === 'sea' || hostile ? '' : String(stop.left)
  return { space, by, order, path, left, halts: false, hostile }
}

/** §9.1.5: every place that the stack can come to from where it is, and every enemy whom it can attack. */
export function goalsFrom(outset: Outset, from: Hex, via: readonly Hex[]): readonly Goal[] {
  const search = new Search(outset.t, via)
  const begun = asked(outset.t)
  const path = isBox(outset.t.march.at) && from !== outset.t.march.at ? [hexOf(from), outset.t.march.at] : [hexOf(from)]
  const first: Stop = {
    ...outset,
    path,
    left: leastLeft(outset.t),
    passed: path.reduce((n, at) => search.passedAt(n, at), 0),
  }
  if (begun === 'landing') land(search, first)
  if (begun !== 'step') return search.goals
  search.note(first)
  search.visit((stop) => {
    halt(search, stop)
    rides(search, stop)
    steps(search, stop)
    boards(search, stop)
  })
  return search.goals
}

function halt(search: Search, stop: Stop): void {
  if (stop.path.length === 1 || isEdge(stop.t.march.at) || !search.isWhole(stop.passed)) return
  search.add(goalOf(stop, [...stop.order, act.halt()], stop.path, wayOf(stop.order), false), stop.left)
}

/**
 * Goes on by an action that leaves so many points. Where vessels are driven off (12.3.9) somebody has to decide about them
 * first: there the order ends.
 */
function go(search: Search, stop: Stop, action: Action, way: readonly Hex[], left: number): void {
  const t = clone(stop.t)
  const path = [...stop.path, ...way]
  const order = [...stop.order, action]
  const passed = search.passedAt(stop.passed, path[path.length - 1] as Hex)
  if (isPlayed(t, action) && asked(t) === 'step') search.note({ t, order, path, left: leastLeft(t), passed })
  else if (search.isWhole(passed)) search.add(goalOf({ ...stop, left }, order, path, wayOf(order), false), left)
}

/** §10.2.6: rides along the line, however far. */
function rides(search: Search, stop: Stop): void {
  const at = hexOf(stop.t.march.at)
  if (!isHex(at) || !hasRails(at) || whyNoSeats(stop.t, RAIL_LINE[at]) !== ALLOWED) return
  findRideOfStack(stop.t, at)
  const { first, last } = ride
  const changes = search.changes(stop.t)
  for (let mile = first; mile <= last; mile++) {
    const to = (LINE_HEXES[RAIL_LINE[at]] ?? [])[mile] as Hex
    if (to === at || !mayRideOn(stop.t, at, to)) continue
    if (search.isKnown(to, search.passedAt(stop.passed, to), changes, stop.left)) continue
    go(search, stop, act.ride(to), milesBetween(at, to), stop.left)
  }
}

/** The hexes of a line after one of them, up to another. */
function milesBetween(from: Hex, to: Hex): readonly Hex[] {
  const line = LINE_HEXES[RAIL_LINE[from]] ?? []
  const on = RAIL_MILE[to] > RAIL_MILE[from]
  const between = on ? line.slice(RAIL_MILE[from] + 1, RAIL_MILE[to] + 1) : line.slice(RAIL_MILE[to], RAIL_MILE[from])
  return on ? between : between.toReversed()
}

/** §10.1.5: can everybody keep up? A goal is where the whole stack gets. */
function allKeepUp(t: Table, to: Hex): boolean {
  const cost = costTo(t, t.tracks.phasing, to)
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (!keepsUp(t, u, to, cost)) return false
  return wearyCarriers(t, cost) === 0
}

function nextTo(t: Table): readonly Hex[] {
  const { at } = t.march
  const lead: Unit = t.force.next(0)
  if (isEdge(at)) return lead < 0 ? [] : entriesFrom(t, at, nationOf(t, lead))
  return DIRECTIONS.map((d) => neighbour(grid, hexOf(at), d)).filter((to): to is Hex => to !== OFF_MAP)
}

/** §10.1.3: one hex by land. */
function steps(search: Search, stop: Stop): void {
  const { t } = stop
  const side = t.tracks.phasing
  for (const to of nextTo(t)) {
    if (whyNotStep(t, to) !== ALLOWED || !allKeepUp(t, to)) continue
    if (hasFoe(t, side, to)) attack(search, stop, to)
    else {
      const taken = TOWN_HELD_FROM[to] >= 0 && t.towns.holder[TOWN_HELD_FROM[to]] !== side
      const left = stop.left - costTo(t, side, to)
      const passed = search.passedAt(stop.passed, to)
      if (!taken && search.isKnown(placeStepped(t, to), passed, search.changes(t), left)) continue
      go(search, stop, act.step(to), [to], left)
    }
  }
}

/** §10.1.6: into a hex that the enemy holds. */
function attack(search: Search, stop: Stop, to: Hex): void {
  if (!search.isWhole(search.passedAt(stop.passed, to))) return
  const at = hexOf(stop.t.march.at)
  const d = isHex(at) ? directionTo(grid, at, to) : undefined
  const rank = stop.left + (d !== undefined && RIVER(at, d) ? OVER_RIVER : 0)
  const order = [...stop.order, act.step(to)]
  search.add(goalOf(stop, order, [...stop.path, to], wayOf(order), true), rank)
}

/**
 * §10.3.1: over each water that the hex lies on. Where somebody in its Patrol Box may look for the transports, they decide
 * about that first, and the order ends there (12.4.10).
 */
function boards(search: Search, stop: Stop): void {
  const at = hexOf(stop.t.march.at)
  if (!isHex(at)) return
  for (let b = 0 as Body; b < GREAT_BODIES; b++) {
    if (((COASTAL_ON[at] >> b) & 1) === 0 || whyNotBoard(stop.t, b) !== ALLOWED) continue
    if (!search.mayBoard(b, stop.passed)) continue
    const t = clone(stop.t)
    const order = [...stop.order, act.board(b)]
    const path = [...stop.path, boxOf(b)]
    const passed = search.passedAt(stop.passed, boxOf(b))
    if (isPlayed(t, act.board(b)) && asked(t) === 'landing') land(search, { t, order, path, left: stop.left, passed })
    else if (search.isWhole(passed)) search.add(goalOf(stop, order, path, 'sea', false), BY_SEA)
  }
}

/** §10.3.2: ashore, where the move ends, whoever may be met there (10.3.7). */
function land(search: Search, stop: Stop): void {
  const { t } = stop
  const body = (t.march.at - boxOf(0 as Body)) as Body
  eachCoast(body, (place) => {
    const hex = hexOf(place)
    if (whyNotLand(t, place, body) !== ALLOWED || !search.isWhole(search.passedAt(stop.passed, hex))) return
    const order = [...stop.order, act.land(place)]
    const hostile = hasFoe(t, t.tracks.phasing, hex)
    search.add(goalOf(stop, order, [...stop.path, hex], 'sea', hostile), BY_SEA)
  })
}
