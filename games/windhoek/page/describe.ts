import { type Hex, NOBODY, nameHex, SIDES, type Side } from '@boma/kernel'
import { join, type Text, text } from '@boma/showing'
import { CAPE, ELIMINATED, grid, HEXES, placeName, RECRUITS, SUPPORT, TOWN_HEXES, WORKSHOP } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, COUNTER, GERMAN, UNIT_NAMES, type Unit } from '../roster.ts'
import { lastTurn } from '../rules/05-victory.ts'
import { isRain } from '../rules/27-weather.ts'
import { portugalAtWar } from '../rules/29-angola.ts'
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
} from '../stacks.ts'
import { type Message, name, say } from '../words/words.ts'

const UNITS_OF = ['table.alliedUnits', 'table.germanUnits'] as const
/** In the order of COLUMN, COLUMN + 1 and PORTUGUESE_COLUMN. */
const COLUMNS = ['table.alliedColumn', 'table.germanColumn', 'table.portugueseColumn'] as const
const MARKERS: readonly (readonly [number, Message])[] = [
  [ENTRENCHED, 'table.entrenched'],
  [BROKEN, 'table.broken'],
  [DEVICE, 'table.device'],
]

/** The position in lines of text; a view's unseen stacks are columns. Counters go by their names, with what players type in brackets. */
export const describe = (t: Table): readonly Text[] => [
  timeLine(t),
  say('table.points', { allied: String(t.ap.points[ALLIED]), german: String(t.ap.points[GERMAN]) }),
  say('table.towns', {
    allied: townsOf(t, ALLIED),
    german: townsOf(t, GERMAN),
    nobody: townsOf(t, NOBODY),
  }),
  ...SIDES.flatMap((side) => [say(UNITS_OF[side]), ...stackLines(t, side)]),
  ...emptyMarkers(t),
  ...SIDES.map((side) => boxLine(t, side)),
  ...battleLine(t),
]

function timeLine(t: Table): Text {
  const { turn } = t.tracks
  const portugal = say(portugalAtWar(t) ? 'table.atWar' : 'table.neutral')
  if (turn === 0) return say('table.setUp', { portugal })
  return say('table.turn', {
    turn: String(turn),
    last: String(lastTurn(t)),
    month: name('month', turn - 1),
    weather: say(isRain(t) ? 'table.rain' : 'table.dry'),
    portugal,
  })
}

function townsOf(t: Table, who: Side): Text {
  const towns = TOWN_HEXES.filter((town) => controller(t, town) === who).map((town) => name('town', town))
  return towns.length === 0 ? say('table.none') : join(towns)
}

const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex as Hex)

function stackLines(t: Table, side: Side): readonly Text[] {
  const lines = ALL_HEXES.filter((hex) => holder(t, hex) === side).map((hex) => stackLine(t, hex))
  if (side === ALLIED) lines.push(text`  ${hexName(CAPE)}: ${contents(t, CAPE, 'table.nobody')}`)
  return lines.length > 0 ? lines : [text`  ${say('table.noneOnMap')}`]
}

const stackLine = (t: Table, hex: Hex): Text =>
  text`  ${hexName(hex)}: ${contents(t, hex, 'table.nobody')}${markersIn(t, hex)}`

/** '2117 Swakopmund'. */
const hexName = (hex: Hex): Text => {
  if (hex === CAPE) return name('place', CAPE)
  return placeName(hex) === '' ? nameHex(grid, hex) : text`${nameHex(grid, hex)} ${name('town', hex)}`
}

/** The counters in a place as a person counts them, or the column that stands for them. */
function contents(t: Table, place: Hex, nobody: Message): Text {
  const first = t.places.first[place]
  if (place === CAPE && first >= COLUMN) return say('table.unknown')
  if (first >= COLUMN) return say(COLUMNS[first - COLUMN])
  const units = unitsIn(t, place)
  return units.length === 0 ? say(nobody) : join(units.map((u) => nameUnit(t, u)))
}

function unitsIn(t: Table, place: Hex): Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, place); u >= 0; u = nextIn(t, u)) found.push(u)
  return found
}

/** '1. Feldkompanie (FK-1, disrupted)'. */
function nameUnit(t: Table, unit: Unit): Text {
  const state = isDisrupted(t, unit) ? 'table.disrupted' : isConverted(t, unit) ? 'table.mounted' : undefined
  const isTypedSo = COUNTER[unit].name === UNIT_NAMES[unit]
  const facts = [...(isTypedSo ? [] : [UNIT_NAMES[unit]]), ...(state === undefined ? [] : [say(state)])]
  return facts.length === 0 ? name('unit', unit) : text`${name('unit', unit)} (${facts})`
}

const markersLying = (t: Table, hex: Hex): readonly Message[] =>
  MARKERS.filter(([mark]) => (t.places.marks[hex] & mark) !== 0).map(([, key]) => key)

function markersIn(t: Table, hex: Hex): Text {
  const lying = markersLying(t, hex).map((key) => say(key))
  return lying.length > 0 ? text` [${lying}]` : ''
}

/** Markers that lie where nobody is. */
function emptyMarkers(t: Table): readonly Text[] {
  const alone = ALL_HEXES.filter((hex) => holder(t, hex) === NOBODY && markersLying(t, hex).length > 0)
  if (alone.length === 0) return []
  return [say('table.markers'), ...alone.map((hex) => text`  ${hexName(hex)}:${markersIn(t, hex)}`)]
}

/** What waits in a side's boxes: by name where there are few, by number in the Recruit Box. */
function boxLine(t: Table, side: Side): Text {
  const lyingIn = (box: number): Text => contents(t, (box + side) as Hex, 'table.none')
  return say('table.boxes', {
    side: name('side', side),
    recruits: unitsIn(t, (RECRUITS + side) as Hex).length,
    support: lyingIn(SUPPORT),
    workshop: lyingIn(WORKSHOP),
    eliminated: lyingIn(ELIMINATED),
  })
}

function battleLine(t: Table): readonly Text[] {
  const { linedUp, attacker, from, at } = t.battle
  if (linedUp === 0) return []
  return [say('table.battle', { side: name('side', attacker), from: hexName(from), at: hexName(at) })]
}
