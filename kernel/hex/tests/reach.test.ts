import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIRECTIONS } from '../compass.ts'
import { BARRED, listCosts } from '../costs.ts'
import { crossing, directionTo, type Grid, type Hex, makeGrid, makeHexList, neighbour, OFF_MAP } from '../grid.ts'
import { nameHex, parseHex } from '../name.ts'
import { FAR, makeReach, pathTo, type Reach, reachFrom, reachFromAny, START, UNLIMITED } from '../reach.ts'
import { allHexes, anyGrid, anyHex, sure, taken } from './maps.ts'

const anyCost = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 254 }) },
  { weight: 2, arbitrary: fc.constant(BARRED) },
)

/** A march: a map with random costs of all crossings, even off the map, hexes that halt, starts and a budget. */
const anyMarch = (g: Grid) =>
  fc.record({
    starts: fc.array(anyHex(g), { minLength: 1, maxLength: 4 }),
    budget: fc.oneof(fc.nat(12), fc.nat(600), fc.constant(UNLIMITED)),
    costs: fc.array(anyCost, { minLength: g.size * 6, maxLength: g.size * 6 }).map((costs) => Uint8Array.from(costs)),
    halt: fc
      .array(fc.constantFrom(0, 0, 0, 1), { minLength: g.size, maxLength: g.size })
      .map((h) => Uint8Array.from(h)),
  })
const anyMarches = anyGrid(7).chain((g) =>
  fc.record({ g: fc.constant(g), marches: fc.array(anyMarch(g), { minLength: 1, maxLength: 3 }) }),
)

/** What each hex costs to get to, by trying every crossing until nothing gets any cheaper. */
function bruteSpent(g: Grid, starts: Hex[], costs: Uint8Array, budget: number, halt?: Uint8Array): number[] {
  const spent = allHexes(g).map((hex): number => (starts.includes(hex) ? 0 : FAR))
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const hex of allHexes(g))
      for (const d of DIRECTIONS) {
        const to = neighbour(g, hex, d)
        const cost = sure(costs[crossing(hex, d)])
        if (to === OFF_MAP || cost === BARRED || spent[hex] === FAR) continue
        if (halt?.[hex] && !starts.includes(hex)) continue
        const total = sure(spent[hex]) + cost
        if (total > budget || total >= sure(spent[to])) continue
        spent[to] = total
        isSettled = false
      }
  }
  return spent
}

const spentOf = (r: Reach) => allHexes(r.grid).map((hex) => r.spent[hex])

describe('reach', () => {
  test('finds what every hex costs, march after march in the same room', () => {
    fc.assert(
      fc.property(anyMarches, ({ g, marches }) => {
        const r = makeReach(g)
        for (const { starts, budget, costs, halt } of marches) {
          reachFromAny(r, starts, starts.length, costs, budget, halt)
          expect(spentOf(r)).toEqual(bruteSpent(g, starts, costs, budget, halt))
          const start = sure(starts[0])
          reachFrom(r, start, costs, budget)
          expect(spentOf(r)).toEqual(bruteSpent(g, [start], costs, budget))
          reachFrom(r, start, costs, budget, halt)
          expect(spentOf(r)).toEqual(bruteSpent(g, [start], costs, budget, halt))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('lists the hexes reached by points spent, then by id', () => {
    fc.assert(
      fc.property(anyMarches, ({ g, marches }) => {
        const r = makeReach(g)
        for (const { starts, budget, costs, halt } of marches) {
          reachFromAny(r, starts, starts.length, costs, budget, halt)
          const spent = bruteSpent(g, starts, costs, budget, halt)
          const wanted = allHexes(g)
            .filter((hex) => spent[hex] !== FAR)
            .sort((a, b) => sure(spent[a]) - sure(spent[b]) || a - b)
          expect(taken(r.hexes, r.count)).toEqual(wanted)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('leads a way to every hex reached that costs what it says and is not halted under way', () => {
    fc.assert(
      fc.property(anyMarches, ({ g, marches }) => {
        const r = makeReach(g)
        const out = makeHexList(g.size)
        for (const { starts, budget, costs, halt } of marches) {
          reachFromAny(r, starts, starts.length, costs, budget, halt)
          for (const hex of allHexes(g)) {
            const way = taken(out, pathTo(r, hex, out))
            expect(way.length === 0).toBe(r.spent[hex] === FAR)
            if (way.length === 0) continue
            expect(starts).toContain(way[0])
            expect(way.at(-1)).toBe(hex)
            expect(way.slice(1, -1).some((h) => halt[h])).toBe(false)
            let total = 0
            for (let i = 1; i < way.length; i++) {
              const d = sure(directionTo(g, sure(way[i - 1]), sure(way[i])))
              total += sure(costs[crossing(sure(way[i - 1]), d)])
            }
            expect(total).toBe(r.spent[hex])
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('only the first so many starts of a list count', () => {
    const g = makeGrid({ columns: 5, rows: 5, shoved: 'odd' })
    const r = makeReach(g)
    reachFromAny(
      r,
      [0 as Hex, 24 as Hex],
      1,
      listCosts(g, () => 1),
      0,
    )
    expect(taken(r.hexes, r.count)).toEqual([0])
    expect(r.via[0 as Hex]).toBe(START)
  })

  test('with nothing to spend, or less, the march stays where it is', () => {
    const g = makeGrid({ columns: 5, rows: 5, shoved: 'odd' })
    const r = makeReach(g)
    for (const budget of [-3, 0]) {
      reachFrom(
        r,
        12 as Hex,
        listCosts(g, () => 1),
        budget,
      )
      expect(taken(r.hexes, r.count)).toEqual([12])
    }
  })

  test('a zone of control can be entered, not crossed, and lets go who starts in it', () => {
    // A strip of seven hexes with one in the middle that halts.
    const g = makeGrid({ columns: 1, rows: 7, shoved: 'odd' })
    const r = makeReach(g)
    const costs = listCosts(g, () => 1)
    const halt = Uint8Array.of(0, 0, 0, 1, 0, 0, 0)
    const reached = (from: string) => {
      reachFrom(r, sure(parseHex(g, from)), costs, 9, halt)
      return taken(r.hexes, r.count).map((hex) => nameHex(g, hex))
    }
    expect(reached('0102')).toEqual(['0102', '0101', '0103', '0104'])
    expect(reached('0104')).toEqual(['0104', '0103', '0105', '0102', '0106', '0101', '0107'])
  })
})
