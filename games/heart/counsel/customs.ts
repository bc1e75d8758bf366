import type { Custom } from '@boma/counsel'
import { type Action, legal, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { asked } from './asked.ts'

const moves = new Moves()
/** The first answer of a kind to the question that is open. */
function firstOf(t: Table, kind: { is(action: Action): boolean }): Action | undefined {
  legal(rules, t, moves)
  return moves.toArray().find((action) => kind.is(action))
}

/** A custom that is offered in a question and stands until its phase ends. */
const untilThePhaseEnds = (key: string, question: string, answer: (t: Table) => Action | undefined): Custom<Table> => ({
  key,
  offered: (t) => (asked(t) === question ? { turn: t.tracks.turn, phase: t.tracks.phase } : undefined),
  holds: (t, { turn, phase }) => t.tracks.turn === turn && t.tracks.phase === phase,
  answer: (t) => (asked(t) === question ? answer(t) : undefined),
})

/** Questions that are answered alike for every unit: said once, it is done for all that are left. */
export const customs: readonly Custom<Table>[] = [
  // §11.2: all whom the side has still to name stand; who may not (9.4) is asked about, who is in ambush stays there
  untilThePhaseEnds('stand', 'movement', (t) => firstOf(t, act.stand) ?? firstOf(t, act.pass)),
  // §16.1: whom it names first is all the same where everybody is to test
  untilThePhaseEnds('test', 'test', (t) => firstOf(t, act.test)),
]
