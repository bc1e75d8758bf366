import { expect, test } from 'vitest'
import { inHundred, percent } from '../percent.ts'

test('what is possible is never 0 per cent, and what may fail never 100', () => {
  expect([0, 0.001, 0.004, 0.005, 0.5, 0.994, 0.995, 0.9999, 1].map(inHundred)).toEqual([
    ...['0', '<1', '<1', '1', '50', '99', '>99', '>99', '100'],
  ])
})

test('ten tenths are sure, though they do not quite add up to one', () => {
  const sure = Array.from({ length: 10 }, () => 0.1).reduce((sum, tenth) => sum + tenth, 0)
  expect([percent(sure), percent(1 - sure)]).toEqual(['100 %', '0 %'])
})
