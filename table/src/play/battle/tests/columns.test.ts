import { expect, test } from 'vitest'
import { columnsOf } from '../columns.ts'

test('a histogram ends where nothing happens any more', () => {
  expect(columnsOf([0.86, 0.14, 0, 0, 0])).toEqual([
    { label: '0', chance: 0.86 },
    { label: '1', chance: 0.14 },
  ])
})

test('what does not fit is taken together', () => {
  const columns = columnsOf(Array.from({ length: 20 }, () => 0.05))
  expect(columns).toHaveLength(8)
  expect(columns.at(-1)?.label).toBe('7+')
  expect(columns.reduce((sum, column) => sum + column.chance, 0)).toBeCloseTo(1)
})

test('a certainty still has its neighbour beside it', () => {
  expect(columnsOf([1, 0, 0]).map((column) => column.label)).toEqual(['0', '1'])
})
