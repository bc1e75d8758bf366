import { type Bench, randomActions } from '@boma/testing'
import { heart } from './index.ts'

/** The game's speed. */
export const heartBenches: readonly Bench[] = [randomActions(heart, 1917, '>= 80,000 ops/s')]
