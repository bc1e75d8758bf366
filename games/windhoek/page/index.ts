import { adviceIn, type Page } from '@boma/showing'
import { counsel } from '../counsel/index.ts'
import { supply } from '../counsel/supply.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import type { Words } from '../words/words.ts'
import { awaited } from './awaited.ts'
import { boardIn } from './board.ts'
import { captionIn } from './captions.ts'
import { charts } from './charts.ts'
import { facts } from './facts.ts'
import { intents } from './intents.ts'
import { layersIn } from './layers.ts'
import { lights } from './lights.ts'
import { offer } from './offers.ts'
import { panel } from './panel.ts'
import { phaseIn } from './phase.ts'
import { marks, piecesIn, sightedIn } from './pieces.ts'
import { sayingIn } from './saying.ts'
import { learned } from './sightings.ts'
import { status } from './status.ts'
import { storyIn } from './story.ts'

/** How a page shows the game, in the words of a language. */
export const pageIn = (words: Words): Omit<Page<Table>, 'describe'> => ({
  board: boardIn(words),
  pieces: piecesIn(words),
  owner: (piece) => SIDE_OF[piece as Unit],
  marks,
  status: (t) => status(t, words),
  offer: (t, action) => offer(t, action, words),
  intents,
  lights,
  facts: (t, viewer, at, force) => facts(t, viewer, at, force, words),
  layers: layersIn(words),
  advice: adviceIn(counsel, sayingIn(words)),
  fights: { panel: (t) => panel(t, words), story: storyIn(words) },
  telling: { phase: phaseIn(words), caption: captionIn(words) },
  supply: { line: supply },
  memory: { learned, sighted: sightedIn(words) },
  muster: { awaited: (t, viewer) => awaited(t, viewer, words) },
  charts,
  tabletop: undefined,
  field: undefined,
  cards: undefined,
  parting: undefined,
})
