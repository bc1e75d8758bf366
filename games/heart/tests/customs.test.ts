import { ALLOWED, apply, check, type Side } from '@boma/kernel'
import { inEnglish, speak } from '@boma/showing'
import { scriptedDice } from '@boma/testing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { counsel } from '../counsel/index.ts'
import { heart } from '../index.ts'
import type { Table } from '../layout.ts'
import { LOSSES } from '../rules/08-causes.ts'
import { HIDDEN, LOOSE } from '../rules/09-units.ts'
import { MORALE, MOVEMENT } from '../rules/11-turn.ts'
import { german } from '../words/german/index.ts'
import { testing } from './fighting.ts'
import { scene, type Troops, unit, within } from './given.ts'

const GERMAN = 0 as Side
const ONE: Troops = { type: 'askari', figures: 6, at: [10, 10] }
const ENEMY: Troops = { type: 'soldier', figures: 6, at: [30, 30], facing: 8 }
const THREE = { g1: ONE, g2: { ...ONE, at: [30, 10] }, g3: { ...ONE, at: [50, 10] }, b1: ENEMY } as const
/** What stands after this was said on this table. */
const said = (t: Table, key: string) => {
  const custom = counsel.customs?.find((each) => each.key === key)
  const terms = custom?.offered(t)
  if (custom === undefined || terms === undefined) throw new Error(`${key} is not offered`)
  return {
    answer: (now: Table) => custom.answer(now, terms),
    holds: (now: Table) => custom.holds(now, terms),
  }
}
const offered = (t: Table): readonly string[] =>
  (counsel.customs ?? []).filter((each) => each.offered(t) !== undefined).map(({ key }) => key)
const moving = (troops: Readonly<Record<string, Troops>>): Table =>
  scene(troops, {
    frames: within('movement-phase', 'movement'),
    arrange: (t) => {
      t.tracks.phase = MOVEMENT
    },
  }).table

test('11.2 said once, the rest stand: each unit in its turn, whoever is asked in between', () => {
  const t = moving(THREE)
  expect(offered(t)).toEqual(['stand'])
  const rest = said(t, 'stand')
  const stood: number[] = []
  for (let asked = 0; asked < 4; asked++) {
    const side = t.tracks.phasing
    const action = side === GERMAN ? rest.answer(t) : act.stand(unit('b1'))
    if (action === undefined) throw new Error('nobody answers')
    expect(check(heart, t, side, action)).toBe(ALLOWED)
    if (side === GERMAN) stood.push(act.stand.unit(action))
    apply(heart, t, side, action, scriptedDice([]))
    if (asked < 3) expect(rest.holds(t), 'as long as the phase lasts').toBe(true)
  }
  expect(stood).toEqual(['g1', 'g2', 'g3'].map(unit))
  expect(rest.holds(t), 'it ends with the phase').toBe(false)
})

test('9.4 a torn unit may not stand: about it its owner is asked', () => {
  const t = moving({ g1: ONE, b1: ENEMY })
  t.units.state[unit('g1')] = LOOSE
  expect(said(t, 'stand').answer(t)).toBeUndefined()
})

test('13.2 those in ambush stay there while the rest stand', () => {
  const t = moving({ g1: { ...ONE, where: HIDDEN }, b1: ENEMY })
  expect(said(t, 'stand').answer(t)).toBe(act.pass())
})

test('16.1 all tests are taken one after another, and it ends with them', () => {
  const t = testing(THREE, {
    turn: 3,
    arrange: (given) => {
      given.tracks.phase = MORALE
      for (const u of ['g1', 'g2', 'g3'].map(unit)) given.units.causes[u] = LOSSES
    },
  }).table
  expect(offered(t)).toEqual(['test'])
  const all = said(t, 'test')
  const action = all.answer(t)
  expect(action).toBe(act.test(unit('g1')))
  if (action !== undefined) apply(heart, t, GERMAN, action, scriptedDice([4]))
  expect(all.answer(t)).toBe(act.test(unit('g2')))
  expect(all.holds(t)).toBe(true)
  t.tracks.turn++
  expect(all.holds(t)).toBe(false)
})

test('it has a name in both languages', () => {
  const t = moving(THREE)
  for (const game of [inEnglish(heart), speak(heart, german)])
    expect(game.page.advice.standingAnswers?.(t)[0]?.label).toMatch(/^(The rest stands|Die übrigen bleiben stehen)$/)
})
