import { conformance } from '@boma/conformance'
import { expect, test } from 'vitest'
import { heart } from '../index.ts'
import { rare } from './rare.ts'

test('keeps every promise, though most of what is allowed is never listed', () => {
  expect(conformance(heart, { matches: 3, seed: 13, rare: rare() })).toEqual([])
})
