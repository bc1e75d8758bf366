import { expect, test } from 'vitest'
import { given } from './given.ts'

test('19.2 example: four disrupted units in Karibib, two action points for all or one for two of them', () => {
  const karibib = () =>
    given()
      .units({
        'FK-1': ['2515', 'disrupted'],
        'FK-2': ['2515', 'disrupted'],
        'FK-3': ['2515', 'disrupted'],
        'FK-4': ['2515', 'disrupted'],
      })
      .set({ german: 6 })
      .phase('rally', 'german')
  const names = ['FK-1', 'FK-2', 'FK-3', 'FK-4']

  const all = karibib().play('rally FK-1', 'rally FK-2', 'rally FK-3', 'rally FK-4')
  expect(all.points('german')).toBe(4)
  expect(names.map((name) => all.at(name))).toEqual(['2515', '2515', '2515', '2515'])

  const two = karibib().play('rally FK-1', 'rally FK-3')
  expect(two.points('german')).toBe(5)
  expect(names.map((name) => two.at(name))).toEqual(['2515', '2515 disrupted', '2515', '2515 disrupted'])
})
