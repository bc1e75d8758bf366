import type { Hex } from '@boma/kernel'
import { hex } from '../board.ts'

// What a good player goes by, in one place.

/** How much a German town is worth holding, beside one town more or less (5.2): points a turn (9.1), ground (16.5), distance. */
export const WORTH_HOLDING: ReadonlyMap<Hex, number> = new Map([
  [hex('2816'), 4], // Windhoek: a point, a mountain, the middle of the net
  [hex('2709'), 3], // Otavi: a point, a mountain
  [hex('2426'), 2], // Lüderitz Bay: a point, a port
  [hex('3315'), 2], // Gobabis: off the net
  [hex('3008'), 1], // Grootfontein: far away
  [hex('2117'), 1], // Swakopmund: a port
])

/** What things are worth in action points. */
export const WORTH = {
  /** Winning the match, shared out among the towns that are missing; and the least that a town is worth. */
  victory: 48,
  town: 8,
  /** A stack beaten that holds no town. */
  field: 1,
  /** A point a turn (9.1), for each turn left. */
  income: 0.5,
  /** A step of one's own, and of the enemy's: a rally point restores two (19.2). */
  ownStep: 0.6,
  enemyStep: 0.45,
} as const

/** Turns before the end from which on steps and points count for less and less. */
export const LAST_TURNS = 3
/** Stacks that strike at one hex. */
export const MOST_HAMMERS = 4
/** The chance below which a series of attacks is not begun, unless time is up. */
export const LEAST_CHANCE = 0.4
/** Action points that a turn brings, on average, beside what is left. */
export const INCOME = 8
