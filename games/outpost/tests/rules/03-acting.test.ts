import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { outpost } from '../../index.ts'
import { scene } from '../given.ts'

test('3.1 first Blue acts, then Red, then the next turn begins', () => {
  const g = given(outpost).play('end', 'end')
  expect(g.events.map((e) => e.kind)).toEqual(['turnBegan', 'sideBegan', 'sideBegan', 'turnBegan', 'sideBegan'])
  expect([g.table.tracks.turn, g.table.tracks.phasing]).toEqual([2, 0])
})

test("3.2 a counter of one's own, on the map, once a turn", () => {
  const g = scene({ B1: '0403', R1: '0701' })
  expect(g.why('march R1 to 0601')).toBe('3.2')
  expect(g.whyName('march B2 to 0601')).toBe('gone')
  g.play('march B1 to 0404')
  expect(g.whyName('march B1 to 0403')).toBe('hasActed')
})

test('3.3 a side may end its turn before all have acted', () => {
  expect(given(outpost).play('end').table.tracks.phasing).toBe(1)
})
