import type { Side } from '@boma/kernel'
import { TURNS } from '../data/charts.ts'
import { ALLIED } from '../roster.ts'

/** What a lost unit is worth by its class (see force.ts): a garrison, slow and fast ones of strength 2, then of strength 3. */
export const UNIT_WORTH: readonly number[] = [0.35, 0.75, 0.9, 1, 1.2]
/** The dead come back from the pool, those of the Germans only while they hold a place for recruits (9.0, 27.2). */
export const MOURNED: readonly [allied: number, german: number] = [0.6, 1]
/** What a supply center is worth while the match goes on (26.0). */
export const CENTER_WORTH = 0.9
/** How much of what may be lost in the enemy's turn is reckoned: of the worst, and of the others, for he cannot strike everywhere. */
export const WORST = 0.8
export const OTHERS = 0.3
/** What it is worth to stand near a center and near an enemy in strength: plans that press win more than any other change. */
export const PRESS_CENTER = 0.8
export const PRESS_ENEMY = 0.4
/** What is taken off for a fight below the gate, at all and by how far: more than anything else of a plan brings. */
export const REFUSED = 2
export const BELOW_GATE = 10
/** Turns before the last from which on the Allies attack at long odds, how long, and the spaces to which Germans keep who sit. */
export const LAST_WAVES = 5
export const WAVE_GATE = 0.2
export const SITTING = 3
/** How boldly a movement is planned. */
export interface Posture {
  /** Fights below this chance are not begun before the last turn. */
  readonly gate: number
  /** How much more or less it counts to press. */
  readonly press: number
  /** How much more or less is feared of the enemy's turn. */
  readonly fear: number
}

/**
 * By side the usual one, a bolder, a warier, one that attacks nobody, and others between and beyond them: the Germans win by
 * living, the Allies by pressing. Whoever looks ahead tries them all.
 */
export const POSTURES: readonly [allied: readonly Posture[], german: readonly Posture[]] = [
  [
    { gate: 0.52, press: 5, fear: 0.6 },
    { gate: 0.55, press: 1.5, fear: 0.7 },
    { gate: 0.8, press: 0.7, fear: 1.3 },
    { gate: 2, press: 0.7, fear: 1.3 },
    { gate: 0.65, press: 1, fear: 1 },
    { gate: 0.55, press: 3, fear: 0.3 },
    { gate: 0.3, press: 1, fear: 0.5 },
    { gate: 0.75, press: 2, fear: 0.7 },
  ],
  [
    { gate: 0.66, press: 0, fear: 1.9 },
    { gate: 0.55, press: 1, fear: 0.8 },
    { gate: 0.85, press: 0.1, fear: 2 },
    { gate: 2, press: 0.1, fear: 1.5 },
    { gate: 0.65, press: 0.5, fear: 1 },
    { gate: 0.75, press: 1.5, fear: 1.2 },
    { gate: 0.45, press: 0.2, fear: 0.5 },
    { gate: 0.75, press: 0.2, fear: 1.2 },
  ],
]
/** Postures of a side. */
export const POSTURE_COUNT = 8
/** Aeroplanes go where they may turn a fight that is still open (24.4). */
export const AIR_FROM = 0.2
export const AIR_TO = 0.85
/** The last turns, in which nothing counts but who stands in a center when they end (26.0). */
export const LAST = TURNS.length

/** What a unit of that side is worth to it in the turns that are left: those who live when the match ends have not helped by it. */
export const mourned = (side: Side, turn: number): number =>
  (MOURNED[side] as number) * (turn >= LAST ? (side === ALLIED ? 0.1 : 0.3) : 1)
