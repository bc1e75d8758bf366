import { hundredthsKept, type Instruction, TENTHS } from '@boma/counsel'
import { legal, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { CF } from '../roster.ts'
import { rules } from '../rules.ts'
import { asked, deciding } from './asked.ts'
import { oddsOf } from './odds.ts'

/** Is the side asked this whose turn it is not? */
const isWaiting = (t: Table, question: string): boolean => asked(t) === question && deciding(t) !== t.tracks.phasing

/** §15.0: a space that is probably lost is left. */
const stay: Instruction<Table> = {
  key: 'stay',
  rule: '15.0',
  blanks: { chance: { kind: 'percent', values: TENTHS, usually: 40 } },
  answer(t, { chance }) {
    if (!isWaiting(t, 'stay')) return undefined
    const odds = oddsOf(t, act.stay())
    if (odds === undefined) return undefined
    return hundredthsKept(odds, deciding(t)) < Number(chance) ? act.retreat() : act.stay()
  },
}

const [WEAKEST, STRONGEST] = [0, 1] as const

const moves = new Moves()

/** §14.2: who is lost first. */
const losses: Instruction<Table> = {
  key: 'losses',
  rule: '14.2',
  blanks: { first: { kind: 'word', values: [WEAKEST, STRONGEST], usually: WEAKEST } },
  answer(t, { first }) {
    if (!isWaiting(t, 'lose')) return undefined
    legal(rules, t, moves)
    const sign = first === STRONGEST ? -1 : 1
    return moves.toArray().toSorted((a, b) => sign * (CF[act.lose.unit(a)] - CF[act.lose.unit(b)]) || a - b)[0]
  },
}

const all: readonly Instruction<Table>[] = [stay, losses]

/** What either side may leave behind for the combats of the enemy's turn. */
export const instructions = (): readonly Instruction<Table>[] => all
