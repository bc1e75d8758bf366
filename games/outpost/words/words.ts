import { noteOf } from '@boma/counsel'
import type { Tongue } from '@boma/showing'
import type { messages } from './english.ts'

/** What English says, by keys. */
export type Catalogue = typeof messages

/** A sentence or a word that the game has in every language. */
export type Message = keyof Catalogue

/** What a language must have. */
export interface Words extends Tongue {
  readonly messages: Readonly<Record<Message, string>>
  readonly names: Readonly<Record<'side', readonly string[]>>
}

/** A message with its facts, to be read in any language. */
export const say = noteOf<Catalogue>()
