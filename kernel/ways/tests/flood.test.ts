import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hex, makeGrid, neighbour } from '../../hex/grid.ts'
import { parseHex } from '../../hex/name.ts'
import {
  BARRED,
  FAR,
  flood,
  floodFrom,
  floodOver,
  makeWays,
  onward,
  passage,
  START,
  setOut,
  step,
  UNLIMITED,
  wayTo,
} from '../flood.ts'
import { hexNet, type Net, NOWHERE, netOf } from '../net.ts'

/** A country of a few places: the links between them with what they cost, the places that halt, those looked for. */
interface Country {
  readonly links: readonly (readonly [to: number, cost: number])[][]
  readonly halts: readonly boolean[]
  readonly sought: readonly boolean[]
  readonly starts: readonly [number, ...number[]]
  readonly budget: number
}

const anyCost = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 254 }) },
  { weight: 2, arbitrary: fc.constant(BARRED) },
)
const list = <V>(size: number, of: fc.Arbitrary<V>) => fc.array(of, { minLength: size, maxLength: size })

/** Any country; with `free`, some of its links cost nothing. */
const anyCountry = (free: boolean): fc.Arbitrary<Country> =>
  fc.integer({ min: 1, max: 14 }).chain((size) => {
    const place = fc.nat(size - 1)
    const cost = free ? fc.oneof(anyCost, fc.constant(0)) : anyCost
    const link = fc.tuple(fc.oneof({ weight: 9, arbitrary: place }, fc.constant(NOWHERE)), cost)
    return fc.record({
      links: list(size, fc.array(link, { maxLength: 7 })),
      halts: list(size, fc.constantFrom(false, false, true)),
      sought: list(size, fc.constantFrom(false, false, false, false, true)),
      starts: fc
        .tuple(place, fc.array(place, { maxLength: 2 }))
        .map(([one, more]): [number, ...number[]] => [one, ...more]),
      budget: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.nat(600), fc.constant(UNLIMITED)),
    })
  })

const netOfCountry = ({ links }: Country): Net<number> => netOf(links.map((each) => each.map(([to]) => to)))
const costIn = (c: Country, _who: number, from: number, way: number): number => c.links[from]?.[way]?.[1] ?? Number.NaN
const free = passage<Country, number>({ least: 0, cost: costIn })
const halted = passage<Country, number>({ cost: costIn, halts: (c, _who, place) => c.halts[place] === true })
const seeking = passage<Country, number>({ cost: costIn, ends: (c, _who, place) => c.sought[place] === true })

/** What each place costs to get to, by trying every link until nothing gets any cheaper. */
function bruteSpent(c: Country, mayLeave: (place: number) => boolean): number[] {
  const spent = c.links.map((_, place): number => (c.starts.includes(place) ? 0 : FAR))
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const [from, links] of c.links.entries())
      for (const [to, cost] of links) {
        const here = spent[from] ?? FAR
        if (to === NOWHERE || cost === BARRED || here === FAR) continue
        if (!c.starts.includes(from) && !mayLeave(from)) continue
        if (here + cost > c.budget || here + cost >= (spent[to] ?? FAR)) continue
        spent[to] = here + cost
        isSettled = false
      }
  }
  return spent
}

const spentIn = (w: { spent: Int16Array; net: { size: number } }) => [...w.spent.subarray(0, w.net.size)]

