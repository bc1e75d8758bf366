import { conformance, coverage } from '@boma/conformance'
import { expect, test } from 'vitest'
import { tanga } from '../index.ts'
import { rare } from './rare.ts'

// Larger runs: npm start -- fuzz tanga --games 100. At random the armies of the larger scenarios hardly meet.
test.each([
  ['two-to-tanga', 2, 1, false],
  ['big-push', 2, 30, true],
  ['invasion', 1, 40, true],
  ['campaign', 1, 16, false],
] as const)(
  '%s keeps every promise that the kernel makes about games',
  { timeout: 900_000 },
  (scenario, matches, every, eager) => {
    const seen = coverage()
    const run = { matches, seed: 1914, coverage: seen, scenario, every, eager, rare: rare() }
    expect(conformance(tanga, run)).toEqual([])
    // What random play does not come to is not looked at.
    expect(seen.questions.size).toBeGreaterThan(eager ? 10 : 6)
    expect(seen.kinds.size).toBeGreaterThan(eager ? 20 : 12)
  },
)
