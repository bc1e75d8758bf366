import type { Leaving } from '@boma/counsel'
import { asked, isOver } from '@boma/kernel'
import { everyPosition, type MarchReading, planFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { COST, grid } from '../board.ts'
import { skirmish } from '../index.ts'
import type { Table } from '../layout.ts'
import { type Kind, MARCH, UNITS, type Unit } from '../roster.ts'
import { flow, marcher } from '../sequence.ts'

const marching: MarchReading<Table> = {
  where: (t, piece) => t.units.where[piece as Unit] as number,
  goes: (_, action, pieces) =>
    act.march.is(action) || act.halt.is(action) || (act.activate.is(action) && act.activate.unit(action) === pieces[0]),
  way: () => 'march',
  ways: ['march'],
  attacked: (_, action) => (act.fire.is(action) ? act.fire.hex(action) : undefined),
  shows: () => true,
  key: (t) => `${asked(flow, t)?.name} ${String(t.units.spent)}`,
  left(t, action) {
    const unit = marcher(t)
    if (unit === undefined || !act.march.is(action)) return undefined
    const points = MARCH[t.units.kind[unit] as Kind] as number
    const left = points - (t.units.spent[unit] as number) - (COST[act.march.hex(action)] as number)
    return left
  },
  mayEnd: (t) => asked(flow, t)?.name === 'activate',
  ends: true,
}

/** Shows every position of random matches in which somebody may march. */
const everyMarch = (seeds: number, look: (t: Table, n: number) => void): void =>
  everyPosition(skirmish, { seeds }, (t, n) => {
    if (!isOver(t) && ['activate', 'march'].includes(asked(flow, t)?.name ?? '')) look(t, n)
  })
const hexes = Array.from({ length: grid.size }, (_, hex) => hex)
const plansOf = (t: Table, from: Leaving) => skirmish.counsel.plans?.(t, from)

describe('4.0 what is in reach', () => {
  test('4.1, 4.5, 5.1 is what a search of all marches finds, and each order is allowed', () => {
    let asked = 0
    everyMarch(5, (t, n) => {
      for (const space of hexes) {
        const plans = plansOf(t, { space })?.all
        if (plans === undefined || (space + n) % 3 !== 0) continue
        asked++
        expect(planFaults(skirmish, t, { space }, marching), `${n}, ${space}`).toEqual([])
        const via = plans[n % (plans.length || 1)]?.space ?? 0
        expect(planFaults(skirmish, t, { space, via: [via] }, marching), `${n}, ${space} by ${via}`).toEqual([])
      }
    })
    expect(asked).toBeGreaterThan(100)
  })

  test('4.0 nothing is asked of it that it could not take', () => {
    const wild = [-1, 0, 5, 62, 63, 64, 200, 1e9, Number.NaN, 0.5]
    everyMarch(2, (t) => {
      for (const space of [...wild, ...hexes])
        for (const pieces of [undefined, [], wild, Array.from({ length: UNITS }, (_, u) => u)])
          for (const via of [[], wild]) plansOf(t, { space, ...(pieces && { pieces }), via })
    })
  })
})
