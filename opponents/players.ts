import { greedyPlayer } from './greedy.ts'
import { idlePlayer } from './idle.ts'
import { plannerPlayer } from './planner.ts'
import { randomPlayer } from './random.ts'
import type { Thinker } from './thinker.ts'

/** Who plays when no person does, by name, the strongest first. */
export const PLAYERS = {
  planner: plannerPlayer(),
  greedy: greedyPlayer(),
  random: randomPlayer,
  idle: idlePlayer,
} satisfies Readonly<Record<string, Thinker>>

/** What one of them is called. */
export type PlayerName = keyof typeof PLAYERS

/** All their names, in that order. */
export const PLAYER_NAMES = Object.keys(PLAYERS) as readonly PlayerName[]
