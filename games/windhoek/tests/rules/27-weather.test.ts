import { expect, test } from 'vitest'
import { CLOSED, COST_DRY, COST_RAIN, hex } from '../../board.ts'
import { unit } from '../../roster.ts'
import { inSupply } from '../../rules/18-supply.ts'
import { isRain } from '../../rules/27-weather.ts'
import { given } from '../given.ts'

const HALVES = 2

test('27.0 it rains from December to March', () => {
  const p = given()
  const rainy = Array.from({ length: 12 }, (_, i) => i + 1).filter((turn) => isRain(p.set({ turn }).t))
  expect(rainy).toEqual([4, 5, 6, 7])
})

test('27.0 rain makes mountains dearer and closes the pan', () => {
  expect([COST_DRY[hex('3426')], COST_RAIN[hex('3426')]]).toEqual([3 * HALVES, 4 * HALVES])
  expect([COST_DRY[hex('2507')], COST_RAIN[hex('2507')]]).toEqual([2 * HALVES, CLOSED])
  expect([COST_DRY[hex('3425')], COST_RAIN[hex('3425')]]).toEqual([HALVES, HALVES])
})

test('27.0 in rain turns a unit next to a river is in supply', () => {
  const p = given().units({ DEOR: '3126' })
  const inTurn = (turn: number) => inSupply(p.set({ turn }).t, unit('DEOR'))
  expect([3, 4, 7, 8].map(inTurn)).toEqual([false, true, true, false])
})
