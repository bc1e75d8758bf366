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
import { CONTINGENTS, type Contingent, type Counter, type Face } from '../data/counter.ts'
import type { AirResult } from '../data/data-set.ts'
import { TERRAIN_OF, TERRITORY_OF, type Terrain, type Territory } from '../data/map.ts'
import { OPTIONS, type Option } from '../data/options.ts'
import { RECRUITS, type RecruitId, type Spot } from '../data/recruits.ts'
import type { Placement } from '../data/scenarios.ts'
import { UNIT_TYPES, type UnitType } from '../data/unit-types.ts'

/** What an overlay may say of a place. */
export type PlaceCorrection = {
  readonly hex?: string
  readonly kind?: 'town' | 'settlement'
  readonly port?: boolean
  readonly mining?: boolean
}

/** What an overlay may say of a counter. */
export type CounterCorrection = {
  readonly name?: string
  readonly contingent?: Contingent
  readonly type?: UnitType
  readonly front?: Face
  /** `none` makes a unit of one step. */
  readonly back?: Face | 'none'
  readonly turnsInto?: UnitType
  readonly start?: Counter['start']
  readonly recruit?: RecruitId | 'none'
  readonly option?: Option
}

/** What an overlay may say of a terrain. */
export type TerrainCorrection = {
  readonly dry?: number | 'prohibited'
  readonly rain?: number | 'prohibited'
  readonly camel?: number
  readonly tie?: 'attacker' | 'defender'
  readonly halves?: boolean
  readonly feedsCommandos?: boolean
}

/** A file of corrections by someone who owns the printed map, counters and charts. */
export type Overlay = {
  readonly overlay: 1
  readonly game: 'windhoek'
  /** What records and screens call it. */
  readonly name: string
  readonly map?: {
    readonly shoved?: 'even' | 'odd'
    readonly hexes?: Readonly<Record<string, { readonly terrain?: Terrain; readonly territory?: Territory }>>
    readonly places?: Corrections<PlaceCorrection>
    readonly rivers?: Corrections<readonly string[]>
    readonly rails?: Corrections<{ readonly status?: 'built' | 'buildable'; readonly hexes?: readonly string[] }>
    readonly allSeaSides?: readonly string[]
    readonly capeEntry?: { readonly hexes?: readonly string[]; readonly withdraw?: readonly string[] }
  }
  readonly counters?: Corrections<CounterCorrection>
  readonly charts?: {
    readonly terrain?: Readonly<Partial<Record<Terrain, TerrainCorrection>>>
    readonly river?: { readonly extraInRain?: number; readonly tieInRain?: 'attacker' | 'defender' }
    readonly townTie?: 'attacker' | 'defender'
    readonly recruits?: Readonly<
      Partial<Record<RecruitId, { readonly cost?: number; readonly deploy?: readonly Spot[] }>>
    >
    readonly rainTurns?: readonly number[]
    readonly airRecycling?: readonly AirResult[]
    readonly captures?: {
      readonly german?: Readonly<Record<string, number>>
      readonly allied?: Readonly<Record<string, number>>
    }
  }
  readonly setUp?: { readonly german?: Placement; readonly allied?: Placement; readonly historical?: Placement }
}

const hex = hexNumber('2117')
const side = text(/^\d{4}(NE|SE|S)$/, "a hexside like '2117S'")
const face = text(/^\d-(\d|R)$/, "factors like '2-7'")
const word = text(/^[A-Za-z][A-Za-z0-9-]{0,23}$/, 'one short word of letters, digits and hyphens')
const flag = oneOf(true, false)
const side2 = oneOf('attacker', 'defender')
const terrains = Object.values(TERRAIN_OF)
const territories = Object.values(TERRITORY_OF)
const points = either(whole(1, 9), oneOf('prohibited'))
const award = whole(0, 12)

const spot = fields({
  box: oneOf('cape-colony', 'support'),
  hexes: list(hex),
  places: list(oneOf('port', 'town', 'settlement')),
  notPort: oneOf(true),
  coast: oneOf(true),
  northEdge: oneOf(true),
  in: list(oneOf(...territories)),
  held: oneOf('own', 'own-or-empty', 'empty'),
  outOfZoc: oneOf(true),
  rail: oneOf('built', 'working'),
  without: oneOf(...UNIT_TYPES),
})

const map = fields({
  shoved: oneOf('even', 'odd'),
  hexes: records(hex, fields({ terrain: oneOf(...terrains), territory: oneOf(...territories) })),
  places: corrections(title, fields({ hex, kind: oneOf('town', 'settlement'), port: flag, mining: flag })),
  rivers: corrections(title, list(side)),
  rails: corrections(word, fields({ status: oneOf('built', 'buildable'), hexes: list(hex) })),
  allSeaSides: list(side),
  capeEntry: fields({ hexes: list(hex), withdraw: list(hex) }),
})

const counter = fields({
  name: title,
  contingent: oneOf(...CONTINGENTS),
  type: oneOf(...UNIT_TYPES),
  front: face,
  back: either(face, oneOf('none')),
  turnsInto: oneOf(...UNIT_TYPES),
  start: oneOf('set-up', 'support-box', 'recruit-box', 'aside'),
  recruit: oneOf(...Object.keys(RECRUITS), 'none'),
  option: oneOf(...Object.keys(OPTIONS)),
})

const terrain = fields({
  dry: points,
  rain: points,
  camel: whole(1, 9),
  tie: side2,
  halves: flag,
  feedsCommandos: flag,
})

const charts = fields({
  terrain: records(oneOf(...terrains), terrain),
  river: fields({ extraInRain: whole(0, 9), tieInRain: side2 }),
  townTie: side2,
  recruits: records(oneOf(...Object.keys(RECRUITS)), fields({ cost: whole(0, 12), deploy: list(spot) })),
  rainTurns: list(whole(1, 12)),
  airRecycling: list(oneOf('ready', 'maintenance', 'lost'), 6),
  captures: fields({
    german: fields({ southAfricanTown: award, angolanTown: award, walvisBay: award }),
    allied: fields({ germanTown: award, windhoek: award, swakopmund: award, luderitzBay: award }),
  }),
})

const placement = records(title, list(word))

/** The form of an overlay: unknown fields are refused, for a typing error must not pass for a correction. */
export const overlayForm: Form = overlayFor('windhoek', {
  map,
  counters: corrections(word, counter),
  charts,
  setUp: fields({ german: placement, allied: placement, historical: placement }),
})
