import { expect, test } from 'vitest'
import { boxInside, INSET } from '../box-name.ts'
import { boardOf } from './boards.ts'

test('the second rule of a small box seen from far is nothing, never less', () => {
  const board = boardOf(['ooo'])
  const box = { extent: { width: 2, height: 1 } }
  expect(boxInside(board, 10, box, INSET)).toEqual({ width: 14, height: 4 })
  expect(boxInside(board, 2.9, box, INSET)).toEqual({ width: 0, height: 0 })
})
