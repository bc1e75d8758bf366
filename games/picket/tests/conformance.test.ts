import { conformance } from '@boma/conformance'
import { expect, test } from 'vitest'
import { picket } from '../index.ts'

test('keeps every promise, though most of what is allowed is never listed', () => {
  expect(conformance(picket, { matches: 60, seed: 16 })).toEqual([])
})
