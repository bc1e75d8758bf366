import { type Planning, planningBy } from '@boma/counsel'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { asked } from './asked.ts'
import { layings } from './laying.ts'
import { marching } from './marching.ts'
import { striking } from './striking.ts'

const marches = planningBy(rules, marching)
const strikes = planningBy(rules, striking)

/** By what is asked: counters are laid down (3.1), fire (10.3), attack (11.1), or move (15.1). */
function planningFor(t: Table): Planning<Table> {
  switch (asked(t)) {
    case 'deploy':
      return layings
    case 'fire':
    case 'melee':
      return strikes
    default:
      return marches
  }
}

/** How far the counters of a hex get, at whom they can fire, whom they can attack, and where they may be laid down. */
export const planning: Planning<Table> = {
  plans: (t, leaving) => planningFor(t).plans(t, leaving),
  stations: (t) => planningFor(t).stations(t),
}
