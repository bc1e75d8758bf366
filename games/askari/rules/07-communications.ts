import {
  crossing,
  DIRECTIONS,
  gain,
  gainAfter,
  type Hex,
  makeWays,
  NO_LINK,
  NOWHERE,
  type Nowhere,
  netOf,
  onward,
  type Side,
  setOut,
  setOutNowhere,
  setOutToo,
  step,
  stopHere,
  take,
  wayTo,
} from '@boma/kernel'
import { tell } from '../actions.ts'
import { RAIL_LINE } from '../board/lines.ts'
import {
  ALL_BODIES,
  ALL_WATER,
  BODIES_AT,
  type Body,
  GREAT_BODIES,
  grid,
  HEXES,
  perHex,
  SECOND_SHORE,
  SOURCES,
  TOWN,
} from '../board.ts'
import type { Table } from '../layout.ts'
import {
  BELGIAN,
  BRITISH,
  ENTENTE,
  GERMAN,
  GERMAN_NATION,
  NATION,
  type Nation,
  SWITCHABLE,
  type Unit,
} from '../roster.ts'
import { carriersAt, hasEnemy, sideOf } from '../stacks.ts'
import { controls, mayUseWater, takeCarrier } from './04-control.ts'
import { isWintgens } from './06.1-effects.ts'

/** How a line is traced: by a force that landed into a battle (10.3.5), by the attacker in the battle's hex (7.1.6). */
export const LANDING = 1
export const ATTACKING = 2

/** §7.1.1: a node of a line: a hex, or behind the last hex a whole body of water. */
type Node = Hex
const waterNode = (body: Body): Node => (HEXES + body) as Node

const overLand = (hex: Hex): readonly (Node | Nowhere)[] =>
  DIRECTIONS.filter((d) => !ALL_WATER(hex, d)).map((d) => grid.neighbours[crossing(hex, d)])

function watersNear(hex: Hex): Node[] {
  let bodies = BODIES_AT[hex] as number
  for (const d of DIRECTIONS) {
    const next = grid.neighbours[crossing(hex, d)]
    if (next !== NOWHERE) bodies |= BODIES_AT[next as Hex]
  }
  return Array.from({ length: ALL_BODIES }, (_, body) => body as Body)
    .filter((body) => (bodies & (1 << body)) !== 0)
    .map(waterNode)
}

const shoresOf = (body: Body): Node[] =>
  Array.from({ length: HEXES }, (_, hex) => hex as Hex).filter((hex) => watersNear(hex).includes(waterNode(body)))

/**
 * Ruling 29: two hexes join across any hexside that is not all water; a hex joins the waters in it and next to it. The
 * hexes of one body are all joined with one another, so that a body is one node.
 */
const net = netOf<Node>([
  ...Array.from({ length: HEXES }, (_, hex) => [...overLand(hex as Hex), ...watersNear(hex as Hex)]),
  ...Array.from({ length: ALL_BODIES }, (_, body) => shoresOf(body as Body)),
])
const ways = makeWays(net)

/** §2.2.4a, ruling 33: the nation by whose rules a unit is supplied: a captured gun follows its captor. */
export function nationOf(t: Table, unit: Unit): Nation {
  if (SWITCHABLE[unit] === 0) return NATION[unit]
  return sideOf(t, unit) === GERMAN ? GERMAN_NATION : BRITISH
}

/** §7.1.7 + §7.1.8: British and Portuguese begin in their own hex, Belgians and Germans may begin in an adjacent one; §10.3.5, ruling 39: not who has just landed. */
const mayBeginNextDoor = (nation: Nation, how: number): boolean =>
  (nation === GERMAN_NATION || nation === BELGIAN) && (how & LANDING) === 0

/** §7.1.2: has the stack of a nation, in a hex, a line to a source that costs nothing? */
export const hasLine = (t: Table, side: Side, nation: Nation, hex: Hex, how = 0): boolean =>
  trace(t, side, nation, hex, how) !== NOWHERE

