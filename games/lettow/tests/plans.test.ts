import { type Leaving, planningBy, UNCOUNTED } from '@boma/counsel'
import { type Action, apply, asked, blank, isOver, searchDice, toDecide } from '@boma/kernel'
import { everyPosition, type MarchReading, planFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { PLACES, type Space } from '../board.ts'
import { marching as told } from '../counsel/marching.ts'
import { lettow } from '../index.ts'
import type { Table } from '../layout.ts'
import { UNITS, type Unit } from '../roster.ts'
import { hasEnemy } from '../rules/03-map.ts'
import { rules } from '../rules.ts'
import { flow } from '../sequence.ts'

const goer = (action: Action): Unit | undefined =>
  act.move.is(action) ? act.move.unit(action) : act.sail.is(action) ? act.sail.unit(action) : undefined

const marching: MarchReading<Table> = {
  where: (t, piece) => t.units.where[piece as Unit] as number,
  goes: (_, action, pieces) => pieces.includes(goer(action) ?? -1),
  way: (_, action) => (act.sail.is(action) ? 'sea' : ''),
  ways: ['march', 'rail', 'sea'],
  attacked(t, action) {
    const to = act.move.is(action) ? act.move.space(action) : act.sail.space(action)
    return hasEnemy(t, t.tracks.phasing, to) ? to : undefined
  },
  fights: (t, space) => hasEnemy(t, t.tracks.phasing, space as Space),
  shows: () => true,
  key: (t) => `${String(t.units.where)} ${String(t.units.left)}`,
  // §10.2: what the poorest of them has left, once this one has gone
  left(t, action, pieces) {
    const after = blank(lettow)
    after.words.set(t.words)
    apply(lettow, after, toDecide(lettow, t), action, searchDice(1))
    const left = Math.min(...pieces.map((piece) => after.units.left[piece as Unit] as number))
    return act.sail.is(action) ? UNCOUNTED : left
  },
  mayEnd: () => true,
  ends: false,
}
/** They go together by land, or together by water. */
const byLand: MarchReading<Table> = { ...marching, goes: (t, a, of) => act.move.is(a) && marching.goes(t, a, of) }
const byWater: MarchReading<Table> = { ...marching, goes: (t, a, of) => act.sail.is(a) && marching.goes(t, a, of) }
/** The orders alone: a search of what five units can do one by one would not end. */
const orders: MarchReading<Table> = { ...marching, goes: () => false }

const isMoving = (t: Table): boolean => asked(flow, t)?.name === 'move'

/** Shows every position of random matches in which somebody moves. */
const everyMovement = (seeds: number, look: (t: Table, n: number) => void): void =>
  everyPosition(lettow, { seeds }, (t, n) => void (!isOver(t) && isMoving(t) && look(t, n)))

const plansOf = (t: Table, from: Leaving) => lettow.counsel.plans?.(t, from)
const places = Array.from({ length: PLACES }, (_, place) => place)

describe('10.0 what is in reach', () => {
  test('10.2, 10.6, 28.2 of one unit or two is what a search of all moves finds, and each order is allowed', () => {
    let asked = 0
    everyMovement(5, (t, n) => {
      if (n % 23 !== 0) return
      for (const space of places) {
        const mobile = plansOf(t, { space })?.mobile ?? []
        for (const pieces of [mobile.slice(0, 1), mobile.slice(-2)]) {
          if (pieces.length === 0 || (space + n) % 3 !== 0) continue
          asked++
          for (const by of [byLand, byWater])
            expect(planFaults(lettow, t, { space, pieces }, by), `${n}, ${space}`).toEqual([])
        }
      }
    })
    expect(asked).toBeGreaterThan(100)
  })

  test('11.0 of whole stacks is what all of them get to by themselves, if there is room for all', () => {
    everyMovement(4, (t, n) => {
      if (n % 17 !== 0) return
      for (const space of places) {
        const plans = plansOf(t, { space })
        if (plans === undefined) continue
        expect(planFaults(lettow, t, { space }, orders), `${n}, ${space}`).toEqual([])
        const alone = plans.pieces.map((piece) => plansOf(t, { space, pieces: [piece] })?.all.map((g) => g.space) ?? [])
        const shared = alone.reduce((all, some) => all.filter((each) => some.includes(each)))
        const together = new Set(plans.all.map((plan) => plan.space))
        for (const missing of shared.filter((each) => !together.has(each))) {
          const crowd = t.tracks.phasing === 0 ? t.places.alliedCrowd : t.places.germanCrowd
          expect((crowd[missing as Space] as number) + plans.pieces.length).toBeGreaterThan(5)
        }
      }
    })
  })

  test('10.2 by places that the way is to lead by', () => {
    everyMovement(3, (t, n) => {
      if (n % 29 !== 0) return
      for (const space of places) {
        const plans = plansOf(t, { space })?.all ?? []
        const via = plans.filter((_, i) => i % 5 === n % 5).map((plan) => plan.space)
        for (const place of via) {
          expect(planFaults(lettow, t, { space, via: [place] }, orders), `${n}, ${space}`).toEqual([])
          // Whoever can go there can also go by there, and stay.
          const onLand = plans.some((plan) => plan.space === place && plan.by !== 'sea')
          const again = plansOf(t, { space, via: [place] })?.all.some((plan) => plan.space === place)
          expect(again).toBe(onLand)
        }
      }
    })
  })

  test('10.0 is by the shortcut what it is by trying out, to the order of the plans', () => {
    const { shortcut: _, ...slow } = told
    const tried = planningBy(rules, slow)
    const found = new Set<string>()
    everyMovement(12, (t, n) => {
      if (n % 7 !== 0) return
      for (const space of tried.stations(t)) {
        const all = tried.plans(t, { space })
        const mobile = all?.mobile ?? []
        expect(plansOf(t, { space })).toEqual(all)
        for (const pieces of [mobile, mobile.slice(-1), mobile.filter((unit) => (unit + n) % 3 !== 0)])
          expect(plansOf(t, { space, pieces })).toEqual(tried.plans(t, { space, pieces }))
        for (const { by, hostile } of all?.all ?? []) found.add(`${by} ${hostile} ${mobile.length > 1}`)
      }
    })
    expect(found.size).toBe(12)
  })

  test('10.3 whom a landing meets is at its end, and nobody where it sets out', () => {
    let landings = 0
    everyMovement(12, (t) => {
      for (const space of places)
        for (const plan of plansOf(t, { space })?.all ?? []) {
          if (plan.by !== 'sea' || !plan.hostile) continue
          landings++
          expect(plan.meets).toEqual([plan.space])
        }
    })
    expect(landings).toBeGreaterThan(10)
  })

  test('10.0 nothing is asked of it that it could not take', () => {
    const wild = [-1, 0, 5, 59, 60, 61, 62, 63, 64, 65, 66, 200, 1e9, Number.NaN, 0.5]
    everyMovement(2, (t, n) => {
      if (n % 31 !== 0) return
      for (const space of [...wild, ...places])
        for (const pieces of [undefined, [], wild, Array.from({ length: UNITS }, (_, u) => u)])
          for (const via of [[], wild]) plansOf(t, { space, ...(pieces && { pieces }), via })
    })
  })
})
