import { type Given, given, perft } from '@boma/testing'
import { expect, test } from 'vitest'
import { heart } from '../index.ts'
import type { Table } from '../layout.ts'
import { fighting, shooting } from './fighting.ts'
import { moving } from './moving.ts'

/** Named positions, and how many lines of one, two, three... actions lead on from each. */
const POSITIONS: Readonly<Record<string, readonly [() => Given<Table>, readonly number[]]>> = {
  'a list to be made': [() => given(heart, { scenario: 'free-300' }), [180, 22_446]],
  'a man in the open': [() => moving({ g1: { type: 'soldier', figures: 1, at: [30, 6], facing: 0 } }), [12, 79, 507]],
  'three against two': [
    () =>
      fighting({
        g1: { type: 'warrior', figures: 3, at: [38, 30], facing: 0 },
        b1: { type: 'soldier', figures: 2, at: [38, 31], facing: 8 },
      }),
    [3, 6],
  ],
  'a volley': [
    () =>
      shooting({
        g1: { type: 'askari', figures: 2, at: [38, 30], facing: 0 },
        b1: { type: 'soldier', figures: 2, at: [38, 40], facing: 8 },
        b2: { type: 'soldier', figures: 1, at: [42, 40], facing: 8 },
      }),
    [3, 9, 12],
  ],
}

test.each(Object.entries(POSITIONS))('%s', (_, [position, counts]) => {
  const { table } = position()
  expect(counts.map((_count, i) => perft(heart, table, i + 1))).toEqual(counts)
})
