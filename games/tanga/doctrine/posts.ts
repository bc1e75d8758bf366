import type { Hex } from '@boma/kernel'
import type { Front } from './front.ts'
import { POST } from './weights.ts'

/** Points in a turn of the British by day. */
const TURN = 12

/** What it is worth to have somebody in a hex that the enemy reaches with so many points. */
export function urgencyOf(points: number): number {
  if (points > 1e8) return 0
  const turns = Math.ceil(Math.max(1, points) / TURN)
  return POST[Math.min(turns, POST.length) - 1] as number
}

/** What it is worth to have somebody in a hex through which the enemy could come: by how soon he could. */
export const postValue = ({ goals, arrival }: Front, at: Hex): number =>
  goals.isGoal[at] === 0 ? 0 : urgencyOf(arrival[at] as number)
