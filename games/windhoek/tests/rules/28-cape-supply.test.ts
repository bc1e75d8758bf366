import { expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { inSupply } from '../../rules/18-supply.ts'
import { given } from '../given.ts'

const fed = (name: string, at: string): boolean => inSupply(given().units({ [name]: at }).t, unit(name))

test('28.5 Allied units in the Cape are in supply', () => {
  expect(fed('DEOR', 'cape')).toBe(true)
})

test('28.5 so are those in a hex that touches it, a hex farther on nobody is', () => {
  for (const at of ['3534', '3434', '4133', '4131']) expect(fed('DEOR', at), at).toBe(true)
  for (const at of ['3533', '4130', '3433']) expect(fed('DEOR', at), at).toBe(false)
})

test('28.5 the Cape supplies neither Germans nor Portuguese', () => {
  expect(fed('FK-1', '3534')).toBe(false)
  expect(inSupply(given().units({ DA: '3534' }).set({ portugal: true }).t, unit('DA'))).toBe(false)
})
