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
import { OVERLAYS } from '../data/charts.ts'
import { KINDS, type Kind, SECTS, type Sect } from '../data/counter.ts'
import { FORMATIONS } from '../data/formations.ts'
import { BEACHES, TERRAIN_OF, type Terrain } from '../data/map.ts'
import { type Hour, LANDING_GROUPS, SCENARIO_NAMES, type ScenarioName, type SetUpGroup } from '../data/scenarios.ts'

/** What an overlay may say of a unit; `none` and `false` take away what ours has. */
export type CounterCorrection = {
  readonly name?: string
  readonly kind?: Kind
  readonly formation?: string
  readonly front?: string
  readonly back?: string
  readonly sect?: Sect | 'none'
  readonly halfFire?: boolean
  readonly m71?: boolean
  readonly defence?: number | 'none'
}

/** What an overlay may say of a leader. */
export type LeaderCorrection = {
  readonly side?: 'british' | 'german'
  readonly name?: string
  readonly staff?: boolean
  readonly bonus?: number
  readonly formation?: string
}

/** What an overlay may say of some ground, or of what lies on it. */
export type EffectsCorrection = {
  readonly cost?: number
  readonly modifier?: number
  readonly blocks?: boolean
  readonly allRound?: boolean
}

type Hexes = readonly string[]

/** A file of corrections by someone who owns the printed map, counters and charts. */
export type Overlay = {
  readonly overlay: 1
  readonly game: 'tanga'
  /** What records and screens call it. */
  readonly name: string
  readonly map?: {
    readonly hexes?: Readonly<Record<string, Terrain>>
    readonly railways?: Corrections<Hexes>
    readonly roads?: Corrections<Hexes>
    readonly trails?: Corrections<Hexes>
    readonly government?: Corrections<string>
    readonly sites?: Corrections<string>
    readonly embankment?: Hexes
    readonly ditch?: Hexes
    readonly foliageEdge?: Hexes
    readonly germanEntry?: Hexes
    readonly easyEntry?: Hexes
    readonly trenchLine?: Hexes
    readonly beaches?: Readonly<Record<string, Hexes>>
    /** The hex-row that the rulebook leaves blank. */
    readonly rowXXXX?: number
  }
  readonly counters?: Corrections<CounterCorrection>
  readonly leaders?: Corrections<LeaderCorrection>
  readonly formations?: Readonly<Record<string, { readonly name?: string; readonly breakpoint?: number }>>
  readonly charts?: {
    readonly terrain?: Readonly<Partial<Record<Terrain, EffectsCorrection>>>
    readonly on?: Readonly<Partial<Record<keyof typeof OVERLAYS, EffectsCorrection>>>
    readonly along?: { readonly cost?: number; readonly modifier?: number }
  }
  readonly setUp?: {
    readonly scenarios?: Readonly<Partial<Record<ScenarioName, ScenarioCorrection>>>
    readonly arrivals?: readonly (Hour & { readonly units: readonly string[] })[]
    readonly landingGroups?: Readonly<Record<string, readonly string[]>>
  }
}

/** What an overlay may say of how a scenario begins. */
export type ScenarioCorrection = {
  readonly german?: readonly SetUpGroup[]
  readonly british?: readonly SetUpGroup[]
  readonly disorganized?: readonly string[]
  readonly lost?: readonly string[]
}

const hex = hexNumber('1310')
const hexes = list(hex)
const word = text(/^[a-z][a-z0-9-]{0,23}$/, 'one short word of small letters, digits and hyphens')
const words = list(word)
const factors = text(/^\d{1,2}-\d{1,2}-\d{1,2}-\d{1,2}$/, "combat factor, morale, range, movement, like '4-2-4-12'")
const flag = oneOf(true, false)
const formation = oneOf(...FORMATIONS.map((f) => f.id))
const ways = corrections(title, hexes)
const places = corrections(title, hex)

const map = fields({
  hexes: records(hex, oneOf(...Object.values(TERRAIN_OF))),
  railways: ways,
  roads: ways,
  trails: ways,
  government: places,
  sites: places,
  embankment: hexes,
  ditch: hexes,
  foliageEdge: hexes,
  germanEntry: hexes,
  easyEntry: hexes,
  trenchLine: hexes,
  beaches: records(oneOf(...BEACHES.map((beach) => beach.id)), hexes),
  rowXXXX: whole(1, 29),
})

const counter = fields({
  name: title,
  kind: oneOf(...KINDS),
  formation,
  front: factors,
  back: factors,
  sect: oneOf(...SECTS, 'none'),
  halfFire: flag,
  m71: flag,
  defence: either(whole(1, 12), oneOf('none')),
})

const effects = fields({ cost: whole(1, 9), modifier: whole(-6, 6), blocks: flag, allRound: flag })
const charts = fields({
  terrain: records(oneOf(...Object.values(TERRAIN_OF)), effects),
  on: records(oneOf(...Object.keys(OVERLAYS)), effects),
  along: fields({ cost: whole(1, 9), modifier: whole(-6, 6) }),
})

const zone = either(oneOf('with friends'), either(fields({ columns: list(whole(1, 29), 2) }, ['columns']), hexes))
const groups = list(fields({ units: words, hexes: zone }, ['units', 'hexes']))
const setUp = fields({
  scenarios: records(
    oneOf(...SCENARIO_NAMES),
    fields({ german: groups, british: groups, disorganized: words, lost: words }),
  ),
  arrivals: list(fields({ day: whole(2, 5), hour: whole(1, 24), units: words }, ['day', 'hour', 'units'])),
  landingGroups: records(oneOf(...LANDING_GROUPS.map((group) => group.id)), words),
})

/** The form of an overlay: unknown fields are refused, for a typing error must not pass for a correction. */
export const overlayForm: Form = overlayFor('tanga', {
  map,
  counters: corrections(word, counter),
  leaders: corrections(
    word,
    fields({ side: oneOf('british', 'german'), name: title, staff: flag, bonus: whole(0, 6), formation }),
  ),
  formations: records(formation, fields({ name: title, breakpoint: whole(1, 60) })),
  charts,
  setUp,
})
