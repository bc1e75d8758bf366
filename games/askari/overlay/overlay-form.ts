import {
  type Corrections,
  corrections,
  either,
  type Form,
  fields,
  hexNumber,
  list,
  oneOf,
  overlayFor,
  records,
  text,
  title,
  whole,
} from '@boma/overlay'
import { EVENTS, type EventName, type TerrainEffect } from '../data/charts.ts'
import { type Counter, NATIONS, type Nation, TAGS, TRIGGERS, UNIT_TYPES } from '../data/counter.ts'
import { TERRAIN_OF, TERRITORY_OF, type Terrain, type Territory } from '../data/map.ts'
import type { Town } from '../data/places.ts'
import { LINES, type LineName } from '../data/rails.ts'
import { SCENARIO_NAMES, type ScenarioName } from '../data/scenarios.ts'

/** What an overlay may say of a counter; `none` takes away what ours has. */
export type CounterCorrection = Partial<
  Omit<
    Counter,
    'id' | 'source' | 'reduced' | 'setUp' | 'turn' | 'at' | 'leaves' | 'returns' | 'leavesAgain' | 'rebuilt'
  >
> & {
  readonly [K in 'reduced' | 'setUp' | 'turn' | 'at' | 'leaves' | 'returns' | 'leavesAgain' | 'rebuilt']?:
    | Counter[K]
    | 'none'
}

/** What an overlay may say of a terrain. */
export type TerrainCorrection = {
  readonly cost?: number | 'prohibited'
  readonly battle?: TerrainEffect['battle']
  readonly closedToCars?: boolean
}

type Row = { readonly from: number; readonly units: readonly number[] }
type Lists = { readonly german?: readonly string[]; readonly entente?: readonly string[] }

/** A file of corrections by someone who owns the printed map, counters and charts. */
export type Overlay = {
  readonly overlay: 1
  readonly game: 'askari'
  /** What records and screens call it. */
  readonly name: string
  readonly map?: {
    readonly hexes?: Readonly<Record<string, { readonly terrain?: Terrain; readonly territory?: Territory }>>
    readonly towns?: Corrections<{ readonly hex?: string; readonly kind?: Town['kind'] }>
    readonly rivers?: Corrections<readonly string[]>
    readonly rails?: Readonly<Partial<Record<LineName, readonly string[]>>>
    readonly waters?: Readonly<
      Record<string, { readonly hexes?: readonly string[]; readonly coast?: readonly string[] }>
    >
    readonly allWaterSides?: readonly string[]
  }
  readonly counters?: Corrections<CounterCorrection>
  readonly charts?: {
    readonly terrain?: Readonly<Partial<Record<Terrain, TerrainCorrection>>>
    /** Added to the rifles of who attacks over a river, or lands. */
    readonly river?: number
    readonly landing?: number
    readonly fire?: {
      readonly mountain?: number
      readonly bombardment?: { readonly targetEntrenched?: number; readonly vesselFiring?: number }
      readonly machineGun?: { readonly targetEntrenched?: number; readonly attacker?: number }
      readonly rifle?: { readonly targetEntrenched?: number; readonly ground?: number }
    }
    readonly interception?: {
      readonly patrolBox?: readonly number[]
      readonly coastalHex?: readonly number[]
      readonly seekersMany?: { readonly ships?: number; readonly add?: number }
      readonly targetHasTransports?: number
      readonly seekerControls?: number
      readonly targetSingle?: number
      readonly targetInRufiji?: number
      readonly runnerJustIn?: number
    }
    readonly transport?: Readonly<Partial<Record<Nation, readonly Row[]>>>
    readonly events?: Readonly<Partial<Record<keyof typeof EVENTS, readonly EventName[]>>>
  }
  readonly setUp?: {
    readonly carriers?: Lists
    readonly history?: Readonly<
      Partial<Record<ScenarioName, { readonly units?: Readonly<Record<string, string>>; readonly carriers?: Lists }>>
    >
  }
}

