import { randomPlay } from '@boma/testing'
import { heart } from './index.ts'

/** The game's speed. */
export const heartBenches: readonly {
  name: string
  target: string
  run?: () => void
  again?: () => () => void
  unit?: 'ops/s'
}[] = [
  {
    name: 'heart: random actions on a tabletop, sampled and checked',
    target: '>= 80,000 ops/s',
    again: () => randomPlay(heart, 1917),
    unit: 'ops/s',
  },
]
