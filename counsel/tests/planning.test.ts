import { apply, begin, blank, copyOf, equal, noDice, type Side, toDecide, writeAction } from '@boma/kernel'
import { act, type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { type Marching, type Plan, planningBy } from '../index.ts'

const caravan = (t: Toy): Side => t.tracks.mover as Side
const dayOf = (t: Toy): number => t.caravans.days[caravan(t)] ?? 0

/** A caravan's spaces are the days that it has come; it goes with its cargo hidden, or has shown it first. */
const marching: Marching<Toy> = {
  spaces: 40,
  mobile: (t, space) => (dayOf(t) === space ? [caravan(t)] : []),
  points: () => 3,
  outsets: () => [
    { by: 'march', order: [] },
    { by: 'openly', order: [act.show()] },
  ],
  isAsGood: () => false,
  isUnderWay: () => true,
  reads(t, action, { left }) {
    const order = [action]
    if (act.dash.is(action)) return { order, does: 'strike', to: dayOf(t) + 6, left: 0 }
    const days = act.march.is(action) ? act.march.days(action) : 0
    return days === 0 ? undefined : { order, does: 'go', to: dayOf(t) + days, left: left - days }
  },
}

/** Both have loaded, and the first one moves. */
function laid(): Toy {
  const t = blank(toy)
  begin(toy, t, { scenario: 0, options: 0 }, noDice)
  for (const cargo of [3, 4]) apply(toy, t, toDecide(toy, t), act.load(cargo), noDice)
  return t
}

const written = ({ order, by, left }: Plan): string =>
  `${by}: ${order.map((action) => writeAction(toy.actions, action)).join('; ')}: ${left}`

describe('plans', () => {
  const { plans, stations } = planningBy(toy, marching)

  test('are whole orders by every outset, and leave the table as it was', () => {
    const t = laid()
    const before = copyOf(toy, t)
    expect(plans(t, { space: 0 })?.all.map(written)).toEqual([
      ...['march: march 1: 2', 'march: march 2: 1', 'march: march 3: 0', 'march: dash: 0'],
      ...['openly: show; march 1: 2', 'openly: show; march 2: 1', 'openly: show; march 3: 0', 'openly: show; dash: 0'],
    ])
    expect(equal(t, before)).toBe(true)
  })

  test('say what they show, whether a die decides, and whether somebody else does', () => {
    const said = plans(laid(), { space: 0 })?.all.map(({ hostile, by, shows, rolls, asks }) => ({
      ...{ hostile, by, shows, rolls, asks },
    }))
    const way = (by: string, hostile: boolean) => said?.find((each) => each.by === by && each.hostile === hostile)
    expect(way('march', false)).toMatchObject({ shows: false, rolls: false, asks: true })
    expect(way('march', true)).toMatchObject({ shows: false, rolls: true, asks: false })
    expect(way('openly', false)).toMatchObject({ shows: true, rolls: false, asks: true })
  })

  test('are there where somebody can go, and for nobody else', () => {
    const t = laid()
    expect(stations(t)).toEqual([0])
    for (const space of [-1, 1, 0.5, 40, 1e9, Number.NaN]) expect(plans(t, { space })).toBeUndefined()
    expect(plans(t, { space: 0, pieces: [1] })).toEqual({ pieces: [], mobile: [0], all: [] })
  })

  test('lead by the places that are named, or nowhere', () => {
    expect(plans(laid(), { space: 0, via: [2] })?.all.map(({ space }) => space)).toEqual([2, 2])
    expect(plans(laid(), { space: 0, via: [7] })?.all).toEqual([])
  })
})
