import { conformance } from '@boma/kernel'
import { expect, test } from 'vitest'
import { windhoek } from '../index.ts'

// Larger runs: npm start -- fuzz windhoek --games 1000
test('Windhoek keeps every promise that the kernel makes about games', { timeout: 900_000 }, () => {
  expect(conformance(windhoek, { matches: 16, seed: 1915 })).toEqual([])
})
