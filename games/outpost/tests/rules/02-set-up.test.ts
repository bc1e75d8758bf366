import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { grid, hexNamed, TERRAIN } from '../../board.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { outpost } from '../../index.ts'
import { UNIT_NAMES, type Unit } from '../../roster.ts'

test('1.1 the map has seven columns of five hexes', () => {
  expect([grid.size, TERRAIN[hexNamed('0202')], TERRAIN[hexNamed('0301')], TERRAIN[hexNamed('0403')]]).toEqual([
    35,
    't',
    'b',
    '.',
  ])
})

test.each(SCENARIOS)("1.2, 2.1 in $id the counters lie where the scenario says, Blue's first", ({ id, blue, red }) => {
  const { table } = given(outpost, { scenario: id })
  const where = UNIT_NAMES.map((_, u) => table.units.where[u as Unit])
  expect(where).toEqual([...blue, ...red].map(hexNamed))
})
