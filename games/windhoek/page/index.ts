import { adviceOf, type Presence } from '@boma/showing'
import { counsel } from '../counsel/index.ts'
import { supply } from '../counsel/supply.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { pointsWord } from '../words/words.ts'
import { awaited } from './awaited.ts'
import { beats } from './beats.ts'
import { board } from './board.ts'
import { SIDE_BODIES } from './bodies.ts'
import { box } from './box.ts'
import { caption } from './captions.ts'
import { charts } from './charts.ts'
import { describe } from './describe.ts'
import { facts } from './facts.ts'
import { intents } from './intents.ts'
import { layers } from './layers.ts'
import { lights } from './lights.ts'
import { offer } from './offers.ts'
import { panel } from './panel.ts'
import { phases } from './phases.ts'
import { marks, pieces, sighted } from './pieces.ts'
import { learned, suppose } from './sightings.ts'
import { status } from './status.ts'

/** What people read and see of the game. */
export const presence: Presence<Table> = {
  describe,
  board,
  pieces,
  owner: (piece) => SIDE_OF[piece as Unit],
  marks,
  status,
  offer,
  intents,
  lights,
  facts,
  layers,
  advice: adviceOf(counsel, { bodies: SIDE_BODIES, points: pointsWord }),
  fights: { panel, beats },
  telling: { phases, caption },
  supply: { line: supply },
  memory: { learned, sighted, suppose, beneath: false },
  muster: { awaited },
  recruiting: undefined,
  charts,
  box,
  tabletop: undefined,
  field: undefined,
  cards: undefined,
  parting: undefined,
}
