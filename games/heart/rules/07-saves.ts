import type { Column } from '@boma/kernel'
import { TYPES } from '../data/types.ts'
import type { Table } from '../layout.ts'
import { type Figure, perType, TYPE_WORDS, type Type, type Unit, unitOf } from '../roster.ts'
import { isIn, put, UNSAVED } from './09-units.ts'

/** No die saves. */
export const NO_SAVE = 7
/** §14.10: the least that saves in a building or fort that was aimed at. */
export const SAVE_INSIDE = 4

/** §7.1, §7.2, §7.4: the least that saves, by type. */
export const SAVES_ON: Column<Type> = perType(({ save }) => save?.from ?? NO_SAVE)
/** §7.1: the save is lost with the first death. */
const IS_LOST: Column<Type> = perType(({ save }) => (save?.lostAfterFirstDeath ? 1 : 0))
/** §7.1: types whose hits cannot be saved, a bit for each. */
const NOT_AGAINST: Column<Type> = perType(({ save }) =>
  (save?.notAgainst ?? []).reduce((bits, id) => bits | (1 << TYPE_WORDS.indexOf(id)), 0),
)
if (TYPES.length > 31) throw new Error('there is a bit for each type, and no more than 31')

/** §14.5: the least die that saves a figure from a hit by that unit; NO_SAVE for none. */
export function saveOf(t: Table, f: Figure, by: Unit): number {
  const u = unitOf(f)
  const type = t.units.type[u]
  // §7.1: against anyone but Regulars, until one of them has fallen
  if (isIn(t, u, UNSAVED) || (NOT_AGAINST[type] >> t.units.type[by]) & 1) return NO_SAVE
  return SAVES_ON[type]
}

/** §7.1, H15: one of the unit has fallen: from now on, or from the end of the Shooting Phase on, none is saved. */
export function loseSave(t: Table, u: Unit): void {
  if (IS_LOST[t.units.type[u]] === 1) put(t, u, UNSAVED)
}
