import { randomPlay } from '@boma/kernel/testing'
import { lettow } from './index.ts'

/** The game's speed. */
export const lettowBenches: readonly { name: string; target: string; run: () => void; unit?: 'ops/s' }[] = [
  {
    name: 'lettow: random actions, listed and checked',
    target: '>= 500,000 ops/s',
    run: randomPlay(lettow, 1916),
    unit: 'ops/s',
  },
]
