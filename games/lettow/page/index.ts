import type { Board, Page } from '@boma/kernel'
import type { Table } from '../layout.ts'
import type { Words } from '../words/words.ts'
import { boardIn } from './board.ts'
import { decks } from './decks.ts'
import { forecast } from './forecast.ts'
import { intents } from './intents.ts'
import { layersIn } from './layers.ts'
import { lights } from './lights.ts'
import { offersIn } from './offers.ts'
import { panel } from './panel.ts'
import { phaseIn } from './phase.ts'
import { marks, pieces } from './pieces.ts'
import { status } from './status.ts'

/** How a page shows the game in a language. */
export function pageIn(words: Words): Page<Table> {
  let board: Board | undefined
  return {
    board: () => {
      // Only those who look at the map wait for it.
      board ??= boardIn(words)
      return board
    },
    pieces: (t) => pieces(t, words),
    marks,
    status: (t) => status(t, words),
    offer: offersIn(words),
    intents,
    lights,
    phase: phaseIn(words),
    panel: (t) => panel(t, words),
    decks: (t) => decks(t, words),
    forecast: (t, action) => forecast(t, action, words),
    layers: layersIn(words),
  }
}
