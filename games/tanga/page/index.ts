import type { Hex } from '@boma/kernel'
import type { Page } from '@boma/showing'
import type { Table } from '../layout.ts'
import type { Words } from '../words/words.ts'
import { awaited } from './awaited.ts'
import { boardIn } from './board.ts'
import { captionIn } from './captions.ts'
import { charts } from './charts.ts'
import { counted } from './counted.ts'
import { dangers } from './dangers.ts'
import { detour } from './detour.ts'
import { facings } from './facings.ts'
import { facts } from './facts.ts'
import { forecast } from './forecast.ts'
import { layersIn } from './layers.ts'
import { litFor } from './lit.ts'
import { offerIn } from './offers.ts'
import { quick, standingAnswers } from './opportunity.ts'
import { panel } from './panel.ts'
import { phasesIn } from './phases.ts'
import { marksIn, ownerOf, piecesIn } from './pieces.ts'
import { reach } from './reach.ts'
import { sight } from './sight.ts'
import { standing } from './standing.ts'
import { status } from './status.ts'
import { story } from './story.ts'

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
  advice: {
    reach: (t, leaving) => reach(t, leaving, words),
    forecast: (t, action) => forecast(t, action, words),
    standing: (t) => standing(t, words),
    standingAnswers: (t) => standingAnswers(t, words),
  },
  fights: { panel: (t) => panel(t, words), story: (e) => story(e, words) },
  telling: { phases: phasesIn(words), caption: captionIn(words) },
  field: {
    facings: (t, of) => facings(t, of, words),
    sight: (t, from, to) => sight(t, from as Hex, to as Hex, words),
    dangers: (t, goal) => dangers(t, goal, words),
    detour: (t, of) => detour(t, of),
    lit: litFor,
    quick: (t) => quick(t, words),
    counted: (e, before, after) => counted(e, before, after, words),
  },
  muster: { awaited: (t, viewer) => awaited(t, viewer, words) },
  charts,
  tabletop: undefined,
  cards: undefined,
  supply: undefined,
  memory: undefined,
  parting: undefined,
})
