import { ALLOWED, FAR, type Hex, readRefusal } from '@boma/kernel'
import { inEnglish, refusedBy } from '@boma/showing'
import { expect, test } from 'vitest'
import { refuse } from '../actions.ts'
import { HEXES, hex, net } from '../board.ts'
import { windhoek } from '../index.ts'
import { stepCost } from '../rules/13-movement.ts'
import { given, type Position } from './given.ts'

const { whyNot, plans } = windhoek.counsel
const game = inEnglish(windhoek)
/** What keeps those of a hex from another, with its case. */
function why({ t }: Position, from: string, to: string): string {
  const refusal = whyNot?.(t, { space: hex(from) }, hex(to)) ?? ALLOWED
  if (refusal === ALLOWED) return ''
  const { rule, sentence } = refusedBy(game, refusal)
  return `${rule}: ${sentence}`
}
const atOkahandja = (): Position => given().units({ 'FK-1': '2715' }).set({ german: 6 }).phase('march', 'german')

test('13.4 what is in the way to a hex that is too far is what the way costs, however far it is', () => {
  const g = atOkahandja()
  expect(why(g, '2715', '1105')).toBe(
    '13.4: 1105 costs 30½ movement points and 7 are left: it takes another march, or a cheaper way.',
  )
  expect(why(g, '2715', '2716')).toBe('')
})

test('13.4 it costs what the march to a hex beside it costs, and the last step', () => {
  const { t } = atOkahandja()
  const all = plans?.(t, { space: hex('2715') })?.all ?? []
  const goals = new Map(all.flatMap(({ by, space, left }) => (by === 'march' ? [[space, left]] : [])))
  const ALLOWANCE = 14
  let held = 0
  for (let to = 0 as Hex; to < HEXES; to++) {
    const refusal = whyNot?.(t, { space: hex('2715') }, to) ?? ALLOWED
    const { name = '', facts = {} } = readRefusal(refuse, refusal) ?? {}
    if (goals.has(to)) expect(refusal).toBe(ALLOWED)
    if (name !== 'tooDear') continue
    expect(facts).toMatchObject({ left: ALLOWANCE })
    const beside = Array.from({ length: 6 }, (_, d) => net.ends[(net.firsts[to] ?? 0) + d] as Hex)
    const costs = beside.flatMap((at) => {
      const left = goals.get(at)
      return left === undefined ? [] : [ALLOWANCE - left + stepCost(t, 0, at, to)]
    })
    if (costs.includes(facts['cost'] ?? 0)) held++
    expect(Math.min(FAR, ...costs)).toBeGreaterThanOrEqual(facts['cost'] ?? 0)
    expect(facts['cost']).toBeGreaterThan(ALLOWANCE)
  }
  expect(held).toBeGreaterThan(20)
})

test('13.4, 29.1 where nobody can go it is the ground that is in the way', () => {
  const g = atOkahandja()
  expect(why(g, '2715', '0101')).toMatch(/^13\.4: 0101 is all sea/)
  expect(why(g, '2715', '2002')).toMatch(/^29\.1: Humbe/)
})

test('21.2 of a march by rail it says nothing', () => {
  const g = given('railroads').units({ 'FK-1': '2715' }).set({ german: 6 }).phase('march', 'german')
  g.play('rail from 2715', 'all')
  expect(why(g, '2715', '0303')).toBe('')
})
