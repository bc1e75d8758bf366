import { act } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { graticule, lettered, pointsOf, projected, ringsPath } from '../atlas.ts'
import { sayFact, type Text } from '../text.ts'

const said = (label: Text): string => sayFact({ messages: {}, actions: act }, label)

describe('what an atlas gives a sheet', () => {
  test('rings of points are a path, moved to where the board has them', () => {
    expect(pointsOf('1,2 3.5,-4')).toEqual([
      [1, 2],
      [3.5, -4],
    ])
    expect(ringsPath(['0,0 1,0 1,1', '2,2 3,2 3,3'])).toBe('M0 0L1 0L1 1ZM2 2L3 2L3 3Z')
    expect(ringsPath(['0,0 1,0 1,1'], ([x, y]) => [x + 0.123, y - 1])).toBe('M0.12 -1L1.12 -1L1.12 0Z')
  })

  test('a sinusoidal map keeps lengths along parallels and along its meridian', () => {
    const flat = { meridian: 30, earthRadius: 6371, a: 1, b: 0, tx: 0, ty: 0 }
    const degree = (6371 * Math.PI) / 180
    expect(projected(flat, 30, -10)[0]).toBeCloseTo(0)
    expect(projected(flat, 30, -10)[1]).toBeCloseTo(10 * degree)
    expect(projected(flat, 31, -60)[0]).toBeCloseTo(degree / 2)
  })

  test('every second degree has its line: meridians piece by piece, parallels straight', () => {
    const net = graticule((east, north) => [east, -north], [30, 34], [-3, 1], 'O')
    expect(net.map(({ label, line }) => [said(label), line.length])).toEqual([
      ['30° O', 5],
      ['32° O', 5],
      ['34° O', 5],
      ['3° S', 2],
      ['1° S', 2],
      ['1° N', 2],
    ])
    expect(net[3]?.line).toEqual([
      [30, 3],
      [34, 3],
    ])
    expect(graticule(() => [0, 0], [0, 2], [-2, 2], 'E').map(({ label }) => label)).toContain('0°')
  })

  test('names are written in the words of a language', () => {
    const names = [
      { of: 'water', angle: 68, words: [['lake', [1, 2]]] },
      { of: 'territory', angle: 0, isChief: true, words: [['land', [3, 4]]] },
    ] as const
    expect(lettered(names, (key) => key.toUpperCase())).toEqual([
      { of: 'water', angle: 68, isChief: false, words: [{ text: 'LAKE', x: 1, y: 2 }] },
      { of: 'territory', angle: 0, isChief: true, words: [{ text: 'LAND', x: 3, y: 4 }] },
    ])
  })
})
