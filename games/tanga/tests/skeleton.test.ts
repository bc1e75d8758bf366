import { expect, test } from 'vitest'
import { tanga } from '../index.ts'
import { given } from './given.ts'

test('4.2 a phase of a bare position can be begun', () => {
  const g = given().units({ 'raj13-a': '1711 NW', 'fk6-1': '1111 SE' }).phase('britishMovement')
  expect(g.asked).toBe('british movement')
  g.play('march 1711', 'all')
  expect(g.asked).toBe('british step')
  expect(g.of('raj13-a')).toBe('1711')
  expect(tanga.scenarios).toHaveLength(4)
})
