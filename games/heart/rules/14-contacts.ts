import { STEP_X, STEP_Y } from '../board.ts'
import type { Table } from '../layout.ts'
import { BASE, BRITISH, FIRST_UNIT, GERMAN, NO_UNIT, PER_SIDE, UNITS, type Unit } from '../roster.ts'
import { type Box, box, boxUnit, newBox, setBox, widen } from './09-box.ts'
import { unitsTouch } from './09-contact.ts'
import { REACH } from './09-crowd.ts'
import { nextOnTable, ON_TABLE } from './09-units.ts'

/** §9.8: the unit that one acts with: his host's if he is attached, else himself. */
export const groupOf = (t: Table, u: Unit): Unit =>
  t.units.attached[u] === 0 ? u : ((t.units.attached[u] - 1) as Unit)

/** The bit of a unit in columns that note something about each enemy. */
export const bitOf = (v: Unit): number => 1 << (v % PER_SIDE)

/** The box about each unit, those attached to it within: most are nowhere near one another. */
const boxes = Array.from({ length: UNITS }, newBox)
/** That of one; asked after `noteContacts`. */
export const boxOf = (u: Unit): Box => boxes[u]
const areNear = (a: Box, b: Box, reach: number): boolean =>
  a.x0 - b.x1 <= reach && b.x0 - a.x1 <= reach && a.y0 - b.y1 <= reach && b.y0 - a.y1 <= reach

/** How far apart the boxes of two units are at least, squared; asked after `noteContacts`. A boat's points lie three inches off its centre. */
export function boxesApart(u: Unit, v: Unit): number {
  const a = boxes[u]
  const b = boxes[v]
  const dx = Math.max(0, a.x0 - b.x1, b.x0 - a.x1)
  const dy = Math.max(0, a.y0 - b.y1, b.y0 - a.y1)
  return dx * dx + dy * dy
}

/** A box about both, of those that `noteContacts` drew. */
export function boxAbout(u: Unit, v: Unit): void {
  setBox(box, boxes[u])
  widen(box, boxes[v])
}

/** Could anybody of the one have anybody of the other before him, facing so, by their boxes? Asked after `noteContacts`. */
export function mayBeAhead(u: Unit, v: Unit, facing: number): boolean {
  const fx = STEP_X[facing]
  const fy = STEP_Y[facing]
  const a = boxes[u]
  const b = boxes[v]
  const ahead = fx * (fx > 0 ? b.x1 - a.x0 : b.x0 - a.x1)
  return ahead + fy * (fy > 0 ? b.y1 - a.y0 : b.y0 - a.y1) >= 0
}

/** The British who are on the table. */
const british = new Int32Array(PER_SIDE)

/** Notes who is in contact with whom, those who are attached with their hosts: for a phase in which nobody moves. */
export function noteContacts(t: Table): void {
  const { where, attached, type } = t.units
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    t.units.touching[u] = 0
    if (where[u] === ON_TABLE) boxUnit(t, u, boxes[u])
  }
  for (let u = FIRST_UNIT; u !== UNITS; u++)
    if (where[u] === ON_TABLE && attached[u] !== 0) widen(boxes[groupOf(t, u)], boxes[u])
  let n = 0
  for (let v = nextOnTable(t, BRITISH); v !== NO_UNIT; v = nextOnTable(t, BRITISH, v)) british[n++] = v
  for (let u = nextOnTable(t, GERMAN); u !== NO_UNIT; u = nextOnTable(t, GERMAN, u)) {
    const own = boxes[u]
    const reach = REACH[BASE[type[u]]]
    for (let i = 0; i < n; i++) {
      const v = british[i] as Unit
      if (areNear(own, boxes[v], reach + REACH[BASE[type[v]]]) && unitsTouch(t, u, v))
        noteContact(t, groupOf(t, u), groupOf(t, v))
    }
  }
  // §15.5, §15.9: whoever touches nobody any more is out of the fight that he charged into
  for (let u = FIRST_UNIT; u !== UNITS; u++) if (t.units.touching[u] === 0) t.units.charged[u] = 0
}
function noteContact(t: Table, u: Unit, v: Unit): void {
  t.units.touching[u] |= bitOf(v)
  t.units.touching[v] |= bitOf(u)
}

/** Are two enemies in contact? */
export const areTouching = (t: Table, u: Unit, v: Unit): boolean =>
  (t.units.touching[groupOf(t, u)] & bitOf(groupOf(t, v))) !== 0
