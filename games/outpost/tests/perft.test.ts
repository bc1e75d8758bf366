import { given, perft } from '@boma/testing'
import { expect, test } from 'vitest'
import { outpost } from '../index.ts'
import { scene } from './given.ts'

// How many lines of so many actions there are: a rule that changes by accident changes the numbers.
test.each([
  ['the first turn', () => given(outpost), [6, 31, 130]],
  ['an attack', () => scene({ B1: '0403', R1: '0503' }), [7, 11]],
] as const)('%s leads on to as many lines as ever', (_, position, counts) => {
  const { table } = position()
  expect(counts.map((_count, i) => perft(outpost, table, i + 1))).toEqual(counts)
})
