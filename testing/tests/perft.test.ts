import { FIRST } from '@boma/kernel'
import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { perft } from '../perft.ts'
import { GOAL, toy } from '../toy.ts'

const fresh = () => given(toy).table

test('counts the lines of exactly so many actions', () => {
  // Nine loads each ('load 0' is refused), then three marches, a dash and a show.
  expect([0, 1, 2, 3].map((depth) => perft(toy, fresh(), depth))).toEqual([1, 9, 81, 405])
})

test('a finished match leads nowhere', () => {
  const g = given(toy).play('load 1', 'load 1')
  g.arrange((t) => {
    t.caravans.days[FIRST] = GOAL - 1
  })
  // Every march and the dash end it; only 'show' leads on, to three marches and a dash.
  expect([1, 2].map((depth) => perft(toy, g.table, depth))).toEqual([5, 4])
})

test('the dice decide which line is taken, and the table stays as it was', () => {
  const g = given(toy).play('load 1', 'load 1')
  const before = g.table.bytes.slice()
  const after = (face: number) => perft(toy, g.table, 2, { draw: () => face - 1 })
  // After a six the other side raids or watches; after a five the wells are the only way.
  expect([1, 5, 6].map(after)).toEqual([24, 20, 21])
  expect(g.table.bytes).toEqual(before)
})

test('an action that is listed and yet refused is a fault of the game', () => {
  const steps = toy.flow.steps.map((step) =>
    step?.kind === 'question' ? { ...step, choices: step.choices.map((c) => ({ ...c, exact: true })) } : step,
  )
  const game = { ...toy, flow: { ...toy.flow, steps } }
  expect(() => perft(game, given(game).table, 2)).toThrow("'load 0' is listed as legal - 1.1")
})
