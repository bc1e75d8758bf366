import { type Hex, NOBODY, nameHex, type Present, SIDES, type Side } from '@boma/kernel'
import { messages } from './actions.ts'
import { CAPE, ELIMINATED, grid, HEXES, placeName, RECRUITS, SUPPORT, TOWN_HEXES, WORKSHOP } from './board.ts'
import { TURNS } from './in-force.ts'
import type { Table } from './layout.ts'
import { page } from './page/index.ts'
import { ALLIED, GERMAN, UNIT_NAMES, type Unit } from './roster.ts'
import { lastTurn } from './rules/05-victory.ts'
import { isRain } from './rules/27-weather.ts'
import { portugalAtWar } from './rules/29-angola.ts'
import {
  BROKEN,
  COLUMN,
  controller,
  DEVICE,
  ENTRENCHED,
  firstIn,
  holder,
  isConverted,
  isDisrupted,
  nextIn,
} from './stacks.ts'

const SIDE_NAMES = ['Allied', 'German'] as const
/** In the order of COLUMN, COLUMN + 1 and PORTUGUESE_COLUMN. */
const COLUMN_NAMES = ['an Allied column', 'a German column', 'a Portuguese column']
const HOLDERS = [ALLIED, GERMAN, NOBODY]
const MARKERS: readonly (readonly [number, string])[] = [
  [ENTRENCHED, 'entrenched'],
  [BROKEN, 'line broken'],
  [DEVICE, 'infernal device'],
]

/** The position in lines of text; a view's unseen stacks are columns. */
function describe(t: Table): string[] {
  return [
    timeLine(t),
    `Action points: Allied ${t.ap.points[ALLIED]}, German ${t.ap.points[GERMAN]}.`,
    `Towns: ${HOLDERS.map((who) => townsOf(t, who)).join('; ')}.`,
    ...SIDES.flatMap((side) => [`${SIDE_NAMES[side]} units:`, ...stackLines(t, side)]),
    ...emptyMarkers(t),
    ...boxLines(t),
    ...battleLine(t),
  ]
}

function timeLine(t: Table): string {
  const { turn } = t.tracks
  const portugal = portugalAtWar(t) ? 'Portugal is at war' : 'Portugal is neutral'
  if (turn === 0) return `Set-up. ${portugal}.`
  return `Turn ${turn} of ${lastTurn(t)}, ${TURNS.months[turn - 1]}, ${isRain(t) ? 'rain' : 'dry'}. ${portugal}.`
}

function townsOf(t: Table, who: Side): string {
  const towns = TOWN_HEXES.filter((town) => controller(t, town) === who).map(placeName)
  return `${SIDE_NAMES[who] ?? 'nobody’s'} ${towns.join(', ') || 'none'}`
}

const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex as Hex)

const stackLines = (t: Table, side: Side): string[] => {
  const lines = ALL_HEXES.filter((hex) => holder(t, hex) === side).map((hex) => `  ${stackLine(t, hex)}`)
  if (side === ALLIED) lines.push(`  ${hexName(CAPE)}: ${contents(t, CAPE) || 'nobody'}`)
  return lines.length > 0 ? lines : ['  none on the map']
}

const stackLine = (t: Table, hex: Hex): string => `${hexName(hex)}: ${contents(t, hex)}${markersIn(t, hex)}`

/** '2117 Swakopmund'. */
const hexName = (hex: Hex): string => (hex === CAPE ? 'Cape Colony' : `${nameHex(grid, hex)} ${placeName(hex)}`.trim())

/** The counters in a place as a person counts them, or the column that stands for them. */
function contents(t: Table, place: Hex): string {
  const first = t.places.first[place]
  if (place === CAPE && first >= COLUMN) return 'unknown'
  if (first >= COLUMN) return COLUMN_NAMES[first - COLUMN] ?? ''
  return unitsIn(t, place)
    .map((u) => nameUnit(t, u))
    .join(', ')
}

function unitsIn(t: Table, place: Hex): Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) found.push(u)
  return found
}

function nameUnit(t: Table, unit: Unit): string {
  const state = isDisrupted(t, unit) ? ' (disrupted)' : isConverted(t, unit) ? ' (mounted)' : ''
  return `${UNIT_NAMES[unit]}${state}`
}

function markersIn(t: Table, hex: Hex): string {
  const lying = MARKERS.filter(([mark]) => (t.places.marks[hex] & mark) !== 0).map(([, word]) => word)
  return lying.length > 0 ? ` [${lying.join(', ')}]` : ''
}

/** Markers that lie where nobody is. */
function emptyMarkers(t: Table): string[] {
  const alone = ALL_HEXES.filter((hex) => holder(t, hex) === NOBODY && markersIn(t, hex) !== '')
  return alone.length > 0 ? ['Markers:', ...alone.map((hex) => `  ${hexName(hex)}:${markersIn(t, hex)}`)] : []
}

/** What waits in the boxes: by name where there are few, by number in the Recruit Boxes. */
const boxLines = (t: Table): string[] =>
  SIDES.map((side) => {
    const box = (base: number): Hex => (base + side) as Hex
    const parts = [
      `${unitsIn(t, box(RECRUITS)).length} to recruit`,
      `support ${contents(t, box(SUPPORT)) || 'none'}`,
      `in the workshop ${contents(t, box(WORKSHOP)) || 'none'}`,
      `eliminated ${contents(t, box(ELIMINATED)) || 'none'}`,
    ]
    return `${SIDE_NAMES[side]} boxes: ${parts.join('; ')}.`
  })

function battleLine(t: Table): string[] {
  const { linedUp, attacker, from, at } = t.battle
  return linedUp === 0 ? [] : [`Battle: ${SIDE_NAMES[attacker]} units from ${hexName(from)} attack ${hexName(at)}.`]
}

/** How the game speaks to people. */
export const present: Present<Table> = { messages, describe, page }
