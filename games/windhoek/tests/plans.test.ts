import { type Leaving, planningBy } from '@boma/counsel'
import {
  type Action,
  actionFacts,
  actionName,
  asked,
  copy,
  DIRECTIONS,
  type Hex,
  neighbour,
  OFF_MAP,
  toDecide,
  view,
  writeAction,
} from '@boma/kernel'
import { everyPosition, type MarchReading, planFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { CAPE, grid, hex } from '../board.ts'
import { marching as told } from '../counsel/marching.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import { GERMAN, type Unit, unit } from '../roster.ts'
import { leftAfter } from '../rules/12-march/points.ts'
import { crossesRiver } from '../rules/16.5-ground.ts'
import { rules } from '../rules.ts'
import { flow } from '../sequence.ts'
import { firstHead, firstIn, headAfter } from '../stacks.ts'
import { given, type Position, place } from './given.ts'
import { marching as pitched } from './marching.ts'
import { scattered } from './scattered.ts'

const MARCHES = ['act', 'form', 'step', 'ride', 'sail', 'attack']
const questionOf = (t: Table): string => asked(flow, t)?.name ?? ''
const GOING = ['march', 'rail', 'ship', 'step', 'ride', 'land', 'stop']

const isWhole = (t: Table, pieces: readonly number[]): boolean => t.force.size === pieces.length
/** §12.1: those who go join, and no others; 'all' would say the same again. */
const joins = (t: Table, action: Action, pieces: readonly number[]): boolean =>
  act.join.is(action) ? pieces.includes(act.join.unit(action)) : isWhole(t, pieces)

const WAYS: Readonly<Record<string, string>> = { march: 'march', rail: 'rail', ship: 'sea' }
const MODES = ['', 'march', 'rail', 'sea', 'concentrate']

const marching: MarchReading<Table> = {
  where: (t, piece) => t.units.where[piece as Unit] as number,
  goes(t, action, pieces) {
    const name = actionName(act, action)
    if (questionOf(t) === 'form') return (name === 'join' || name === 'go') && joins(t, action, pieces)
    // §13.1: who is to stay is dropped before the others go on
    if (act.drop.is(action)) return !pieces.includes(act.drop.unit(action))
    const { hex: from } = actionFacts(act, action)
    const begins = ['march', 'rail', 'ship'].includes(name)
    return GOING.includes(name) && (begins ? from === t.units.where[pieces[0] as Unit] : isWhole(t, pieces))
  },
  way: (t, action) => WAYS[actionName(act, action)] ?? (t.march.mode > 0 ? MODES[t.march.mode] : undefined),
  ways: ['march', 'rail', 'sea'],
  attacked: (_, action) =>
    act.attack.is(action) ? act.attack.hex(action) : act.assault.is(action) ? act.assault.hex(action) : undefined,
  shows: (t, space) => firstIn(t, space as Hex) >= 0,
  key: (t) =>
    [questionOf(t), t.march.mode, t.march.at, t.force.size, Math.min(1, t.march.steps), String(t.units.spent)].join(),
  left: (t, action) => (act.step.is(action) ? leftAfter(t, act.step.hex(action)) : undefined),
  ends: true,
  mayEnd: (t) => ['act', 'attack'].includes(questionOf(t)),
}

/** A March Phase with units strewn about; in turn Allied and German, fog on and off, dry and wet, with options. */
function strewn(seed: number): Position {
  const g = given(
    'railroads',
    'amphibious',
    ...(seed % 3 === 0 ? [] : (['fog'] as const)),
    ...(seed % 4 < 2 ? (['trains'] as const) : []),
  )
  g.arrange((t) => {
    const { options } = t.core
    copy(scattered(seed, options), t)
  })
  return g.set({ allied: 6, german: 6, portugal: seed % 5 > 1 }).phase('march', seed % 2 === 0 ? 'allied' : 'german')
}

/** §5.2: the Allies hold every town but Gobabis (3315), which has nobody in it and is within reach of two of them. */
const BEFORE_GOBABIS = {
  ...{ UMR: '2117', CLH: '2426', KLH: '2816', ILH: '2515', NLH: '2413', CTH: '2611', DEOR: '2709', DLI: '3008' },
  ...{ Kimb: '3226', Pret: '3022', Rand: '3033', TVS: '3233', WWR: '4029', SR: '2118', 'SAMR-1': '3316', KR: '3313' },
}

/** The places of the phasing side's stacks. */
function stacksOf(t: Table): readonly Hex[] {
  const places: Hex[] = []
  for (let u = firstHead(t, t.tracks.phasing); u >= 0; u = headAfter(t, t.tracks.phasing, u))
    places.push(t.units.where[u] as Hex)
  return places
}

const plansOf = (t: Table, from: Leaving) => windhoek.counsel.plans?.(t, from)
const faultsOf = (t: Table, from: Leaving) => planFaults(windhoek, t, from, marching)

describe('12.0 what is in reach', () => {
  test('12.2, 15.2 of whole stacks is what a search of all marches finds, and each order is allowed', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { t } = strewn(seed)
      for (const space of stacksOf(t).filter((_, i) => i % 4 === seed % 4))
        expect(faultsOf(t, { space }), `seed ${seed}, ${space}`).toEqual([])
    }
  })

  test('12.1 of a part of a stack goes by those that are picked', () => {
    for (let seed = 7; seed <= 12; seed++) {
      const { t } = strewn(seed)
      for (const [i, space] of stacksOf(t).entries()) {
        const mobile = plansOf(t, { space })?.mobile ?? []
        const pieces = mobile.filter((unit) => (unit + i) % 3 !== 0)
        if (i % 5 === seed % 5) expect(faultsOf(t, { space, pieces }), `seed ${seed}, ${space}`).toEqual([])
      }
    }
  })

  test('13.0 by places that the way is to lead by', () => {
    for (let seed = 13; seed <= 18; seed++) {
      const { t } = strewn(seed)
      for (const [i, space] of stacksOf(t).entries()) {
        if (i % 6 !== seed % 6) continue
        const plans = plansOf(t, { space })?.all ?? []
        const [first, second] = [plans[(7 * i) % plans.length], plans[(3 * i) % plans.length]].map((g) => g?.space ?? 0)
        expect(faultsOf(t, { space, via: [first ?? 0] }), `seed ${seed}, ${space}`).toEqual([])
        if (first !== second)
          expect(faultsOf(t, { space, via: [second ?? 0, first ?? 0] }), `seed ${seed}, ${space}`).toEqual([])
      }
    }
  })

  test('12.0 in every position of random matches, in the middle of marches too', () => {
    let asked = 0
    everyPosition(windhoek, { seeds: 6 }, (t, n) => {
      if ((n * 0x9e3779b1) >>> 0 > 0x8000000 || !MARCHES.includes(questionOf(t))) return
      const at = questionOf(t) === 'act' ? stacksOf(t) : [t.march.at]
      for (const space of at.filter((_, i) => i % 7 === n % 7 || at.length === 1)) {
        asked++
        expect(faultsOf(t, { space }), `${n}, ${space}`).toEqual([])
      }
    })
    expect(asked).toBeGreaterThan(30)
  })

  test('13.5 of camels with quicker horsemen is what both can pay for, each for his own ground', () => {
    for (const at of ['3525', '3422', '2620', '2222', '2122', '2016', '1812', '2424', '3718', '3620', '2218', '2320'])
      for (const turn of [2, 5]) {
        const { t } = pitched('german', { CC: at, 'Patrol-1': at }).set({ turn })
        expect(faultsOf(t, { space: place(at, GERMAN) }), `${at}, turn ${turn}`).toEqual([])
      }
  })

  test('13.1 the slowest of a stack sets its pace, and is named', () => {
    const { t } = pitched('german', { CC: '3525', 'FK-1': '3525', 'G-Sup-1': '3525' })
    const paceOf = (...names: readonly string[]) => {
      const { points, slow } = plansOf(t, { space: hex('3525'), pieces: names.map(unit) }) ?? {}
      return { points, ...(slow && { slow }) }
    }
    expect(paceOf('FK-1')).toEqual({ points: 14 })
    expect(paceOf('FK-1', 'CC')).toEqual({ points: 12, slow: { pieces: [unit('CC')], without: 14 } })
    expect(paceOf('FK-1', 'CC', 'G-Sup-1')).toEqual({
      points: 8,
      slow: { pieces: [unit('G-Sup-1')], without: 12 },
    })
  })

  test('13.1 of a part of a force on the march, when the others are dropped', () => {
    const g = pitched('german', { 'FK-1': '3525', 'FK-2': '3525', CC: '3525' }).play('march from 3525', 'all')
    const [space] = [hex('3524')]
    g.play('step to 3524')
    for (const names of [['CC'], ['FK-1', 'CC'], ['FK-2']]) {
      const pieces = names.map(unit)
      expect(plansOf(g.t, { space, pieces })?.all.length).toBeGreaterThan(2)
      expect(faultsOf(g.t, { space, pieces }), names.join()).toEqual([])
    }
  })

  test('31.0 marines land on the enemy where nobody could march', () => {
    const { t } = pitched('allied', { RMLI: 'cape', DEOR: 'cape', 'FK-1': '2426' }, 'amphibious')
    expect(faultsOf(t, { space: CAPE })).toEqual([])
    const plan = plansOf(t, { space: CAPE })?.all.find((each) => each.space === hex('2426'))
    expect(plan?.order.map((action) => writeAction(act, action))).toEqual(['ship from cape', 'all', 'assault 2426'])
    expect([plan?.hostile, plan?.by]).toEqual([true, 'sea'])
  })

  test('16.5 over no river, if another hex serves', () => {
    for (let seed = 20; seed < 26; seed++) {
      const { t } = strewn(seed).set({ turn: 5 })
      for (const space of stacksOf(t)) {
        const attacks = plansOf(t, { space })?.all.filter((plan) => plan.hostile) ?? []
        const wet = attacks.filter(({ path, space: at }) => crossesRiver(t, path.at(-1) as Hex, at as Hex, false))
        for (const plan of wet) {
          const dry = DIRECTIONS.map((d) => neighbour(grid, plan.space as Hex, d)).filter(
            (from) => from !== OFF_MAP && !crossesRiver(t, from, plan.space as Hex, false),
          )
          for (const from of dry) {
            const by = plansOf(t, { space, via: [from] })?.all ?? []
            expect(by.some((each) => each.hostile && each.space === plan.space && each.path.at(-1) === from)).toBe(
              false,
            )
          }
        }
      }
    }
  })

  test('12.0 is by the shortcut what it is by trying out, to the order of the plans', () => {
    const { shortcut = () => undefined, ...slow } = told
    const tried = planningBy(rules, slow)
    const taken = new Set<string>()
    const short = planningBy(rules, {
      ...slow,
      shortcut(t, left, quest) {
        const plans = shortcut(t, left, quest)
        for (const { by, hostile } of plans ?? []) taken.add(`${by} ${hostile}`)
        return plans
      },
    })
    const compare = (t: Table, isAsked: (i: number) => boolean) => {
      const seen = view(windhoek, t, toDecide(windhoek, t))
      for (const [i, space] of tried.stations(seen).entries()) {
        if (!isAsked(i)) continue
        const all = tried.plans(seen, { space })
        const pieces = all?.mobile.filter((unit) => (unit + i) % 3 !== 0) ?? []
        expect(short.plans(seen, { space })).toEqual(all)
        expect(short.plans(seen, { space, pieces })).toEqual(tried.plans(seen, { space, pieces }))
      }
    }
    compare(pitched('allied', { RMLI: 'cape', DEOR: 'cape', 'FK-1': '2426' }, 'amphibious').t, () => true)
    compare(pitched('allied', BEFORE_GOBABIS).t, () => true)
    for (let seed = 1; seed <= 8; seed++) compare(strewn(seed).t, (i) => i % 3 === seed % 3)
    everyPosition(windhoek, { seeds: 6 }, (t, n) => {
      if (n % 23 === 0 && MARCHES.includes(questionOf(t))) compare(t, (i) => i % 2 === 0)
    })
    expect([...taken].sort()).toEqual([
      ...['march false', 'march true', 'rail false', 'rail true', 'sea false', 'sea true'],
    ])
  })

  test('12.0 nothing is asked of it that it could not take', () => {
    const wild = [-1, 0, 5, 60, 279, 280, 1000, 1289, 1290, 1e9, Number.NaN, 0.5]
    everyPosition(windhoek, { seeds: 2 }, (t, n) => {
      if (n % 97 !== 0) return
      const seen = view(windhoek, t, toDecide(windhoek, t))
      for (const space of [...wild, ...stacksOf(t)])
        for (const pieces of [undefined, [], wild])
          for (const via of [[], wild]) plansOf(seen, { space, ...(pieces && { pieces }), via })
    })
  })
})
