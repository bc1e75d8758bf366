import { noteOf } from '@boma/counsel'
import { type BySide, type Hex, nameHex } from '@boma/kernel'
import { nameOf, type Tongue } from '@boma/showing'
import { BEACH_NAMES, grid, HEXES } from '../board.ts'
import { GOVERNMENT, LANDING_GROUPS, SITES } from '../data/in-force.ts'
import { FORMATION_IDS, FORMATION_NAMES, NAMES, TITLES } from '../roster.ts'
import { messages } from './english/messages.ts'

/** What English says, by keys. */
export type Catalogue = typeof messages

/** A sentence or a word that the game has in every language. */
export type Message = keyof Catalogue

/** Is there such a message? */
export const has = (key: string): key is Message => key in messages

/** What a language must have. */
export interface Words extends Tongue {
  readonly messages: Readonly<Record<Message, string>>
  readonly names: ReturnType<typeof namesIn>
}

/** What has names in a language. */
interface Named {
  readonly messages: Readonly<Record<Message, string>>
  /** The sides as sentences have them. */
  readonly sides: BySide<string>
  /** The six ways to face, from the north on. */
  readonly facings: readonly string[]
  /** §10.25: the four ways in which fire goes along a line. */
  readonly sweeps: readonly string[]
  /** §10.27: the four options of naval gunfire. */
  readonly navalOptions: readonly string[]
  /** §2.6.5: a unit by the side that is up. */
  readonly lying: readonly [good: string, disorganized: string]
  /** §9.7: the sects, in the order of the data. */
  readonly sects: readonly string[]
  /** Counters, by the ids of those that are called otherwise than in the data. */
  readonly counters: Readonly<Record<string, string>>
  /** Formations, likewise. */
  readonly formations: Readonly<Record<string, string>>
  /** Landing groups that are no formation, by their ids. */
  readonly groups: Readonly<Record<string, string>>
  /** Buildings and places, by the names of those that are called otherwise than in the data. */
  readonly sites: Readonly<Record<string, string>>
}

/** What sentences call the values of operands, and what pages name besides. */
export function namesIn({ counters, groups, ...named }: Named) {
  const formation = FORMATION_IDS.map((id, f) => named.formations[id] ?? FORMATION_NAMES[f] ?? id)
  const site = sitesIn(named.sites)
  return {
    unit: NAMES.map((id, u) => counters[id] ?? TITLES[u] ?? id),
    hex: placesIn(site, named.messages),
    // The building or place in a hex; '' where there is none.
    site,
    side: named.sides,
    formation,
    facing: named.facings,
    beach: BEACH_NAMES,
    group: GROUP_IDS.map((id) => groups[id] ?? formation[FORMATION_IDS.indexOf(id)] ?? id),
    sweep: named.sweeps,
    option: named.navalOptions,
    lying: named.lying,
    sect: named.sects,
    hour: Array.from({ length: 25 }, (_, hour) => hourWord(hour)),
  }
}

const GROUP_IDS: readonly string[] = [...LANDING_GROUPS.map((g) => g.id), 'mb28']
const HEX_NAMES: readonly string[] = Array.from({ length: HEXES }, (_, at) => nameHex(grid, at as Hex))
const SITE_NAMES: ReadonlyMap<string, string> = new Map([...GOVERNMENT, ...SITES].map(({ hex, name }) => [hex, name]))
/** Places beside the map, in the order of their numbers. */
const BOXES = ['place.aboard', 'place.toCome', 'place.west', 'place.gone'] as const

const sitesIn = (sites: Named['sites']): readonly string[] =>
  HEX_NAMES.map((hex) => SITE_NAMES.get(hex) ?? '').map((site) => sites[site] ?? site)

/** Places as sentences have them, with the number that players type: 'Boma (0909)'. */
const placesIn = (sites: readonly string[], said: Named['messages']): readonly string[] => [
  ...HEX_NAMES.map((hex, at) => (sites[at] === '' ? hex : `${sites[at]} (${hex})`)),
  ...BOXES.map((box) => said[box]),
]

/** An hour as the clock has it: '0600'; there is no 0000 (ruling T33). */
export const hourWord = (hour: number): string => `${String(hour).padStart(2, '0')}00`

/** A message with its facts, to be read in any language. */
export const say = noteOf<Catalogue>()

/** What has a name in every language: a counter, a place, a formation. */
export const name = nameOf<keyof Words['names']>()
