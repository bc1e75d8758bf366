import type { EventId } from './events.ts'
import type { HexName, Territory } from './map.ts'
import type { Option } from './options.ts'
import type { Source } from './provenance.ts'
import type { UnitType } from './unit-types.ts'

/** A sort of place where units may be put: every condition given must hold. */
export type Spot = {
  readonly box?: 'cape-colony' | 'support'
  readonly hexes?: readonly HexName[]
  /** Kinds of place that will do; every port is a town. */
  readonly places?: readonly ('port' | 'town' | 'settlement')[]
  readonly notPort?: true
  /** Any coastal hex. */
  readonly coast?: true
  /** Any land hex of row 01. */
  readonly northEdge?: true
  readonly in?: readonly Territory[]
  /** Whose units must be there, if any; `empty` wants none of either side. */
  readonly held?: 'own' | 'own-or-empty' | 'empty'
  /** No enemy ZOC; new units may otherwise be put into one (10.4). */
  readonly outOfZoc?: true
  /** The hex must lie on a built railroad, or on one without a break in the hex. */
  readonly rail?: 'built' | 'working'
  /** No unit of this type may be there already. */
  readonly without?: UnitType
}

/** One line of a recruit table. */
export type RecruitLine = {
  readonly name: string
  readonly cost: number
  /** The set-up, any own Recruit Phase, or what an event brings, so many turns later where `after` is given. */
  readonly when: 'set-up' | 'recruit-phase' | EventId
  readonly after?: number
  /** The last turn on which the line may be used. */
  readonly untilTurn?: number
  /** How many an event brings, or may ever be bought. */
  readonly most?: number
  readonly option?: Option
  /** The lines whose counters it brings, where those are not its own alone. */
  readonly brings?: readonly string[]
  /** Any one of these will do. */
  readonly deploy: readonly Spot[]
  readonly source: { readonly cost: Source; readonly deploy: Source }
}

const ours = { cost: 'reconstructed', deploy: 'reconstructed' } as const
const swaTown = { places: ['town'], in: ['SWA'], held: 'own' } as const
const saTown = { places: ['town'], in: ['SA'], held: 'own' } as const
const alliedPort = { places: ['port'], in: ['SA', 'WB', 'SWA'], held: 'own' } as const
const cape = { box: 'cape-colony' } as const
const mek = {
  when: 'set-up',
  deploy: [{ places: ['port'], in: ['SWA'] }],
  source: { cost: 'reconstructed', deploy: 'printed 6.2' },
} as const

