import { perft } from '@boma/testing'
import { expect, test } from 'vitest'
import { windhoek } from '../index.ts'
import { given, type Position } from './given.ts'

/** Named positions, and how many lines of one, two, three... actions lead on from each. */
const POSITIONS: Readonly<Record<string, readonly [() => Position, readonly number[]]>> = {
  'a patrol alone in the bush': [
    () => given().units({ 'Patrol-1': '3012' }).set({ german: 2 }).phase('march', 'german'),
    [2, 3, 9, 52, 312, 1822, 3536],
  ],
  'a column at Karibib with the enemy in sight': [
    () =>
      given()
        .units({ Franke: '2515', 'FK-1': '2515', 'G-Art-1': '2515', 'SAMR-1': '2417', 'SA-Horse-1': '2417' })
        .set({ german: 3, allied: 2 })
        .phase('march', 'german'),
    [6, 19, 96, 642, 8920],
  ],
  'the Allies at sea and on the railway': [
    () =>
      given()
        .units({ 'SAMR-1': 'cape', DEOR: 'cape', CTH: '2118', 'A-Train': '2117', 'FK-2': '2515' })
        .set({ allied: 4, german: 1 })
        .phase('march', 'allied'),
    [9, 36, 171, 1478, 5991],
  ],
  'German recruits': [
    () =>
      given()
        .units({ 'FK-8': 'recruits', 'Patrol-1': 'recruits', 'G-Mil-1': '2816', 'FK-1': '2117' })
        .set({ german: 5 })
        .phase('recruit', 'german'),
    [6, 61, 418, 2291, 7344],
  ],
  'disrupted units to rally in the rain': [
    () =>
      given()
        .units({ 'SAMR-1': ['2816', 'disrupted'], 'SAMR-2': ['2816', 'disrupted'], DEOR: ['2118', 'disrupted'] })
        .set({ allied: 3, turn: 5 })
        .phase('rally', 'allied'),
    [4, 10, 16, 16, 16, 26, 83],
  ],
}

test.each(Object.entries(POSITIONS))('%s leads on to as many lines as ever', (_, [position, counts]) => {
  const { t } = position()
  expect(counts.map((_count, i) => perft(windhoek, t, i + 1))).toEqual(counts)
})
