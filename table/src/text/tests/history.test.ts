import { expect, test } from 'vitest'
import { newHistory } from '../history.ts'

test('the arrow brings back the lines before, the last first, and goes forward again to a new line', () => {
  const history = newHistory()
  expect([history.recall(1), history.recall(-1)]).toEqual([undefined, undefined])
  for (const line of ['list', 'at 0402', 'march to 0502']) history.add(line)
  expect([1, 1, 1, 1].map((by) => history.recall(by as 1))).toEqual(['march to 0502', 'at 0402', 'list', undefined])
  expect([-1, -1, -1, -1].map((by) => history.recall(by as -1))).toEqual(['at 0402', 'march to 0502', '', undefined])
})

test('after a line was entered the arrow begins at it; empty lines and the same again are not kept', () => {
  const history = newHistory()
  for (const line of ['list', 'log', 'log', ' ', '']) history.add(line)
  expect([history.recall(1), history.recall(1), history.recall(1)]).toEqual(['log', 'list', undefined])
  history.add('undo')
  expect(history.recall(1)).toBe('undo')
})

test('who comes after at the same screen finds nothing of what the other typed', () => {
  const history = newHistory()
  history.add('why recruit FK-1')
  history.recall(1)
  history.clear()
  expect([history.recall(1), history.recall(-1)]).toEqual([undefined, undefined])
})