/** Both recruit tables, what the events bring included. */
export const RECRUITS = {
  'g-mek-marine': { ...mek, name: 'MEK marine infantry', cost: 1, most: 4 },
  'g-mek-engineer': { ...mek, name: 'MEK engineer', cost: 1, most: 1 },
  'g-mek-artillery': { ...mek, name: 'MEK artillery', cost: 2, most: 1 },
  'g-kamerun': {
    name: 'Kamerun company',
    cost: 2,
    when: 'set-up',
    option: '33.1',
    deploy: [swaTown],
    source: { cost: 'printed 33.1', deploy: 'printed 33.1' },
  },
  'g-mounted': { name: 'Mounted rifles', cost: 2, when: 'recruit-phase', deploy: [swaTown], source: ours },
  'g-patrol': {
    name: 'Patrol',
    cost: 1,
    when: 'recruit-phase',
    deploy: [{ places: ['town', 'settlement'], in: ['SWA'], held: 'own-or-empty' }],
    source: { cost: 'reconstructed', deploy: 'printed 2.0' },
  },
  'g-militia': {
    name: 'Militia',
    cost: 1,
    when: 'recruit-phase',
    deploy: [{ ...swaTown, without: 'militia' }],
    source: ours,
  },
  'g-artillery': { name: 'Artillery', cost: 2, when: 'recruit-phase', deploy: [swaTown], source: ours },
  'g-engineer': {
    name: 'Engineer',
    cost: 2,
    when: 'recruit-phase',
    deploy: [{ ...swaTown, rail: 'built' }],
    source: ours,
  },
  'g-supply': { name: 'Supply convoy', cost: 1, when: 'recruit-phase', deploy: [swaTown], source: ours },
  'g-truck': {
    name: 'LP truck column',
    cost: 2,
    when: 'recruit-phase',
    option: '33.2',
    deploy: [swaTown],
    source: { cost: 'printed 33.2', deploy: 'reconstructed' },
  },
  'g-train': {
    name: 'Armored train',
    cost: 2,
    when: 'recruit-phase',
    deploy: [{ places: ['town'], in: ['SWA', 'SA', 'WB'], held: 'own', rail: 'working' }],
    source: { cost: 'reconstructed', deploy: 'printed 21.7' },
  },
  'g-wireless': {
    name: 'Wireless station',
    cost: 2,
    when: 'recruit-phase',
    deploy: [{ ...swaTown, without: 'wireless' }],
    source: ours,
  },
  'g-aeroplane': {
    name: 'Aeroplane',
    cost: 2,
    when: 'recruit-phase',
    deploy: [{ box: 'support' }],
    source: { cost: 'reconstructed', deploy: 'printed 23.0' },
  },
  'g-runner': {
    name: 'A marine unit by blockade runner',
    cost: 0,
    when: 'blockade-runner',
    most: 1,
    brings: ['g-mek-marine', 'g-mek-engineer', 'g-mek-artillery'],
    deploy: [{ places: ['port'], held: 'own' }],
    source: { cost: 'printed event-2', deploy: 'printed event-2' },
  },
  'g-guerrillas': {
    name: 'Mounted rifles or reserve infantry, even if eliminated',
    cost: 0,
    when: 'guerrillas',
    most: 1,
    brings: ['g-mounted', 'g-guerrillas'],
    deploy: [{ places: ['town', 'settlement'], in: ['SWA'], held: 'empty' }],
    source: { cost: 'printed event-4', deploy: 'printed event-4' },
  },
  'g-rebels': {
    name: 'Boer rebels',
    cost: 0,
    when: 'boer-rebellion',
    after: 1,
    deploy: [
      { places: ['town', 'settlement'], in: ['SWA'], held: 'own-or-empty' },
      { hexes: ['4029'], held: 'own-or-empty' },
    ],
    source: { cost: 'printed event-8', deploy: 'reconstructed' },
  },
  'g-ostasien': {
    name: 'East Asia Squadron guns',
    cost: 0,
    when: 'blockade-runner',
    option: '34.0',
    deploy: [{ box: 'support' }],
    source: { cost: 'printed 34.1', deploy: 'derived 34.1' },
  },
  'g-ostasien-landing': {
    name: 'East Asia Squadron landing party',
    cost: 0,
    when: 'squadron-lost',
    option: '34.0',
    deploy: [{ coast: true, in: ['SWA'], held: 'own-or-empty', outOfZoc: true }],
    source: { cost: 'printed 34.1', deploy: 'printed 34.1' },
  },
  'a-mounted': {
    name: 'Mounted rifles',
    cost: 2,
    when: 'recruit-phase',
    deploy: [cape, saTown],
    source: ours,
  },
  'a-commando': {
    name: 'Commando',
    cost: 1,
    when: 'recruit-phase',
    deploy: [cape, saTown],
    source: ours,
  },
  'a-infantry': { name: 'Infantry', cost: 2, when: 'recruit-phase', deploy: [cape], source: ours },
  'a-column': { name: 'Combined arms column', cost: 2, when: 'recruit-phase', deploy: [cape], source: ours },
  'a-marine': { name: 'Marines', cost: 2, when: 'recruit-phase', deploy: [cape], source: ours },
  'a-militia': {
    name: 'Militia',
    cost: 1,
    when: 'recruit-phase',
    deploy: [{ places: ['town'], in: ['SA', 'WB', 'SWA'], held: 'own', without: 'militia' }],
    source: ours,
  },
  'a-artillery': {
    name: 'Field or horse artillery',
    cost: 2,
    when: 'recruit-phase',
    deploy: [cape],
    source: ours,
  },
  'a-heavy': { name: 'Heavy artillery', cost: 3, when: 'recruit-phase', deploy: [cape], source: ours },
  'a-engineer': {
    name: 'Engineer',
    cost: 1,
    when: 'recruit-phase',
    deploy: [cape, alliedPort],
    source: ours,
  },
  'a-supply': {
    name: 'Supply convoy',
    cost: 1,
    when: 'recruit-phase',
    deploy: [cape, alliedPort],
    source: ours,
  },
  'a-truck': {
    name: 'Truck convoy',
    cost: 2,
    when: 'recruit-phase',
    deploy: [cape, alliedPort],
    source: ours,
  },
  'a-car': {
    name: 'Armored car',
    cost: 2,
    when: 'recruit-phase',
    deploy: [cape, alliedPort],
    source: ours,
  },
  'a-train': {
    name: 'Armored train',
    cost: 2,
    when: 'recruit-phase',
    deploy: [{ ...alliedPort, rail: 'working' }],
    source: { cost: 'reconstructed', deploy: 'printed 21.7' },
  },
  'a-aeroplane': {
    name: 'Aeroplane',
    cost: 2,
    when: 'recruit-phase',
    deploy: [{ box: 'support' }],
    source: { cost: 'reconstructed', deploy: 'printed 23.0' },
  },
  'a-commonwealth': {
    name: 'Commonwealth brigade',
    cost: 3,
    when: 'recruit-phase',
    untilTurn: 4,
    most: 3,
    option: '33.3',
    deploy: [cape],
    source: { cost: 'printed 33.3', deploy: 'printed 33.3' },
  },
  'a-botha': {
    name: 'Botha',
    cost: 0,
    when: 'boer-rebellion',
    after: 2,
    deploy: [cape],
    source: { cost: 'printed event-8', deploy: 'reconstructed' },
  },
  'p-arrivals': {
    name: 'Portuguese units',
    cost: 0,
    when: 'portuguese-west-africa',
    most: 2,
    deploy: [
      { hexes: ['1101'], held: 'own' },
      { northEdge: true, in: ['ANG'], held: 'own-or-empty', outOfZoc: true },
    ],
    source: { cost: 'printed 29.4', deploy: 'printed 29.4' },
  },
} as const satisfies Readonly<Record<string, RecruitLine>>

/** The name of a recruit line. */
export type RecruitId = keyof typeof RECRUITS

/** What combat does not remove for good (10.5); anything lost to want of supply comes back too (18.6). */
export const REPLACEABLE: {
  readonly german: readonly UnitType[]
  readonly allied: readonly UnitType[]
  readonly source: { readonly lists: Source; readonly trucks: Source }
} = {
  german: ['patrol', 'supply', 'truck'],
  allied: ['armored-car', 'marine', 'engineer', 'aeroplane', 'supply', 'truck', 'militia'],
  source: { lists: 'printed 10.5', trucks: 'derived 18.4, 33.2' },
}
