import { NOBODY, type Side } from '@boma/kernel'
import { IS_CENTER, POOL, SPACES, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN, IS_FORT, SIDE_OF, UNITS, type Unit } from '../roster.ts'

/** A position read plainly, column by column: what a recap is held against. */
export function readPosition(t: Table) {
  const units = Array.from({ length: UNITS }, (_, unit) => unit as Unit)
  const fighters = units.filter((unit) => IS_FORT[unit] === 0)
  const sidesIn = (space: Space) =>
    new Set(fighters.filter((unit) => t.units.where[unit] === space).map((u) => SIDE_OF[u]))
  const holder = (space: Space): Side =>
    sidesIn(space).has(GERMAN) ? GERMAN : sidesIn(space).has(ALLIED) ? ALLIED : NOBODY
  const centers = Array.from({ length: SPACES }, (_, s) => s as Space).filter((s) => IS_CENTER[s] === 1)
  const held = (side: Side) => centers.filter((center) => holder(center) === side).length
  return {
    /** §26.0: whose each supply center is. */
    holders: new Map(centers.map((center) => [center, holder(center)])),
    listed: new Set(centers),
    inPlay: new Set(units.filter((unit) => (t.units.where[unit] ?? SPACES) <= SPACES)),
    counts: [held(ALLIED), held(GERMAN)],
    gone: new Set(units.filter((unit) => (t.units.where[unit] ?? 0) >= POOL)),
  }
}
