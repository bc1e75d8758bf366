import { impossible } from '@boma/kernel'
import { expect, test } from 'vitest'
import { outpost } from '../index.ts'
import { scene } from './given.ts'

test.each([
  ['B1 and R1 anywhere', undefined, { B1: '0102', R1: '0703' }, 6],
  ['a turn behind the last', 'it cannot be turn 7', { B1: '0102', R1: '0703' }, 7],
  ['a turn before the first', 'it cannot be turn 0', { B1: '0102', R1: '0703' }, 0],
  ['a counter in thorns', 'B1 stands in thorns', { B1: '0202', R1: '0703' }, 1],
  ['two in a hex', 'R1 stands on somebody', { B1: '0703', R1: '0703' }, 1],
  ['a side without counters', 'a side has nobody left', { B1: '0102' }, 1],
])('%s: %s', (_, why, units, turn) => {
  expect(impossible(outpost, scene(units, { turn }).table)).toBe(why)
})
