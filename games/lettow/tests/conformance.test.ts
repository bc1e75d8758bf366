import { conformance } from '@boma/kernel'
import { expect, test } from 'vitest'
import { lettow } from '../index.ts'

test('Lettow-Vorbeck keeps every promise that the kernel makes about games', { timeout: 900_000 }, () => {
  expect(conformance(lettow, { matches: 40, seed: 1916 })).toEqual([])
})
