import type { Hex, Side } from '@boma/kernel'
import {
  BOX_OCEAN,
  type Body,
  bodyOf,
  boxOf,
  COASTAL_ON,
  IS_PORT,
  isBox,
  isHex,
  OFF_EAST,
  SPACES,
  TOWN,
} from '../board.ts'
import { ARMOUR } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { AV, COASTAL, face, isGround, isVessel, TYPE, type Unit } from '../roster.ts'
import { bombardment, gunnery, is, isNeutral, nextIn, REDUCED, sideOf } from '../stacks.ts'
import { firstVesselIn } from './04-control.ts'

/** §12.3.4: movement points of every vessel in an Impulse. */
export const VESSEL_POINTS = 4

/** §12.1.3 + §12.1.4: is it a coastal hex of a body with a Patrol Box? On other lakes there is no vessel. */
export const isCoastal = (space: Hex): boolean => isHex(space) && COASTAL_ON[space] !== 0
/** §12.1.1 + §2.3.6: the one of the four bodies of water that a coastal hex or a Patrol Box is of. */
export const waterOf = (space: Hex): Body =>
  isBox(space) ? bodyOf(space) : ((31 - Math.clz32(COASTAL_ON[space])) as Body)
/** §12.1.2: the Patrol Box of that water; from the east edge a ship comes into the ocean's (8.1.5). */
export const boxBy = (space: Hex): Hex => (space === OFF_EAST ? BOX_OCEAN : boxOf(waterOf(space)))
/** §2.1.6: is there a port of the ocean in the hex? */
export const isPort = (hex: Hex): boolean => TOWN[hex] >= 0 && IS_PORT[TOWN[hex]] === 1
/** §12.3.1 + §2.3.2: a space that vessels sail from, never by hexsides: coast, Patrol Box or, for ships that arrive, beyond the east edge. */
export const isSailed = (space: Hex): boolean => IS_SAILED[space] === 1
const IS_SAILED = Uint8Array.from({ length: SPACES }, (_, space) =>
  isBox(space as Hex) || space === OFF_EAST || isCoastal(space as Hex) ? 1 : 0,
)

/** §2.3.1: a ship or boat of this side: neutral ones are nobody's (ruling 14). */
export const isVesselOf = (t: Table, side: Side, unit: Unit): boolean =>
  isVessel(unit) && sideOf(t, unit) === side && !isNeutral(t, unit)

/** Has the side a ship or boat in the space? */
export function hasVessel(t: Table, side: Side, space: Hex): boolean {
  for (let u = firstVesselIn(t, space); u >= 0; u = nextIn(t, u)) if (isVesselOf(t, side, u)) return true
  return false
}

/** §12.2.4: one of the coastal defence units; no other unit fights at sea (12.5.1). */
export const isDefence = (unit: Unit): boolean => TYPE[unit] === COASTAL

/** §12.5.3a: what it fires with at sea: a vessel by its GV, a coastal defence by its BV (ruling 132), cargo by nothing. */
export function gunsAtSea(t: Table, unit: Unit): number {
  if (isVessel(unit)) return gunnery(t, unit)
  return isDefence(unit) ? bombardment(t, unit) : 0
}

/** §12.5.4a + §2.3.7: its armour: as printed, that of coastal defences (§12.2.4b), or of the transport that carries it (12.5.4d). */
export function armourAtSea(t: Table, unit: Unit): number {
  if (isGround(unit)) return isDefence(unit) ? ARMOUR.coastal.add : ARMOUR.transport.add
  return AV[face(unit, is(t, unit, REDUCED) ? 1 : 0)]
}

/** What rolls at sea are about, so that a search gives the same encounter the same luck: the seeking and the battle apart. */
export const SEEKING = 1
export const FIGHTING = 2
export const subjectAtSea = (t: Table, part: number): number =>
  (part << 20) | (t.tracks.turn << 13) | (t.tracks.segment << 11) | t.entry.at
