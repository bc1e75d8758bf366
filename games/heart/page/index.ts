import type { Page } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { type Figure, sideOf, unitOf } from '../roster.ts'
import type { Words } from '../words/words.ts'
import { boardIn } from './board.ts'
import { deploy } from './deploy.ts'
import { namesOf } from './names.ts'
import { offer } from './offers.ts'
import { pieces, troops } from './pieces.ts'
import { reach } from './reach.ts'
import { status } from './status.ts'

/** How a page shows the game, in the words of a language. */
export function pageIn(words: Words): Page<Table> {
  return {
    board: boardIn(words),
    pieces: (t) => pieces(t, words),
    troops: (t, viewer) => troops(t, viewer, words),
    names: (t) => namesOf(t, words),
    marks: () => [],
    status: (t) => status(t, words),
    offer,
    owner: (f) => sideOf(unitOf(f as Figure)),
    reach,
    deploy: (t, held) => deploy(t, held, words),
    layers: [],
  }
}
