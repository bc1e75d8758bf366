import { type Bench, listedActions, randomActions } from '@boma/testing'
import { picket } from './index.ts'

/** The game's speed. */
export const picketBenches: readonly Bench[] = [
  randomActions(picket, 1917, '>= 200,000 ops/s'),
  listedActions(picket, 1917, '>= 500,000 ops/s'),
]
