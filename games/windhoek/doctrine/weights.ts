import type { Hex } from '@boma/kernel'
import { hex } from '../board.ts'

// What a good player goes by, in one place.

/** How much a German town is worth holding, beside one town more or less (5.2): points a turn (9.1), ground (16.5), distance. */
export const WORTH_HOLDING: ReadonlyMap<Hex, number> = new Map([
  [hex('2816'), 5], // Windhoek: a point, a mountain, the middle of the net
  [hex('2709'), 3], // Otavi: a point, a mountain
  [hex('2426'), 2], // Lüderitz Bay: a point, a port
  [hex('3315'), 2], // Gobabis: off the net
  [hex('3008'), 1], // Grootfontein: far away
  [hex('2117'), 1], // Swakopmund: a port
])

/** What a trench adds to that, in the eyes of whoever sees it and not who is in it. */
export const DRAWN_BY_TRENCH = 3
/** Turns for which it is remembered who was in a hex. */
export const KNOWN_FOR = 2

/** What things are worth in action points, whatever the posture. */
export const WORTH = {
  /** A stack beaten that holds no town. */
  field: 1,
  /** The same beside a town of one's own, as a share of the town. */
  threat: 0.06,
  /** A point a turn (9.1), for each turn left. */
  income: 0.5,
} as const

/** How a side goes about it: what it wants most, and what it dares. Worth is in action points. */
export interface Posture {
  /** Winning the match, shared out among the towns that are missing; and the least that a town is worth. */
  readonly victory: number
  readonly town: number
  /** A step of one's own, and of the enemy's: a rally point restores two (19.2). */
  readonly ownStep: number
  readonly enemyStep: number
  /** The chance below which a series of attacks is not begun, unless time is up. */
  readonly least: number
  /** The last turn in which all points go into units before anybody marches. */
  readonly raiseUntil: number
  /** Points that are kept for marches and attacks, whatever could be raised. */
  readonly march: number
}

const USUAL: Posture = {
  victory: 80,
  town: 8,
  ownStep: 0.6,
  enemyStep: 0.45,
  least: 0.25,
  raiseUntil: 0,
  march: 0,
}
/** The Allies dare more, but no siege before its time: what it disrupts and does not kill is rallied (19.2). */
const BESIEGERS: Posture = { ...USUAL, least: 0.3 }
/** By side the usual one, then others for a turn; whoever looks ahead tries them all. */
export const POSTURES: readonly [allied: readonly Posture[], german: readonly Posture[]] = [
  [
    BESIEGERS,
    // units before all else
    { ...BESIEGERS, raiseUntil: 99 },
    // no unit, as many towns as can be had
    { ...BESIEGERS, town: 12, march: 12 },
    // the army together, and only towns that cost next to nothing
    { ...BESIEGERS, town: 2, victory: 30 },
    // at the enemy's stacks, wherever they are
    { ...BESIEGERS, enemyStep: 1.1, ownStep: 0.4, least: 0.1, town: 4 },
    // only what is sure
    { ...BESIEGERS, least: 0.65, ownStep: 1 },
    // everything at once
    { ...BESIEGERS, victory: 240, least: 0.03, march: 12 },
  ],
  [
    USUAL,
    // nobody leaves his town
    { ...USUAL, town: 0, enemyStep: 0.2 },
    // out, before anybody is raised
    { ...USUAL, town: 12, march: 12 },
    { ...USUAL, march: 5 },
    // at the enemy's stacks, wherever they are
    { ...USUAL, enemyStep: 1.1, ownStep: 0.4, least: 0.1, town: 4, march: 8 },
    // only what is sure
    { ...USUAL, least: 0.65, ownStep: 1.2 },
    { ...USUAL, town: 3 },
  ],
]
/** Postures of a side. */
export const POSTURE_COUNT = 7

/** Hexes from which a stack threatens a town. */
export const NEAR = 3
/** Turns before the end from which on steps and points count for less and less. */
export const LAST_TURNS = 3
/** What of the least chance is asked for by the turns that are left after this: what a first day of a siege kills stays dead on the second. */
export const PATIENCE: readonly number[] = [0, 0.1, 0.5]
/** Stacks that strike at one hex. */
export const MOST_HAMMERS = 4
/** Parties that they are made of. */
export const MOST_MOVES = 7
/** The same where they gather for a turn to come. */
export const MOST_GATHERED = 14
/** Might from which on a party is worth a march of its own to a siege: two or three units. */
export const MIGHTY = 9
/** Marches that are looked ahead when a siege is prepared. */
export const MOST_MARCHES = 5
/** Points kept for the next turn, so that with its income the index is full (9.2). */
export const KEPT = 3
/** What is counted of the hits that must have fallen unseen at the end of a battle: it may have gone worse. */
export const HITS_UNSEEN = 0.5
