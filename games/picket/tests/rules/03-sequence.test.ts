import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { picket } from '../../index.ts'
import { scene } from '../given.ts'

test('3.1 the picket acts first, then the raiders, six turns long', () => {
  const g = given(picket)
  expect(g.decision).toMatchObject({ side: 0, prompt: 'take' })
  g.play('end')
  expect(g.decision).toMatchObject({ side: 1 })
  g.play('end')
  expect([g.decision?.side, g.table.tracks.turn]).toEqual([0, 2])
})

test("3.2 one takes up one's own figure, on the table, once a turn", () => {
  const g = scene({ P1: '4 4 90', P2: '4 9 90', R1: '20 4 270' }).play('take P1', 'stay')
  expect(g.why('take P1')).toBe('3.2')
  expect(g.whyName('take P1')).toBe('actedAlready')
  expect(g.whyName('take P3')).toBe('isDown')
  expect(g.whyName('take R1')).toBe('notYours')
  expect(g.legal()).toEqual(['take P2', 'end'])
})

test('3.3 a figure moves, shoots or stays, and is done', () => {
  const g = scene({ P1: '4 4 90', P2: '4 9 90', R1: '12 4 270' }, { taken: 'P1' })
  expect(g.decision).toMatchObject({ rule: '3.3', prompt: 'act' })
  g.play('stay')
  expect(g.cites).toEqual(['3.3'])
  expect(g.decision).toMatchObject({ prompt: 'take' })
  expect(g.legal()).not.toContain('take P1')
})

test('3.4 a side may end its turn before all have acted', () => {
  expect(scene({ P1: '4 4 90', R1: '20 4 270' }).play('end').decision).toMatchObject({ side: 1 })
})
