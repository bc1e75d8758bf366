import type { HexName, Territory } from './map.ts'

/** The four scenarios (14.0). */
export const SCENARIO_NAMES = ['colonial-office', 'smuts', 'guerilla', 'campaign'] as const
/** The name of a scenario. */
export type ScenarioName = (typeof SCENARIO_NAMES)[number]

/**
 * §14.1.5, §14.2.8, §14.3.4, §14.4.7: first and last turn, what the Entente must be above, whether turn 5 is counted too;
 * §14.3.2: whether the Entente has all waters, without a vessel on them.
 */
export const SCENARIOS = {
  'colonial-office': {
    first: 1,
    last: 5,
    threshold: 0,
    tallies: false,
    ententeWaters: false,
    source: 'printed 14.1, 14.1.5',
  },
  smuts: { first: 16, last: 25, threshold: 31, tallies: false, ententeWaters: false, source: 'printed 14.2.1, 14.2.8' },
  guerilla: {
    first: 36,
    last: 45,
    threshold: 33,
    tallies: false,
    ententeWaters: true,
    source: 'printed 14.3.1, 14.3.2, 14.3.4',
  },
  campaign: {
    first: 1,
    last: 45,
    threshold: 33,
    tallies: true,
    ententeWaters: false,
    source: 'printed 14.4.1, 14.4.6, 14.4.7',
  },
} as const

const names = (list: string): readonly string[] => list.split(' ')

/** Where Carriers begin in 14.1 and 14.4, one in each. */
export const CARRIERS_1914 = {
  german: names('3219 1315 2711 2520'),
  entente: names('2506 3412 0205'),
  source: 'reconstructed',
} as const

/** Where the KAR detachments may begin: on a railway of British land (14.1.4). */
export const DETACHMENTS = {
  counters: names('KAR-DET-1 KAR-DET-2'),
  lines: ['uganda', 'blantyre'],
  source: 'printed 14.1.4',
} as const

/** Smuts, 1916 (14.2). */
export const SMUTS = {
  /** Towns that are not held by whose land they lie in. */
  germanHolds: ['2810'],
  ententeHolds: ['3422', '1005'],
  /** The Eliminated Piles. */
  piles: { german: ['7-FK'], entente: names('98th 63-Pm EAMR KAR-DET-1 KAR-DET-2') },
  carriers: 9,
  /** Out of the game; of the ships to draw from, so many more go by lot. */
  gone: names('Goliath Pegasus Königsberg Kronborg Kingani Chatham Dartmouth'),
  drawn: { count: 6, from: names('Astraea Hyacinth Weymouth Fox Kinfauns-C Severn Mersey Laconia Pyramus Vengeance') },
  /** Boats with a lake of their own; every other boat takes any lake with a Patrol Box. */
  lakes: { 'Lake Tanganyika': ['Fifi'], 'Lake Victoria': names('Niyanza Usoga Winifred') },
  navalGuns: { counters: names('Naval-1 Naval-2 Naval-3'), turn: 16 },
  portuguese: { atLeastOneIn: '3536', ships: names('Adamastor Chaimite') },
  source: {
    control: 'printed 14.2.2, 14.2.3',
    piles: 'printed 14.2.5',
    carriers: 'printed 14.2.6',
    ships: 'printed 14.2.7',
    withdrawn: 'derived 14.2.6',
  },
} as const

/** Counters that set up together: in a hex, or in it and round it, or anywhere in a land. */
export type Party = {
  readonly side: 'entente' | 'german'
  readonly counters: readonly string[]
  readonly carriers: number
  readonly hex?: HexName
  readonly around?: true
  readonly territory?: Territory
}

/** Guerilla War, 1918 (14.3): who sets up where. The Entente holds every land hex but the Germans', and all four waters. */
export const GUERILLA: { readonly parties: readonly Party[]; readonly source: 'printed 14.3.3' } = {
  parties: [
    {
      side: 'entente',
      counters: names('Indigena 15-Inf 21-Inf Cmba 24-Inf Figira 31-Inf MT-Btry'),
      carriers: 0,
      territory: 'PEA',
    },
    {
      side: 'entente',
      counters: names('1/1-KAR 2/1-KAR 3/1-KAR 1/4-KAR 2/4-KAR 3/4-KAR 4/1-KAR 2-CC NRP'),
      carriers: 2,
      hex: '1935',
      around: true,
    },
    {
      side: 'entente',
      counters: names('1/2-KAR 2/2-KAR 4/4-KAR KAR-Cav Gold-C 58-Rfs'),
      carriers: 2,
      hex: '3536',
      around: true,
    },
    { side: 'entente', counters: names('1/3-KAR 2/3-KAR 3/3-KAR'), carriers: 0, hex: '3328' },
    { side: 'entente', counters: names('3/2-KAR'), carriers: 2, hex: '3541' },
    {
      side: 'german',
      counters: names(
        '2-FK 3-FK 4-FK 9-FK 10-FK 11-FK 13-FK 14-FK 17-FK 18-FK 19-FK 20-FK 21-FK 25-FK 4-SK 105-1 Stnhm',
      ),
      carriers: 2,
      hex: '2438',
      around: true,
    },
  ],
  source: 'printed 14.3.3',
}