const hex = hexNumber('3219')
const side = text(/^\d{4}(NE|SE|S|N|NW|SW)$/, "a hexside like '3219S'")
const word = text(/^[\p{L}\d][\p{L}\d/.-]{0,23}$/u, 'one short word of letters, digits, slashes and hyphens')
const values = text(/^\d{1,2}-\d{1,2}(-\d{1,2})?$/, "values like '0-3-2', or '4-1' of a vessel")
const place = text(
  /^(edge:[EWNS]|town:[^\p{Cc}]{1,40}|GEA-town|GEA-coast-town|GEA-coast|lake:\w+|aboard:Marie)$/u,
  "a place like 'edge:E' or 'town:Tanga'",
)
const crew = text(/^[^\p{Cc}]{1,600}$/u, 'counters with blanks between them')
const flag = oneOf(true, false)
const none = oneOf('none')
const turn = whole(1, 45)
const add = whole(-3, 3)
const hexes = list(hex)
const four = list(whole(0, 30), 4)
const faces = list(whole(0, 6), 4)

const counter = fields({
  name: title,
  kind: oneOf('unit', 'ship', 'boat'),
  nation: oneOf(...NATIONS),
  type: oneOf(...UNIT_TYPES),
  full: values,
  reduced: either(values, none),
  move: whole(0, 12),
  morale: whole(0, 6),
  tags: list(oneOf(...TAGS)),
  switchable: oneOf(true),
  runner: oneOf(true),
  boost: whole(1, 12),
  lake: title,
  setUp: either(hex, oneOf('rail', 'none')),
  turn: either(turn, oneOf(...TRIGGERS, 'none')),
  at: either(place, none),
  leaves: either(turn, none),
  returns: either(turn, none),
  leavesAgain: either(turn, none),
  rebuilt: either(place, none),
})

const map = fields({
  hexes: records(
    hex,
    fields({ terrain: oneOf(...Object.values(TERRAIN_OF)), territory: oneOf(...Object.values(TERRITORY_OF)) }),
  ),
  towns: corrections(title, fields({ hex, kind: oneOf('town', 'port', 'lake') })),
  rivers: corrections(title, list(side)),
  rails: records(oneOf(...LINES), hexes),
  waters: records(title, fields({ hexes, coast: hexes })),
  allWaterSides: list(side),
})

const charts = fields({
  terrain: records(
    oneOf(...Object.values(TERRAIN_OF)),
    fields({
      cost: either(whole(1, 9), oneOf('prohibited')),
      battle: oneOf('none', 'rifle', 'all'),
      closedToCars: flag,
    }),
  ),
  river: add,
  landing: add,
  fire: fields({
    mountain: add,
    bombardment: fields({ targetEntrenched: add, vesselFiring: add }),
    machineGun: fields({ targetEntrenched: add, attacker: add }),
    rifle: fields({ targetEntrenched: add, ground: add }),
  }),
  interception: fields({
    patrolBox: faces,
    coastalHex: faces,
    seekersMany: fields({ ships: whole(1, 24), add }),
    targetHasTransports: add,
    seekerControls: add,
    targetSingle: add,
    targetInRufiji: add,
    runnerJustIn: add,
  }),
  transport: records(oneOf(...NATIONS), list(fields({ from: turn, units: four }, ['from', 'units']))),
  events: records(oneOf(...Object.keys(EVENTS)), list(oneOf(...new Set(Object.values(EVENTS).flat())), 6)),
})

const lists = fields({ german: hexes, entente: hexes })
const setUp = fields({
  carriers: lists,
  history: records(oneOf(...SCENARIO_NAMES), fields({ units: records(title, crew), carriers: lists })),
})
/** The form of an overlay: unknown fields are refused, for a typing error must not pass for a correction. */
export const overlayForm: Form = overlayFor('askari', { map, counters: corrections(word, counter), charts, setUp })
