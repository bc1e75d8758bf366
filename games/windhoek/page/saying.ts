import { perDeclaration } from '@boma/kernel'
import type { Saying } from '@boma/showing'
import { act } from '../actions.ts'
import { HEXES } from '../board.ts'
import { UNIT_NAMES, type Unit } from '../roster.ts'
import { namesIn, placeIn, pointsWord, type Words } from '../words/words.ts'
import { SIDE_BODIES, unitWord } from './bodies.ts'

/** How a language says what the counsel works out. */
export const sayingIn = perDeclaration(
  (words: Words): Saying => ({
    messages: words.messages,
    names: {
      ...namesIn(words),
      place: Array.from({ length: HEXES + 1 }, (_, hex) => placeIn(words, hex as never)),
      band: UNIT_NAMES.map((_, unit) => unitWord(unit as Unit)),
      month: words.months,
    },
    actions: act,
    sides: words.sides,
    bodies: SIDE_BODIES,
    points: pointsWord,
  }),
)
