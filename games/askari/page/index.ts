import type { Page } from '@boma/kernel'
import type { Table } from '../layout.ts'
import type { Words } from '../words/words.ts'
import { boardIn } from './board.ts'
import { landForecast } from './forecast.ts'
import { layersIn } from './layers.ts'
import { landPanel } from './panel.ts'
import { marksIn, piecesIn } from './pieces.ts'
import { reach } from './reach.ts'
import { status } from './status.ts'
import { landStory } from './story.ts'
import { supply } from './supply.ts'

/** How a page shows the game, in the words of a language. */
export const pageIn = (words: Words): Page<Table> => ({
  board: boardIn(words),
  pieces: piecesIn(words),
  marks: marksIn(words),
  status: (t) => status(t, words),
  supply,
  forecast: (t, action) => landForecast(t, action, words),
  panel: (t) => landPanel(t, words),
  story: (e) => landStory(e, words),
  reach,
  layers: layersIn(words),
})
