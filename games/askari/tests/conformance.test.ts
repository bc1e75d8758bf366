import { conformance, coverage } from '@boma/conformance'
import { expect, test } from 'vitest'
import { askari } from '../index.ts'

/** Dice go by the name of the rules: what these come to stays when that changes. */
const steady = { ...askari, version: 'dust' }

// The campaign is these turns, one after the other. Larger runs: npm start -- fuzz askari --games 100
test.each([
  ['colonial-office', 4],
  ['guerilla', 2],
  ['smuts', 1],
] as const)('%s keeps every promise that the kernel makes about games', { timeout: 900_000 }, (scenario, matches) => {
  const seen = coverage()
  expect(conformance(steady, { matches, seed: 1914, coverage: seen, scenario })).toEqual([])
  // What random play does not come to is not looked at; battles have a drill of their own.
  expect(seen.questions.size).toBeGreaterThan(10)
  expect(seen.kinds.size).toBeGreaterThan(20)
})
