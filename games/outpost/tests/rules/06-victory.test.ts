import { NOBODY, winner } from '@boma/kernel'
import { expect, test } from 'vitest'
import { scene } from '../given.ts'

const last = { turn: 6, phasing: 'red' } as const

test('6.1 who stands at the well after the last turn wins', () => {
  const g = scene({ B1: '0403', R1: '0701' }, last).play('end')
  expect([winner(g.table), g.events.at(-1)]).toMatchObject([0, { kind: 'won', rule: '6.1' }])
  expect(scene({ B1: '0403', R1: '0701' }, { ...last, turn: 5 }).play('end').table.core.result).toBe(0)
})

test('6.2 a side with nobody left has lost at once', () => {
  const g = scene({ B1: '0403', R1: '0402' }).dice(6).play('attack 0402 with B1')
  expect([winner(g.table), g.events.at(-1)]).toMatchObject([0, { kind: 'won', rule: '6.2' }])
})

test('6.3 if nobody stands there the scenario says who wins', () => {
  const drawn = scene({ B1: '0402', R1: '0701' }, last).play('end')
  expect([winner(drawn.table), drawn.events.at(-1)]).toMatchObject([NOBODY, { kind: 'drawn', rule: '6.3' }])
  const relief = scene({ B1: '0402', R1: '0701' }, { scenario: 'relief', turn: 8, phasing: 'red' }).play('end')
  expect([winner(relief.table), relief.events.at(-1)]).toMatchObject([1, { kind: 'won', rule: '6.3' }])
})
