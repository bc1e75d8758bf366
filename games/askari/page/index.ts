import type { Page } from '@boma/kernel'
import type { Table } from '../layout.ts'
import type { Words } from '../words/words.ts'
import { boardIn } from './board.ts'
import { landForecast } from './forecast.ts'
import { layersIn } from './layers.ts'
import { navalForecast } from './naval-forecast.ts'
import { navalPanel } from './naval-panel.ts'
import { navalStory } from './naval-story.ts'
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
  // A fight at sea may come before one on land is over, and lies on top of it.
  forecast: (t, action) => navalForecast(t, action, words) ?? landForecast(t, action, words),
  panel: (t) => navalPanel(t, words) ?? landPanel(t, words),
  story: (e) => [...navalStory(e, words), ...landStory(e, words)],
  reach,
  layers: layersIn(words),
})
