import { type BySide, fill } from '@boma/kernel'
import type { messages } from './english/messages.ts'

/** A sentence or a word that the game has in every language. */
export type Message = keyof typeof messages

/** All that the game says, in one language. */
export interface Words {
  readonly language: string
  readonly messages: Readonly<Record<Message, string>>
  readonly sides: BySide<string>
}

/** A message with its facts filled in. */
export const say = (words: Words, key: Message, facts: Readonly<Record<string, string>> = {}): string =>
  fill(words.messages[key], facts)
