import { conformance, coverage } from '@boma/conformance'
import { expect, test } from 'vitest'
import { tanga } from '../index.ts'

// Larger runs: npm start -- fuzz tanga --games 100
test.each([
  ['two-to-tanga', 2, 1],
  ['big-push', 1, 4],
  ['invasion', 1, 4],
  ['campaign', 1, 16],
] as const)(
  '%s keeps every promise that the kernel makes about games',
  { timeout: 900_000 },
  (scenario, matches, every) => {
    const seen = coverage()
    expect(conformance(tanga, { matches, seed: 1914, coverage: seen, scenario, every })).toEqual([])
    // What random play does not come to is not looked at.
    expect(seen.questions.size).toBeGreaterThan(6)
    expect(seen.kinds.size).toBeGreaterThan(12)
  },
)
