import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { hex } from '../board.ts'
import { tanga } from '../index.ts'
import { marchFaults } from './forecasts/marches.ts'
import { given } from './given.ts'

const { advice, field } = inEnglish(tanga).page

test('7.3, 10.3c the risk of a march is what is marched: whoever rolls a six does not fire a second time', () => {
  const { t } = given().units({ 'fk6-1': '0109 S', 'lnl2-mg': '0311 NW', 'lnl2-a': '0311' }).phase('germanMovement')
  const via = ['0110', '0111', '0112', '0113', '0114'].map((name) => hex(name))
  const goal = advice.reach?.(t, { space: hex('0109'), via })?.planned
  const found = goal && field?.dangers(t, goal)
  if (goal === undefined || found === undefined) throw new Error('nobody goes there')
  expect(found.stops.filter(({ isWorst }) => isWorst)).toHaveLength(2)
  expect(marchFaults(t, goal.order, found, 6_000, 1)).toEqual([])
})

test('9.6, 17.2.3 and what is marched with a leader who may fall', () => {
  const g = given().units({ 'raj13-a': '1511 NW', 'raj13-b': '1511', 'raj13-co': '1511' })
  const { t } = g
    .units({ 'fk6-1': '1210 SE', 'fk6-2': '1212 SE', 'fk6-3': '1212', adler: '1212' })
    .phase('britishMovement')
  const via = ['1410', '1310'].map((name) => hex(name))
  const goal = advice.reach?.(t, { space: hex('1511'), via })?.planned
  const found = goal && field?.dangers(t, goal)
  if (goal === undefined || found === undefined) throw new Error('nobody goes there')
  expect(found.risk).toBeGreaterThan(0.2)
  expect(marchFaults(t, goal.order, found, 6_000, 2)).toEqual([])
})
