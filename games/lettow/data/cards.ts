import type { Source } from './provenance.ts'

/** Movement points by kind of unit. */
export interface Points {
  readonly light: number
  readonly regular: number
  /** Mounted infantry and the armored car (24.3). */
  readonly mounted: number
}

/** A card: what it draws, how far it moves whom, and what else it does (part 3 of the rulebook). */
export interface CardData {
  readonly id: string
  readonly side: 'allied' | 'german'
  readonly title: string
  /** Counters drawn from the pool. */
  readonly draw: number
  /** 'all' moves everyone, 'stack' one stack only, 'water' nobody by land. */
  readonly moves: 'all' | 'stack' | 'water'
  readonly points: Points
  /** What the card does, in our words, at most four lines. */
  readonly text: readonly string[]
  readonly source: { readonly title: Source; readonly rest: Source }
}

const ours = { title: 'reconstructed', rest: 'reconstructed' } as const
const named = { title: 'printed', rest: 'printed in part' } as const
const points = (light: number, regular: number, mounted: number): Points => ({ light, regular, mounted })

/** The nine cards of each side, the Allied first. */
export const CARDS: readonly CardData[] = [
  {
    id: 'A1',
    side: 'allied',
    title: 'South African Reinforcement',
    draw: 0,
    moves: 'all',
    points: points(2, 1, 2),
    text: ['First play: the South Africans come to the Indian Ocean box and may land this turn.', 'Later: draw one.'],
    source: named,
  },
  {
    id: 'A2',
    side: 'allied',
    title: 'Allied Intervention',
    draw: 1,
    moves: 'all',
    points: points(2, 1, 3),
    text: ['First play: Belgium and Portugal enter the war.'],
    source: named,
  },
  {
    id: 'A3',
    side: 'allied',
    title: 'Indian Expeditionary Force',
    draw: 2,
    moves: 'all',
    points: points(2, 1, 2),
    text: ['+1 superiority where an Allied unit that landed from the ocean this turn fights.'],
    source: ours,
  },
  {
    id: 'A4',
    side: 'allied',
    title: "King's African Rifles Expand",
    draw: 2,
    moves: 'all',
    points: points(2, 1, 2),
    text: ['The first draw is a KAR battalion if one is in the pool.'],
    source: ours,
  },
  {
    id: 'A5',
    side: 'allied',
    title: 'Royal Navy',
    draw: 1,
    moves: 'water',
    points: points(1, 1, 1),
    text: ['Only by ocean or lake.', '+1 superiority in ocean ports.'],
    source: ours,
  },
  {
    id: 'A6',
    side: 'allied',
    title: 'Lake Flotilla',
    draw: 1,
    moves: 'all',
    points: points(2, 1, 2),
    text: ['No German lake movement in the next German turn.'],
    source: ours,
  },
  {
    id: 'A7',
    side: 'allied',
    title: 'Smuts Drives On',
    draw: 0,
    moves: 'all',
    points: points(3, 2, 4),
    text: ['After movement: where three or more have moved, a 6 costs one of them.'],
    source: ours,
  },
  {
    id: 'A8',
    side: 'allied',
    title: 'Rains and Fever',
    draw: 1,
    moves: 'stack',
    points: points(1, 1, 1),
    text: ['Before movement: where four or more Allied units lie, garrisons apart, 1 or 2 costs one of them.'],
    source: ours,
  },
  {
    id: 'A9',
    side: 'allied',
    title: 'General Offensive',
    draw: 1,
    moves: 'all',
    points: points(2, 2, 3),
    text: [],
    source: ours,
  },
  {
    id: 'G1',
    side: 'german',
    title: 'SMS Königsberg',
    draw: 0,
    moves: 'all',
    points: points(2, 1, 0),
    text: ['First play: KonA lands in a German port; no Allied ocean movement next turn.', 'Later: draw one.'],
    source: named,
  },
  {
    id: 'G2',
    side: 'german',
    title: 'Lettow-Vorbeck',
    draw: 0,
    moves: 'all',
    points: points(2, 2, 0),
    text: ['One stack moves 4.', '+1 superiority this turn.'],
    source: ours,
  },
  {
    id: 'G3',
    side: 'german',
    title: 'Askari Recruits',
    draw: 2,
    moves: 'all',
    points: points(2, 1, 0),
    text: [],
    source: ours,
  },
  {
    id: 'G4',
    side: 'german',
    title: 'Blockade Runner',
    draw: 2,
    moves: 'all',
    points: points(2, 1, 0),
    text: ['Draw one only if no ocean port is German.'],
    source: ours,
  },
  {
    id: 'G5',
    side: 'german',
    title: 'Raid on the Uganda Railway',
    draw: 1,
    moves: 'all',
    points: points(1, 1, 0),
    text: [
      'Units within two spaces of British East Africa move 3.',
      'Railway spaces there that they enter are shut next Allied turn.',
    ],
    source: ours,
  },
  {
    id: 'G6',
    side: 'german',
    title: 'Heia Safari',
    draw: 1,
    moves: 'all',
    points: points(3, 2, 0),
    text: ['With break off: also without superiority.'],
    source: ours,
  },
  {
    id: 'G7',
    side: 'german',
    title: 'Living off the Land',
    draw: 1,
    moves: 'all',
    points: points(2, 1, 0),
    text: ['No German supply check this turn.', 'The recruit may go to any German space in German East Africa.'],
    source: ours,
  },
  {
    id: 'G8',
    side: 'german',
    title: 'Guerrilla War',
    draw: 1,
    moves: 'all',
    points: points(3, 1, 0),
    text: ['The recruit may go to any German space.'],
    source: ours,
  },
  {
    id: 'G9',
    side: 'german',
    title: 'Rains and Fever',
    draw: 0,
    moves: 'stack',
    points: points(2, 2, 0),
    text: ['Before movement: where four or more Allied units lie, garrisons apart, 1 or 2 costs one of them.'],
    source: ours,
  },
]

/** What the cards' dice and numbers are. */
export const CARD_NUMBERS = {
  fever: { stack: 4, losesOn: 2 },
  drive: { stack: 3, losesOn: 6 },
  lettowStack: 4,
  raid: { points: 3, within: 2 },
} as const
