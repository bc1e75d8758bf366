import { type Hex, view } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { BEACH_AT } from '../../board.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { BRITISH } from '../../roster.ts'
import { given } from '../../tests/given.ts'

test('8.1, 18.2, 19.7 the position in text has facings, of unseen stacks too, and trenches, empty ones too', () => {
  const g = given().units({ 'raj13-a': '2010 NW', 'fk6-1': '0510 SE', 'fk6-2': '0411 N' })
  g.works({ '0510': 'trench', '1111': 'trench', '0912': 'trench smoke' }).phase('britishMovement')
  const lines = inEnglish(tanga).page.describe(view(tanga, g.t, BRITISH) as Table, BRITISH)
  expect(lines).toContain('  2010: A/13 Rajput (raj13-a) [facing north-west]')
  expect(lines).toContain('  0510: unknown counters [facing south-east, trench]')
  expect(lines.find((line) => line.startsWith('Nobody in'))).toBe('Nobody in: 0912 (trench, smoke), 1111 (trench)')
})

test('5.2b the three beaches are on the map by their letters', () => {
  const { towns } = inEnglish(tanga).page.board(given().t)
  const beaches = towns.filter(({ name }) => name.startsWith('Beach '))
  expect(beaches.map(({ name, space }) => [name, BEACH_AT[space as Hex]])).toEqual([
    ['Beach A', 0],
    ['Beach B', 1],
    ['Beach C', 2],
  ])
})
