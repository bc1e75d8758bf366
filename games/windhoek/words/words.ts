import { type BySide, fill, type Hex, type Names, nameHex, type Side } from '@boma/kernel'
import { CAPE, grid, HEXES, placeName } from '../board.ts'
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
  /** A month for each turn. */
  readonly months: readonly string[]
  /** Counters, by the ids of those that are called otherwise than in the data. */
  readonly counters: Readonly<Record<string, string>>
  /** Towns, by the names of those that are called otherwise than in the data. */
  readonly towns: Readonly<Record<string, string>>
  /** What is said of a unit in good order, and of a disrupted one. */
  readonly states: readonly [string, string]
}

/** A message with its facts filled in. */
export const say = (words: Words, key: Message, facts: Readonly<Record<string, string>> = {}): string =>
  fill(words.messages[key], facts)

/** A side as a sentence has it. */
export const sideIn = (words: Words, side: Side): string => words.inSentence[side] ?? ''

/** The town or settlement in a hex; '' when there is none. */
export function townIn(words: Words, place: Hex): string {
  const name = placeName(place)
  return words.towns[name] ?? name
}

/** A place as it is written on the map: its name if it has one, else its number. */
export const placeIn = (words: Words, place: Hex): string =>
  place === CAPE ? say(words, 'page.cape') : townIn(words, place) || nameHex(grid, place)

/** A place as a sentence has it, with the number that players type: 'Swakopmund (2117)'. */
function placeWithNumber(words: Words, place: Hex): string {
  const town = place === CAPE ? '' : townIn(words, place)
  return town === '' ? placeIn(words, place) : `${town} (${nameHex(grid, place)})`
}

/** Half points as players count them: '4½'. */
export function pointsWord(halves: number): string {
  const whole = halves >> 1
  const half = (halves & 1) === 1 ? '½' : ''
  return whole === 0 && half !== '' ? half : `${whole}${half}`
}
const MOST_HALVES = 64

/** The counters' full names. */
export const unitsIn = (words: Words): readonly string[] =>
  COUNTER.map((counter) => words.counters[counter.id] ?? counter.name)

/** What sentences call counters, places, sides and half movement points. */
export const namesIn = (words: Words): Names => ({
  unit: unitsIn(words),
  hex: Array.from({ length: HEXES + 1 }, (_, hex) => placeWithNumber(words, hex as Hex)),
  side: words.inSentence,
  halves: Array.from({ length: MOST_HALVES }, (_, halves) => pointsWord(halves)),
  disrupted: words.states,
})
