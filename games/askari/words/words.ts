import { noteOf } from '@boma/counsel'
import { type BySide, fill, type Hex, nameHex } from '@boma/kernel'
import { nameOf, type Tongue } from '@boma/showing'
import { EVENT_NAMES } from '../actions/turn.ts'
import { SECTIONS } from '../board/lines.ts'
import { grid, HEXES, SECOND_SHORE, SECOND_SHORES, SPACES, TOWN, TOWN_HEX, TOWN_NAMES } from '../board.ts'
import type { EventName } from '../data/charts.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { COUNTER } from '../roster.ts'
import { messages } from './english/messages.ts'

/** What English says, by keys. */
export type Catalogue = typeof messages

/** A sentence or a word that the game has in every language. */
export type Message = keyof Catalogue

/** What a language must have. */
export interface Words extends Tongue {
  readonly messages: Readonly<Record<Message, string>>
  readonly names: ReturnType<typeof namesIn>
}

/** What has names in a language. */
interface Named {
  readonly messages: Readonly<Record<Message, string>>
  /** Sides as a sentence has them. */
  readonly sides: BySide<string>
  /** The months from January on, and what the three months of rain are called. */
  readonly months: readonly string[]
  readonly rains: string
  /** Counters, by the ids of those that are called otherwise than in the data. */
  readonly counters: Readonly<Record<string, string>>
  /** Towns, by the names of those that are called otherwise than in the data. */
  readonly towns: Readonly<Record<string, string>>
  /** The random events. */
  readonly events: Readonly<Record<EventName, string>>
  /** Railways, in the order of the data. */
  readonly lines: readonly string[]
}

const WATERS = ['place.ocean', 'place.victoria', 'place.tanganyika', 'place.nyasa'] as const
const BOXES: readonly Message[] = [
  ...WATERS,
  ...(['place.east', 'place.west', 'place.north', 'place.south'] as const),
  ...(['place.toCome', 'place.pile', 'place.gone', 'place.cape', 'place.marie'] as const),
]

/** A place as a sentence has it, with the number that players type: 'Tabora (1315)'. */
function placeIn(at: Hex, town: readonly string[], said: Named['messages']): string {
  if (at >= SECOND_SHORES)
    return fill(said['place.shore'], { hex: placeIn(SECOND_SHORE.indexOf(at) as Hex, town, said) })
  if (at >= HEXES) return said[BOXES[at - HEXES]]
  return town[at] === '' ? nameHex(grid, at) : `${town[at]} (${nameHex(grid, at)})`
}

/** §5.0: when a turn is; a year has ten turns, of which the third, March to May, is the rains. */
export function dateOf(turn: number): { readonly rain: boolean; readonly year: number; readonly month: number } {
  if (turn <= 5) return { rain: false, year: 1914, month: 6 + turn }
  const inYear = (turn - 6) % 10
  const year = 1915 + Math.trunc((turn - 6) / 10)
  return { rain: inYear === 2, year, month: inYear < 2 ? inYear : inYear + 2 }
}

/** The last turn of all scenarios. */
const LAST = Math.max(...Object.values(SCENARIOS).map(({ last }) => last))
const TURNS = Array.from({ length: LAST + 1 }, (_, turn) => dateOf(turn))

/** What sentences call counters, places, sides and railways, and what pages name besides. */
export function namesIn({ messages: said, sides, months, rains, counters, towns, events, lines }: Named) {
  /** The town in a hex; '' when there is none. */
  const town = Array.from({ length: HEXES }, (_, at) => {
    const name = TOWN[at as Hex] >= 0 ? TOWN_NAMES[TOWN[at as Hex]] : ''
    return towns[name] ?? name
  })
  const event = EVENT_NAMES.map((name) => events[name])
  return {
    unit: COUNTER.map((counter) => counters[counter.id] ?? counter.name),
    hex: Array.from({ length: SPACES }, (_, at) => placeIn(at as Hex, town, said)),
    town,
    side: sides,
    line: lines,
    body: WATERS.map((box) => said[box]),
    type: [said['battle.open'], said['battle.entrenched']],
    section: [said['battle.line'], said['battle.trench'], said['battle.guns']],
    event,
    // The name is what stands before the colon; what it does comes after.
    eventTitle: event.map((name) => name.split(':')[0] ?? ''),
    stretch: SECTIONS.map((section) => section.ends.map((end) => town[TOWN_HEX[end]]).join('–')),
    /** The month of a turn: 'August 1914'; the rains take three (5.0). */
    month: TURNS.map(({ rain, year, month }) => `${rain ? rains : months[month]} ${year}`),
    shortMonth: TURNS.map(({ rain, month }) => (months[rain ? 2 : month] ?? '').slice(0, 3)),
  }
}

/** A message with its facts, to be read in any language. */
export const say = noteOf<Catalogue>()

/** What has a name in every language: a counter, a place, a month. */
export const name = nameOf<keyof Words['names']>()

/** Is there a message for this? */
export const has = (key: string): key is Message => key in messages
