import type { Option } from './options.ts'
import type { Source } from './provenance.ts'
import type { Spot } from './recruits.ts'

/** Counters that a player sets up by one rule. */
export type SetUpRule = {
  readonly counters: readonly string[]
  /** Each counter goes to any one of these. */
  readonly spots: readonly Spot[]
  readonly onePerHex?: true
  /** Placed only if paid for, by its recruit line, out of the set-up die. */
  readonly bought?: true
  readonly option?: Option
  readonly source: Source
}

/** Who lies where: counters by hex or box. */
export type Placement = Readonly<Record<string, readonly string[]>>

const swa = { in: ['SWA'] } as const
const swaPlace = { ...swa, places: ['town', 'settlement'] } as const
const saTown = { places: ['town'], in: ['SA'] } as const
const angolanTown = { places: ['town'], in: ['ANG'] } as const
const list = (counters: string): readonly string[] => counters.split(' ')

/** How the German player, who is first, may set up. */
export const GERMAN_SET_UP: readonly SetUpRule[] = [
  {
    counters: list('G-Mil-1 G-Mil-2 G-Mil-3 G-Mil-4 G-Mil-5 G-Mil-6'),
    spots: [{ ...swa, places: ['town'] }],
    onePerHex: true,
    source: 'printed 6.2',
  },
  { counters: ['Wireless-1'], spots: [{ ...swa, places: ['port'] }], source: 'printed 6.2' },
  { counters: ['Wireless-2'], spots: [{ ...swa, places: ['town'], notPort: true }], source: 'derived 6.2' },
  {
    counters: list(
      'FK-1 FK-2 FK-3 FK-4 FK-5 FK-6 FK-7 CC G-Art-1 G-Art-2 G-Art-3 SWAPC G-Sup-1 G-Sup-2 Franke Heydebreck',
    ),
    spots: [swaPlace],
    source: 'printed 6.2',
  },
  { counters: ['VK'], spots: [swaPlace], source: 'printed 6.2' },
  {
    counters: list('MEK-1 MEK-2 MEK-3 MEK-4 MEK-Eng MEK-Art'),
    spots: [{ ...swa, places: ['port'] }],
    bought: true,
    source: 'printed 6.2',
  },
  {
    counters: ['KK'],
    spots: [{ ...swa, places: ['town'], held: 'own' }],
    bought: true,
    option: '33.1',
    source: 'printed 33.1',
  },
  { counters: ['FDK-1'], spots: [{ box: 'support' }], source: 'printed 6.2' },
]

const portuguese: readonly SetUpRule[] = [
  { counters: ['P-Mil-1', 'P-Mil-2'], spots: [angolanTown], onePerHex: true, source: 'printed 6.3' },
  { counters: ['CP', 'DA'], spots: [angolanTown], source: 'printed 6.3' },
  {
    counters: ['P-Inf-1', 'P-Inf-2'],
    spots: [{ places: ['settlement'], in: ['ANG'] }],
    onePerHex: true,
    source: 'printed 6.3',
  },
]

const garrisons: readonly SetUpRule[] = [
  { counters: ['Mil-Walvis', 'CTH'], spots: [{ in: ['WB'] }], source: 'printed 6.3' },
  { counters: list('Mil-Nolloth Mil-Springbok Mil-Upington'), spots: [saTown], onePerHex: true, source: 'printed 6.3' },
  { counters: ['RN'], spots: [{ box: 'support' }], source: 'printed 6.3' },
]

/** How the Allied player, who is second, may set up his own side and, neutral or not, the Portuguese. */
export const ALLIED_SET_UP: readonly SetUpRule[] = [
  ...garrisons,
  {
    counters: list(
      'SAMR-1 SAMR-2 SAMR-3 SAMR-4 SAMR-5 ILH NLH Cape-Cdo DEOR DLI Kimb SA-Field-1 SA-Horse-1 SAEC SSPC ' +
        'A-Sup-1 A-Sup-2 A-Sup-3',
    ),
    spots: [{ box: 'cape-colony' }, saTown],
    source: 'printed 6.3',
  },
  ...portuguese,
]

const columnA = list('SAMR-1 SAMR-2 SAMR-3 SAMR-4 SAMR-5 DEOR SA-Horse-1 SAEC A-Sup-1')
const columnB = list('ILH Cape-Cdo SA-Field-1 A-Sup-2')
const columnC = list('NLH DLI Kimb SSPC A-Sup-3')

/** The Allied set-up with option 35: three columns whose places are fixed. */
export const HISTORICAL_ALLIED_SET_UP: readonly SetUpRule[] = [
  ...garrisons,
  { counters: columnA, spots: [{ box: 'cape-colony' }], source: 'printed 35.0' },
  { counters: columnB, spots: [{ hexes: ['4029'] }], source: 'printed 35.0' },
  { counters: columnC, spots: [{ hexes: ['3233'] }], source: 'printed 35.0' },
  ...portuguese,
]

