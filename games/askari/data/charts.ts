import type { Nation } from './counter.ts'
import type { Terrain } from './map.ts'
import type { Source } from './provenance.ts'

/** What a terrain does; movement points to enter it, undefined where no unit may. */
export type TerrainEffect = {
  readonly cost: number | undefined
  /** Added to the attacker's rolls: of all his fires, or of his rifles alone. */
  readonly battle: 'none' | 'rifle' | 'all'
  /** Armored cars keep out of it but by rail. */
  readonly closedToCars: boolean
  readonly source: Source
}

const ours = 'reconstructed'
/** The terrain effects chart, hex terrain. */
export const TERRAIN_EFFECTS: Readonly<Record<Terrain, TerrainEffect>> = {
  open: { cost: 1, battle: 'none', closedToCars: false, source: ours },
  arid: { cost: 1, battle: 'none', closedToCars: false, source: ours },
  bush: { cost: 2, battle: 'none', closedToCars: false, source: ours },
  highland: { cost: 2, battle: 'rifle', closedToCars: false, source: ours },
  forest: { cost: 2, battle: 'rifle', closedToCars: true, source: ours },
  mountain: { cost: 2, battle: 'all', closedToCars: true, source: ours },
  swamp: { cost: 2, battle: 'rifle', closedToCars: true, source: ours },
  water: { cost: undefined, battle: 'none', closedToCars: true, source: 'printed 10.1.7' },
}

/** The rest of the terrain effects chart. Only one of terrain, river and landing is added to a roll. */
export const FEATURE_EFFECTS = {
  river: { cost: 0, attackerRifle: 1, source: ours },
  landing: { attackerRifle: 1, source: { stop: 'printed 10.3.2', attackerRifle: ours } },
  enemyUnits: { cost: 1, source: 'printed 12.3.6' },
  rail: { cost: 0, source: 'printed 10.2.6' },
  leavingForTheCape: { cost: 1, source: ours },
} as const

/** What is added to fire rolls in a land battle besides the terrain; low rolls hit. */
export const FIRE_MODIFIERS = {
  suppressedFirer: { add: 1, source: 'printed 11.4.3' },
  leadership: { add: -1, source: 'printed 11.13.2' },
  mountain: { add: 1, source: ours },
  bombardment: { targetEntrenched: 1, vesselFiring: 1, source: ours },
  machineGun: { targetEntrenched: 1, attacker: 1, source: ours },
  rifle: { targetEntrenched: 1, ground: 1, source: ours },
} as const

/** When the rules of battle change. */
export const BATTLE_TURNS = {
  attackerMachineGuns: { from: 28, source: 'printed 11.9.2' },
  ententeLeadership: { from: 18, source: 'printed 11.13' },
} as const

/** Armour that no counter shows: a shot at it hits on a roll, this added, not above the gunnery (12.5.4). */
export const ARMOUR = {
  coastal: { add: 1, source: 'printed 12.2.4' },
  transport: { add: -1, source: 'printed 12.5.4' },
} as const

/** Naval interception: a roll with its modifiers must not be above these; in the order ocean, Victoria, Tanganyika, Nyasa. */
export const INTERCEPTION = {
  patrolBox: [3, 4, 3, 4],
  coastalHex: [4, 5, 4, 5],
  modifiers: {
    seekersMany: { ships: 3, add: -1 },
    targetHasTransports: -1,
    seekerControls: -1,
    targetSingle: 1,
    targetInRufiji: 1,
    runnerJustIn: 1,
  },
  source: ours,
} as const

/** Units that a nation can ship in an Impulse, in the order ocean, Victoria, Tanganyika, Nyasa; Carriers go free. */
export const TRANSPORT: Readonly<
  Record<Nation, readonly { readonly from: number; readonly units: readonly number[] }[]>
> = {
  british: [
    { from: 1, units: [9, 4, 1, 3] },
    { from: 15, units: [9, 4, 2, 3] },
    { from: 16, units: [12, 4, 2, 3] },
  ],
  belgian: [{ from: 1, units: [0, 0, 2, 0] }],
  portuguese: [{ from: 1, units: [3, 0, 0, 0] }],
  german: [{ from: 1, units: [1, 1, 2, 1] }],
}
/** Where the transport chart comes from; what *Gv Gotzen* and *Bn Dhanis* do is printed on their data (10.3.9). */
export const TRANSPORT_SOURCE: Source = ours

/** Rail: units per line and Impulse, and how far help comes to a battle. */
export const RAIL = {
  capacity: { units: 6, source: 'printed 10.2.5' },
  reinforcement: { units: 6, hexes: 9, source: 'printed 11.6.2' },
} as const

/** The calendar: a year has ten turns, and the three months of rain are one of them (5.0, 5.1.3). */
export const CALENDAR = {
  last: 45,
  rain: [8, 18, 28, 38],
  tally: 5,
  replacementsFrom: 6,
  portugalJoins: 18,
  chindeCarriersFrom: 18,
  source: 'printed 5.1.3, 14.4.6, 8.2.3, 8.4.1, 8.1.9',
} as const

/** How many units attrition takes of each side on a rain turn (6.2.2). */
export const ATTRITION = { entente: 4, german: 2, source: 'printed 6.2' } as const

/** The random events by rain turn and roll 1 to 6 (6.1). */
export const EVENTS = {
  8: [
    'chilembwe-rising',
    'adjutant-and-wami',
    'raid-on-the-railway',
    'settler-volunteers',
    'naval-aircraft',
    'quinine-short',
  ],
  18: ['adjutant-and-wami', 'horse-sickness', 'smuts-presses-on', 'amani-workshops', 'belgian-quarrel', 'ruga-ruga'],
  28: ['barue-rising', 'carrier-corps-levy', 'wintgens', 'coup-in-lisbon', 'airship', 'kar-drafts'],
  38: ['influenza', 'famine', 'portuguese-rout', 'captured-stores', 'desertion', 'war-weary'],
} as const
/** The name of an event. */
export type EventName = (typeof EVENTS)[keyof typeof EVENTS][number]
/** Where the events come from: only the boats' is known to exist. */
export const EVENTS_SOURCE = { boats: 'printed 14.2.7', rest: ours } as const
