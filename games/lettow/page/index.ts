import type { Action } from '@boma/kernel'
import { adviceOf, type Board, type Presence, type Target, type Text } from '@boma/showing'
import { act } from '../actions.ts'
import { isOnMap } from '../board.ts'
import { counsel } from '../counsel/index.ts'
import { supply } from '../counsel/supply.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { awaited } from './awaited.ts'
import { beats } from './beats.ts'
import { boardOf } from './board.ts'
import { SIDE_BODIES } from './bodies.ts'
import { box } from './box.ts'
import { caption } from './captions.ts'
import { charts } from './charts.ts'
import { decks } from './decks.ts'
import { describe } from './describe.ts'
import { facts } from './facts.ts'
import { layers } from './layers.ts'
import { lights } from './lights.ts'
import { offer } from './offers.ts'
import { panel } from './panel.ts'
import { phases } from './phases.ts'
import { marks, pieces } from './pieces.ts'
import { status } from './status.ts'

let drawn: Board<Text> | undefined
/** Worked out when it is first shown: it takes a while, and a terminal never asks for it. */
function board(): Board<Text> {
  drawn ??= boardOf()
  return drawn
}

/** §28.2: whoever waits beside the map can only come by water. */
function intents(t: Table, { piece, space }: Target): readonly Action[] {
  if (piece === undefined || piece >= UNITS || space !== undefined || isOnMap(t.units.where[piece as Unit])) return []
  return [act.sail(piece as Unit, t.units.where[piece as Unit])]
}

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
  facts: (t, _viewer, at, force) => facts(t, at, force),
  layers,
  advice: adviceOf(counsel, {
    bodies: SIDE_BODIES,
    // Who has nothing left has come to his end anyway.
    left: (points) => (points > 0 ? String(points) : ''),
  }),
  fights: { panel, beats },
  telling: { phases, caption },
  cards: { decks },
  supply: { line: supply },
  muster: { awaited },
  recruiting: undefined,
  charts,
  box,
  tabletop: undefined,
  field: undefined,
  memory: undefined,
  parting: undefined,
}
