import { type Column, directionTo, type Hex, opposite, type Refusal, type Side } from '@boma/kernel'
import { refuse } from '../actions.ts'
import {
  CHINDE,
  CLOSED_TO_CARS,
  COST,
  canCross,
  grid,
  HEXES,
  isHex,
  NORTH_EDGE,
  OFF_EAST,
  OFF_NORTH,
  OFF_SOUTH,
  OFF_WEST,
  SECOND_SHORE,
  SECOND_SHORES,
  type Shore,
  SPACES,
  shoreEnteredBy,
  WEST_EDGE_CONGO,
  WEST_EDGE_RHODESIA,
} from '../board.ts'
import type { Table } from '../layout.ts'
import { ARMORED_CAR, BELGIAN, isGround, NATION, type Nation, TYPE, type Unit } from '../roster.ts'
import { firstIn, is, isNeutral, mark, nextIn, put, SECOND, sideOf, unmark, WITH_ENTENTE } from '../stacks.ts'
import { isShutToBelgians } from './06.1-effects.ts'

/** The split hex of each second shore, by its place behind SECOND_SHORES. */
const SPLIT_HEX = Int16Array.from({ length: SPACES - SECOND_SHORES }, (_, i) =>
  SECOND_SHORE.findIndex((space) => space === SECOND_SHORES + i),
) as Int16Array & Column<number, Hex>

/** §10.1.7: the hex of a place: a place is a hex, the second shore of a split one, or a box. */
export const hexOf = (place: Hex): Hex => (place >= SECOND_SHORES ? SPLIT_HEX[place - SECOND_SHORES] : place)
/** Which shore of its hex a place is. */
export const shoreOf = (place: Hex): Shore => (place >= SECOND_SHORES ? 1 : 0)
/** A shore of a hex as a place. */
export const placeAt = (hex: Hex, shore: Shore): Hex => (shore === 1 ? SECOND_SHORE[hex] : hex)
/** The place where a piece is. */
export const placeOf = (t: Table, unit: Unit): Hex =>
  is(t, unit, SECOND) ? SECOND_SHORE[t.units.where[unit]] : t.units.where[unit]
/** Is the place on the map? */
export const isOnLand = (place: Hex): boolean => isHex(hexOf(place))
/** Is it a place off the map where reinforcements wait (8.1.1)? */
export const isEdge = (place: Hex): boolean => place >= OFF_EAST && place <= OFF_SOUTH

/** Lays a piece into a place: into its hex, and on the right shore of it. */
export function lay(t: Table, unit: Unit, place: Hex): void {
  put(t, unit, hexOf(place))
  if (shoreOf(place) === 1) mark(t, unit, SECOND)
  else unmark(t, unit, SECOND)
}

/**
 * §10.1.7, ruling 4: the place where whoever goes by land from a place into a hex next to it comes to stand; -1 when no
 * land joins them.
 */
export function placeEntered(from: Hex, to: Hex): Hex {
  const at = hexOf(from)
  const d = isHex(at) && isHex(to) ? directionTo(grid, at, to) : undefined
  if (d === undefined || !canCross(at, d, shoreOf(from))) return -1 as Hex
  return placeAt(to, shoreEnteredBy(to, opposite(d)) ?? 0)
}

const NO_HEXES: readonly Hex[] = []
const SOUTH_EDGE: readonly Hex[] = [CHINDE]
/** §8.1.7, ruling 54: the hexes by which a nation comes in from beyond a land edge. */
export function entriesFrom(t: Table, edge: Hex, nation: Nation): readonly Hex[] {
  // §8.1.7d: Belgians by the Congo; §8.1.7a: British by Rhodesia
  if (edge === OFF_WEST) return nation === BELGIAN ? WEST_EDGE_CONGO : WEST_EDGE_RHODESIA
  if (edge === OFF_NORTH) return NORTH_EDGE
  // §8.1.7a: at Chinde, once Portugal has joined the Entente
  return edge === OFF_SOUTH && t.tracks.portugal === WITH_ENTENTE ? SOUTH_EDGE : NO_HEXES
}

/** Are units there that are the side's enemies, or will be as soon as it enters: neutral Portuguese (8.4.3, ruling 70)? */
export function hasFoe(t: Table, side: Side, hex: Hex): boolean {
  for (let u = firstIn(t, hex); u >= 0 && isGround(u); u = nextIn(t, u))
    if (sideOf(t, u) !== side || isNeutral(t, u)) return true
  return false
}

/** §10.1.4, ruling 76: movement points to enter a hex by land or to land there: its terrain, and one more where enemy units are. */
export const costTo = (t: Table, side: Side, hex: Hex): number => COST[hex] + (hasFoe(t, side, hex) ? 1 : 0)

/** Is the ground closed to this unit: to armored cars (ruling 20), to Belgians by an event (6.1.4)? */
export const isClosedTo = (t: Table, unit: Unit, hex: Hex): boolean =>
  (TYPE[unit] === ARMORED_CAR && CLOSED_TO_CARS[hex] === 1) || (NATION[unit] === BELGIAN && isShutToBelgians(t, hex))

/** Why it is closed to the unit: by its ground (10.1.4), or by a quarrel of the Allies (6.1.4). */
export const whyClosed = (t: Table, unit: Unit, hex: Hex): Refusal =>
  NATION[unit] === BELGIAN && isShutToBelgians(t, hex) ? refuse.quarrelShuts(hex) : refuse.closedGround(hex)

/** Is it a hex that units can enter at all (2.2.5)? */
export const isGroundHex = (hex: Hex): boolean => hex < HEXES && COST[hex] < 255
