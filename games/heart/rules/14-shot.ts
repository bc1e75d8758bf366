import type { Column } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import {
  CAVALRY,
  type Figure,
  GUNBOAT,
  MODERN,
  perType,
  TRAINED,
  type Type,
  type Unit,
  unitOf,
  WARRIOR,
} from '../roster.ts'
import {
  BEHIND_WORKS,
  CHARGED_HOME,
  DISPERSED,
  FIRST_RATE,
  IN_COVER,
  IN_SMOKE,
  MODERN_IN_COVER,
  OVER_HALF,
  SECOND_RATE,
  SILENT,
  WARRIOR_SHOT,
} from './03-modifiers.ts'
import { isOverHalf } from './04-ranges.ts'
import { squareApart } from './09-contact.ts'
import { CHARGED, DECLARED, did, FROM_COVER, isIn, MOUNTED, MOVED, SMOKE, SPRUNG } from './09-units.ts'
import { isInWorks, unitEntrenched, unitInCover } from './10-cover.ts'
import { bitOf, groupOf } from './14-contacts.ts'

/** §3.2, §3.3: what a type adds. */
const SHOOT_BONUS: Column<Type> = perType(({ shootBonus }) => shootBonus)

/** §3.2, §3.3, §5.4: what is added for the firer himself. */
export function firerBits(t: Table, s: Figure): number {
  const u = unitOf(s)
  const type = t.units.type[u]
  const bonus = SHOOT_BONUS[type]
  // §7.3: cavalry that has just mounted or dismounted fires without its bonus
  const rate = type === CAVALRY && did(t, u, MOUNTED) ? 0 : bonus === 2 ? FIRST_RATE : bonus === 1 ? SECOND_RATE : 0
  return (t.units.traits[u] & WARRIOR) === 0 ? rate : rate | WARRIOR_SHOT
}

/** §3.5, H9: has the unit charged home in this turn, against somebody not entrenched against it? */
function hasChargedHome(t: Table, v: Unit): boolean {
  const charged = (t.units.charged[v] - 1) as Unit
  if (charged < 0 || !did(t, v, CHARGED) || (t.units.touching[v] & bitOf(groupOf(t, charged))) === 0) return false
  return !unitEntrenched(t, charged, v)
}

/** §3.5, §3.9, §14.7: what counts for every shot of a unit at another. */
export function commonBits(t: Table, u: Unit, v: Unit): number {
  let bits = 0
  if (hasChargedHome(t, v)) bits |= CHARGED_HOME
  if (t.units.open[v] === 1) bits |= DISPERSED
  if (isIn(t, u, SMOKE) || isIn(t, v, SMOKE)) bits |= IN_SMOKE
  return bits
}

/** §3.6-3.8: what the target's cover counts against a shooter; `isSilent` is by declaration (H10). */
export function coverBits(t: Table, u: Unit, v: Unit, s: Figure, isSilent: boolean): number {
  // §13.3: the fire of an ambush in the turn in which it is sprung
  if (did(t, u, SPRUNG)) return 0
  const type = t.units.type[v]
  const isCovered = unitInCover(t, v, t.figures.x[s], t.figures.y[s])
  let bits = 0
  // §3.6, §10.8: where it stands, or where it began; not in close combat
  if ((isCovered || did(t, v, FROM_COVER)) && t.units.touching[v] === 0) bits |= IN_COVER
  if (!isCovered) return bits
  // §3.7: trained, and fires no shot in this phase; §3.8: modern firearms; H36: in contact, too
  if (TRAINED[type] === 1 && isSilent) bits |= SILENT
  if (MODERN[type] === 1) bits |= MODERN_IN_COVER
  return bits
}

/** Ruling H10: does the unit fire no shot in this phase, as far as it has declared? */
export const isSilent = (t: Table, v: Unit): boolean => !did(t, v, DECLARED)

/** §3: all that counts for one shot at a mark in a unit, but `common`, which is alike for all. */
export function shotBits(t: Table, u: Unit, v: Unit, s: Figure, m: Figure, inches: number, silent: boolean): number {
  let bits = firerBits(t, s) | coverBits(t, u, v, s, silent)
  // §3.4, §14.3
  if (isOverHalf(squareApart(t, s, m), inches)) bits |= OVER_HALF
  // §3.10
  if (isInWorks(t, t.figures.x[s], t.figures.y[s], t.figures.x[m], t.figures.y[m])) bits |= BEHIND_WORKS
  return bits
}

/** Ruling H1: what counts for a gun: its bonus, unless it is a boat under way (7.8), and over half range; nothing else. */
export function gunBits(t: Table, u: Unit, square: number, inches: number): number {
  const isUnderWay = t.units.type[u] === GUNBOAT && did(t, u, MOVED)
  const far = isOverHalf(square, inches) ? OVER_HALF : 0
  return isUnderWay || !has(t, 'artillery-bonus') ? far : far | FIRST_RATE
}
