import { type Action, actionName, asked, copy, type Hex, type Leaving, type Reach, writeAction } from '@boma/kernel'
import { type Marching, reachFaults } from '@boma/kernel/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { hex, isBox, SPACES } from '../board.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import { GROUND, UNITS, type Unit, unit } from '../roster.ts'
import { pointsLeft } from '../rules/10.1-force.ts'
import { whyNotForm, whyNotGo } from '../rules/10.1-form.ts'
import { costTo, hasFoe, hexOf, placeOf } from '../rules/10.1-ground.ts'
import { keepsUp } from '../rules/10.1-step.ts'
import { flow } from '../sequence.ts'
import { given, type Position, space as spaceOf } from './given.ts'
import { begin, marching } from './marching.ts'
import { scattered } from './scattered.ts'

const questionOf = (t: Table): string => asked(flow, t)?.name ?? ''
const GOING = ['step', 'ride', 'board', 'land', 'halt']

/** What the poorest of them has left. */
const least = (t: Table, of: Reach): number => Math.min(...of.pieces.map((u) => pointsLeft(t, u as Unit)))
const isWhole = (t: Table, { pieces }: Reach): boolean => t.force.size === pieces.length

/** The enemy-held hex that an action enters. */
function foeAt(t: Table, action: Action): Hex | undefined {
  const to = act.step.is(action) ? act.step.hex(action) : act.land.is(action) ? hexOf(act.land.hex(action)) : -1
  return to >= 0 && hasFoe(t, t.tracks.phasing, to as Hex) ? (to as Hex) : undefined
}
/** §10.1.5: who cannot pay would stay behind; a goal is for all. */
function allKeepUp(t: Table, to: Hex): boolean {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1))
    if (!keepsUp(t, u, to, costTo(t, t.tracks.phasing, to))) return false
  return true
}

const ways: Marching<Table> = {
  where: (t, piece) => t.units.where[piece as Unit] as number,
  goes(t, action, of) {
    const name = actionName(act, action)
    if (name === 'march') return act.march.hex(action) === placeOf(t, of.pieces[0] as Unit)
    if (questionOf(t) === 'form') {
      if (name === 'take') return of.pieces.includes(act.take.unit(action))
      return name === 'go' && t.joining.size === of.pieces.length
    }
    if (questionOf(t) === 'supply') return name === 'end'
    if (act.drop.is(action)) return !of.pieces.includes(act.drop.unit(action))
    if (act.step.is(action) && !allKeepUp(t, act.step.hex(action))) return false
    return GOING.includes(name) && isWhole(t, of) && foeAt(t, action) === undefined
  },
  way: (t, action) => (act.board.is(action) || act.land.is(action) ? 'sea' : t.march.at > 0 ? undefined : ''),
  ways: ['march', 'rail', 'sea'],
  attacked(t, action) {
    const to = foeAt(t, action)
    return to !== undefined && (act.land.is(action) || allKeepUp(t, to)) ? to : undefined
  },
  // §11: what an attack would bring is told once the battle has begun.
  shows: () => false,
  key: (t) =>
    [questionOf(t), t.march.at, t.march.from, String(t.units.spent), String(t.towns.holder), t.tracks.portugal].join(
      ' ',
    ) + Array.from({ length: UNITS }, (_, u) => (t.force.has(u as Unit) || t.joining.has(u as Unit) ? u : '')).join(),
  left(t, action, of) {
    if (act.land.is(action)) return [0, '']
    if (!isWhole(t, of)) return undefined
    const cost = act.step.is(action) ? costTo(t, t.tracks.phasing, act.step.hex(action)) : 0
    const points = least(t, of) - cost
    return ways.attacked(t, action) === undefined ? [points, String(points)] : [points, '']
  },
  ends: true,
  // §12.3.9, §10.3.7: where vessels are driven off, or may look for those who land, they come first.
  mayEnd: (t) => !['form', 'supply', 'step', 'landing'].includes(questionOf(t)) && !isBox(t.march.at),
}

/** The units of a place that may set out, without Carriers, whom the search cannot tell from others. */
const unitsIn = (t: Table, place: Hex): readonly Unit[] =>
  Array.from({ length: GROUND }, (_, u) => u as Unit).filter(
    (u) => placeOf(t, u) === place && whyNotGo(t, u, place) === 0,
  )

const faultsOf = (t: Table, from: Leaving) => reachFaults(askari, t, from, ways)
const reachOf = (t: Table, from: Leaving): Reach | undefined => askari.present.page?.reach?.(t, from)

/** An Impulse with pieces strewn about. */
function strewn(seed: number): Position {
  const g = given('campaign')
  g.arrange((t) => copy(scattered(seed), t))
  return begin(g.set({ turn: 1 + (seed % 45), segment: 1 + (seed % 3) }), seed % 2 === 0 ? 'german' : 'entente')
}

const stacksOf = (t: Table): readonly Hex[] =>
  Array.from({ length: SPACES }, (_, space) => space as Hex).filter(
    (space) => whyNotForm(t, space) === 0 && unitsIn(t, space).length > 0,
  )

