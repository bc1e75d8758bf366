import { type Given, given } from '@boma/testing'
import { expect, test } from 'vitest'
import { HIDES } from '../../board/ground.ts'
import { FACINGS } from '../../data/facings.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { typeNamed } from '../../roster.ts'
import { HIDDEN, ON_TABLE } from '../../rules/09-units.ts'
import { ground } from '../../rules/10-ground.ts'
import { type Below, drawsOf } from '../forecasts/scattered.ts'
import { unit } from '../given.ts'
import { ABOUT, QUARTERS } from '../second-reading/places.ts'

/** The place that is offered to whoever is set up where it is crowded: looked for plainly, place after place. */

type Box = readonly [x0: number, y0: number, x1: number, y1: number]
type Spot = readonly [x: number, y: number, width: number]

const AWAY = [0, 2, 6]

/** Men stand in a box at some of its inches, in slots from so many on, twenty in each. */
function crowd(t: Table, below: Below, first: number, [x0, y0, x1, y1]: Box, tenths: number): number {
  let n = 0
  for (let y = y0; y <= y1; y += 16)
    for (let x = x0; x <= x1; x += 16) {
      if (below(10) >= tenths) continue
      const u = first + Math.trunc(n / 20)
      t.units.where[u as never] = ON_TABLE
      t.units.type[u as never] = typeNamed('soldier')
      t.units.count[u as never] = (n % 20) + 1
      t.figures.x[(u * 20 + (n % 20)) as never] = x
      t.figures.y[(u * 20 + (n++ % 20)) as never] = y
    }
  return first + Math.ceil(n / 20)
}

/** The ready place, places about it, then in the quarters of each box, then inch by inch through all, as wide as is ready and in file. */
function spotsFor(anchor: readonly [number, number], width: number, boxes: readonly Box[]): readonly Spot[] {
  const [ax, ay] = anchor.map((n) => 16 * n) as [number, number]
  const inches = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 16) + 1 }, (_, i) => from + 16 * i)
  return [
    ...AWAY.flatMap((away) => ABOUT.map(([x, y]): Spot => [ax + away * x, ay + away * y, width])),
    ...boxes.flatMap(([x0, y0, x1, y1]) =>
      QUARTERS.map(([a, b]): Spot => [x0 + (((x1 - x0) * a) >> 2), y0 + (((y1 - y0) * b) >> 2), width]),
    ),
    ...[width, 1].flatMap((wide) =>
      boxes.flatMap(([x0, y0, x1, y1]) => inches(y0, y1).flatMap((y) => inches(x0, x1).map((x): Spot => [x, y, wide]))),
    ),
  ]
}
const formAt = ([x, y, width]: Spot, degrees: number) =>
  `form at ${Math.max(0, x) / 16} ${Math.max(0, y) / 16} facing ${degrees} width ${width} close`
const readyOf = (scenario: string, id: string) => {
  const { suggested } = SCENARIOS.find((each) => each.id === scenario) as (typeof SCENARIOS)[number]
  const ready = [...suggested.german, ...suggested.british].find((each) => each.unit === id)
  const degrees = 22.5 * FACINGS.findIndex(({ name }) => name === ready?.facing)
  return { anchor: ready?.anchor ?? ([0, 0] as const), width: ready?.width ?? 1, degrees }
}
/** What is offered is the first spot that is allowed; without one the unit may not be taken up at all. */
function expectFirst(make: () => Given<Table>, order: string, spots: readonly Spot[], degrees: number, seed: number) {
  const why = make().whyName(order)
  if (why !== '') {
    expect(why, `${seed}`).toBe('noReadyPlace')
    return 0
  }
  const g = make().play(order)
  const first = spots.map((spot) => formAt(spot, degrees)).find((form) => g.whyName(form) === '')
  expect(g.legal(), `${seed}`).toEqual([first])
  return 1 + spots.findIndex((spot) => formAt(spot, degrees) === first)
}

