import { randomPlay } from '@boma/testing'
import { picket } from './index.ts'

/** The game's speed. */
export const picketBenches: readonly {
  name: string
  target: string
  run?: () => void
  again?: () => () => void
  unit?: 'ops/s'
}[] = [
  {
    name: 'picket: random actions on a tabletop, sampled and checked',
    target: '>= 200,000 ops/s',
    again: () => randomPlay(picket, 1917),
    unit: 'ops/s',
  },
]
