import type { Terrain } from './map.ts'
import type { Source } from './provenance.ts'

/** What a terrain does; movement points to enter it, undefined where nobody may. */
export type TerrainEffect = {
  readonly dry: number | undefined
  readonly rain: number | undefined
  /** Camels pay less in the desert (13.5). */
  readonly camel?: number
  /** Who has the battlefield advantage when the dice are level (15.5.2). */
  readonly tie: 'attacker' | 'defender'
  /** The defender's losses are halved (16.5). */
  readonly halves: boolean
  /** Commandos find what they need here (18.1). */
  readonly feedsCommandos: boolean
  readonly source: { readonly dry: Source; readonly rain: Source; readonly tie: Source; readonly rest: Source }
}

const closed: number | undefined = undefined

/** The terrain effects chart, hex terrain. */
export const TERRAIN_EFFECTS: Readonly<Record<Terrain, TerrainEffect>> = {
  open: {
    dry: 1,
    rain: 1,
    tie: 'attacker',
    halves: false,
    feedsCommandos: true,
    source: { dry: 'printed 13.4', rain: 'reconstructed', tie: 'reconstructed', rest: 'printed 16.5, 18.1' },
  },
  bush: {
    dry: 2,
    rain: 2,
    tie: 'defender',
    halves: false,
    feedsCommandos: true,
    source: { dry: 'reconstructed', rain: 'reconstructed', tie: 'reconstructed', rest: 'printed 16.5, 18.1' },
  },
  desert: {
    dry: 2,
    rain: 2,
    camel: 1,
    tie: 'attacker',
    halves: false,
    feedsCommandos: false,
    source: { dry: 'printed 13.4', rain: 'reconstructed', tie: 'reconstructed', rest: 'printed 13.5, 16.5, 18.1' },
  },
  mountain: {
    dry: 3,
    rain: 4,
    tie: 'defender',
    halves: true,
    feedsCommandos: false,
    source: { dry: 'reconstructed', rain: 'reconstructed', tie: 'reconstructed', rest: 'printed 16.5, 18.1' },
  },
  pan: {
    dry: 2,
    rain: closed,
    tie: 'attacker',
    halves: false,
    feedsCommandos: false,
    source: { dry: 'reconstructed', rain: 'reconstructed', tie: 'reconstructed', rest: 'reconstructed' },
  },
  sea: {
    dry: closed,
    rain: closed,
    tie: 'attacker',
    halves: false,
    feedsCommandos: false,
    source: { dry: 'printed 13.4', rain: 'printed 13.4', tie: 'reconstructed', rest: 'derived 13.4' },
  },
}

/** The rest of the terrain effects chart: places, works, rivers, roads; movement is in points. */
export const FEATURE_EFFECTS = {
  town: {
    tieDefender: true,
    advantage: 1,
    supplies: true,
    source: { tie: 'reconstructed', rest: 'printed 15.5.2, 18.1' },
  },
  settlement: { tieDefender: false, supplies: true, source: { tie: 'reconstructed', rest: 'printed 18.1' } },
  entrenchment: {
    tieDefender: true,
    halves: true,
    ignoresRetreat: true,
    source: { tie: 'printed 25.1.3', rest: 'printed 16.5, 17.4' },
  },
  riverInRain: {
    extraMovement: 1,
    tieDefender: true,
    halves: true,
    suppliesBothBanks: true,
    source: { extraMovement: 'reconstructed', tie: 'reconstructed', rest: 'printed 16.5, 18.1' },
  },
  riverWhenDry: {
    extraMovement: 0,
    tieDefender: false,
    halves: false,
    suppliesBothBanks: false,
    source: { extraMovement: 'reconstructed', tie: 'reconstructed', rest: 'printed 2.0' },
  },
  road: { movement: 0.5, source: { movement: 'printed 21.1' } },
  capeColonyBox: { movement: 1, source: { movement: 'printed 28.1' } },
} as const

/** The modifiers of the die that opens an Action Point Determination Phase (9.1). */
export const ACTION_POINT_MODIFIERS = {
  german: { perLeader: 1, perWireless: 1, windhoek: 1, perMiningTown: 1 },
  allied: { perLeader: 1, capeColony: 3, windhoek: 1, perMiningTown: 1, portugalAtWar: 1 },
  source: 'printed 9.1',
} as const

