import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIRECTIONS } from '../compass.ts'
import { BARRED, listCosts } from '../costs.ts'
import { floodCosts, floodSteps, makeFlood } from '../flood.ts'
import { type Grid, type Hex, neighbour, OFF_MAP } from '../grid.ts'
import { FAR, makeReach } from '../reach.ts'
import { allHexes, anyGrid, anyHex } from './maps.ts'

const anyFlood = anyGrid().chain((g) =>
  fc.record({
    g: fc.constant(g),
    sources: fc.array(anyHex(g), { maxLength: 4 }),
    spare: fc.array(anyHex(g), { maxLength: 2 }),
    open: fc
      .array(fc.constantFrom(0, 1, 1), { minLength: g.size, maxLength: g.size })
      .map((entries) => Uint8Array.from(entries)),
  }),
)

/** Steps to every hex, by widening the circle one step at a time. */
function bruteSteps(g: Grid, sources: Hex[], open: Uint8Array): number[] {
  const steps = allHexes(g).map((hex): number => (sources.includes(hex) ? 0 : FAR))
  for (let so = 0; so < g.size; so++)
    for (const hex of allHexes(g)) {
      if (steps[hex] !== FAR || open[hex] === 0) continue
      const isNext = DIRECTIONS.some((d) => {
        const from = neighbour(g, hex, d)
        return from !== OFF_MAP && steps[from] === so
      })
      if (isNext) steps[hex] = so + 1
    }
  return steps
}

describe('floods', () => {
  test('by steps go round closed hexes and start even in one', () => {
    fc.assert(
      fc.property(anyFlood, ({ g, sources, spare, open }) => {
        const flood = makeFlood(g)
        const steps = new Int16Array(g.size).fill(3)
        const count = floodSteps(flood, [...sources, ...spare], sources.length, open, steps)
        const wanted = bruteSteps(g, sources, open)
        expect([...steps]).toEqual(wanted)
        expect(count).toBe(wanted.filter((n) => n !== FAR).length)
      }),
      { numRuns: 200 },
    )
  })

  test('by cost of entering a hex agree with steps when each costs the same', () => {
    fc.assert(
      fc.property(anyFlood, fc.integer({ min: 1, max: 100 }), ({ g, sources, spare, open }, each) => {
        const reach = makeReach(g)
        const points = new Int16Array(g.size).fill(3)
        const costs = listCosts(g, (_from, _direction, to) => (open[to] ? each : BARRED))
        const count = floodCosts(reach, [...sources, ...spare], sources.length, costs, points)
        const wanted = bruteSteps(g, sources, open).map((n) => (n === FAR ? FAR : n * each))
        expect([...points]).toEqual(wanted)
        expect(count).toBe(wanted.filter((n) => n !== FAR).length)
      }),
      { numRuns: 200 },
    )
  })
})
