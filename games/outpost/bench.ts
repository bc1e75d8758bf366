import { type Bench, listedActions, randomActions } from '@boma/testing'
import { outpost } from './index.ts'

/** The game's speed. */
export const outpostBenches: readonly Bench[] = [
  randomActions(outpost, 1914, '>= 200,000 ops/s'),
  listedActions(outpost, 1914, '>= 500,000 ops/s'),
]
