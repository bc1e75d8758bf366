import { perDeclaration } from '@boma/kernel'
import type { Saying } from '@boma/showing'
import { act } from '../actions.ts'
import { namesIn, type Words } from '../words/words.ts'
import { SIDE_BODIES } from './bodies.ts'

/** How a language says what the counsel works out. */
export const sayingIn = perDeclaration(
  (words: Words): Saying => ({
    messages: words.messages,
    names: namesIn(words),
    actions: act,
    sides: words.sides,
    bodies: SIDE_BODIES,
    // Who has nothing left has come to his end anyway.
    left: (points) => (points > 0 ? String(points) : ''),
  }),
)
