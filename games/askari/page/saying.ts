import { FIRST, type Hex, perDeclaration, SECOND } from '@boma/kernel'
import type { Saying } from '@boma/showing'
import { act } from '../actions.ts'
import { HEXES } from '../board.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { monthOf, namesIn, townIn, type Words } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

/** The last turn of all scenarios. */
const LAST = Math.max(...Object.values(SCENARIOS).map(({ last }) => last))

/** How a language says what the counsel works out. */
export const sayingIn = perDeclaration(
  (words: Words): Saying => ({
    messages: words.messages,
    names: {
      ...namesIn(words),
      town: Array.from({ length: HEXES }, (_, at) => townIn(words, at as Hex)),
      month: Array.from({ length: LAST + 1 }, (_, turn) => monthOf(words, turn)),
    },
    actions: act,
    sides: words.sides,
    bodies: [bodyOf(FIRST), bodyOf(SECOND)],
  }),
)