/** What an action costs in action points. */
export const ACTION_COSTS = {
  march: { points: 1, source: 'printed 12.2' },
  railMove: { points: 1, source: 'printed 21.2' },
  navalTransfer: { points: 2, source: 'printed 22.2' },
  concentrate: { points: 1, source: 'printed 20.3' },
  advantage: { points: 1, source: 'printed 15.5.2' },
  rallyTwo: { points: 1, source: 'printed 19.2' },
  scout: { points: 1, source: 'printed 23.2' },
  repair: { points: 1, source: 'printed 24.2' },
  entrench: { points: 2, engineer: 1, atSetUp: 1, source: 'printed 6.2, 25.1.1' },
  railBreak: { points: 1, source: 'printed 25.2' },
  infernalDevice: { points: 2, engineer: 1, source: 'printed 25.3' },
  layRail: { points: 1, source: 'printed 32.1' },
  convertMilitia: { points: 1, source: 'printed 10.2' },
} as const

/** What deeds bring in action points; towns count once each a game, and only with option 30.2. */
export const AWARDS = {
  majorBattle: { losses: 3, winner: 1, loser: -1, source: 'printed 17.6' },
  capturedSupply: { points: 1, source: 'printed 30.1' },
  germanCaptures: { southAfricanTown: 1, angolanTown: 1, walvisBay: 2, source: 'reconstructed' },
  alliedCaptures: { germanTown: 1, windhoek: 2, swakopmund: 2, luderitzBay: 2, source: 'reconstructed' },
} as const

/** What is added to the die for battlefield advantage (15.5.2). */
export const ADVANTAGE_MODIFIERS = {
  leader: 1,
  allWithZoc: 1,
  defenderInTown: 1,
  aeroplane: 1,
  actionPoint: 1,
  source: 'printed 15.5.2',
} as const

/** The hard numbers of the rules. */
export const LIMITS = {
  actionPoints: { least: 0, most: 12, source: 'printed 9.2' },
  /** Mobile units in a hex; static units, markers and support stack free, one of each static type (14.3). */
  stacking: { german: 12, allied: 9, source: 'printed 14.1, 14.2' },
  scoutRange: { hexes: 10, source: 'printed 23.2' },
  infantryPerMarine: { units: 2, source: 'printed 31.1' },
} as const

/** Supply attrition: the rolls that hurt (18.5). */
export const ATTRITION = { hurtsOn: [1, 2, 3], source: 'printed 18.5' } as const

/** What becomes of a used aeroplane on each roll 1 to 6 (23.3); a lost Allied one may be recruited again (10.5). */
export const AIR_RECYCLING = {
  rolls: ['ready', 'ready', 'ready', 'maintenance', 'maintenance', 'lost'],
  source: 'reconstructed',
} as const

/** The rolls that end the East Asia Squadron at the end of a turn (34.1). */
export const SQUADRON_LOST = { on: [4, 5, 6], source: 'printed 34.1' } as const

/** The turn record track. */
export const TURNS = {
  months: [
    'September 1914',
    'October 1914',
    'November 1914',
    'December 1914',
    'January 1915',
    'February 1915',
    'March 1915',
    'April 1915',
    'May 1915',
    'June 1915',
    'July 1915',
    'August 1915',
  ],
  rain: [4, 5, 6, 7],
  source: { months: 'printed 5.1, 5.4', rain: 'reconstructed' },
} as const

/** The last turn: `extended` once MEK was bought at set-up or the squadron came; less one for any CW brigade. */
export const LENGTH = {
  standard: 10,
  extended: 12,
  commonwealth: -1,
  source: { standard: 'printed 5.1', extended: 'printed 5.4, 34.0', commonwealth: 'printed 33.3' },
} as const

/** Territories where the enemy's units lie open to a side, though there is fog (26.0). */
export const OPEN_TO = {
  german: ['SWA'],
  allied: ['SA', 'WB', 'ANG'],
  source: 'printed 26.0',
} as const
