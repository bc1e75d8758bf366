import { fill, type Names } from '@boma/kernel'
import { TURNS } from '../data/charts.ts'
import { CARD_NAMES } from '../roster.ts'
import type { messages } from './english/messages.ts'

/** A sentence or a word that the game has in every language. */
export type Message = keyof typeof messages

/** All that the game says in one language; lists are in the order of ids. */
export interface Words {
  /** 'en'. */
  readonly language: string
  readonly messages: Readonly<Record<Message, string>>
  readonly sides: readonly [allied: string, german: string]
  /** Sides as sentences have them. */
  readonly inSentence: readonly [allied: string, german: string]
  /** Counters as sentences have them, and in full. */
  readonly units: readonly string[]
  readonly fullUnits: readonly string[]
  /** Spaces, then boxes. */
  readonly places: readonly string[]
  readonly cards: readonly { readonly title: string; readonly text: readonly string[] }[]
}

/** What sentences call the values of operands. */
export const namesIn = (words: Words): Names => ({
  unit: words.units,
  space: words.places,
  card: CARD_NAMES.map((id, card) => `${id}, ${words.cards[card]?.title ?? ''}`),
  side: words.inSentence,
  turn: ['', ...TURNS],
})

/** A message in one language, with the facts filled in. */
export const say = (words: Words, key: Message, facts: Readonly<Record<string, string>> = {}): string =>
  fill(words.messages[key], facts)