describe('a flood', () => {
  test('finds what every place costs, flood after flood in the same room', () => {
    fc.assert(
      fc.property(anyCountry(false), fc.array(fc.nat(13), { maxLength: 3 }), (c, others) => {
        const w = makeWays(netOfCountry(c))
        for (const start of others) if (start < c.links.length) flood(w, halted, c, 0, start)
        expect(floodFrom(w, halted, c, 0, c.starts, c.budget)).toBe(NOWHERE)
        expect(spentIn(w)).toEqual(bruteSpent(c, (place) => c.halts[place] === false))
      }),
      { numRuns: 400 },
    )
  })

  test('takes links that cost nothing, when it is told that there may be some', () => {
    fc.assert(
      fc.property(anyCountry(true), (c) => {
        const w = makeWays(netOfCountry(c))
        floodFrom(w, free, c, 0, c.starts, c.budget)
        expect(spentIn(w)).toEqual(bruteSpent(c, () => true))
      }),
      { numRuns: 400 },
    )
  })

  test('lists the places it reaches by the points they take', () => {
    fc.assert(
      fc.property(anyCountry(false), (c) => {
        const w = makeWays(netOfCountry(c))
        floodFrom(w, halted, c, 0, c.starts, c.budget)
        const reached = [...w.places.subarray(0, w.count)]
        const points = reached.map((place) => w.spent[place] ?? FAR)
        expect(points).toEqual(points.toSorted((a, b) => a - b))
        const all = spentIn(w).flatMap((spent, place) => (spent === FAR ? [] : [place]))
        expect(reached.toSorted((a, b) => a - b)).toEqual(all)
      }),
      { numRuns: 300 },
    )
  })

  test('leads a way to every place reached that costs what it says, through nothing that halts', () => {
    fc.assert(
      fc.property(anyCountry(false), (c) => {
        const w = makeWays(netOfCountry(c))
        floodFrom(w, halted, c, 0, c.starts, c.budget)
        const out = new Int16Array(c.links.length)
        for (const place of c.links.keys()) {
          const way = [...out.subarray(0, wayTo(w, place, out))]
          expect(way.length === 0).toBe(w.spent[place] === FAR)
          if (way.length === 0) continue
          expect(c.starts).toContain(way[0])
          expect(way.at(-1)).toBe(place)
          expect(way.slice(1, -1).some((each) => c.halts[each])).toBe(false)
          const costs = way.slice(1).map((to, i) => {
            const costs = (c.links[way[i] ?? 0] ?? []).filter(([end]) => end === to).map(([, cost]) => cost)
            return Math.min(...costs)
          })
          expect(costs.reduce((a, b) => a + b, 0)).toBe(w.spent[place])
        }
      }),
      { numRuns: 300 },
    )
  })

  test('ends at the nearest place that is looked for, and claims nothing beyond', () => {
    fc.assert(
      fc.property(anyCountry(false), (c) => {
        const w = makeWays(netOfCountry(c))
        const found = floodFrom(w, seeking, c, 0, c.starts, c.budget)
        const spent = bruteSpent(c, () => true)
        const nearest = Math.min(...spent.filter((points, place) => c.sought[place] && points !== FAR))
        if (found === NOWHERE) expect(nearest).toBe(Number.POSITIVE_INFINITY)
        else expect([c.sought[found], spent[found]]).toEqual([true, nearest])
        for (const [place, points] of spentIn(w).entries()) if (points !== FAR) expect(points).toBe(spent[place])
        expect(w.count).toBe(spentIn(w).filter((points) => points !== FAR).length)
      }),
      { numRuns: 300 },
    )
  })

  test('goes by steps in the order of a breadth-first search', () => {
    // 0 leads to 2 and 1; both lead to 3, and it is entered from the one that was come upon first.
    const w = makeWays(netOf<number>([[2, 1], [3], [3], []]))
    flood(w, passage({ cost: () => 1 }), undefined, 0, 0)
    expect([...w.places]).toEqual([0, 2, 1, 3])
    const out: number[] = []
    expect(wayTo(w, 3, out)).toBe(3)
    expect(out).toEqual([0, 2, 3])
    expect(w.via[0]).toBe(START)
  })
})

describe('the net of a map', () => {
  const grid = makeGrid({ columns: 4, rows: 5, shoved: 'odd' })
  const hex = (name: string): Hex => parseHex(grid, name) ?? (0 as Hex)
  const [ocean, lake] = [grid.size as Hex, (grid.size + 1) as Hex]

  test('numbers the links out of a hex by its directions, and boxes are places like others', () => {
    const net = hexNet(grid, 2, [
      [ocean, hex('0101')],
      [ocean, hex('0405')],
      [lake, hex('0203')],
    ])
    const asked: string[] = []
    const w = makeWays(net)
    const cost = (_t: unknown, _who: number, from: Hex, way: number, to: Hex): number => {
      if (way < 6 && from < grid.size) expect(neighbour(grid, from, way as 0)).toBe(to)
      else asked.push(`${from}-${way}-${to}`)
      return 1
    }
    flood(w, passage({ cost }), undefined, 0, hex('0101'))
    expect(asked).toContain(`${hex('0101')}-6-${ocean}`)
    expect(w.spent[hex('0405')]).toBe(2)
    expect(w.count).toBe(grid.size + 2)
    expect([...w.places].slice(0, 1)).toEqual([hex('0101')])
  })
})

test('by steps, a flood comes to the same places in the same order as one in which every link costs a point', () => {
  const even = passage<Country, number>({
    cost: (c, who, from, way) => (costIn(c, who, from, way) === BARRED ? BARRED : 1),
  })
  fc.assert(
    fc.property(anyCountry(false), (c) => {
      const net = netOfCountry(c)
      const [byCost, bySteps] = [makeWays(net), makeWays(net)]
      flood(byCost, even, c, 0, c.starts[0])
      setOut(bySteps, c.starts[0])
      for (let at = onward(bySteps); at !== NOWHERE; at = onward(bySteps))
        for (const [way, [, cost]] of (c.links[at] ?? []).entries()) {
          const link = (net.firsts[at] ?? 0) + way
          const to = net.ends[link] ?? 0
          const points = (bySteps.spent[at] ?? 0) + 1
          if ((bySteps.spent[to] ?? 0) > points && cost !== BARRED) step(bySteps, to, link, points)
        }
      expect(bySteps).toEqual(byCost)
    }),
  )
})

test('over open places, a flood comes to the same places in the same order as one that is barred from the others', () => {
  const anyNet = fc
    .array(fc.array(fc.nat(11), { maxLength: 5 }), { minLength: 12, maxLength: 12 })
    .chain((leads) =>
      fc.tuple(fc.constant(leads), fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), fc.nat(11)),
    )
  fc.assert(
    fc.property(fc.array(anyNet, { minLength: 1, maxLength: 3 }), (runs) => {
      for (const [leads, isOpen, start] of runs) {
        const net = netOf(leads)
        const open = Uint8Array.from(isOpen, Number)
        const by = passage<undefined, number>({ cost: (_t, _who, _from, _way, to) => (isOpen[to] ? 1 : BARRED) })
        const [asked, told] = [makeWays(net), makeWays(net)]
        for (const from of [start, (start + 5) % 12]) {
          flood(asked, by, undefined, 0, from)
          floodOver(told, open, from)
          expect(told).toEqual(asked)
        }
      }
    }),
  )
})
