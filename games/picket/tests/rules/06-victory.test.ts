import { isOver, NOBODY, winner } from '@boma/kernel'
import { expect, test } from 'vitest'
import { scene } from '../given.ts'

test('6.1 a side that has nobody left has lost at once', () => {
  const g = scene({ P1: '4 3 90', P2: '4 9 90', R1: '8 3 270' }, { taken: 'P1' }).dice(6).play('shoot at R1')
  expect([isOver(g.table), winner(g.table)]).toEqual([true, 0])
  expect(g.cites).toEqual(['5.4', '6.1'])
})

test.each([
  [{ P1: '4 3 90', P2: '4 9 90', R1: '20 3 270' }, 0, 'wonByNumbers'],
  [{ P1: '4 3 90', R1: '20 3 270', R2: '20 9 270' }, 1, 'wonByNumbers'],
  [{ P1: '4 3 90', R1: '20 3 270' }, NOBODY, 'drawn'],
])('6.2 after the sixth turn the side with more figures has won', (figures, side, kind) => {
  const g = scene(figures as never, { turn: 6, phase: 1 as never }).play('end')
  expect([isOver(g.table), winner(g.table)]).toEqual([true, side])
  expect(g.events).toMatchObject([{ kind, rule: '6.2' }])
  expect(isOver(scene(figures as never, { turn: 5, phase: 1 as never }).play('end').table)).toBe(false)
})
