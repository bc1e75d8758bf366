import { ALLOWED, type Hex, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { NOWHERE } from '../board.ts'
import type { Table } from '../layout.ts'
import { owner, UNITS, type Unit } from '../roster.ts'

/** Is the counter on the map? */
export const isOnMap = (t: Table, unit: Unit): boolean => t.units.where[unit] !== NOWHERE

/** The counter in a hex, or -1. */
export function unitAt(t: Table, hex: Hex): Unit {
  for (let u = 0 as Unit; u < UNITS; u++) if (t.units.where[u] === hex) return u
  return -1 as Unit
}

/** May this counter act? */
export function whyNotAct(t: Table, unit: Unit): Refusal {
  // §3.2: one of the side whose turn it is, on the map, once a turn
  if (owner(unit) !== t.tracks.phasing) return refuse.notYours(unit)
  if (!isOnMap(t, unit)) return refuse.gone(unit)
  return t.acted.has(unit) ? refuse.hasActed(unit) : ALLOWED
}
