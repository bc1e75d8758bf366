import { IS_SHALLOWS, IS_WATER } from '../board/ground.ts'
import { holds } from '../board/spans.ts'
import { STEP_X, STEP_Y } from '../board.ts'
import type { Table } from '../layout.ts'
import { ground } from './10-ground.ts'

function isWater(t: Table, x: number, y: number): boolean {
  const { areas } = ground(t)
  for (let i = 0; i < areas.count; i++)
    if ((IS_WATER[areas.kind[i]] === 1 || IS_SHALLOWS[areas.kind[i]] === 1) && holds(areas, i, x, y)) return true
  return false
}

/** §10.9: are the four corners of a hull there on water? */
export function isAfloatAt(t: Table, x: number, y: number, facing: number): boolean {
  const fx = STEP_X[facing]
  const fy = STEP_Y[facing]
  return (
    isWater(t, x + 3 * fx + fy, y + 3 * fy - fx) &&
    isWater(t, x + 3 * fx - fy, y + 3 * fy + fx) &&
    isWater(t, x - 3 * fx + fy, y - 3 * fy - fx) &&
    isWater(t, x - 3 * fx - fy, y - 3 * fy + fx)
  )
}
