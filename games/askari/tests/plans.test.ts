import { type Leaving, UNCOUNTED } from '@boma/counsel'
import {
  type Action,
  actionName,
  apply,
  asked,
  blank,
  check,
  copy,
  type Hex,
  legal,
  Moves,
  noDice,
  writeAction,
} from '@boma/kernel'
import { type MarchReading, planFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { hex, SPACES } from '../board.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import { GROUND, UNITS, type Unit, unit } from '../roster.ts'
import { pointsLeft } from '../rules/10.1-force.ts'
import { whyNotForm, whyNotGo } from '../rules/10.1-form.ts'
import { costTo, hasFoe, hexOf, placeOf } from '../rules/10.1-ground.ts'
import { keepsUp } from '../rules/10.1-step.ts'
import { whyNotSail } from '../rules/12.3-sailing.ts'
import { flow } from '../sequence.ts'
import { given, type Position, space as spaceOf } from './given.ts'
import { begin, marching } from './marching.ts'
import { scattered } from './scattered.ts'

const questionOf = (t: Table): string => asked(flow, t)?.name ?? ''
const GOING = ['step', 'ride', 'board', 'land', 'halt']

/** What the poorest of them has left. */
const least = (t: Table, pieces: readonly number[]): number => Math.min(...pieces.map((u) => pointsLeft(t, u as Unit)))
const isWhole = (t: Table, pieces: readonly number[]): boolean => t.force.size === pieces.length

/** The enemy-held hex that an action enters. */
function foeAt(t: Table, action: Action): Hex | undefined {
  const to = act.step.is(action) ? act.step.hex(action) : act.land.is(action) ? hexOf(act.land.hex(action)) : -1
  return to >= 0 && hasFoe(t, t.tracks.phasing, to as Hex) ? (to as Hex) : undefined
}
/** §10.1.5: who cannot pay would stay behind; a plan is for all. */
function allKeepUp(t: Table, to: Hex): boolean {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1))
    if (!keepsUp(t, u, to, costTo(t, t.tracks.phasing, to))) return false
  return true
}

const ways: MarchReading<Table> = {
  where: (t, piece) => t.units.where[piece as Unit] as number,
  goes(t, action, pieces) {
    const name = actionName(act, action)
    if (name === 'march') return act.march.hex(action) === placeOf(t, pieces[0] as Unit)
    if (questionOf(t) === 'form') {
      if (name === 'take') return pieces.includes(act.take.unit(action))
      return name === 'go' && t.joining.size === pieces.length
    }
    if (questionOf(t) === 'supply') return name === 'end'
    if (act.drop.is(action)) return !pieces.includes(act.drop.unit(action))
    if (act.step.is(action) && !allKeepUp(t, act.step.hex(action))) return false
    return GOING.includes(name) && isWhole(t, pieces) && foeAt(t, action) === undefined
  },
  way: (t, action) => (act.board.is(action) || act.land.is(action) ? 'sea' : t.march.at > 0 ? undefined : ''),
  ways: ['march', 'rail', 'sea'],
  attacked(t, action) {
    const to = foeAt(t, action)
    return to !== undefined && (act.land.is(action) || allKeepUp(t, to)) ? to : undefined
  },
  // §11: nothing is hidden, so that every attack has its odds.
  shows: () => true,
  key: (t) =>
    [questionOf(t), t.march.at, t.march.from, String(t.units.spent), String(t.towns.holder), t.tracks.portugal].join(
      ' ',
    ) + Array.from({ length: UNITS }, (_, u) => (t.force.has(u as Unit) || t.joining.has(u as Unit) ? u : '')).join(),
  left(t, action, pieces) {
    if (act.land.is(action) || act.board.is(action)) return UNCOUNTED
    if (!isWhole(t, pieces)) return undefined
    const cost = act.step.is(action) ? costTo(t, t.tracks.phasing, act.step.hex(action)) : 0
    const points = least(t, pieces) - cost
    return ways.attacked(t, action) === undefined ? points : UNCOUNTED
  },
  ends: true,
  // §12.3.9, §10.3.7: where vessels are driven off, or may look for those who sail or land, they come first.
  mayEnd: (t) => !['form', 'supply', 'step', 'landing'].includes(questionOf(t)),
}

