import type { Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { firstOf, headOf, sideOf, type Unit } from '../roster.ts'
import { HIDDEN, WAITING } from '../rules/09-units.ts'
import { isFree } from '../rules/17.10-lists.ts'
import { asked, deciding } from './asked.ts'

/** §13.2: does it lie in ambush where this view does not say? Then it is not on the table: all its figures are nowhere. */
export function isUnseen(t: Table, u: Unit): boolean {
  if (t.units.where[u] !== HIDDEN) return false
  for (let f = headOf(u), end = f + t.units.count[u]; f < end; f++)
    if (t.figures.x[f] !== 0 || t.figures.y[f] !== 0) return false
  return true
}

/** Questions in which a side sets up. */
export const SETTING_UP = ['setUp', 'placing']

/** §17.7: is the unit to be set up by its owner just now? In a free game ready places are found one after the other. */
export function isToPlace(t: Table, u: Unit, viewer: Side): boolean {
  if (t.units.where[u] !== WAITING || sideOf(u) !== viewer || deciding(t) !== viewer) return false
  return SETTING_UP.includes(asked(t)) && (!isFree(t) || isNext(t, u))
}
function isNext(t: Table, u: Unit): boolean {
  for (let v = firstOf(sideOf(u)); v < u; v++) if (t.units.where[v] === WAITING) return false
  return true
}