/** The same for one unit where it lies, events reckoned in (6.1.4). §7.1.9: nobody asks it of vessels or Carriers. */
export const isSupplied = (t: Table, unit: Unit, how = 0): boolean =>
  isWintgens(t, unit) || hasLine(t, sideOf(t, unit), nationOf(t, unit), t.units.where[unit], how)

/** Follows a line, node by node, to the nearest source; NOWHERE when it reaches none. What it came upon is in `ways`. */
function trace(t: Table, side: Side, nation: Nation, hex: Hex, how: number): Node | Nowhere {
  setOutNowhere(ways)
  begin(t, side, hex, hex, how)
  if (mayBeginNextDoor(nation, how)) beginNextDoor(t, side, hex, how)
  const { ends } = net
  for (let at = onward(ways); at !== NOWHERE; at = onward(ways)) {
    if (isSource(t, side, at)) return stopHere(ways)
    for (let link = gain(ways, at); link !== NO_LINK; link = gainAfter(ways, at, link))
      if (isNode(t, side, ends[link], hex, how)) step(ways, ends[link], link, ways.spent[at] + 1)
  }
  return NOWHERE
}

/** §7.1.6: a trace begins at infrastructure, never on water (7.1.5). */
function begin(t: Table, side: Side, at: Hex, hex: Hex, how: number): void {
  if (isNode(t, side, at, hex, how)) setOutToo(ways, at)
}

function beginNextDoor(t: Table, side: Side, hex: Hex, how: number): void {
  const { firsts, ends } = net
  for (let link = firsts[hex]; link < firsts[hex + 1]; link++)
    if (ends[link] < HEXES) begin(t, side, ends[link], hex, how)
}

/** §7.1.4, §7.1.5, ruling 35: may the line run through here? */
function isNode(t: Table, side: Side, node: Node, hex: Hex, how: number): boolean {
  if (node >= HEXES) return isOpenWater(t, side, (node - HEXES) as Body)
  if (node === hex) return isFirstNode(t, side, hex, how)
  // Most hexes are bush: nobody need be asked what there is.
  if (IS_BUILT[node] === 0 && !hasLaden(t, node)) return false
  return hasInfrastructure(t, side, node) && !hasEnemy(t, side, node)
}
/** 1 where a town or a railway is. */
const IS_BUILT = perHex((at) => (TOWN[at] >= 0 || RAIL_LINE[at] >= 0 ? 1 : 0))
/** Are Carriers of either side in the hex, on whichever shore? */
const hasLaden = (t: Table, hex: Hex): boolean =>
  t.laden.has(hex) || (SECOND_SHORE[hex] >= 0 && t.laden.has(SECOND_SHORE[hex]))

/** §7.1.6: in its own hex an attacker, or whoever has landed, has no infrastructure but the Carriers it brought. */
const isFirstNode = (t: Table, side: Side, hex: Hex, how: number): boolean =>
  how === 0 ? hasInfrastructure(t, side, hex) : carriersAt(t, side, hex) > 0

/** §7.1.4: Carriers, towns and railways of the side. */
function hasInfrastructure(t: Table, side: Side, hex: Hex): boolean {
  return carriersAt(t, side, hex) > 0 || controls(t, side, hex)
}

/** §7.1.5a + §7.1.5b, ruling 15: small lakes are open to all, the great waters to those whose enemy does not control them. */
const isOpenWater = (t: Table, side: Side, body: Body): boolean => body >= GREAT_BODIES || mayUseWater(t, side, body)

const IS_SOURCE = perHex((at) => (SOURCES.includes(at) ? 1 : 0))
/** §7.2.1 + §7.2.2: Dar-es-Salaam, Mombasa and Chinde feed the side that controls them. */
function isSource(t: Table, side: Side, node: Node): boolean {
  return node < HEXES && IS_SOURCE[node] === 1 && controls(t, side, node)
}