/** The units of a place that may set out, without Carriers, whom the search cannot tell from others. */
const unitsIn = (t: Table, place: Hex): readonly Unit[] =>
  Array.from({ length: GROUND }, (_, u) => u as Unit).filter(
    (u) => placeOf(t, u) === place && whyNotGo(t, u, place) === 0,
  )

const faultsOf = (t: Table, from: Leaving) => planFaults(askari, t, from, ways)
const plansOf = (t: Table, from: Leaving) => askari.counsel.plans?.(t, from)

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

/** §12.3: what is wrong with where vessels are said to sail, against the legal actions one by one. */
function voyageFaults(t: Table, space: Hex, vessels: readonly Unit[]): readonly string[] {
  const plans = plansOf(t, { space, pieces: vessels })?.all ?? []
  const spoken = (order: readonly Action[]) => order.map((a) => writeAction(act, a)).join(', ')
  const refused = plans.flatMap(({ order, price, space: to, left }) => {
    const trial = copyOf(t)
    for (const action of order.slice(0, -1)) if (!isTaken(trial, action)) return [`refused: ${spoken(order)}`]
    if (check(askari, trial, trial.tracks.phasing, order.at(-1) as Action) !== 0) return [`refused: ${spoken(order)}`]
    const isSettled = isTaken(trial, order.at(-1) as Action) && questionOf(trial) === 'impulse'
    if (!isSettled) return []
    const [ship] = vessels as readonly [Unit]
    if (price !== undefined) return trial.units.where[ship] === to ? [`not driven off: ${spoken(order)}`] : []
    const isAsSaid =
      trial.units.where[ship] === to &&
      Math.max(...vessels.map((u) => trial.units.spent[u] as number)) === 4 - (left ?? -1)
    return isAsSaid ? [] : [`ends otherwise: ${spoken(order)}`]
  })
  const found = new Set(plans.map((plan) => plan.space))
  const missed = voyagesFrom(t, vessels).filter((to) => to !== space && !found.has(to))
  return [...refused, ...missed.map((to) => `missed: ${to}`)]
}

/** Every space that the vessels come to together, two steps far, as the lists of legal actions have it. */
function voyagesFrom(t: Table, vessels: readonly Unit[], steps = 2): readonly Hex[] {
  const [first, ...others] = vessels as readonly [Unit, ...Unit[]]
  const out = copyOf(t)
  if (![act.sail(first), ...others.map((u) => act.consort(u))].every((action) => isTaken(out, action))) return []
  const moves = new Moves()
  legal(askari, out, moves)
  return moves
    .toArray()
    .filter((action) => act.steer.is(action))
    .flatMap((action) => {
      const there = copyOf(out)
      const isFree = steps > 1 && isTaken(there, action) && questionOf(there) === 'impulse'
      const to = act.steer.hex(action)
      return [to, ...(isFree && there.units.where[first] === to ? voyagesFrom(there, vessels, steps - 1) : [])]
    })
}

const copyOf = (t: Table): Table => {
  const same = blank(askari)
  copy(t, same)
  return same
}

function isTaken(t: Table, action: Action): boolean {
  try {
    return apply(askari, t, t.tracks.phasing, action, noDice) === 0
  } catch {
    return false
  }
}

