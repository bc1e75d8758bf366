import { noteOf } from '@boma/counsel'
import { nameOf, type Tongue } from '@boma/showing'
import { TURNS } from '../data/charts.ts'
import { CARD_NAMES } from '../roster.ts'
import type { messages } from './english/messages.ts'

/** What English says, by keys. */
export type Catalogue = typeof messages

/** A sentence or a word that the game has in every language. */
export type Message = keyof Catalogue

/** What a language must have. */
export interface Words extends Tongue {
  readonly messages: Readonly<Record<Message, string>>
  readonly names: ReturnType<typeof namesIn>
}

/** What has names in a language; lists are in the order of ids. */
interface Named {
  /** Sides as sentences have them. */
  readonly sides: readonly [allied: string, german: string]
  /** Counters as sentences have them, and in full. */
  readonly units: readonly string[]
  readonly fullUnits: readonly string[]
  /** Spaces, then boxes. */
  readonly places: readonly string[]
  readonly cards: readonly CardWords[]
}

/** What is printed on a card. */
export interface CardWords {
  readonly title: string
  readonly text: readonly string[]
}

/** What sentences call the values of operands, and what pages name besides. */
export const namesIn = ({ sides, units, fullUnits, places, cards }: Named) => ({
  unit: units,
  fullUnit: fullUnits,
  space: places,
  card: CARD_NAMES.map((id, card) => `${id}, ${cards[card]?.title ?? ''}`),
  title: cards.map(({ title }) => title),
  // All lines of all cards, one card after the other.
  cardLine: cards.flatMap(({ text }) => text),
  side: sides,
  turn: ['', ...TURNS],
})

/** A message with its facts, to be read in any language. */
export const say = noteOf<Catalogue>()

/** What has a name in every language: a counter, a place, a card. */
export const name = nameOf<keyof Words['names']>()
