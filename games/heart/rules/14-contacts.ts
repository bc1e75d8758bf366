import { STEP_X, STEP_Y, sixteenths } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, firstOf, GERMAN, headOf, PER_SIDE, UNITS, type Unit } from '../roster.ts'
import { box } from './09-box.ts'
import { unitsTouch } from './09-contact.ts'
import { ON_TABLE } from './09-units.ts'

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
/** Draws the box around a unit. */
function boxUp(t: Table, u: Unit): void {
  const { x, y } = t.figures
  let x0 = 2 ** 30
  let x1 = -(2 ** 30)
  let y0 = x0
  let y1 = x1
  for (let f = headOf(u), end = f + t.units.count[u]; f < end; f++) {
    const fx = x[f]
    const fy = y[f]
    if (fx < x0) x0 = fx
    if (fx > x1) x1 = fx
    if (fy < y0) y0 = fy
    if (fy > y1) y1 = fy
  }
  left[u] = x0
  right[u] = x1
  low[u] = y0
  high[u] = y1
}
/** The box of a unit holds those attached to it: they are measured together. */
function widen(u: Unit, by: Unit): void {
  if (left[by] < left[u]) left[u] = left[by]
  if (right[by] > right[u]) right[u] = right[by]
  if (low[by] < low[u]) low[u] = low[by]
  if (high[by] > high[u]) high[u] = high[by]
}
const areNear = (u: Unit, v: Unit): boolean =>
  left[u] - right[v] <= REACH && left[v] - right[u] <= REACH && low[u] - high[v] <= REACH && low[v] - high[u] <= REACH

/** How far apart the boxes of two units are at least, squared; asked after `noteContacts`. A boat's points lie three inches off its centre. */
export function boxesApart(u: Unit, v: Unit): number {
  const dx = Math.max(0, left[u] - right[v], left[v] - right[u])
  const dy = Math.max(0, low[u] - high[v], low[v] - high[u])
  return dx * dx + dy * dy
}

/** A box about both, of those that `noteContacts` drew. */
export function boxAbout(u: Unit, v: Unit): void {
  box.x0 = left[u] < left[v] ? left[u] : left[v]
  box.x1 = right[u] > right[v] ? right[u] : right[v]
  box.y0 = low[u] < low[v] ? low[u] : low[v]
  box.y1 = high[u] > high[v] ? high[u] : high[v]
}

/** Could anybody of the one have anybody of the other before him, facing so, by their boxes? Asked after `noteContacts`. */
export function mayBeAhead(u: Unit, v: Unit, facing: number): boolean {
  const fx = STEP_X[facing]
  const fy = STEP_Y[facing]
  const ahead = fx * (fx > 0 ? right[v] - left[u] : left[v] - right[u])
  return ahead + fy * (fy > 0 ? high[v] - low[u] : low[v] - high[u]) >= 0
}

/** Notes who is in contact with whom, those who are attached with their hosts: for a phase in which nobody moves. */
export function noteContacts(t: Table): void {
  const { where, attached } = t.units
  for (let u = 0 as Unit; u < UNITS; u++) {
    t.units.touching[u] = 0
    if (where[u] === ON_TABLE) boxUp(t, u)
  }
  for (let u = 0 as Unit; u < UNITS; u++) if (where[u] === ON_TABLE && attached[u] !== 0) widen(groupOf(t, u), u)
  const first = firstOf(GERMAN)
  const second = firstOf(BRITISH)
  for (let u = first; u < first + PER_SIDE; u++) {
    if (where[u] !== ON_TABLE) continue
    for (let v = second; v < second + PER_SIDE; v++)
      if (where[v] === ON_TABLE && areNear(u, v) && unitsTouch(t, u, v)) noteContact(t, groupOf(t, u), groupOf(t, v))
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
