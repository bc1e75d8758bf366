import { FIRST, SECOND } from '@boma/kernel'
import { adviceOf, type Presence } from '@boma/showing'
import { counsel } from '../counsel/index.ts'
import type { Table } from '../layout.ts'
import { awaited } from './awaited.ts'
import { landBeats } from './beats.ts'
import { board } from './board.ts'
import { bodyOf } from './bodies.ts'
import { box } from './box.ts'
import { caption } from './captions.ts'
import { charts } from './charts.ts'
import { describe } from './describe.ts'
import { facts } from './facts.ts'
import { layers } from './layers.ts'
import { navalBeats } from './naval-beats.ts'
import { navalPanel } from './naval-panel.ts'
import { offer } from './offers.ts'
import { landPanel } from './panel.ts'
import { parting } from './parting.ts'
import { phases } from './phases.ts'
import { marks, ownerOf, pieces } from './pieces.ts'
import { status } from './status.ts'
import { supply } from './supply.ts'

/** What people read and see of the game. */
export const presence: Presence<Table> = {
  describe,
  board: () => board,
  pieces,
  owner: ownerOf,
  marks,
  status,
  offer,
  intents: () => [],
  lights: () => ({}),
  facts,
  layers,
  advice: adviceOf(counsel, { bodies: [bodyOf(FIRST), bodyOf(SECOND)] }),
  fights: {
    // A fight at sea may come before one on land is over, and lies on top of it.
    panel: (t) => navalPanel(t) ?? landPanel(t),
    beats: (e) => [...navalBeats(e), ...landBeats(e)],
  },
  telling: { phases, caption },
  supply: { line: supply },
  muster: { awaited },
  recruiting: undefined,
  parting: { now: parting },
  charts,
  box,
  tabletop: undefined,
  field: undefined,
  cards: undefined,
  memory: undefined,
}
