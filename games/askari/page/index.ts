import { adviceIn, type Page } from '@boma/showing'
import { counsel } from '../counsel/index.ts'
import type { Table } from '../layout.ts'
import type { Words } from '../words/words.ts'
import { awaited } from './awaited.ts'
import { boardIn } from './board.ts'
import { captionIn } from './captions.ts'
import { charts } from './charts.ts'
import { facts } from './facts.ts'
import { layersIn } from './layers.ts'
import { navalPanel } from './naval-panel.ts'
import { navalStory } from './naval-story.ts'
import { offerIn } from './offers.ts'
import { landPanel } from './panel.ts'
import { parting } from './parting.ts'
import { phasesIn } from './phases.ts'
import { marksIn, ownerOf, piecesIn } from './pieces.ts'
import { sayingIn } from './saying.ts'
import { status } from './status.ts'
import { landStory } from './story.ts'
import { supply } from './supply.ts'

/** How a page shows the game, in the words of a language. */
export const pageIn = (words: Words): Omit<Page<Table>, 'describe'> => ({
  board: boardIn(words),
  pieces: piecesIn(words),
  owner: ownerOf,
  marks: marksIn(words),
  status: (t) => status(t, words),
  offer: offerIn(words),
  intents: () => [],
  lights: () => ({}),
  facts: (t, viewer, at) => facts(t, viewer, at, words),
  layers: layersIn(words),
  advice: adviceIn(counsel, sayingIn(words)),
  fights: {
    // A fight at sea may come before one on land is over, and lies on top of it.
    panel: (t) => navalPanel(t, words) ?? landPanel(t, words),
    story: (e) => [...navalStory(e, words), ...landStory(e, words)],
  },
  telling: { phases: phasesIn(words), caption: captionIn(words) },
  supply: { line: supply },
  muster: { awaited: (t) => awaited(t, words) },
  parting: { now: (t) => parting(t, words) },
  charts,
  tabletop: undefined,
  field: undefined,
  cards: undefined,
  memory: undefined,
})
