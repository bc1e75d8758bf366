import { type Hex, NOBODY, nameHex, SIDES, type Side } from '@boma/kernel'
import type { Present } from '@boma/showing'
import { CAPE, ELIMINATED, grid, HEXES, RECRUITS, SUPPORT, TOWN_HEXES, WORKSHOP } from './board.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
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
import type { Message } from './words/words.ts'
import { namesIn, unitsIn as namesOfUnits, placeIn, say, sideIn, townIn, type Words } from './words/words.ts'

const UNITS_OF = ['table.alliedUnits', 'table.germanUnits'] as const
/** In the order of COLUMN, COLUMN + 1 and PORTUGUESE_COLUMN. */
const COLUMNS = ['table.alliedColumn', 'table.germanColumn', 'table.portugueseColumn'] as const
const MARKERS: readonly (readonly [number, Message])[] = [
  [ENTRENCHED, 'table.entrenched'],
  [BROKEN, 'table.broken'],
  [DEVICE, 'table.device'],
]

/** The position in lines of text; a view's unseen stacks are columns. Counters go by their names, with what players type in brackets. */
const describe = (t: Table, words: Words): string[] => [
  timeLine(t, words),
  say(words, 'table.points', { allied: String(t.ap.points[ALLIED]), german: String(t.ap.points[GERMAN]) }),
  say(words, 'table.towns', {
    allied: townsOf(t, ALLIED, words),
    german: townsOf(t, GERMAN, words),
    nobody: townsOf(t, NOBODY, words),
  }),
  ...SIDES.flatMap((side) => [say(words, UNITS_OF[side]), ...stackLines(t, side, words)]),
  ...emptyMarkers(t, words),
  ...SIDES.map((side) => boxLine(t, side, words)),
  ...battleLine(t, words),
]

function timeLine(t: Table, words: Words): string {
  const { turn } = t.tracks
  const portugal = say(words, portugalAtWar(t) ? 'table.atWar' : 'table.neutral')
  if (turn === 0) return say(words, 'table.setUp', { portugal })
  return say(words, 'table.turn', {
    turn: String(turn),
    last: String(lastTurn(t)),
    month: words.months[turn - 1],
    weather: say(words, isRain(t) ? 'table.rain' : 'table.dry'),
    portugal,
  })
}

function townsOf(t: Table, who: Side, words: Words): string {
  const towns = TOWN_HEXES.filter((town) => controller(t, town) === who).map((town) => townIn(words, town))
  return towns.join(', ') || say(words, 'table.none')
}

const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex as Hex)

function stackLines(t: Table, side: Side, words: Words): string[] {
  const lines = ALL_HEXES.filter((hex) => holder(t, hex) === side).map((hex) => `  ${stackLine(t, hex, words)}`)
  if (side === ALLIED)
    lines.push(`  ${hexName(CAPE, words)}: ${contents(t, CAPE, words) || say(words, 'table.nobody')}`)
  return lines.length > 0 ? lines : [`  ${say(words, 'table.noneOnMap')}`]
}

const stackLine = (t: Table, hex: Hex, words: Words): string =>
  `${hexName(hex, words)}: ${contents(t, hex, words)}${markersIn(t, hex, words)}`

/** '2117 Swakopmund'. */
const hexName = (hex: Hex, words: Words): string =>
  hex === CAPE ? placeIn(words, CAPE) : `${nameHex(grid, hex)} ${townIn(words, hex)}`.trim()

/** The counters in a place as a person counts them, or the column that stands for them. */
function contents(t: Table, place: Hex, words: Words): string {
  const first = t.places.first[place]
  if (place === CAPE && first >= COLUMN) return say(words, 'table.unknown')
  if (first >= COLUMN) return say(words, COLUMNS[first - COLUMN])
  return unitsIn(t, place)
    .map((u) => nameUnit(t, u, words))
    .join(', ')
}

function unitsIn(t: Table, place: Hex): Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) found.push(u)
  return found
}

/** '1. Feldkompanie (FK-1, disrupted)'. */
function nameUnit(t: Table, unit: Unit, words: Words): string {
  const state = isDisrupted(t, unit) ? 'table.disrupted' : isConverted(t, unit) ? 'table.mounted' : undefined
  const [name, typed] = [namesOfUnits(words)[unit] ?? '', UNIT_NAMES[unit]]
  const facts = [name === typed ? [] : typed, state === undefined ? [] : say(words, state)].flat()
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`
}

function markersIn(t: Table, hex: Hex, words: Words): string {
  const lying = MARKERS.filter(([mark]) => (t.places.marks[hex] & mark) !== 0).map(([, key]) => say(words, key))
  return lying.length > 0 ? ` [${lying.join(', ')}]` : ''
}

/** Markers that lie where nobody is. */
function emptyMarkers(t: Table, words: Words): string[] {
  const alone = ALL_HEXES.filter((hex) => holder(t, hex) === NOBODY && markersIn(t, hex, words) !== '')
  if (alone.length === 0) return []
  return [say(words, 'table.markers'), ...alone.map((hex) => `  ${hexName(hex, words)}:${markersIn(t, hex, words)}`)]
}

/** What waits in a side's boxes: by name where there are few, by number in the Recruit Box. */
function boxLine(t: Table, side: Side, words: Words): string {
  const lyingIn = (box: number): string => contents(t, (box + side) as Hex, words) || say(words, 'table.none')
  return say(words, 'table.boxes', {
    side: sideIn(words, side),
    recruits: String(unitsIn(t, (RECRUITS + side) as Hex).length),
    support: lyingIn(SUPPORT),
    workshop: lyingIn(WORKSHOP),
    eliminated: lyingIn(ELIMINATED),
  })
}

function battleLine(t: Table, words: Words): string[] {
  const { linedUp, attacker, from, at } = t.battle
  if (linedUp === 0) return []
  const facts = { side: sideIn(words, attacker), from: hexName(from, words), at: hexName(at, words) }
  return [say(words, 'table.battle', facts)]
}

/** How the game speaks to people, in the words of a language. */
export const presentIn = (words: Words): Present<Table> => ({
  language: words.language,
  messages: words.messages,
  names: namesIn(words),
  page: { ...pageIn(words), describe: (t) => describe(t, words) },
})
