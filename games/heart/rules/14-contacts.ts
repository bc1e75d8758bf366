import type { Table } from '../layout.ts'
import { BRITISH, firstOf, GERMAN, PER_SIDE, UNITS, type Unit } from '../roster.ts'
import { unitsTouch } from './09-contact.ts'
import { isOnTable } from './09-units.ts'

/** §9.8: the unit that one acts with: his host's if he is attached, else himself. */
export const groupOf = (t: Table, u: Unit): Unit =>
  t.units.attached[u] === 0 ? u : ((t.units.attached[u] - 1) as Unit)

/** The bit of a unit in columns that note something about each enemy. */
export const bitOf = (v: Unit): number => 1 << (v % PER_SIDE)

/** Notes who is in contact with whom, those who are attached with their hosts: for a phase in which nobody moves. */
export function noteContacts(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) t.units.touching[u] = 0
  const first = firstOf(GERMAN)
  const second = firstOf(BRITISH)
  for (let u = first; u < first + PER_SIDE; u++) {
    if (!isOnTable(t, u)) continue
    for (let v = second; v < second + PER_SIDE; v++)
      if (isOnTable(t, v) && unitsTouch(t, u, v)) noteContact(t, groupOf(t, u), groupOf(t, v))
  }
}
function noteContact(t: Table, u: Unit, v: Unit): void {
  t.units.touching[u] |= bitOf(v)
  t.units.touching[v] |= bitOf(u)
}

/** §9.14: is the unit, with those attached to it, in contact with an enemy? */
export const isTouched = (t: Table, u: Unit): boolean => t.units.touching[groupOf(t, u)] !== 0
/** Are two enemies in contact? */
export const areTouching = (t: Table, u: Unit, v: Unit): boolean =>
  (t.units.touching[groupOf(t, u)] & bitOf(groupOf(t, v))) !== 0