describe('10.0 what is in reach', () => {
  test('10.1, 10.2, 10.3 of stacks is what a search of all moves finds, and each order is allowed', () => {
    let looked = 0
    for (let seed = 1; seed <= 6; seed++) {
      const { t } = strewn(seed)
      for (const [i, space] of stacksOf(t).entries()) {
        if (i % 8 !== seed % 8) continue
        looked++
        expect(faultsOf(t, { space, pieces: unitsIn(t, space) }), `seed ${seed}, ${space}`).toEqual([])
      }
    }
    expect(looked).toBeGreaterThan(6)
  }, 60_000)

  test('10.1.2 of a part of a stack goes by those that are picked', () => {
    for (let seed = 13; seed <= 18; seed++) {
      const { t } = strewn(seed)
      for (const [i, space] of stacksOf(t).entries()) {
        const pieces = unitsIn(t, space).filter((u) => (u + seed) % 2 === 0)
        if (i % 5 === seed % 5 && pieces.length > 0)
          expect(faultsOf(t, { space, pieces }), `seed ${seed}, ${space}`).toEqual([])
      }
    }
  }, 60_000)

  test('10.1.3 by places that the way is to lead by', () => {
    for (let seed = 19; seed <= 24; seed++) {
      const { t } = strewn(seed)
      for (const [i, space] of stacksOf(t).entries()) {
        if (i % 9 !== seed % 9) continue
        const pieces = unitsIn(t, space)
        const plans = plansOf(t, { space, pieces })?.all ?? []
        const via = [plans[(7 * i) % plans.length], plans[(3 * i) % plans.length]].map((g) => g?.space ?? 0)
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
      expect(plansOf(g.t, { space: hex('2818'), pieces })?.all.length).toBeGreaterThan(2)
      expect(faultsOf(g.t, { space: hex('2818'), pieces }), names.join()).toEqual([])
    }
  })

  test('2.5.3 Carriers go along, and by themselves, by the number of their marker', () => {
    const g = marching('german', { '1-FK': '2819' }, 1, 1, (p) => p.carriers('german', '2819', '2819'))
    const marker = UNITS + hex('2819') * 2
    const words = (pieces?: readonly number[]) =>
      plansOf(g.t, { space: hex('2819'), ...(pieces && { pieces }) })
        ?.all.find((plan) => plan.space === hex('2818'))
        ?.order.map((a) => writeAction(act, a))
    expect(words()).toEqual(['march from 2819', 'all', 'step to 2818', 'halt'])
    expect(words([unit('1-FK')])).toEqual(['march from 2819', 'take 1-FK', 'go', 'step to 2818', 'halt'])
    expect(words([marker])).toEqual(['march from 2819', 'carriers 2', 'step to 2818', 'halt'])
    const far = plansOf(g.t, { space: hex('2819'), pieces: [marker] })?.all ?? []
    expect(Math.max(...far.filter((plan) => plan.by === 'march').map((plan) => plan.path.length))).toBe(5)
  })

  test('10.2.6 a ride is one action, however long, and its way shows every hex', () => {
    const g = marching('german', { '1-FK': '3219' })
    const plan = plansOf(g.t, { space: hex('3219') })?.all.find((each) => each.space === hex('0414'))
    expect(plan?.order.map((a) => writeAction(act, a))).toEqual(['march from 3219', 'all', 'ride to 0414', 'halt'])
    expect([plan?.by, plan?.left, plan?.path.length]).toEqual(['rail', 5, 29])
  })

  test('8.1.5 from beyond the east edge every coast of the ocean is in reach, and an enemy on it red', () => {
    const g = marching('entente', { '2-LNL': 'east', '1-FK': '3215' }, 4)
    const plans = plansOf(g.t, { space: spaceOf('east') })?.all ?? []
    expect(plans.find((plan) => plan.space === hex('3412'))?.path).toEqual(['east', 'ocean', '3412'].map(spaceOf))
    expect(plans.find((plan) => plan.space === hex('3215'))?.hostile).toBe(true)
    expect(faultsOf(g.t, { space: spaceOf('east'), pieces: [unit('2-LNL')] })).toEqual([])
  })

  test('10.1.8, 7.2.3 who has no line is shown where a Carrier would take it, at its price, beyond where it gets alone', () => {
    const g = marching('entente', { '1/3-KAR': '2310' }, 1, 1, (p) => p.carriers('entente', '2310'))
    const leaving = { space: hex('2310'), pieces: [unit('1/3-KAR')] }
    const plans = plansOf(g.t, leaving)?.all ?? []
    const [plain, dear] = [plans.filter((plan) => !plan.price), plans.filter((plan) => plan.price)]
    expect(plain.length).toBeGreaterThan(5)
    expect(dear.length).toBeGreaterThan(3)
    expect(dear.filter((plan) => plain.some((other) => other.space === plan.space))).toEqual([])
    for (const { price } of dear)
      expect(price).toEqual({ key: 'reach.carrierAndPoint', facts: { hex: { kind: 'hex', value: hex('2310') } } })
    for (const plan of dear) {
      expect(plan.order.map((a) => writeAction(act, a))).toContain('consume 2310')
      expect(plan.left).toBe(0)
    }
    expect(faultsOf(g.t, leaving)).toEqual([])
  })

  test('12.4.10 who may be sought in the Patrol Box is shown the box, where that is decided; else every coast behind it', () => {
    const endsOf = (where: Position) => plansOf(where.t, { space: hex('3219') })?.all ?? []
    const free = endsOf(marching('german', { '1-FK': '3219' }))
    const watched = endsOf(marching('german', { '1-FK': '3219', Königsberg: 'ocean', Pegasus: 'ocean' }))
    const bySea = (plans: ReturnType<typeof endsOf>) =>
      plans.filter((plan) => plan.by === 'sea').map((plan) => plan.space)
    expect(bySea(watched)).toContain(spaceOf('ocean'))
    expect(bySea(watched)).not.toContain(hex('3412'))
    expect(bySea(free)).not.toContain(spaceOf('ocean'))
    expect(bySea(free)).toContain(hex('3412'))
  })

  test('12.3 vessels go by themselves: out to the Patrol Box and in to each coast, four points in all', () => {
    const g = marching('german', { '1-FK': '3219', Königsberg: '3219' })
    const [ship, company] = [unit('Königsberg'), unit('1-FK')]
    const at = { space: hex('3219') }
    expect(plansOf(g.t, at)).toMatchObject({ pieces: [company], mobile: [company, ship] })
    // Who is taken in last says who goes.
    const found = plansOf(g.t, { ...at, pieces: [company, ship] })
    expect(found).toMatchObject({ pieces: [ship], mobile: [company, ship], points: 4 })
    const words = (space: number) =>
      found?.all
        .filter((plan) => plan.space === space)
        .map(({ order, left }) => [left, order.map((a) => writeAction(act, a)).join(', ')])
    expect(words(spaceOf('ocean'))).toEqual([[3, 'sail Königsberg, steer for ocean']])
    expect(words(hex('3412'))).toEqual([[2, 'sail Königsberg, steer for ocean, sail Königsberg, steer for 3412']])
    expect(words(hex('3219'))).toEqual([])
    const sought = marching('german', { Königsberg: '3219', Pegasus: 'ocean' })
    expect(plansOf(sought.t, at)?.all.map((plan) => plan.space)).toEqual([spaceOf('ocean')])
  })

  test('12.3 every order of scattered vessels is allowed, ends where it says with what it says, and no coast is missed', () => {
    let looked = 0
    for (let seed = 25; seed <= 40; seed++) {
      const { t } = strewn(seed)
      for (let space = 0 as Hex; space < SPACES; space++) {
        const vessels = Array.from({ length: UNITS }, (_, u) => u as Unit).filter(
          (u) => t.units.where[u] === space && whyNotSail(t, u) === 0,
        )
        if (vessels.length === 0) continue
        looked++
        expect(voyageFaults(t, space, vessels), `seed ${seed}, ${space}`).toEqual([])
      }
    }
    expect(looked).toBeGreaterThan(10)
  })

  test('10.0 nothing is asked of it that it could not take', () => {
    const wild = [-1, 0, 5, 211, 212, 1679, 1680, 1690, 1699, 5000, 1e9, Number.NaN, 0.5]
    const { t } = strewn(3)
    for (const space of wild)
      for (const pieces of [undefined, [], wild])
        for (const via of [[], wild]) plansOf(t, { space, ...(pieces && { pieces }), via })
  })
})
