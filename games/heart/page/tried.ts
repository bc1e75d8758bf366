import { type Action, check, type Game, legal, Moves, type Refusal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { layout, type Table } from '../layout.ts'
import { flow } from '../sequence.ts'
import { deciding } from './asked.ts'

/** What it takes to try an action out: the sequence of play, its actions and the table. */
const rules = { flow, actions: act, refusals: refuse, layout } as unknown as Game<Table>

const moves = new Moves()

/** All answers to the question that is asked. */
export function answers(t: Table): readonly Action[] {
  legal(rules, t, moves)
  return moves.toArray()
}

/** Why the side that decides may not do this; ALLOWED when it may. */
export const whyNot = (t: Table, action: Action): Refusal => check(rules, t, deciding(t), action)
