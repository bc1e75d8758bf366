import { perft } from '@boma/testing'
import { expect, test } from 'vitest'
import { lettow } from '../index.ts'
import { given, type Position } from './given.ts'

const bystanders = { 'Nairobi-Gar': 'Nairobi', DESG: 'Dar-es-Salaam' }

/** Named positions, and how many lines of one, two, three... actions lead on from each. */
const POSITIONS: Readonly<Record<string, readonly [() => Position, readonly number[]]>> = {
  'a battalion at Voi': [
    () =>
      given()
        .units({ ...bystanders, '1/KAR': 'Voi' })
        .turn('allied', 'A9'),
    [5, 20, 24, 61, 203, 479, 915],
  ],
  'the Indians off Tanga': [
    () =>
      given()
        .units({ ...bystanders, 'B-IEF': 'ocean', 'C-IEF': 'ocean', '1-FKA': 'Tanga', FW: 'Tanga' })
        .turn('allied', 'A3'),
    [11, 67, 141, 697, 3485, 16_412],
  ],
  'Lettow-Vorbeck leads': [
    () =>
      given()
        .units({ ...bystanders, '1-FKA': 'Moshi', '2-FKA': 'Tabora' })
        .turn('german', 'G2'),
    [2, 22, 202, 1547, 10_058],
  ],
  'recruits to place': [
    () =>
      given('forts')
        .units({ ...bystanders, SK: 'Kilwa', '5-FKA': 'german-pool', 'German-Fort': 'german-pool' })
        .turn('german', 'G3', 1),
    [1, 2, 20, 174, 1128, 5291],
  ],
  'a fight to break off': [
    () =>
      given('break-off')
        .units({ ...bystanders, '1/KAR': 'Taveta', '1-FKA': 'Moshi', SK: 'Moshi' })
        .turn('allied', 'A9')
        .play('move 1/KAR to Moshi', 'end', 'fight at Moshi'),
    [2, 4, 8, 36, 241, 1213, 4197],
  ],
}

test.each(Object.entries(POSITIONS))('%s leads on to as many lines as ever', (_, [position, counts]) => {
  const { t } = position()
  expect(counts.map((_count, i) => perft(lettow, t, i + 1))).toEqual(counts)
})
