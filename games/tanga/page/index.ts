import type { Hex } from '@boma/kernel'
import { adviceOf, type Presence } from '@boma/showing'
import { detour } from '../counsel/detour.ts'
import { counsel } from '../counsel/index.ts'
import type { Table } from '../layout.ts'
import { awaited } from './awaited.ts'
import { beats } from './beats.ts'
import { board } from './board.ts'
import { BODIES } from './bodies.ts'
import { box } from './box.ts'
import { caption } from './captions.ts'
import { charts } from './charts.ts'
import { counted } from './counted.ts'
import { dangers } from './dangers.ts'
import { describe } from './describe.ts'
import { facings } from './facings.ts'
import { facts } from './facts.ts'
import { intents } from './intents.ts'
import { layers } from './layers.ts'
import { litFor } from './lit.ts'
import { offer } from './offers.ts'
import { quick } from './opportunity.ts'
import { panel } from './panel.ts'
import { phases } from './phases.ts'
import { marks, ownerOf, pieces } from './pieces.ts'
import { sight } from './sight.ts'
import { learned, sighted, suppose } from './sightings.ts'
import { status } from './status.ts'

/** What people read and see of the game. */
export const presence: Presence<Table> = {
  describe,
  board: () => board,
  pieces,
  owner: ownerOf,
  marks,
  status,
  offer,
  intents,
  lights: () => ({}),
  facts,
  layers,
  advice: adviceOf(counsel, { bodies: BODIES }),
  fights: { panel, beats },
  telling: { phases, caption },
  field: {
    facings,
    sight: (t, from, to) => sight(t, from as Hex, to as Hex),
    dangers,
    detour,
    lit: litFor,
    quick,
    counted,
  },
  muster: { awaited },
  recruiting: undefined,
  charts,
  box,
  tabletop: undefined,
  cards: undefined,
  supply: undefined,
  memory: { learned, sighted, suppose, beneath: true },
  parting: undefined,
}
