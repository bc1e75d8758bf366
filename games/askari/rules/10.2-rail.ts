import { type Column, DIRECTIONS, type Hex, neighbour, OFF_MAP, type Side } from '@boma/kernel'
import { LINE_HEXES, RAIL_LINE, RAIL_MILE, SECTIONS, type SectionId, sectionsAt } from '../board/lines.ts'
import { ALL_WATER, grid } from '../board.ts'
import type { Table } from '../layout.ts'
import { ENTENTE } from '../roster.ts'
import { hasEnemy } from '../stacks.ts'
import { controlsTown } from './04-control.ts'
import { isRaided } from './06.1-effects.ts'

/** §10.2.2, §10.2.3, ruling 83: the hexes of each section and those next to it, but not across water. */
const NEAR: readonly (readonly Hex[])[] = SECTIONS.map(({ hexes }) => {
  const near = hexes.flatMap((at) => [at, ...besides(at)])
  return near.filter((at, i) => near.indexOf(at) === i)
})
function besides(at: Hex): readonly Hex[] {
  return DIRECTIONS.filter((d) => !ALL_WATER(at, d))
    .map((d) => neighbour(grid, at, d))
    .filter((next): next is Hex => next !== OFF_MAP)
}
/** How far along its line each section begins and ends. */
const FIRST_MILE = Int16Array.from(SECTIONS, ({ hexes }) => RAIL_MILE[hexes[0] as Hex]) as Column<SectionId>
const LAST_MILE = Int16Array.from(SECTIONS, ({ hexes }) => RAIL_MILE[hexes.at(-1) as Hex]) as Column<SectionId>
const LINE_OF = Int16Array.from(SECTIONS, ({ line }) => line) as Column<SectionId>

/** §10.2.2 + §10.2.4, ruling 83: can the side ride on the section? It holds the end towns, and no enemy unit is on it or next to it. */
export function isOpen(t: Table, side: Side, section: SectionId): boolean {
  const { ends } = SECTIONS[section] ?? { ends: [] }
  for (let i = 0; i < ends.length; i++) if (!controlsTown(t, side, ends[i] as (typeof ends)[number])) return false
  // §6.1.4: a raid shuts it to the Entente
  if (side === ENTENTE && isRaided(t, section)) return false
  const near = NEAR[section] ?? []
  for (let i = 0; i < near.length; i++) if (hasEnemy(t, side, near[i] as Hex)) return false
  return true
}

/** How far one can ride from a rail hex: miles of its line, both included. */
export const ride = { first: 0, last: 0 }

/** §10.2.6: finds how far a side can ride from a rail hex; the answer is in `ride`. */
export function findRide(t: Table, side: Side, at: Hex): void {
  ride.first = RAIL_MILE[at]
  ride.last = RAIL_MILE[at]
  const sections = sectionsAt(at)
  for (let i = 0; i < sections.length; i++) {
    const section = sections[i] as SectionId
    if (FIRST_MILE[section] < RAIL_MILE[at]) rideBack(t, side, section)
    if (LAST_MILE[section] > RAIL_MILE[at]) rideOn(t, side, section)
  }
}

function rideBack(t: Table, side: Side, from: SectionId): void {
  for (let section = from; section >= 0 && LINE_OF[section] === LINE_OF[from] && isOpen(t, side, section); section--)
    ride.first = FIRST_MILE[section]
}

function rideOn(t: Table, side: Side, from: SectionId): void {
  for (
    let section = from;
    section < SECTIONS.length && LINE_OF[section] === LINE_OF[from] && isOpen(t, side, section);
    section++
  )
    ride.last = LAST_MILE[section]
}

/** The hex at a mile of a line. */
export const hexAtMile = (line: number, mile: number): Hex => (LINE_HEXES[line] as readonly Hex[])[mile] as Hex

/** Is the hex on a railway? */
export const hasRails = (hex: Hex): boolean => RAIL_LINE[hex] >= 0
