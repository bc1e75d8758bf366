import { expect, test } from 'vitest'
import { sitesIn } from '../mutants/sites.ts'

const spoiltWays = (source: string): readonly string[] =>
  sitesIn(source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end))

test('a comparison is taken for its neighbour and for its opposite', () => {
  expect(spoiltWays('far < near')).toEqual([';', 'far <= near', 'far >= near'])
})

test('a number is one more, and a truth the other', () => {
  expect(spoiltWays('const FAR = 12')).toEqual(['const FAR = 13'])
  expect(spoiltWays('const isOpen = true')).toEqual(['const isOpen = false'])
})

test('a condition is turned round, and what it leads to is left out', () => {
  expect(spoiltWays('if (rain) wait()')).toEqual(['if (!(rain)) wait()', 'if (rain) ;'])
})

test('types and imports are left as they are: they decide nothing', () => {
  expect(spoiltWays("import { a } from './a.ts'\ntype Two = 1 | 2")).toEqual([])
})

test('what no rule reads is left as it is: the main answer, how an event is told, whether a list is checked again', () => {
  expect(spoiltWays('const pass = { main: (t) => t.turn === 0, passes: true, exact: true, joins: false }')).toEqual([])
})
