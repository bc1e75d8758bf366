import { conformance, coverage } from '@boma/conformance'
import { kindsOf } from '@boma/kernel'
import { expect, test } from 'vitest'
import { lettow } from '../index.ts'

test('Lettow-Vorbeck keeps every promise that the kernel makes about games', { timeout: 900_000 }, () => {
  const seen = coverage()
  expect(conformance(lettow, { matches: 40, seed: 1916, coverage: seen })).toEqual([])
  // What random play does not come to is not looked at.
  const kinds = kindsOf(lettow.actions).map((kind) => kind.name)
  expect(kinds.filter((name) => !seen.kinds.has(name))).toEqual([])
})
