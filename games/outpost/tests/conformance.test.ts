import { conformance } from '@boma/conformance'
import { expect, test } from 'vitest'
import { outpost } from '../index.ts'

test('keeps every promise', () => {
  expect(conformance(outpost, { matches: 100, seed: 14 })).toEqual([])
})
