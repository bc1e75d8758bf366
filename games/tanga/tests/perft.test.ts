import { perft } from '@boma/testing'
import { expect, test } from 'vitest'
import { tanga } from '../index.ts'
import { given, type Position } from './given.ts'

/** Named positions, and how many lines of one, two, three... actions lead on from each. */
const POSITIONS: Readonly<Record<string, readonly [() => Position, readonly number[]]>> = {
  'a company alone': [() => given().units({ 'lnl2-a': '2010 NW' }).phase('britishMovement'), [8, 24, 72, 1646]],
  'a stack with its officer': [
    () => given().units({ 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-co': '2010' }).phase('britishMovement'),
    [9, 42, 179, 2041],
  ],
  'a company under the eyes of a Zug': [
    () => given().units({ 'lnl2-a': '1411 NW', 'fk6-1': '1111 SE' }).phase('britishMovement'),
    [8, 25, 79, 831],
  ],
  'Germans from the west by night': [
    () =>
      given()
        .at(3, 22)
        .units({ lettow: 'west', 'fk6-1': 'west', 'fk6-2': '0112 SE disorganized' })
        .phase('germanMovement'),
    [9, 33, 154, 2800],
  ],
  'over-stacked on a beach': [
    () =>
      given()
        .units({ 'raj13-a': '2506 NW', 'raj13-b': '2506', 'raj13-c': '2506', 'raj13-co': '2506', 'fk6-1': '0510 SE' })
        .arrange((t) => {
          t.tracks.weather = 1
          t.tracks.turn = 60
        })
        .phase('britishMovement'),
    [3, 12, 72, 1152],
  ],
}

test.each(Object.entries(POSITIONS))('%s', (_, [position, counts]) => {
  const { t } = position()
  expect(counts.map((_, i) => perft(tanga, t, i + 1))).toEqual(counts)
})
