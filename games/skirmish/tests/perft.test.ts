import { type Given, given, perft } from '@boma/testing'
import { expect, test } from 'vitest'
import { skirmish } from '../index.ts'
import type { Table } from '../layout.ts'
import { scene } from './given.ts'

const atTheFord = { B1: 'rifles 0402', B2: 'gun 0303', B3: 'dummy 0404', R1: 'rifles 0503', R2: 'scouts 0603' }

/**
 * Named positions, and how many lines of one, two, three... actions lead on from each. The first is easily counted by
 * hand: four kinds in 14 hexes, then (4 + 3 + 3 + 3) * 14 * 13 for two counters.
 */
const POSITIONS: Readonly<Record<string, readonly [() => Given<Table>, readonly number[]]>> = {
  'an empty map': [() => given(skirmish), [56, 2366, 74_256]],
  'Blue about to fight for the ford': [() => scene(atTheFord), [4, 22, 84, 311, 1036, 3632, 12_842, 43_384]],
  'Red under fire on the ford': [
    () => scene(atTheFord, { active: 'B1' }).play('fire at 0503'),
    [3, 9, 47, 181, 655, 1927, 5918, 20_402],
  ],
  'disrupted counters in the bush': [
    () => scene({ B1: 'rifles 0303 disrupted', B2: 'scouts 0301', R1: 'gun 0302 disrupted', R2: 'rifles 0402' }),
    [3, 15, 54, 156, 439, 1427, 4223, 12_208],
  ],
  'the last phase of the match': [
    () => scene(atTheFord, { turn: 8, phase: 'Red' }),
    [3, 12, 50, 189, 448, 1185, 3836, 10_393],
  ],
}

test.each(Object.entries(POSITIONS))('%s leads on to as many lines as ever', (_, [position, counts]) => {
  const { table } = position()
  expect(counts.map((_count, i) => perft(skirmish, table, i + 1))).toEqual(counts)
})
