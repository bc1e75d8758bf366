import { adviceOf, type Presence } from '@boma/showing'
import { counsel } from '../counsel/index.ts'
import type { Table } from '../layout.ts'
import { type Figure, sideOf, type Unit, unitOf } from '../roster.ts'
import { arcs } from './arcs.ts'
import { board } from './board.ts'
import { BODIES } from './bodies.ts'
import { box } from './box.ts'
import { caption } from './captions.ts'
import { deploy } from './deploy.ts'
import { describe } from './describe.ts'
import { facts } from './facts.ts'
import { drawn } from './forecast.ts'
import { forms } from './forms.ts'
import { intents } from './intents.ts'
import { lights } from './lights.ts'
import { namesOf } from './names.ts'
import { offer } from './offers.ts'
import { pieces, strengths, troops } from './pieces.ts'
import { inchesApart, measured } from './reach.ts'
import { recruitSheet } from './recruiting.ts'
import { remains } from './remains.ts'
import { status } from './status.ts'

const advice = adviceOf(counsel, { bodies: BODIES })

/** What people read and see of the game. */
export const presence: Presence<Table> = {
  describe,
  board,
  pieces,
  owner: (f) => sideOf(unitOf(f as Figure)),
  marks: () => [],
  status,
  offer,
  intents,
  lights,
  facts: (t, _viewer, at) => facts(t, at),
  layers: [],
  advice: { ...advice, reach: measured(advice.reach), forecast: drawn(advice.forecast) },
  tabletop: {
    ...{ troops, names: namesOf, deploy, arcs, remains, strengths },
    forms: (t, u) => forms(t, u as Unit),
    apart: (t, u, v) => inchesApart(t, u as Unit, v as Unit),
    unit: 'unit',
    unitOf: (f) => unitOf(f as Figure),
    sideOf: (u) => sideOf(u as Unit),
  },
  fights: undefined,
  telling: { phases: {}, caption },
  field: undefined,
  cards: undefined,
  supply: undefined,
  memory: undefined,
  muster: undefined,
  recruiting: { sheet: recruitSheet },
  parting: undefined,
  charts: undefined,
  box,
}
