import type { Column, Hex, Id } from '@boma/kernel'
import { HEXES, hex, NO_TOWN, perHex, TOWN, type Town } from '../board.ts'
import { RAILS } from '../data/in-force.ts'

/** A railway line, by its place in the data (10.2.1). */
export type Line = Id<'Line'>
export const UGANDA_LINE = 0 as Line
export const NORTHERN_LINE = 1 as Line
export const CENTRAL_LINE = 2 as Line
export const BLANTYRE_LINE = 3 as Line
/** How many lines there are. */
export const LINES: number = RAILS.length
/** What they are called. */
export const LINE_NAMES: readonly string[] = RAILS.map((rail) => rail.name)
/** The hexes of each line, in order. */
export const LINE_HEXES: readonly (readonly Hex[])[] = RAILS.map((rail) => rail.hexes.map(hex))
/** The line through each hex, -1 for none; no two lines meet. */
export const RAIL_LINE = perHex((at) => LINE_HEXES.findIndex((line) => line.includes(at))) as Column<Hex, Line>
/** How far along its line each hex is, from 0; -1 off the rails. */
export const RAIL_MILE: Column<Hex> = perHex((at) =>
  RAIL_LINE[at] < 0 ? -1 : (LINE_HEXES[RAIL_LINE[at]] ?? []).indexOf(at),
)
/** §10.2.2: the stretch of a line between two towns that follow one another; on the Blantyre line, from its one town to the end of track. */
export interface Section {
  readonly line: Line
  /** Its hexes in order, those of the end towns too. */
  readonly hexes: readonly Hex[]
  /** The towns that must be held to work it: two, or one on the Blantyre line. */
  readonly ends: readonly Town[]
}
/** A section, by its place in SECTIONS. */
export type SectionId = Id<'Section'>
/** All sections, line by line and along each. */
export const SECTIONS: readonly Section[] = LINE_HEXES.flatMap((line, l) => sectionsOf(line, l as Line))

function sectionsOf(line: readonly Hex[], l: Line): readonly Section[] {
  const stops = line.flatMap((at, i) => (TOWN[at] === NO_TOWN ? [] : [i]))
  const last = line.length - 1
  const cuts = stops.includes(last) ? stops : [...stops, last]
  return cuts.slice(1).map((end, i) => {
    const part = line.slice(cuts[i], end + 1)
    return { line: l, hexes: part, ends: part.map((at) => TOWN[at]).filter((t) => t !== NO_TOWN) }
  })
}
const SECTIONS_AT: readonly (readonly SectionId[])[] = Array.from({ length: HEXES }, (_, at) =>
  SECTIONS.flatMap((section, i) => (section.hexes.includes(at as Hex) ? [i as SectionId] : [])),
)
/** The sections that a hex lies on: two at a town between them, none off the rails. */
export const sectionsAt = (at: Hex): readonly SectionId[] => SECTIONS_AT[at]
