import type { Page } from '@boma/showing'
import type { Table } from '../layout.ts'
import { type Figure, sideOf, unitOf } from '../roster.ts'
import type { Words } from '../words/words.ts'
import { arcs } from './arcs.ts'
import { boardIn } from './board.ts'
import { deploy } from './deploy.ts'
import { facts } from './facts.ts'
import { forecast } from './forecast.ts'
import { lights } from './lights.ts'
import { namesOf } from './names.ts'
import { offer } from './offers.ts'
import { pieces, troops } from './pieces.ts'
import { reach } from './reach.ts'
import { remains } from './remains.ts'
import { standing } from './standing.ts'
import { status } from './status.ts'

/** How a page shows the game, in the words of a language. */
export const pageIn = (words: Words): Omit<Page<Table>, 'describe'> => ({
  board: boardIn(words),
  pieces: (t, viewer) => pieces(t, viewer, words),
  owner: (f) => sideOf(unitOf(f as Figure)),
  marks: () => [],
  status: (t) => status(t, words),
  offer,
  intents: () => [],
  lights,
  facts: (t, _viewer, at) => facts(t, at, words),
  layers: [],
  advice: {
    reach: (t, leaving) => reach(t, leaving, words),
    forecast: (t, action) => forecast(t, action, words),
    standing: (t) => standing(t, words),
  },
  tabletop: {
    troops: (t, viewer) => troops(t, viewer, words),
    names: (t) => namesOf(t, words),
    deploy: (t, held) => deploy(t, held, words),
    arcs,
    remains,
  },
  fights: undefined,
  telling: undefined,
  field: undefined,
  cards: undefined,
  supply: undefined,
  memory: undefined,
  muster: undefined,
  parting: undefined,
  charts: undefined,
})
