import { sixteenths } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, firstOf, GERMAN, headOf, PER_SIDE, UNITS, type Unit } from '../roster.ts'
import { unitsTouch } from './09-contact.ts'
import { isOnTable, nextAttached } from './09-units.ts'

/** §9.8: the unit that one acts with: his host's if he is attached, else himself. */
export const groupOf = (t: Table, u: Unit): Unit =>
  t.units.attached[u] === 0 ? u : ((t.units.attached[u] - 1) as Unit)

/** The bit of a unit in columns that note something about each enemy. */
export const bitOf = (v: Unit): number => 1 << (v % PER_SIDE)

// The box around each unit: most are nowhere near one another. A hull's corners are less than four inches from its centre.
const left = new Int32Array(UNITS)
const right = new Int32Array(UNITS)
const low = new Int32Array(UNITS)
const high = new Int32Array(UNITS)
const REACH = sixteenths(8)
/** Draws the box around a unit, and those attached to it: they are measured together. */
function boxUp(t: Table, u: Unit): void {
  left[u] = low[u] = 2 ** 30
  right[u] = high[u] = -(2 ** 30)
  widen(t, u, u)
  for (let a = nextAttached(t, u, 0); a >= 0; a = nextAttached(t, u, a + 1)) widen(t, u, a)
}
function widen(t: Table, u: Unit, by: Unit): void {
  for (let f = headOf(by), end = f + t.units.count[by]; f < end; f++) {
    const x = t.figures.x[f]
    const y = t.figures.y[f]
    if (x < left[u]) left[u] = x
    if (x > right[u]) right[u] = x
    if (y < low[u]) low[u] = y
    if (y > high[u]) high[u] = y
  }
}
const areNear = (u: Unit, v: Unit): boolean =>
  left[u] - right[v] <= REACH && left[v] - right[u] <= REACH && low[u] - high[v] <= REACH && low[v] - high[u] <= REACH

/** How far apart the boxes of two units are at least, squared; asked after `noteContacts`. A boat's points lie three inches off its centre. */
export function boxesApart(u: Unit, v: Unit): number {
  const dx = Math.max(0, left[u] - right[v], left[v] - right[u])
  const dy = Math.max(0, low[u] - high[v], low[v] - high[u])
  return dx * dx + dy * dy
}

/** Notes who is in contact with whom, those who are attached with their hosts: for a phase in which nobody moves. */
export function noteContacts(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) {
    t.units.touching[u] = 0
    if (isOnTable(t, u)) boxUp(t, u)
  }
  const first = firstOf(GERMAN)
  const second = firstOf(BRITISH)
  for (let u = first; u < first + PER_SIDE; u++) {
    if (!isOnTable(t, u)) continue
    for (let v = second; v < second + PER_SIDE; v++)
      if (isOnTable(t, v) && areNear(u, v) && unitsTouch(t, u, v)) noteContact(t, groupOf(t, u), groupOf(t, v))
  }
  // §15.5, §15.9: whoever touches nobody any more is out of the fight that he charged into
  for (let u = 0 as Unit; u < UNITS; u++) if (t.units.touching[u] === 0) t.units.charged[u] = 0
}
function noteContact(t: Table, u: Unit, v: Unit): void {
  t.units.touching[u] |= bitOf(v)
  t.units.touching[v] |= bitOf(u)
}

/** Are two enemies in contact? */
export const areTouching = (t: Table, u: Unit, v: Unit): boolean =>
  (t.units.touching[groupOf(t, u)] & bitOf(groupOf(t, v))) !== 0
