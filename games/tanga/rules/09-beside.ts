import { type Action, DIRECTIONS, type Hex, type Moves, neighbour, OFF_MAP, other } from '@boma/kernel'
import { grid, IS_PASSABLE } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { holder } from '../stacks.ts'
import { oneMoreFault } from './09-stacking.ts'

/** Rulings T44, T149: may a counter be placed there as far as ground and enemies go? */
export const isOpenFor = (t: Table, u: Unit, to: Hex): boolean =>
  IS_PASSABLE[to] === 1 && holder(t, to) !== other(SIDE_OF[u])
/** And has the hex room for it? */
export const isRoomFor = (t: Table, u: Unit, to: Hex): boolean => isOpenFor(t, u, to) && oneMoreFault(t, to, u) === ''

/** The hexes around one, as answers. */
export function addBeside(at: Hex, into: (to: Hex) => Action, out: Moves): void {
  for (const d of DIRECTIONS) {
    const to = neighbour(grid, at, d)
    if (to !== OFF_MAP) out.add(into(to))
  }
}
