import { type Column, DIRECTIONS, distance, type Hex, neighbour } from '@boma/kernel'
import { LINE_HEXES, RAIL_LINE, RAIL_MILE } from '../board/lines.ts'
import {
  BOX_OCEAN,
  type Body,
  boxOf,
  COAST,
  COASTAL_ON,
  canCross,
  GREAT_BODIES,
  grid,
  HEXES,
  isHex,
  OCEAN,
  OFF_EAST,
  perHex,
} from '../board.ts'
import type { Table } from '../layout.ts'
import { GERMAN, isGround, MA, type Unit } from '../roster.ts'
import { FINISHED, firstIn, GERMAN_HELD, nextIn, SET_OUT } from '../stacks.ts'
import { mayUseWater } from './04-control.ts'
import { nationOf } from './07-communications.ts'
import { hasGoer } from './10.1-form.ts'
import { hexOf } from './10.1-ground.ts'
import { findRide, hexAtMile, ride } from './10.2-rail.ts'
import { roomOn } from './10.3-capacity.ts'
import { boxBy } from './12.1-waters.ts'

/** Hexes from each hex to the nearest of some. */
const hexesTo = (goals: readonly Hex[]): Column<Hex> =>
  perHex((at) => goals.reduce((least, goal) => Math.min(least, distance(grid, at, goal)), FAR))
const FAR = 99
const TO_RAIL = hexesTo(LINE_HEXES.flat())
const TO_COAST: readonly Column<Hex>[] = COAST.map(hexesTo)
/** Railway hexes on the coast of each body, where trains meet ships. */
const HARBOURS: readonly (readonly Hex[])[] = COAST.map((coast) => coast.filter((at) => RAIL_LINE[at] >= 0))
/** What the cheapest hex with enemies costs: so much must be left when one comes to the coast, or off the train. */
const LAST_STEP = 2

/** Is the unit of the phasing side, and has it not moved? Whoever of its players moves it. */
function isFresh(t: Table, unit: Unit): boolean {
  const held = t.tracks.phasing === GERMAN ? GERMAN_HELD : 0
  return (t.units.state[unit] & (GERMAN_HELD | FINISHED | SET_OUT)) === held && MA[unit] > 0
}

/** Could trains take it from so near the line to a harbour of that water? */
function hasTrain(t: Table, hex: Hex, near: number, body: Body): boolean {
  if (TO_RAIL[hex] > near) return false
  for (const harbour of HARBOURS[body] ?? []) {
    findRide(t, t.tracks.phasing, harbour)
    for (let mile = ride.first; mile <= ride.last; mile++)
      if (mile !== RAIL_MILE[harbour] && distance(grid, hex, hexAtMile(RAIL_LINE[harbour], mile)) <= near) return true
  }
  return false
}

/** §10.2.6 + §10.3.1: could the unit come to that water, by march and rail, and still land? */
function couldLand(t: Table, unit: Unit, body: Body): boolean {
  const hex: Hex = t.units.where[unit]
  if (!isHex(hex) || !isFresh(t, unit) || roomOn(t, nationOf(t, unit), body) === 0) return false
  const near = MA[unit] - LAST_STEP
  return TO_COAST[body]?.[hex] <= near || hasTrain(t, hex, near, body)
}

/** Ruling 78: is anybody left who might land there too: from that water's coast or near it, by rail, out of the Patrol Box or from beyond the east edge? */
export function hasLanders(t: Table, at: Hex): boolean {
  for (let b = 0 as Body; b < GREAT_BODIES; b++) {
    if (((COASTAL_ON[at] >> b) & 1) === 0 || !mayUseWater(t, t.tracks.phasing, b)) continue
    if (hasGoer(t, boxOf(b)) || (b === OCEAN && hasGoer(t, OFF_EAST))) return true
    for (let head = t.heads.next(0); head >= 0; head = t.heads.next(head + 1))
      for (let u = head; u >= 0 && isGround(u); u = nextIn(t, u)) if (couldLand(t, u, b)) return true
  }
  return false
}

/** §10.1.7: the land that each hex is part of, by its lowest hex: what marches can join. */
const LANDS: Column<Hex, Hex> = landsOf()
function landsOf(): Column<Hex, Hex> {
  const lands = Int16Array.from({ length: HEXES }, (_, at) => at) as Int16Array & Column<Hex, Hex>
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (let at = 0 as Hex; at < HEXES; at++)
      for (const d of DIRECTIONS) {
        if (!canCross(at, d, 0) && !canCross(at, d, 1)) continue
        const to = neighbour(grid, at, d) as Hex
        if (lands[to] >= lands[at]) continue
        lands[at] = lands[to]
        isChanged = true
      }
  }
  return lands
}

/** Could the unit come there by march, or by march and rail? */
function couldMarch(t: Table, unit: Unit, at: Hex): boolean {
  const hex: Hex = t.units.where[unit]
  if (!isHex(hex) || !isFresh(t, unit) || LANDS[hex] !== LANDS[at]) return false
  return Math.min(distance(grid, hex, at), TO_RAIL[hex] + TO_RAIL[at] + 1) <= MA[unit] - LAST_STEP + 1
}

/** Ruling 123: is there a unit that may still come in, by land, rail or sea? */
export function mayBeReached(t: Table, at: Hex): boolean {
  for (let head = t.heads.next(0); head >= 0; head = t.heads.next(head + 1))
    for (let u = head; u >= 0 && isGround(u); u = nextIn(t, u)) if (couldMarch(t, u, at)) return true
  return hasLanders(t, at)
}

/** The allowance of the fastest who could set out there. */
function farthest(t: Table, hex: Hex): number {
  let most = 0
  for (let u = firstIn(t, hex); u >= 0 && isGround(u); u = nextIn(t, u)) if (isFresh(t, u)) most = Math.max(most, MA[u])
  return most
}

/**
 * §9.1.5: a battle is fought at once, so that while an assault waits only those set out who may get there: by land or rail,
 * or over the water from its coast, its Patrol Box or beyond the east edge.
 */
export function mayGetThere(t: Table, place: Hex): boolean {
  const { at } = t.battle
  const hex = hexOf(place)
  if (!isHex(hex)) return place === boxBy(at) || (place === OFF_EAST && boxBy(at) === BOX_OCEAN)
  const points = farthest(t, hex)
  if (distance(grid, hex, at) <= points || TO_RAIL[hex] <= points - LAST_STEP) return true
  for (let b = 0 as Body; b < GREAT_BODIES; b++)
    if ((COASTAL_ON[at] >> b) & 1 && TO_COAST[b]?.[hex] <= points - LAST_STEP) return true
  return false
}
