import { DIRECTIONS, type Direction, distance, type Hex } from '@boma/kernel'
import { leavesBy } from '../board/sight.ts'
import { grid } from '../board.ts'
import { isFlanked } from '../rules/08-facing.ts'
import type { Front } from './front.ts'
import { outward } from './set-up.ts'

/** Enemies farther off do not matter to who stands there. */
const FAR = 8

/** §8.2: the way to face in a hex so that the enemy comes from in front: the near ones above all. */
export function bestFacing({ side, enemies, arrival, toGoal }: Front, at: Hex): Direction {
  const usual = outward({ arrival, toGoal }, at, side)
  let best = usual
  let most = Number.NEGATIVE_INFINITY
  for (const d of DIRECTIONS) {
    // To the enemy's part of the map where nobody is near
    let sum = d === usual ? 0.01 : 0
    for (const enemy of enemies) {
      const far = distance(grid, at, enemy.at)
      if (far > FAR || far === 0) continue
      const weight = 1 / (far * far)
      if (isFlanked(at, d, enemy.at)) sum -= weight
      else if ((leavesBy(at, enemy.at) & (1 << d)) !== 0) sum += weight / 4
    }
    if (sum > most) {
      most = sum
      best = d
    }
  }
  return best
}

/** §8.1: the way to face on a march, in a hex that one steps through: towards those who could fire there. */
export function facingOnTheWay(front: Front, at: Hex): Direction {
  let best = bestFacing(front, at)
  for (const d of DIRECTIONS) if (front.fire.against(at, d) < front.fire.against(at, best)) best = d
  return best
}

/** Would an enemy who is near come in by a flank side of those who face so? */
export const isTurnedAway = ({ enemies }: Front, at: Hex, facing: number): boolean =>
  enemies.some((each) => distance(grid, at, each.at) <= NEAR && isFlanked(at, facing, each.at))
const NEAR = 2