/**
 * A German set-up for those who want to start at once: Swakopmund barred against Walvis Bay, Franke's reserve on the
 * junction behind it, Lüderitz Bay held for its mines and wireless, Heydebreck in the south behind a mounted screen.
 */
export const GERMAN_DEFAULT: Placement = {
  '2117': ['FK-1', 'FK-2', 'G-Art-1', 'G-Mil-1'], // Swakopmund
  '2515': ['FK-3', 'G-Art-2', 'SWAPC', 'G-Sup-1', 'Franke', 'G-Mil-2'], // Karibib
  '2816': ['G-Mil-3', 'Wireless-2'], // Windhoek
  '2709': ['G-Mil-4'], // Otavi
  '2426': ['FK-4', 'G-Mil-5', 'Wireless-1'], // Lüderitz Bay
  '3226': ['FK-5', 'FK-6', 'G-Art-3', 'G-Sup-2', 'Heydebreck', 'G-Mil-6'], // Keetmanshoop
  '3429': ['FK-7', 'VK'], // Kalkfontein
  '3430': ['CC'], // Warmbad
  'german-support': ['FDK-1'],
}

/** What that set-up digs, in this order, as far as the set-up die pays. */
export const GERMAN_DEFAULT_ENTRENCHMENTS: readonly string[] = ['2117', '2426']

/** What to buy instead, in this order, by who wants the longer game with the marines (5.4): counter and port. */
export const GERMAN_EXTENDED_PURCHASES: readonly (readonly [counter: string, hex: string])[] = [
  ['MEK-1', '2426'],
  ['MEK-2', '2426'],
  ['MEK-Art', '2426'],
  ['MEK-3', '2117'],
  ['MEK-4', '2117'],
  ['MEK-Eng', '2117'],
]

const angola = {
  '1101': ['P-Mil-1'], // Port Alexander
  '2002': ['P-Mil-2', 'CP', 'DA'], // Humbe
  '2003': ['P-Inf-1'], // Naulila
  '3103': ['P-Inf-2'], // Cuangar
} as const

const walvisBay = { '2118': ['Mil-Walvis', 'CTH'], 'allied-support': ['RN'] } as const

/**
 * An Allied set-up to match: one full stack in Cape Colony for the ships to put ashore wherever the Germans are thin,
 * a mounted column at Upington that can lay rail, and Springbok held as the mine is worth an action point.
 */
export const ALLIED_DEFAULT: Placement = {
  ...walvisBay,
  'cape-colony': ['SAMR-1', 'SAMR-2', 'SAMR-3', 'SAMR-4', 'DEOR', 'DLI', 'SA-Horse-1', 'SAEC', 'A-Sup-1'],
  '4029': ['SAMR-5', 'ILH', 'Cape-Cdo', 'SSPC', 'A-Sup-2', 'Mil-Upington'], // Upington
  '3233': ['NLH', 'Kimb', 'SA-Field-1', 'A-Sup-3', 'Mil-Springbok'], // Springbok
  '3033': ['Mil-Nolloth'], // Port Nolloth
  ...angola,
}

/** The Allied set-up of option 35, its free choices made. */
export const ALLIED_HISTORICAL: Placement = {
  ...walvisBay,
  'cape-colony': columnA,
  '4029': [...columnB, 'Mil-Upington'], // Upington
  '3233': [...columnC, 'Mil-Springbok'], // Springbok
  '3033': ['Mil-Nolloth'], // Port Nolloth
  ...angola,
}

/** A way to begin: who may put what where, and a set-up for each side ready made. */
export type Scenario = {
  readonly name: string
  /** Options it turns on beyond those that stand in OPTIONS. */
  readonly options: readonly Option[]
  readonly setUp: { readonly german: readonly SetUpRule[]; readonly allied: readonly SetUpRule[] }
  readonly ready: { readonly german: Placement; readonly allied: Placement }
}

/** The scenarios; the first is the printed game. How long they last follows from play: LENGTH. */
export const SCENARIOS: Readonly<Record<'standard' | 'historical', Scenario>> = {
  standard: {
    name: 'The campaign',
    options: [],
    setUp: { german: GERMAN_SET_UP, allied: ALLIED_SET_UP },
    ready: { german: GERMAN_DEFAULT, allied: ALLIED_DEFAULT },
  },
  historical: {
    name: 'The campaign, historical Allied deployment',
    options: ['35.0'],
    setUp: { german: GERMAN_SET_UP, allied: HISTORICAL_ALLIED_SET_UP },
    ready: { german: GERMAN_DEFAULT, allied: ALLIED_HISTORICAL },
  },
}

/** What each side rolls for its first action points, on top of turn 1's (6.2, 6.3). */
export const SET_UP_DICE = { german: 1, allied: 1, source: 'printed 6.2, 6.3' } as const
