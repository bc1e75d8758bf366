import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, type Grid, type Hex, makeGrid, makeHexList, neighbour, OFF_MAP } from '../grid.ts'
import { lineHexes, type Reading, runsAlongHexside } from '../line.ts'
import { nameHex, parseHex } from '../name.ts'
import { allHexes, anyPair, type Point, sure, taken } from './maps.ts'

const out = makeHexList(100)
const line = (g: Grid, a: Hex, b: Hex, reading: Reading) => taken(out, lineHexes(g, a, b, reading, out))

/** Centres on a lattice where corners are integers too: the picture is stretched, but straight lines stay straight. */
const centre = (g: Grid, hex: Hex): Point => ({ x: 3 * sure(g.x[hex]), y: sure(g.y[hex]) })
const corners = (g: Grid, hex: Hex): Point[] => {
  const { x, y } = centre(g, hex)
  const around = [
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
  ] as const
  return around.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
}

/** Twice the area of the triangle: positive when p lies on the right hand of someone who goes from a to b. */
const area = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)

/** Where, from 0 at a to 1 at b, the line through both crosses or touches the hex: the middle of the stretch inside. */
function whereCrossed(a: Point, b: Point, around: Point[]): number {
  const places: number[] = []
  around.forEach((p, i) => {
    const q = sure(around[(i + 1) % 6])
    const [ap, aq] = [area(a, b, p), area(a, b, q)]
    if (ap * aq > 0) return
    // The crossing point; where the whole side lies on the line, both of its ends.
    const ends =
      ap === aq ? [p, q] : [{ x: p.x + ((q.x - p.x) * ap) / (ap - aq), y: p.y + ((q.y - p.y) * ap) / (ap - aq) }]
    for (const e of ends)
      places.push(((e.x - a.x) * (b.x - a.x) + (e.y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2))
  })
  return (Math.min(...places) + Math.max(...places)) / 2
}

/** The line by looking at each hex: crossed when it has corners on both sides, those on the line counted to one. */
function bruteLine(g: Grid, from: Hex, to: Hex, reading: Reading): Hex[] {
  if (from === to) return [from]
  const a = centre(g, from)
  const b = centre(g, to)
  const isRight = (p: Point) => (reading === 'left' ? area(a, b, p) >= 0 : area(a, b, p) > 0)
  const crossed: { hex: Hex; where: number }[] = []
  for (const hex of allHexes(g)) {
    const around = corners(g, hex)
    const rights = around.filter(isRight).length
    if (rights === 0 || rights === 6) continue
    const where = whereCrossed(a, b, around)
    if (hex === from || hex === to || (where > 0 && where < 1)) crossed.push({ hex, where })
  }
  return crossed.sort((p, q) => p.where - q.where).map(({ hex }) => hex)
}

describe('lines', () => {
  test('cross the hexes that have corners on both sides of them', () => {
    fc.assert(
      fc.property(anyPair(16), fc.constantFrom('left' as const, 'right' as const), ({ g, a, b }, reading) => {
        expect(line(g, a, b, reading)).toEqual(bruteLine(g, a, b, reading))
      }),
      { numRuns: 1000 },
    )
  })

  test('hold, in both readings, the hex of every point that is clearly inside one', () => {
    fc.assert(
      fc.property(anyPair(16), fc.integer({ min: 0, max: 1000 }), ({ g, a, b }, thousandth) => {
        const [from, to] = [centre(g, a), centre(g, b)]
        const p = {
          x: from.x + ((to.x - from.x) * thousandth) / 1000,
          y: from.y + ((to.y - from.y) * thousandth) / 1000,
        }
        const apart = (hex: Hex) =>
          Math.hypot((centre(g, hex).x - p.x) / 2, ((centre(g, hex).y - p.y) * Math.sqrt(3)) / 2)
        const nearest = sure(allHexes(g).sort((h, k) => apart(h) - apart(k))[0])
        if (apart(nearest) > 0.866) return
        expect(line(g, a, b, 'left')).toContain(nearest)
        expect(line(g, a, b, 'right')).toContain(nearest)
      }),
      { numRuns: 500 },
    )
  })

  test('read from the other end are the same with left and right exchanged', () => {
    fc.assert(
      fc.property(anyPair(40), ({ g, a, b }) => {
        expect(line(g, a, b, 'left').reverse()).toEqual(line(g, b, a, 'right'))
      }),
      { numRuns: 1000 },
    )
  })

  test('are short enough for a list of 2 * distance + 1', () => {
    fc.assert(
      fc.property(anyPair(40), ({ g, a, b }) => {
        expect(line(g, a, b, 'left').length).toBeLessThanOrEqual(2 * distance(g, a, b) + 1)
      }),
      { numRuns: 1000 },
    )
  })

  const g = makeGrid({ columns: 12, rows: 12, shoved: 'even' })
  const named = (from: string, to: string, reading: Reading) =>
    line(g, sure(parseHex(g, from)), sure(parseHex(g, to)), reading)
      .map((hex) => nameHex(g, hex))
      .join(' ')

  test('along hexsides have the hexes on the left in one reading, those on the right in the other', () => {
    expect(named('0102', '0302', 'left')).toBe('0102 0201 0302')
    expect(named('0102', '0302', 'right')).toBe('0102 0202 0302')
    expect(named('0302', '0102', 'left')).toBe('0302 0202 0102')
  })

  test('through a corner take in the third hex there in one reading only', () => {
    expect(named('0101', '0504', 'left')).toBe('0101 0201 0302 0303 0402 0403 0504')
    expect(named('0101', '0504', 'right')).toBe('0101 0201 0202 0302 0303 0403 0504')
  })

  test('along the edge of the map leave out what is beyond it', () => {
    expect(named('0101', '0301', 'left')).toBe('0101 0301')
    expect(named('0101', '0301', 'right')).toBe('0101 0201 0301')
  })
})

describe('runsAlongHexside', () => {
  test('is so when some side of a hex beside the line lies on it', () => {
    fc.assert(
      fc.property(anyPair(12), ({ g, a, b }) => {
        const [from, to] = [centre(g, a), centre(g, b)]
        const touches = (hex: Hex) => {
          const on = corners(g, hex).map((p) => area(from, to, p) === 0)
          return on.some((isOn, i) => isOn && on[(i + 1) % 6])
        }
        const isAlong =
          a !== b &&
          bruteLine(g, a, b, 'left')
            .concat(bruteLine(g, a, b, 'right'))
            .some(touches)
        expect(runsAlongHexside(g, a, b)).toBe(isAlong)
      }),
      { numRuns: 1000 },
    )
  })

  test('is never so for neighbours or for a hex and itself', () => {
    fc.assert(
      fc.property(anyPair(), fc.constantFrom(0 as const, 1 as const, 2 as const), ({ g, a }, d) => {
        const next = neighbour(g, a, d)
        expect(runsAlongHexside(g, a, a)).toBe(false)
        if (next !== OFF_MAP) expect(runsAlongHexside(g, a, next)).toBe(false)
      }),
    )
  })
})
