import { conformance } from '@boma/kernel'
import { expect, test } from 'vitest'
import { lettow } from '../index.ts'

test('Lettow-Vorbeck keeps every promise that the kernel makes about games', () => {
  expect(conformance(lettow, { matches: 48, seed: 1916, every: 3 })).toEqual([])
})
