import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPASS } from '../compass.ts'
import { directionTo, distance, makeGrid, makeHexList } from '../grid.ts'
import { nameHex, parseHex } from '../name.ts'
import { disc, ring } from '../ring.ts'
import { allHexes, anyPair, sure, taken } from './maps.ts'

const out = makeHexList(400)

describe('rings and discs', () => {
  test('a ring is every hex at the distance, once', () => {
    fc.assert(
      fc.property(anyPair(), fc.nat(14), ({ g, a }, radius) => {
        const found = taken(out, ring(g, a, radius, out))
        const wanted = allHexes(g).filter((hex) => distance(g, a, hex) === radius)
        expect(found.sort((p, q) => p - q)).toEqual(wanted)
      }),
    )
  })

  test('a disc is every hex within the distance, in the order of ids', () => {
    fc.assert(
      fc.property(anyPair(), fc.nat(14), ({ g, a }, radius) => {
        const wanted = allHexes(g).filter((hex) => distance(g, a, hex) <= radius)
        expect(taken(out, disc(g, a, radius, out))).toEqual(wanted)
      }),
    )
  })

  test('a whole ring goes clockwise from the north', () => {
    const g = makeGrid({ columns: 9, rows: 9, shoved: 'odd' })
    const names = (radius: number) =>
      taken(out, ring(g, sure(parseHex(g, '0505')), radius, out)).map((hex) => nameHex(g, hex))
    expect(names(1)).toEqual(['0504', '0605', '0606', '0506', '0406', '0405'])
    expect(names(2).slice(0, 4)).toEqual(['0503', '0604', '0704', '0705'])
    const [north, next] = taken(out, ring(g, sure(parseHex(g, '0505')), 3, out))
    expect(directionTo(g, sure(north), sure(next))).toBe(COMPASS.SE)
  })
})
