import type { Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { BEA, BY_RAIL, REGION_OF, railTo, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, card, GERMAN, SIDE_OF, type Unit } from '../roster.ts'

const RAID = card('G5')

/** Card G5: a torn-up railway carries no Allied trains. */
export const isShut = (t: Table, side: Side, place: Space): boolean => side === ALLIED && t.raided.has(place)

/** Card G5: what a raider enters of the Uganda Railway, by whatever way, is shut to the Allies next turn. */
export function tearUp(t: Table, unit: Unit, place: Space): void {
  if (t.tracks.card !== RAID || SIDE_OF[unit] !== GERMAN || REGION_OF[place] !== BEA) return
  if ((BY_RAIL[place] as readonly Space[]).length === 0 || t.raided.has(place)) return
  t.raided.add(place)
  tell.raided(t, place)
}

/** Card G5: a raider on a train enters every space of the line. */
export function tearUpLine(t: Table, unit: Unit, from: Space, to: Space): void {
  for (const place of railTo(from, to)) tearUp(t, unit, place)
}
