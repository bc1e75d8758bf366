import { given, perft } from '@boma/testing'
import { expect, test } from 'vitest'
import { picket } from '../index.ts'
import { scene } from './given.ts'

// Of moves only the sample is counted: the numbers tell that it is the same in every run.
test.each([
  ['the first turn', () => given(picket), [4, 109, 424]],
  ['rifles at each other', () => scene({ P1: '8 12 90', R1: '12 12 270' }, { taken: 'P1' }), [45, 44]],
] as const)('%s leads on to as many lines as ever', (_, position, counts) => {
  const { table } = position()
  expect(counts.map((_count, i) => perft(picket, table, i + 1))).toEqual(counts)
})
