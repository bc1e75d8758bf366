import { type BySide, fill, type Names } from '@boma/kernel'
import { GROUND } from '../data/ground.ts'
import { LISTS } from '../data/lists.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import { FIGURE_WORDS, TYPE_WORDS, UNIT_WORDS } from '../roster.ts'
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
  /** §9.7: the sixteen ways to face, from the north on. */
  readonly facings: readonly string[]
  /** §9.6: close and dispersed order. */
  readonly orders: readonly string[]
  /** §8: why a unit tests, in the order of the operand. */
  readonly causes: readonly string[]
  /** Ready lists of the free game, by their ids; columns of the random force; its objectives; the long edges. */
  readonly lists: Readonly<Record<string, string>>
  readonly columns: readonly string[]
  readonly objectives: readonly string[]
  readonly edges: readonly string[]
  /** Troop types, by their ids. */
  readonly types: Readonly<Record<string, string>>
  /** §5: what leaders are, by their ids. */
  readonly characteristics: Readonly<Record<string, string>>
  /** Kinds of ground, by their ids. */
  readonly ground: Readonly<Record<string, string>>
  /** Pieces of ground, by scenario and id. */
  readonly places: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Units, by what the data call them; what is left out is called so. */
  readonly units: Readonly<Record<string, string>>
}

/** A message with its facts filled in. */
export const say = (words: Words, key: Message, facts: Readonly<Record<string, string>> = {}): string =>
  fill(words.messages[key], facts)

/** A unit of the data by name: '6 FK'. */
export const unitNameIn = (words: Words, name: string): string => words.units[name] ?? name

/** What sentences call units, sides and all else that is named; units go by their slots, G3, as they are marked. */
export const namesIn = (words: Words): Names => ({
  unit: UNIT_WORDS.map((word) => word.toUpperCase()),
  figure: FIGURE_WORDS.map((word) => word.toUpperCase()),
  side: words.inSentence,
  facing: words.facings,
  order: words.orders,
  cause: words.causes,
  type: TYPE_WORDS.map((id) => words.types[id] ?? id),
  list: LISTS.map(({ id, name }) => words.lists[id] ?? name),
  column: words.columns,
  objective: words.objectives,
  edge: words.edges,
  kind: GROUND.map(({ id }) => words.ground[id] ?? id),
  characteristic: CHARACTERISTICS.map((id) => words.characteristics[id] ?? id),
})
