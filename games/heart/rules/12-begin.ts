import type { Table } from '../layout.ts'
import { sideOf, type Unit } from '../roster.ts'
import { inContact } from './09-contact.ts'
import { FROM_COVER, mark, NAMED } from './09-units.ts'
import { unitInAreaCover } from './10-cover.ts'

/** §10.8: names a unit: whether it began in area cover is noted. */
export function nameUnit(t: Table, u: Unit): void {
  mark(t, u, NAMED | (unitInAreaCover(t, u) ? FROM_COVER : 0))
  // §11.2: the other side may think again
  t.tracks.passed &= 1 << sideOf(u)
}

/** Begins the move of a unit: nothing of it is spent, for the last move has left nothing. */
export function beginMove(t: Table, u: Unit): void {
  const { move } = t
  move.unit = u + 1
  move.facing = t.units.facing[u]
  move.order = t.units.open[u]
  move.contact = inContact(t, u) ? 1 : 0
}

/** Nobody moves now. */
export function endMove(t: Table): void {
  const { move } = t
  move.unit = 0
  move.open = 0
  move.cover = 0
  move.spent = 0
  move.legs = 0
  move.gone = 0
  move.facing = 0
  move.order = 0
  move.contact = 0
  move.half = 0
  move.turned = 0
  move.found = 0
}
