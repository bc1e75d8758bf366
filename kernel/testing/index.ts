export type { Frame } from './frames.ts'
export { type Given, type GivenSetup, given } from './given.ts'
export { perft } from './perft.ts'
