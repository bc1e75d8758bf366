import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BARRED } from '../../ways/flood.ts'
import { DIRECTIONS } from '../compass.ts'
import { listCosts } from '../costs.ts'
import { crossing, neighbour, OFF_MAP } from '../grid.ts'
import { allHexes, anyGrid } from './maps.ts'

describe('listCosts', () => {
  test('asks for each crossing between two hexes and bars those off the map', () => {
    fc.assert(
      fc.property(anyGrid(6), (g) => {
        const costs = listCosts(g, (from, d, to) => (from * 31 + d * 7 + to) % 200)
        for (const hex of allHexes(g))
          for (const d of DIRECTIONS) {
            const to = neighbour(g, hex, d)
            expect(costs[crossing(hex, d)]).toBe(to === OFF_MAP ? BARRED : (hex * 31 + d * 7 + to) % 200)
          }
      }),
    )
  })
})
