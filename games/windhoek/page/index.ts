import type { Page } from '@boma/showing'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import type { Words } from '../words/words.ts'
import { awaited } from './awaited.ts'
import { boardIn } from './board.ts'
import { captionIn } from './captions.ts'
import { charts } from './charts.ts'
import { facts } from './facts.ts'
import { forecast } from './forecast.ts'
import { intents } from './intents.ts'
import { layersIn } from './layers.ts'
import { lights } from './lights.ts'
import { offer } from './offers.ts'
import { panel } from './panel.ts'
import { phaseIn } from './phase.ts'
import { marks, piecesIn, sightedIn } from './pieces.ts'
import { reach } from './reach.ts'
import { learned } from './sightings.ts'
import { stakes } from './stakes.ts'
import { standing } from './standing.ts'
import { status } from './status.ts'
import { storyIn } from './story.ts'
import { supply } from './supply.ts'

/** How a page shows the game, in the words of a language. */
export const pageIn = (words: Words): Omit<Page<Table>, 'describe'> => ({
  board: boardIn(words),
  pieces: piecesIn(words),
  marks,
  status: (t) => status(t, words),
  offer: (t, action) => offer(t, action, words),
  reach,
  owner: (piece) => SIDE_OF[piece as Unit],
  intents,
  lights,
  phase: phaseIn(words),
  caption: captionIn(words),
  learned,
  sighted: sightedIn(words),
  panel: (t) => panel(t, words),
  story: storyIn(words),
  forecast: (t, action) => forecast(t, action, words),
  charts,
  stakes: (t, action, acted) => stakes(t, action, acted, words),
  facts: (t, viewer, at, force) => facts(t, viewer, at, force, words),
  supply,
  standing: (t) => standing(t, words),
  awaited: (t, viewer) => awaited(t, viewer, words),
  layers: layersIn(words),
})
