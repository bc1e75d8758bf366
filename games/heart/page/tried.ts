import { type Action, ALLOWED, check, legal, Moves, type Side } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { act, refuse } from '../actions.ts'
import { layout, type Table } from '../layout.ts'
import { flow } from '../sequence.ts'

/** What it takes to try an action out: the sequence of play, its actions and the table. */
const rules = { flow, actions: act, refusals: refuse, layout } as unknown as Game<Table>

const moves = new Moves()

/** All answers to the question that is asked. */
export function answers(t: Table): readonly Action[] {
  legal(rules, t, moves)
  return moves.toArray()
}

/** Is it allowed, listed or not? */
export const isAllowed = (t: Table, side: Side, action: Action): boolean => check(rules, t, side, action) === ALLOWED
