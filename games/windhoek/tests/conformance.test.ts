import { conformance, coverage } from '@boma/conformance'
import { expect, test } from 'vitest'
import { windhoek } from '../index.ts'

// Larger runs: npm start -- fuzz windhoek --games 1000
test('Windhoek keeps every promise that the kernel makes about games', { timeout: 900_000 }, () => {
  const seen = coverage()
  expect(conformance(windhoek, { matches: 16, seed: 1915, coverage: seen })).toEqual([])
  // What random play does not come to is not looked at; battles have a drill of their own (battles.test.ts).
  expect(seen.questions.size).toBeGreaterThan(20)
  expect(seen.kinds.size).toBeGreaterThan(32)
})
