import type { Column, Hex, Refusal } from '@boma/kernel'
import { refuse } from '../../actions.ts'
import type { RecruitId, RecruitLine } from '../../data/recruits.ts'
import { ALLIED, COUNTER, GERMAN, RECRUIT_LINES, UNITS, type Unit } from '../../roster.ts'
import { type Sites, sitesOf } from './sites.ts'

/** The number of a recruit line. */
export type Line = number
/** For units that no line brings. */
export const NO_LINE = 255

/** The recruit lines by number (10.1). */
export const LINES: readonly RecruitLine[] = RECRUIT_LINES.map(([, line]) => line)
/** The number of a line, by its name. */
export const lineNumber = (id: RecruitId): Line => RECRUIT_LINES.findIndex(([known]) => known === id)

/** The line by which each unit comes, or comes back (W36); NO_LINE for those that cannot. */
export const LINE_OF = Uint8Array.from({ length: UNITS }, (_, u) => {
  const id = COUNTER[u]?.recruit
  return id === undefined ? NO_LINE : lineNumber(id)
}) as Column<Unit>

/** A turn that never comes. */
const FOR_EVER = 99
/** §10.1: what a unit of each line costs. */
export const LINE_COST: readonly number[] = LINES.map((line) => line.cost)
/** §10.2 + §10.3 + §33.3: the last turn in whose Recruit Phase each line is open; 0 when it never is. */
export const OPEN_UNTIL: readonly number[] = LINES.map((line) =>
  line.when === 'recruit-phase' ? (line.untilTurn ?? FOR_EVER) : 0,
)

/** What is said of a place where a line's units cannot go: the case that names the places; 10.4 for all others. */
const MISPLACED: Partial<Record<RecruitId, (unit: Unit, hex: Hex) => Refusal>> = {
  'g-mek-marine': refuse.germanSpot,
  'g-mek-engineer': refuse.germanSpot,
  'g-mek-artillery': refuse.germanSpot,
  'g-kamerun': refuse.kamerunSpot,
  'g-train': refuse.trainSpot,
  'a-train': refuse.trainSpot,
  'g-runner': refuse.runnerSpot,
  'g-guerrillas': refuse.guerrillaSpot,
  'g-rebels': refuse.rebelSpot,
  'g-ostasien-landing': refuse.landingSpot,
  'p-arrivals': refuse.portugueseSpot,
}

/** §10.4: where the units of each line may be deployed, by the line's number. */
export const SITES: readonly Sites[] = RECRUIT_LINES.map(([id, line]) =>
  sitesOf(line.deploy, id.startsWith('g-') ? GERMAN : ALLIED, MISPLACED[id] ?? refuse.recruitSpot),
)

/** Which units a line brings: its own, or those of the lines that it names. */
export function broughtBy(id: RecruitId): readonly Unit[] {
  const lines = LINES[lineNumber(id)].brings ?? [id]
  const all = Array.from({ length: UNITS }, (_, u) => u as Unit)
  return all.filter((u) => lines.includes(COUNTER[u].recruit ?? ''))
}
