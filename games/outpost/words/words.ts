import { noteOf } from '@boma/counsel'
import type { Tongue } from '@boma/showing'
import type { messages } from './english.ts'

/** A sentence or a word that the game has in every language. */
export type Message = keyof typeof messages

/** What a language must have. */
export interface Words extends Tongue {
  readonly messages: Readonly<Record<Message, string>>
  readonly names: Readonly<Record<'side', readonly string[]>>
}

/** A message with its facts, to be read in any language. */
export const say = noteOf<Message>()
