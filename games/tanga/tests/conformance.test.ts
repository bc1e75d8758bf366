import { conformance, coverage } from '@boma/conformance'
import { expect, test } from 'vitest'
import { tanga } from '../index.ts'

// Larger runs: npm start -- fuzz tanga --games 100
test.each([
  ['two-to-tanga', 4],
  ['big-push', 1],
  ['invasion', 1],
  ['campaign', 1],
] as const)('%s keeps every promise that the kernel makes about games', { timeout: 900_000 }, (scenario, matches) => {
  const seen = coverage()
  expect(conformance(tanga, { matches, seed: 1914, coverage: seen, scenario })).toEqual([])
  // What random play does not come to is not looked at.
  expect(seen.questions.size).toBeGreaterThan(8)
  expect(seen.kinds.size).toBeGreaterThan(15)
})
