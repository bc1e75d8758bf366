import {
  type Action,
  actionName,
  apply,
  begin,
  isMain,
  legal,
  Moves,
  notations,
  parseAction,
  searchDice,
  toDecide,
  view,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { CAPE, hex } from '../../board.ts'
import { windhoek } from '../../index.ts'
import { NO_UNIT } from '../../roster.ts'
import { flow } from '../../sequence.ts'
import { battleGround } from '../../tests/battle-ground.ts'
import { given, type Position } from '../../tests/given.ts'
import { marching } from '../../tests/marching.ts'
import { messages } from '../../words/english/messages.ts'
import { page } from './english.ts'

const action = (text: string) => parseAction(act, text) as Action
/** What Enter takes of all that is allowed. */
const mainOf = (g: Pick<Position, 't' | 'legal'>) =>
  g.legal.filter((text) => isMain(windhoek, g.t, action(text)) && !page.offer(g.t, action(text)).lesser)
const offered = (g: Position, text: string) => page.offer(g.t, action(text))

describe('labels', () => {
  test.each(notations(act))('%s is said in words, not in notation', (notation) => {
    const text = notation.replace('{unit}', 'FK-1').replace('{hex}', '2117')
    const label = page.offer(given().t, action(text))?.label ?? ''
    expect(label).toMatch(/^[A-Z0-9].+/)
    expect(label).not.toMatch(/FK-1|2117|[{}?]/)
    if (notation.includes('{unit}')) expect(label).toContain('1 FK')
    if (notation.includes('{hex}')) expect(label).toContain('Swakopmund')
  })

  test('every action has words, and those for one question are for a question that there is', () => {
    const questions = flow.steps.flatMap((step) => (step?.kind === 'question' ? [step.name] : []))
    for (const notation of notations(act)) {
      const sample = action(notation.replace('{unit}', 'FK-1').replace('{hex}', '2117'))
      expect(messages).toHaveProperty([`do.${actionName(act, sample)}`])
    }
    for (const key of Object.keys(messages).filter((k) => /^do\.\w+\./.test(k))) {
      const [, name = '', question = ''] = key.split('.')
      expect(messages).toHaveProperty([`do.${name}`])
      expect(questions).toContain(question)
    }
  })

  test('an answer is called by what it does', () => {
    const g = marching('allied', { 'SAMR-1': '3425', DEOR: 'cape' })
    expect(offered(g, 'end')?.label).toBe('End the March Phase')
    expect(offered(g, 'ship from cape')).toMatchObject({ label: 'Take ship from Cape Colony', cost: '2 AP' })
    expect(offered(g, 'march from 3425')).toMatchObject({ label: 'March from 3425', cost: '1 AP' })
    g.play('march from 3425')
    expect([offered(g, 'all')?.label, mainOf(g)]).toEqual(['March with all', ['all']])
    g.play('join SAMR-1')
    expect([offered(g, 'go')?.label, mainOf(g)]).toEqual(['March with these', ['go']])
  })
})

test('a step offers the movement points that are left after it (13.2), along a road in halves (21.1)', () => {
  const g = marching('german', { 'FK-1': '2515', 'G-Sup-1': '2515' }).play('march from 2515', 'all')
  const rail = g.legal.filter((a) => a.startsWith('step')).map((a) => offered(g, a)?.cost)
  expect(rail).toContain('3½')
  expect(rail).toContain('3')
  expect(mainOf(g)).toEqual([])
})

test('what a counter does besides marching is chosen in its space, beside the march (20.3, 24.2)', () => {
  const g = marching('german', { SWAPC: '2614', 'FK-1': '2614' }).marks({ '2614': ['broken'] })
  expect(g.legal).toContain('repair with SWAPC')
  expect(offered(g, 'repair with SWAPC')).toMatchObject({ space: hex('2614'), piece: NO_UNIT })
  expect(offered(g, 'march from 2614')).not.toHaveProperty('piece')
})

describe('the whole way of a march is offered', () => {
  const path = (g: Position, text: string) => offered(g, text)?.path

  test('along the line for a ride (21.2)', () => {
    const g = marching('german', { 'FK-1': '2816' }).play('rail from 2816', 'all')
    expect(path(g, 'ride to 2614')).toEqual(['2816', '2716', '2715', '2614'].map(hex))
  })

  test('along the coast for a voyage (22.1)', () => {
    const g = marching('allied', { DEOR: 'cape', 'SAMR-1': '2118' }).play('ship from cape', 'all')
    const way = path(g, 'land at 2118') ?? []
    expect([way[0], way.at(-1)]).toEqual([CAPE, hex('2118')])
    expect(way.length).toBeGreaterThan(8)
  })

  test('on foot to a leader who calls (20.3), and not for a single step', () => {
    const g = marching('german', { Franke: '2415', 'FK-1': '2616' }).play('concentrate on Franke')
    expect(path(g, 'come FK-1')).toEqual(['2616', '2615', '2515', '2415'].map(hex))
    const step = marching('german', { 'FK-1': '2515' }).play('march from 2515', 'all')
    expect(offered(step, 'step to 2514')).not.toHaveProperty('path')
  })
})

test('attacks are hostile, and holding back is what Enter takes (12.2)', () => {
  const g = marching('allied', { 'SAMR-1': '3525', 'FK-1': '3524' }).play('march from 3525', 'all', 'stop')
  expect(offered(g, 'attack 3524')).toMatchObject({ hostile: true })
  expect(offered(g, 'hold')).toMatchObject({ hostile: false })
  expect(mainOf(g)).toEqual(['hold'])
})

test('15.5.3 Enter has whoever leads in a battle fight, unless he could withdraw and is more likely beaten', () => {
  const led = (...others: readonly string[]) => {
    const g = battleGround().units({ 'SAMR-1': '2516', ...Object.fromEntries(others.map((name) => [name, '2515'])) })
    return g.attack('2516', '2515', 'SAMR-1').dice(1, 6).play('go')
  }
  const [strong, weak] = [led('FK-1', 'FK-2', 'FK-3', 'G-Art-1'), led('Patrol-1')]
  expect([strong.asked, weak.asked]).toEqual(['german withdraw', 'german withdraw'])
  expect([mainOf(strong), mainOf(weak)]).toEqual([['fight'], []])
})

test('a recruit shows its price (10.1)', () => {
  const g = given().units({ 'FK-1': '2515', 'FK-8': 'recruits' }).set({ german: 12 }).phase('recruit', 'german')
  const price = 12 - g.play('recruit FK-8').points('german')
  const before = given().units({ 'FK-1': '2515', 'FK-8': 'recruits' }).set({ german: 12 }).phase('recruit', 'german')
  expect(offered(before, 'recruit FK-8')?.cost).toBe(`${price} AP`)
})

test.each([
  ['in the open', []],
  ['in fog', ['fog']],
] as const)('a match played at random %s can always be shown, and Enter takes one answer at most', (_, options) => {
  const { table: t } = given(...options).given
  const dice = searchDice(11)
  begin(windhoek, t, { scenario: 0, options: t.core.options }, dice)
  const moves = new Moves()
  for (let n = 0; n < 300 && t.core.result === 0; n++) {
    const all = Array.from({ length: legal(windhoek, t, moves) }, (_each, i) => moves.at(i))
    const side = toDecide(windhoek, t)
    const seen = view(windhoek, t, side)
    const offers = all.map((a) => page.offer(seen, a))
    expect(offers).toEqual(all.map((a) => page.offer(t, a)))
    expect(all.filter((a) => isMain(windhoek, seen, a)).length).toBeLessThanOrEqual(1)
    page.fights?.panel(seen, side)
    page.status(seen)
    const chosen = all[(n * 7919) % all.length] as Action
    page.advice.forecast?.(seen, chosen)
    expect(apply(windhoek, t, side, chosen, dice)).toBe(0)
  }
})
