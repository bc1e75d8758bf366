import type { Column, Hex, Refusal, Side } from '@boma/kernel'
import { refuse } from '../../actions.ts'
import type { RecruitId, RecruitLine, Spot } from '../../data/recruits.ts'
import {
  ALLIED,
  COUNTER,
  GERMAN,
  IS_PORTUGUESE,
  IS_STATIC,
  IS_SUPPORT,
  RECRUIT_LINES,
  UNITS,
  type Unit,
} from '../../roster.ts'
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

/** In place of a last turn, for lines that never close. */
const FOR_EVER = 99
/** §10.1: what a unit of each line costs. */
export const LINE_COST: readonly number[] = LINES.map((line) => line.cost)
/** §10.2 + §10.3 + §33.3: the last turn in whose Recruit Phase each line is open; 0 when it never is. */
export const OPEN_UNTIL: readonly number[] = LINES.map((line) =>
  line.when === 'recruit-phase' ? (line.untilTurn ?? FOR_EVER) : 0,
)

/** Whose line it is. */
const sideOf = (line: Line): Side => (RECRUIT_LINES[line][0].startsWith('g-') ? GERMAN : ALLIED)

/** What is said of a place where a line's units cannot go: the case that names the places; 10.4 for all others, by what they may be. */
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

/** §10.4: what is said where no other case names the places: which ones a line has. */
function misplacedBy(spots: readonly Spot[], side: Side): (unit: Unit, hex: Hex) => Refusal {
  const kinds = spots.flatMap(({ places }) => places ?? [])
  const isByCape = spots.some(({ box }) => box === 'cape-colony')
  if (spots.some(({ rail }) => rail !== undefined)) return refuse.railTownSpot
  if (kinds.includes('settlement')) return refuse.placeSpot
  if (kinds.includes('port')) return isByCape ? refuse.capePortSpot : refuse.recruitSpot
  if (!kinds.includes('town')) return refuse.recruitSpot
  if (isByCape) return refuse.capeTownSpot
  return side === GERMAN ? refuse.townSpot : refuse.alliedTownSpot
}

/** §10.4: where the units of each line may be deployed, by the line's number. */
export const SITES: readonly Sites[] = RECRUIT_LINES.map(([id, line], i) =>
  sitesOf(line.deploy, sideOf(i), MISPLACED[id] ?? misplacedBy(line.deploy, sideOf(i))),
)

/** Which units a line brings: its own, or those of the lines that it names. */
export function broughtBy(id: RecruitId): readonly Unit[] {
  const lines = LINES[lineNumber(id)].brings ?? [id]
  const all = Array.from({ length: UNITS }, (_, u) => u as Unit)
  return all.filter((u) => lines.includes(COUNTER[u].recruit ?? ''))
}

/** Do all units of a line stack like those of most others: mobile ones, and no Portuguese (14.3, 29.3)? */
const isPlain = (line: Line): boolean =>
  broughtBy(RECRUIT_LINES[line][0]).every((u) => IS_STATIC[u] === 0 && IS_SUPPORT[u] === 0 && IS_PORTUGUESE[u] === 0)

/** For each line the first one like it: where a unit of the one may be deployed, a unit of the other may. */
export const ALIKE: readonly Line[] = LINES.map((_, line) =>
  LINES.findIndex((_, first) => first === line || areAlike(first, line)),
)

function areAlike(a: Line, b: Line): boolean {
  if (sideOf(a) !== sideOf(b) || !isPlain(a) || !isPlain(b)) return false
  return JSON.stringify(LINES[a].deploy) === JSON.stringify(LINES[b].deploy)
}
