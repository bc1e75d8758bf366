export { greedyPlayer } from './greedy.ts'
export type { Player } from './player.ts'
export { randomPlayer } from './random.ts'
