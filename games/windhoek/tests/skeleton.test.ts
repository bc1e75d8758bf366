import { expect, test } from 'vitest'
import { given } from './given.ts'

test('a position can be laid out', () => {
  const g = given().units({ 'FK-1': '2817', 'SAMR-1': ['2917', 'disrupted'] })
  expect(g.at('FK-1')).toBe('2817')
  expect(g.at('SAMR-1')).toBe('2917 disrupted')
})