/** §7.2.3: calls `visit` for every hex whose Carriers the stack could cite as a source, nearest first. */
export function eachCarrierSource(
  t: Table,
  side: Side,
  nation: Nation,
  hex: Hex,
  how: number,
  visit: (hex: Hex) => void,
): void {
  trace(t, side, nation, hex, how)
  for (let i = 0; i < ways.count; i++) {
    const at = ways.places[i]
    if (at < HEXES && carriersAt(t, side, at) > 0) visit(at)
  }
}

/** §7.2.3, §10.1.8: is the unit in supply where it is, or could it be by using up a Carrier? */
export function mayBeSupplied(t: Table, unit: Unit): boolean {
  const side = sideOf(t, unit)
  if (isWintgens(t, unit) || trace(t, side, nationOf(t, unit), t.units.where[unit], 0) !== NOWHERE) return true
  for (let i = 0; i < ways.count; i++) {
    const at = ways.places[i]
    if (at < HEXES && carriersAt(t, side, at) > 0) return true
  }
  return false
}

/** §7.2.3: could the stack cite a Carrier in that hex? */
export function reachesCarrier(t: Table, side: Side, nation: Nation, hex: Hex, how: number, source: Hex): boolean {
  if (source >= HEXES || carriersAt(t, side, source) === 0) return false
  trace(t, side, nation, hex, how)
  for (let i = 0; i < ways.count; i++) if (ways.places[i] === source) return true
  return false
}

/** §7.2.3a + §7.2.3b: a Carrier that is cited as a source is gone, and costs the Entente a point at the end. */
export function consume(t: Table, side: Side, hex: Hex): void {
  takeCarrier(t, side, hex)
  if (side === ENTENTE) t.tracks.consumed++
  tell.carrierUsed(t, side, hex)
}

/** The nodes of a stack's free line, its source last, into `out`; their number, 0 when it has none. Waters come behind all hexes. */
export function lineOf(t: Table, side: Side, nation: Nation, hex: Hex, how: number, out: { [i: number]: Hex }): number {
  const source = trace(t, side, nation, hex, how)
  return source === NOWHERE ? 0 : wayTo(ways, source, out)
}

/**
 * Where a stack without a line would have one, if all towns and railways on the shortest way to a source served it: the
 * nodes of that way, its source last, into `out`, and their number; 0 when not even that leads anywhere. A source that its
 * side holds is looked for first (7.2.1).
 */
export const wishedLineOf = (t: Table, side: Side, nation: Nation, hex: Hex, out: { [i: number]: Hex }): number =>
  wishFor(t, side, nation, hex, true, out) || wishFor(t, side, nation, hex, false, out)

function wishFor(t: Table, side: Side, nation: Nation, hex: Hex, isHeld: boolean, out: { [i: number]: Hex }): number {
  setOut(ways, hex)
  const { ends, starts } = net
  for (let at = onward(ways); at !== NOWHERE; at = onward(ways)) {
    if (SOURCES.includes(at) && (!isHeld || t.towns.holder[TOWN[at]] === side)) return wayTo(ways, stopHere(ways), out)
    for (let link = gain(ways, at); link !== NO_LINK; link = gainAfter(ways, at, link))
      if (isBuiltUp(t, side, ends[link]) || (starts[link] === hex && ends[link] < HEXES && mayBeginNextDoor(nation, 0)))
        take(ways, at, link, 1)
  }
  return 0
}

/** Is there anything that could serve a line here, whoever controls it? */
const isBuiltUp = (t: Table, side: Side, node: Node): boolean =>
  node >= HEXES || TOWN[node] >= 0 || RAIL_LINE[node] >= 0 || carriersAt(t, side, node) > 0

/** Is this node of such a way open to the side? */
export const isOpenNode = (t: Table, side: Side, node: Hex, hex: Hex): boolean => isNode(t, side, node, hex, 0)