describe('10.0 what is in reach', () => {
  test('10.1, 10.2, 10.3 of stacks is what a search of all moves finds, and each order is allowed', () => {
    let looked = 0
    for (let seed = 1; seed <= 12; seed++) {
      const { t } = strewn(seed)
      for (const [i, space] of stacksOf(t).entries()) {
        if (i % 5 !== seed % 5) continue
        looked++
        expect(faultsOf(t, { space, pieces: unitsIn(t, space) }), `seed ${seed}, ${space}`).toEqual([])
      }
    }
    expect(looked).toBeGreaterThan(20)
  }, 60_000)

  test('10.1.2 of a part of a stack goes by those that are picked', () => {
    for (let seed = 13; seed <= 18; seed++) {
      const { t } = strewn(seed)
      for (const [i, space] of stacksOf(t).entries()) {
        const pieces = unitsIn(t, space).filter((u) => (u + seed) % 2 === 0)
        if (i % 3 === seed % 3 && pieces.length > 0)
          expect(faultsOf(t, { space, pieces }), `seed ${seed}, ${space}`).toEqual([])
      }
    }
  }, 60_000)

  test('10.1.3 by places that the way is to lead by', () => {
    for (let seed = 19; seed <= 24; seed++) {
      const { t } = strewn(seed)
      for (const [i, space] of stacksOf(t).entries()) {
        if (i % 6 !== seed % 6) continue
        const pieces = unitsIn(t, space)
        const goals = reachOf(t, { space, pieces })?.goals ?? []
        const via = [goals[(7 * i) % goals.length], goals[(3 * i) % goals.length]].map((g) => g?.space ?? 0)
        expect(faultsOf(t, { space, pieces, via: via.slice(0, 1) }), `seed ${seed}, ${space}`).toEqual([])
        if (via[0] !== via[1]) expect(faultsOf(t, { space, pieces, via }), `seed ${seed}, ${space}, two`).toEqual([])
      }
    }
  }, 60_000)

  test('10.1.5 of a part of a stack on the way, when the others are left', () => {
    const g = marching('german', { '1-FK': '2819', '2-FK': '2819', 'Naval-1': '2819' })
    g.play('march from 2819', 'all', 'step to 2818')
    for (const names of [['1-FK'], ['1-FK', '2-FK'], ['Naval-1']]) {
      const pieces = names.map(unit)
      expect(reachOf(g.t, { space: hex('2818'), pieces })?.goals.length).toBeGreaterThan(2)
      expect(faultsOf(g.t, { space: hex('2818'), pieces }), names.join()).toEqual([])
    }
  })

  test('2.5.3 Carriers go along, and by themselves, by the number of their marker', () => {
    const g = marching('german', { '1-FK': '2819' }, 1, 1, (p) => p.carriers('german', '2819', '2819'))
    const marker = UNITS + hex('2819') * 2
    const words = (pieces?: readonly number[]) =>
      reachOf(g.t, { space: hex('2819'), ...(pieces && { pieces }) })
        ?.goals.find((goal) => goal.space === hex('2818'))
        ?.order.map((a) => writeAction(act, a))
    expect(words()).toEqual(['march from 2819', 'all', 'step to 2818', 'halt'])
    expect(words([unit('1-FK')])).toEqual(['march from 2819', 'take 1-FK', 'go', 'step to 2818', 'halt'])
    expect(words([marker])).toEqual(['march from 2819', 'carriers 2', 'step to 2818', 'halt'])
    const far = reachOf(g.t, { space: hex('2819'), pieces: [marker] })?.goals ?? []
    expect(Math.max(...far.filter((goal) => goal.by === 'march').map((goal) => goal.path.length))).toBe(5)
  })

  test('10.2.6 a ride is one action, however long, and its way shows every hex', () => {
    const g = marching('german', { '1-FK': '3219' })
    const goal = reachOf(g.t, { space: hex('3219') })?.goals.find((each) => each.space === hex('0414'))
    expect(goal?.order.map((a) => writeAction(act, a))).toEqual(['march from 3219', 'all', 'ride to 0414', 'halt'])
    expect([goal?.by, goal?.left, goal?.path.length]).toEqual(['rail', '5', 29])
  })

  test('8.1.5 from beyond the east edge every coast of the ocean is in reach, and an enemy on it red', () => {
    const g = marching('entente', { '2-LNL': 'east', '1-FK': '3215' }, 4)
    const goals = reachOf(g.t, { space: spaceOf('east') })?.goals ?? []
    expect(goals.find((goal) => goal.space === hex('3412'))?.path).toEqual(['east', 'ocean', '3412'].map(spaceOf))
    expect(goals.find((goal) => goal.space === hex('3215'))?.hostile).toBe(true)
    expect(faultsOf(g.t, { space: spaceOf('east'), pieces: [unit('2-LNL')] })).toEqual([])
  })

  test('10.0 nothing is asked of it that it could not take', () => {
    const wild = [-1, 0, 5, 211, 212, 1679, 1680, 1690, 1699, 5000, 1e9, Number.NaN, 0.5]
    const { t } = strewn(3)
    for (const space of wild)
      for (const pieces of [undefined, [], wild])
        for (const via of [[], wild]) reachOf(t, { space, ...(pieces && { pieces }), via })
  })
})
