import type { Hex, Side } from '@boma/kernel'
import type { SectionId } from '../board/lines.ts'
import { grid, isHex, NYASALAND, OWNER } from '../board.ts'
import { BATTLE_TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { BRITISH, ENTENTE, GERMAN, GERMAN_NATION, isGround, NATION, PORTUGUESE, type Unit } from '../roster.ts'
import { sideOf } from '../stacks.ts'

/** Lasting effects of random events (6.1.4), as other chapters ask for them: bits of `t.events.lasting`. */
export const CHILEMBWE = 1
export const LISBON = 2
export const AIRCRAFT = 4
export const QUININE = 8
export const SMUTS_PRESSES = 16
export const QUARREL = 32
export const WAR_WEARY = 64
/** Stays for two turns; the others end with their turn. */
export const BARUE = 128

const lasts = (t: Table, effect: number): boolean => (t.events.lasting & effect) !== 0

/** May the piece not move in this Segment (Chilembwe rising, Coup in Lisbon)? */
export function isHeldBack(t: Table, unit: Unit): boolean {
  if (t.events.lasting === 0 || t.tracks.segment !== 1) return false
  if (lasts(t, LISBON) && NATION[unit] === PORTUGUESE) return true
  if (!lasts(t, CHILEMBWE) || !isGround(unit) || !isBritish(t, unit)) return false
  const at: Hex = t.units.where[unit]
  return isHex(at) && OWNER[at] === NYASALAND
}

/** Ruling 33: a gun is of its captor's nation, so that a German one of the Entente is British. */
const isBritish = (t: Table, unit: Unit): boolean =>
  sideOf(t, unit) === ENTENTE && (NATION[unit] === BRITISH || NATION[unit] === GERMAN_NATION)

/** Is the section of the Uganda line raided in this Segment, shut to Entente riding (Raid on the railway)? */
export const isRaided = (t: Table, section: SectionId): boolean =>
  t.events.raided === section + 1 && t.tracks.segment === 1

/** The first column, from 0, that a Belgian quarrel shuts. */
const QUARREL_COLUMN = 12
/** May Belgians not enter the hex this turn (Belgian quarrel)? */
export const isShutToBelgians = (t: Table, hex: Hex): boolean =>
  lasts(t, QUARREL) && isHex(hex) && grid.x[hex] >= QUARREL_COLUMN

/** Does the FK have a line for every check this turn (Wintgens)? */
export const isWintgens = (t: Table, unit: Unit): boolean => t.wintgens.has(unit)

/** Do naval aircraft help British vessels this turn (Naval aircraft)? */
export const hasAircraft = (t: Table): boolean => lasts(t, AIRCRAFT)

/** Does the Entente pick three German units in this turn's attrition (Quinine short)? */
export const lacksQuinine = (t: Table): boolean => lasts(t, QUININE)

/** Does Chinde make no Carrier (Barue rising)? */
export const isBarueUp = (t: Table): boolean => lasts(t, BARUE)

/** §11.13: in how many battles of an Operations Phase the side may invoke leadership: the Entente from turn 18 on. */
export function leadershipOf(t: Table, side: Side): number {
  if (side === GERMAN) return 1
  if (t.tracks.turn < BATTLE_TURNS.ententeLeadership.from || lasts(t, WAR_WEARY)) return 0
  return lasts(t, SMUTS_PRESSES) ? 2 : 1
}

/** Each Operations Phase begins with its leadership (11.13.1). */
export function renewLeadership(t: Table): void {
  t.tracks.germanLeadership = leadershipOf(t, GERMAN)
  t.tracks.ententeLeadership = leadershipOf(t, ENTENTE)
}

/** When a turn ends so do the effects of its events; the Barue are up until the end of turn 29. */
export function endEffects(t: Table): void {
  t.events.lasting = t.tracks.turn === BARUE_BEGINS ? t.events.lasting & BARUE : 0
  t.events.raided = 0
  t.wintgens.clear()
}
const BARUE_BEGINS = 28
