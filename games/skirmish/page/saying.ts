import type { Saying } from '@boma/showing'
import { act } from '../actions.ts'
import type { Words } from '../words/words.ts'

/** Each side's look. */
export const BODIES = ['german', 'british'] as const

/** How a language says what the counsel works out. */
export const sayingIn = ({ messages, sides, kinds }: Words): Saying => ({
  messages,
  names: { side: sides, kind: kinds },
  actions: act,
  sides,
  bodies: BODIES,
})
