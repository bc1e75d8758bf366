import { ALLOWED, copyOf, type Rules } from '@boma/kernel'
import { layout, type Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { beginMove, nameUnit } from '../../rules/12-begin.ts'
import { setMove } from '../../rules/12-dice.ts'
import { whyNotMarch } from '../../rules/12-leg.ts'
import { rollsOf } from './charge.ts'

/** Whether the dice of a move will take a unit somewhere. */
export interface RollForecast {
  /** The chance that they do. */
  readonly chance: number
  /** The least roll in the open that does; 0 when none does. */
  readonly least: number
}

const board = { layout } as unknown as Rules<Table>

/** §12.1, §12.2: the chance that a unit which has not rolled yet can march so that its first figure stands there, in one leg. */
export function rollOdds(t: Table, u: Unit, x: number, y: number): RollForecast {
  const there = copyOf(board, t)
  nameUnit(there, u)
  beginMove(there, u)
  let [chance, least] = [0, 0]
  for (const roll of rollsOf(t, u)) {
    setMove(there, roll.open, roll.cover)
    if (whyNotMarch(there, x, y) !== ALLOWED) continue
    chance += roll.chance
    least = least === 0 ? there.move.open : Math.min(least, there.move.open)
  }
  return { chance, least }
}
