import { type Action, apply, asked, legal, Moves, searchDice, toDecide, writeAction } from '@boma/kernel'
import { expect, test } from 'vitest'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { OUTCOME } from '../../rules/11-forces.ts'
import { flow } from '../../sequence.ts'
import { crowd, wrongBetweenMoves, wrongInBattle } from '../coasts.ts'
import { given } from '../given.ts'
import { type Below, drawsOf } from '../scattered.ts'

/** Assaults, landings, supporting vessels, interceptions and retreats by sea, answered at random on crowded coasts. */

/** Positions that are played, and actions in each. */
const POSITIONS = 40
const ACTIONS = 150

const moves = new Moves()

/** How often an answer is taken: mostly what brings on a fight. */
const LIKELY: readonly (readonly [RegExp, number])[] = [
  [/^fight$/, 200],
  [/^(support|assault|land|seek|board|evacuate)/, 12],
  [/^(sail|steer|step|divide|bring)/, 4],
  [/^(end|halt)/, 0.6],
]
const weightOf = (words: string): number => LIKELY.find(([answer]) => answer.test(words))?.[1] ?? 2

function answer(t: Table, below: Below): Action {
  const answers = Array.from({ length: legal(askari, t, moves) }, (_, i) => moves.at(i))
  const weights = answers.map((a) => weightOf(writeAction(askari.actions, a)))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (below(100_000) / 100_000) * all
  const found = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return answers.at(found) as Action
}

function wrongIn(t: Table): string | undefined {
  const question = asked(flow, t)?.name
  if (question === 'impulse') return wrongBetweenMoves(t)
  const isFought = t.battle.round > 0 && t.battle.round < OUTCOME
  return question === 'assault' || isFought ? wrongInBattle(t) : undefined
}

function position(below: Below): Table {
  const g = given('campaign').set({
    turn: 1 + below(45),
    segment: 1,
    phasing: below(2) === 0 ? 'german' : 'entente',
    portugal: (['neutral', 'entente', 'german'] as const)[below(3)] ?? 'neutral',
    leadership: below(2),
  })
  g.arrange((t) => crowd(t, below))
  return g.ask(
    { procedure: 'operations', at: 3 },
    { procedure: 'impulse', at: 2 },
    { procedure: 'acting', at: 'impulse' },
  ).t
}

test('11.0, 12.0 whatever is done on a crowded coast, nobody is where he cannot be, and no fight leaves anything behind', () => {
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const below = drawsOf(seed)
    const t = position(below)
    const dice = searchDice([seed, 1])
    const played: string[] = []
    for (let n = 0; n < ACTIONS && t.tracks.segment === 1; n++) {
      const action = answer(t, below)
      played.push(writeAction(askari.actions, action))
      apply(askari, t, toDecide(askari, t), action, dice)
      expect(wrongIn(t), `position ${seed}: ${played.slice(-30).join(', ')}`).toBe(undefined)
    }
  }
})