test('17.7 a second reading of the place that is offered in a crowded zone: about the ready one, amid, inch by inch', () => {
  const fort: Box = [26 * 16, 20 * 16, 34 * 16, 28 * 16]
  const found: number[] = []
  for (let seed = 0; seed < 60; seed++) {
    const isGun = seed % 2 === 0
    const { anchor, width, degrees } = readyOf('jassin', isGun ? 'b-mg' : 'b-2k')
    const count = isGun ? 3 : 1 + (seed % 3)
    const make = () => {
      const below = drawsOf(seed)
      return given(heart, { scenario: 'jassin' }).arrange((t) => {
        if (!isGun) t.units.count[unit('b1')] = count
        crowd(t, below, 34, fort, 6 + below(5))
      })
    }
    const spots = spotsFor(anchor, Math.min(width, count), [fort])
    found.push(expectFirst(make, isGun ? 'place b3' : 'place b1', spots, degrees, seed))
  }
  // At once, amid, inch by inch, and not at all
  const kinds = [1, 25, 34, 9_999].map((most, i, all) => found.filter((n) => n > (all[i - 1] ?? 0) && n <= most).length)
  expect([kinds.slice(1).every((n) => n > 0), found.includes(0)]).toEqual([true, true])
})

test('13.1, 17.7 a second reading of the place that is offered to an ambush: amid ground that hides, then inch by inch', () => {
  const found: number[] = []
  for (let seed = 0; seed < 40; seed++) {
    const { anchor, width, degrees } = readyOf('uganda-railway', 'b-kar')
    const count = 1 + (seed % 4)
    const make = () => {
      const below = drawsOf(100 + seed)
      return given(heart, { scenario: 'uganda-railway' }).arrange((t) => {
        t.units.count[unit('b2')] = count
        const next = crowd(t, below, 32, [44 * 16, 24 * 16, 66 * 16, 26 * 16], 8 + below(3))
        crowd(t, below, next, [30 * 16, 23 * 16, 44 * 16, 26 * 16], 7 + below(4))
      })
    }
    const { areas } = ground(make().table)
    const boxes = Array.from({ length: areas.count }, (_, i) => i)
      .filter((i) => HIDES[areas.kind[i] as never] === 1)
      .map((i) => [areas.x0[i], areas.y0[i], areas.x1[i], areas.y1[i]] as unknown as Box)
    const spots = spotsFor(anchor, Math.min(width, count), boxes)
    found.push(expectFirst(make, 'hide b2', spots, degrees, seed))
  }
  expect(found.filter((n) => n > 24 + 9 * 5).length).toBeGreaterThan(3)
})

test('13.1, 17.7, 9.8 a second reading of the place of one who goes with an ambush: a step from one of its men, clockwise from ahead', () => {
  let found = 0
  for (let seed = 0; seed < 24; seed++) {
    const make = () => {
      const below = drawsOf(200 + seed)
      return given(heart, { scenario: 'uganda-railway' }).arrange((t) => {
        const u = unit('b2')
        t.units.where[u] = HIDDEN
        t.units.count[u] = 2
        for (const k of [0, 1]) {
          t.figures.x[(u * 20 + k) as never] = 16 * (50 + 2 * k + below(8))
          t.figures.y[(u * 20 + k) as never] = 16 * 24 + below(33)
        }
        crowd(t, below, 32, [44 * 16, 24 * 16, 66 * 16, 26 * 16], below(9))
      })
    }
    const { table: t } = make()
    const u = unit('b2')
    const spots = [0, 1].flatMap((k) =>
      FACINGS.map(
        ({ step }): Spot => [
          (t.figures.x[(u * 20 + k) as never] ?? 0) + step[0],
          (t.figures.y[(u * 20 + k) as never] ?? 0) + step[1],
          1,
        ],
      ),
    )
    if (expectFirst(make, 'hide b5', spots, readyOf('uganda-railway', 'b-sub').degrees, seed) > 0) found++
  }
  expect(found).toBeGreaterThan(8)
})
