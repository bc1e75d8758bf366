import { type BySide, fill, type Hex, type Names, nameHex, type Side } from '@boma/kernel'
import { EVENT_NAMES } from '../actions/turn.ts'
import { SECTIONS } from '../board/lines.ts'
import { grid, HEXES, SECOND_SHORE, SECOND_SHORES, SPACES, TOWN, TOWN_HEX, TOWN_NAMES } from '../board.ts'
import type { EventName } from '../data/charts.ts'
import { COUNTER } from '../roster.ts'
import type { messages } from './english/messages.ts'

/** A sentence or a word that the game has in every language. */
export type Message = keyof typeof messages

/** All that the game says, in one language. */
export interface Words {
  readonly language: string
  readonly messages: Readonly<Record<Message, string>>
  /** What the sides are called where they stand alone. */
  readonly sides: BySide<string>
  /** What they are called in a sentence. */
  readonly inSentence: BySide<string>
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

/** A message with its facts filled in. */
export const say = (words: Words, key: Message, facts: Readonly<Record<string, string>> = {}): string =>
  fill(words.messages[key], facts)

/** A side as a sentence has it. */
export const sideIn = (words: Words, side: Side): string => words.inSentence[side] ?? ''

const BOXES: readonly Message[] = [
  ...(['place.ocean', 'place.victoria', 'place.tanganyika', 'place.nyasa'] as const),
  ...(['place.east', 'place.west', 'place.north', 'place.south'] as const),
  ...(['place.toCome', 'place.pile', 'place.gone', 'place.cape', 'place.marie'] as const),
]

/** The town in a hex; '' when there is none. */
export function townIn(words: Words, at: Hex): string {
  const name = at < HEXES && TOWN[at] >= 0 ? TOWN_NAMES[TOWN[at]] : ''
  return words.towns[name] ?? name
}

/** A place as a sentence has it, with the number that players type: 'Tabora (1315)'. */
export function placeIn(words: Words, at: Hex): string {
  if (at >= SECOND_SHORES) {
    const first = SECOND_SHORE.indexOf(at) as Hex
    return say(words, 'place.shore', { hex: placeIn(words, first) })
  }
  if (at >= HEXES) return say(words, BOXES[at - HEXES])
  const town = townIn(words, at)
  return town === '' ? nameHex(grid, at) : `${town} (${nameHex(grid, at)})`
}

/** The counters' full names. */
export const unitsIn = (words: Words): readonly string[] =>
  COUNTER.map((counter) => words.counters[counter.id] ?? counter.name)

/** The month of a turn: 'August 1914'; the rains take three (5.0). */
export function monthOf(words: Words, turn: number): string {
  const { rain, year, month } = dateOf(turn)
  return rain ? `${words.rains} ${year}` : `${words.months[month]} ${year}`
}

/** §5.0: when a turn is; a year has ten turns, of which the third, March to May, is the rains. */
export function dateOf(turn: number): { readonly rain: boolean; readonly year: number; readonly month: number } {
  if (turn <= 5) return { rain: false, year: 1914, month: 6 + turn }
  const inYear = (turn - 6) % 10
  const year = 1915 + Math.trunc((turn - 6) / 10)
  return { rain: inYear === 2, year, month: inYear < 2 ? inYear : inYear + 2 }
}

/** What sentences call counters, places, sides and railways. */
export const namesIn = (words: Words): Names => ({
  unit: unitsIn(words),
  hex: Array.from({ length: SPACES }, (_, at) => placeIn(words, at as Hex)),
  side: words.inSentence,
  line: words.lines,
  type: [say(words, 'battle.open'), say(words, 'battle.entrenched')],
  section: [say(words, 'battle.line'), say(words, 'battle.trench'), say(words, 'battle.guns')],
  event: EVENT_NAMES.map((name) => words.events[name]),
  stretch: SECTIONS.map((section) => section.ends.map((end) => townIn(words, TOWN_HEX[end])).join('–')),
})
