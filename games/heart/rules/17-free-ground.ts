import { type Ground, groundOf } from '../board/ground.ts'
import { DEEPEST, WIDEST } from '../data/values.ts'
import type { Table } from '../layout.ts'

const OPEN = groundOf(WIDEST, DEEPEST, [])

/** §17.6: the ground of a free game. */
export const freeGround = (_t: Table): Ground => OPEN
