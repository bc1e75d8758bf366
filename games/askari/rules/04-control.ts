import { type Column, type Hex, NOBODY, other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { SECTIONS, sectionsAt } from '../board/lines.ts'
import {
  type Body,
  boxOf,
  NO_TOWN,
  perHex,
  SECOND_SHORE,
  TOWN,
  TOWN_GROUND,
  TOWN_HELD_FROM,
  TOWN_HEX,
  type Town,
} from '../board.ts'
import { SCENARIO_NAMES, SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, isGround, type Unit } from '../roster.ts'
import { addCarriers, carriersAt, carriersIn, hasUnit, isNeutral, occupant, sideOf } from '../stacks.ts'

/** Whose all waters are, scenario by scenario, whatever lies on them. */
const HAS_ALL_WATERS = SCENARIO_NAMES.map((name) => SCENARIOS[name].ententeWaters)

/** §4.1.1 + §4.1.4: does the side control the town? At the start it is whose land it lies in (4.1.2). */
export const controlsTown = (t: Table, side: Side, town: Town): boolean => t.towns.holder[town] === side

/** Is a land battle being fought in the hex? */
export const isFoughtOver = (t: Table, hex: Hex): boolean => t.battle.at === hex && t.attackers.next(0) >= 0

/**
 * §4.1.3, rulings 8 and 11: does the side control the town or the railway in the hex? A rail hex without a town belongs to the side that alone stands in it, or defends it in the battle being
 * fought; an empty one to the side that controls both towns at the ends of its section.
 */
export function controls(t: Table, side: Side, hex: Hex): boolean {
  const town = TOWN[hex]
  if (town >= 0) return controlsTown(t, side, town)
  const one = FIRST_END[hex]
  if (one < 0) return false
  if (isFoughtOver(t, hex)) return t.battle.attacker !== side
  if (hasAnyUnit(t, hex)) return occupant(t, hex) === side
  return controlsTown(t, side, one) && controlsTown(t, side, LAST_END[hex])
}
/** The towns at the ends of the section of each rail hex, one and the same on the Blantyre line; NO_TOWN off the rails. */
const endOf = (at: Hex, i: number): Town => SECTIONS[sectionsAt(at)[0] as number]?.ends.at(i) ?? NO_TOWN
const FIRST_END = perHex((at) => endOf(at, 0)) as Column<Hex, Town>
const LAST_END = perHex((at) => endOf(at, -1)) as Column<Hex, Town>

/** Is any ground unit there, a neutral one included? */
function hasAnyUnit(t: Table, hex: Hex): boolean {
  const first = t.stacks.firstIn(hex)
  return first >= 0 && isGround(first)
}

/** §4.1.5, rulings 13 and 14: the side that alone has ships or boats in the Patrol Box controls the water; NOBODY: it is contested. */
export function bodyHolder(t: Table, body: Body): Side {
  // §14.3.2: in 1918 the Entente controls all waters, and no vessels are in play
  if (HAS_ALL_WATERS[t.core.scenario]) return ENTENTE
  let entente = false
  let german = false
  for (let u = firstVesselIn(t, boxOf(body)); u >= 0; u = t.stacks.nextIn(u)) {
    if (isNeutral(t, u)) continue
    if (sideOf(t, u) === GERMAN) german = true
    else entente = true
  }
  if (entente === german) return NOBODY
  return entente ? ENTENTE : GERMAN
}

/** The first ship or boat in a space; units on transports lie before it. */
export function firstVesselIn(t: Table, space: Hex): Unit {
  let u = t.stacks.firstIn(space)
  while (u >= 0 && isGround(u)) u = t.stacks.nextIn(u)
  return u
}

/** §7.1.5, §10.3.3: may the side use the water? Not if the enemy controls it. */
export const mayUseWater = (t: Table, side: Side, body: Body): boolean => bodyHolder(t, body) !== other(side)

/** Call when units have come to a hex or gone from it: towns and islands change hands (4.1.4), Carriers are captured (2.5.6). */
export function settle(t: Table, hex: Hex): void {
  settleTown(t, hex)
  const holder = occupant(t, hex)
  if (holder !== NOBODY) captureCarriers(t, holder, hex)
}

/** §4.1.4 + §4.1.6: whoever alone stands there takes the town; Zanzibar is taken as a whole (ruling 6). */
export function settleTown(t: Table, hex: Hex): void {
  const town = TOWN_HELD_FROM[hex]
  if (town < 0) return
  const ground = TOWN_GROUND[town] ?? []
  const holder = soleOccupant(t, ground)
  if (holder === NOBODY || t.towns.holder[town] === holder) return
  t.towns.holder[town] = holder
  const told = ground.length > 1 ? islandTaken : tell.townTaken
  told(t, holder, TOWN_HEX[town])
}
const islandTaken = tell.townTaken.under('4.1.6')

function soleOccupant(t: Table, ground: readonly Hex[]): Side {
  let entente = false
  let german = false
  for (const hex of ground) {
    entente ||= hasUnit(t, ENTENTE, hex)
    german ||= hasUnit(t, GERMAN, hex)
  }
  if (entente === german) return NOBODY
  return entente ? ENTENTE : GERMAN
}

/** §2.5.6, §7.1.10a, ruling 23: Carriers alone with enemy units change sides, and stay where they are for the rest of the Impulse. */
function captureCarriers(t: Table, captor: Side, hex: Hex): void {
  const taken = carriersAt(t, other(captor), hex)
  if (taken === 0) return
  turnCarriers(t, captor, hex)
  const second = SECOND_SHORE[hex]
  if (second >= 0) turnCarriers(t, captor, second as Hex)
  tell.carriersTaken(t, captor, hex, taken)
}

function turnCarriers(t: Table, captor: Side, space: Hex): void {
  const n = carriersIn(t, other(captor), space)
  addCarriers(t, other(captor), space, -n)
  addCarriers(t, captor, space, n)
  if (captor === t.tracks.phasing) t.places.stirred[space] += n
  else t.places.stirred[space] = 0
}

/** §2.5.4, §7.1.10b: takes a Carrier out of a hex for good, from either shore of a split one, those that have moved last. */
export function takeCarrier(t: Table, side: Side, hex: Hex): void {
  const second = SECOND_SHORE[hex]
  const space = carriersIn(t, side, hex) > 0 || second < 0 ? hex : (second as Hex)
  addCarriers(t, side, space, -1)
  if (side === t.tracks.phasing) t.places.stirred[space] = Math.min(t.places.stirred[space], carriersIn(t, side, space))
}
