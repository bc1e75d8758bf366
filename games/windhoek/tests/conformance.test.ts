import { conformance } from '@boma/kernel'
import { expect, test } from 'vitest'
import { windhoek } from '../index.ts'

// Larger runs: npm start -- fuzz windhoek --games 2000
test('Windhoek keeps every promise that the kernel makes about games', () => {
  expect(conformance(windhoek, { matches: 36, seed: 1915, every: 4 })).toEqual([])
})
