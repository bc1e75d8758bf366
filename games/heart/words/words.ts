import { noteOf } from '@boma/counsel'
import { nameOf, type Tongue } from '@boma/showing'
import { FORCES } from '../counsel/called.ts'
import { GROUND } from '../data/ground.ts'
import { LISTS } from '../data/lists.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import { FIGURE_WORDS, TYPE_WORDS, UNIT_WORDS } from '../roster.ts'
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
  /** What the sides are called where they stand alone. */
  readonly sides: readonly [german: string, british: string]
  /** What they are called in a sentence. */
  readonly inSentence: readonly [german: string, british: string]
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

/** What sentences call the values of operands, and what pages name besides; units go by their slots, G3, as they are marked. */
export const namesIn = (words: Named) => ({
  unit: UNIT_WORDS.map((word) => word.toUpperCase()),
  figure: FIGURE_WORDS.map((word) => word.toUpperCase()),
  side: words.inSentence,
  sides: words.sides,
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
  // In the order of FORCES.
  force: FORCES.map((name) => words.units[name] ?? name),
  // All pieces of all scenarios, one scenario after the other.
  place: SCENARIOS.flatMap(({ id, terrain }) => terrain.map((piece) => words.places[id]?.[piece.id] ?? piece.id)),
})

/** A message with its facts, to be read in any language. */
export const say = noteOf<Catalogue>()

/** What has a name in every language: a troop type, a unit of the data, a piece of ground. */
export const name = nameOf<keyof Words['names']>()

/** Is there such a message? */
export const has = (key: string): key is Message => key in messages
