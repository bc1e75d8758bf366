import { GOVERNMENT } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN, UNITS, type Unit } from '../roster.ts'
import { LOST } from '../stacks.ts'

/** A position read plainly, column by column: what the story of a turn is held against. */
export function readPosition(t: Table) {
  const units = Array.from({ length: UNITS }, (_, unit) => unit as Unit)
  return {
    /** Ruling T136: who has each government hex. */
    holders: new Map(GOVERNMENT.map((hex, g) => [hex, ((t.tracks.british >> g) & 1) === 1 ? BRITISH : GERMAN])),
    listed: new Set(GOVERNMENT),
    inPlay: new Set(units.filter((unit) => ((t.units.state[unit] ?? 0) & LOST) === 0)),
    counts: [],
    /** §6.3.3: whom its side has lost. */
    gone: new Set(units.filter((unit) => ((t.units.state[unit] ?? 0) & LOST) !== 0)),
  }
}
