import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPASS } from '../compass.ts'
import { makeGrid, neighbour, OFF_MAP } from '../grid.ts'
import { hexOf, nameHex, parseHex } from '../name.ts'
import { allHexes, anyGrid, sure } from './maps.ts'

describe('printed numbers', () => {
  test('name each hex once, in the order of their ids, and lead back to it', () => {
    fc.assert(
      fc.property(anyGrid(20), (g) => {
        const names = allHexes(g).map((hex) => nameHex(g, hex))
        expect(names.map((name) => parseHex(g, name))).toEqual(allHexes(g))
        expect([...new Set(names)].sort()).toEqual(names)
      }),
    )
  })

  test('are column and row, from the first number printed on the map', () => {
    fc.assert(
      fc.property(anyGrid(20), fc.integer({ min: -1, max: 22 }), fc.integer({ min: -1, max: 22 }), (g, column, row) => {
        const hex = hexOf(g, column, row)
        const isOn = column >= g.first && column < g.first + g.columns && row >= g.first && row < g.first + g.rows
        expect(hex !== OFF_MAP).toBe(isOn)
        if (hex !== OFF_MAP)
          expect(nameHex(g, hex)).toBe(`${column < 10 ? '0' : ''}${column}${row < 10 ? '0' : ''}${row}`)
      }),
    )
  })

  test('0812 is column 8, row 12', () => {
    const g = makeGrid({ columns: 41, rows: 42, shoved: 'even' })
    const hex = sure(parseHex(g, '0812'))
    expect(hex).toBe(hexOf(g, 8, 12))
    expect(nameHex(g, hex)).toBe('0812')
  })

  test('column 8 lies lower than column 7 when the even ones are shoved, higher when the odd ones are', () => {
    for (const first of [0, 1] as const) {
      const even = makeGrid({ columns: 20, rows: 20, shoved: 'even', first })
      expect(neighbour(even, sure(parseHex(even, '0812')), COMPASS.NW)).toBe(parseHex(even, '0712'))
      const odd = makeGrid({ columns: 20, rows: 20, shoved: 'odd', first })
      expect(neighbour(odd, sure(parseHex(odd, '0812')), COMPASS.SW)).toBe(parseHex(odd, '0712'))
    }
  })

  test('anything else is no hex', () => {
    const g = makeGrid({ columns: 10, rows: 10, shoved: 'odd' })
    for (const text of [
      '',
      '101',
      '01001',
      '08 1',
      '-101',
      '1e01',
      '0x01',
      '0101\n',
      ' 0101',
      '0001',
      '0100',
      '1101',
      '0111',
      '٠١٠١',
    ])
      expect(parseHex(g, text)).toBeUndefined()
  })
})
