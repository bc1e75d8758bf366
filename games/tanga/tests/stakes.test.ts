import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { hex } from '../board.ts'
import { counsel } from '../counsel/index.ts'
import { LANDING_GROUPS } from '../data/scenarios.ts'
import { unit } from '../roster.ts'
import { given } from './given.ts'

const nobody: ReadonlySet<number> = new Set()

test('9.5, 15.2 before a Movement Phase ends its side is told which stacks are too high, why, and who places whom', () => {
  const g = given().units({ 'lnl2-a': '2010 NW', 'lnl2-b': '2010', 'lnl2-co': '2010', 'raj13-a': '1911 NW' })
  g.units({ 'fk6-1': '0510 SE', 'fk6-2': '0510' }).phase('britishMovement')
  expect(counsel.stakes?.(g.t, act.end(), nobody)?.question).toEqual({ key: 'risk.restQuestion' })
  // The officer walks off to the Rajputs
  g.play('march 2010', 'take lnl2-co', 'go', 'step to 1911 facing N', 'halt')
  const { risks = [] } = counsel.stakes?.(g.t, act.end(), nobody) ?? {}
  expect(risks.map(({ spaces, text, rule }) => [spaces, text, rule])).toEqual([
    [
      [hex('1911')],
      { key: 'risk.crowd', facts: expect.objectContaining({ what: { key: 'risk.strangeOfficer' } }) },
      '9.5',
    ],
    [
      [hex('2010')],
      { key: 'risk.crowd', facts: expect.objectContaining({ what: { key: 'risk.nobodyLeads' } }) },
      '9.5',
    ],
  ])
  expect(risks[1]?.pieces).toEqual([unit('lnl2-a'), unit('lnl2-b')])
})

test('9.5, 15.9.1 a landing that stands too high is told of when it may still move, and not before', () => {
  const crowd = { 'raj13-a': '2506 NW', 'raj13-b': '2506', 'raj13-c': '2506', 'raj13-co': '2506', 'fk6-1': '0510 SE' }
  const g = given().units(crowd).phase('britishMovement')
  expect(counsel.stakes?.(g.t, act.end(), nobody)?.risks).toHaveLength(1)
  expect(counsel.stakes?.(g.t, act.march(hex('2506')), nobody)).toBeUndefined()
})

test('15.1 before a Movement Phase ends in which nobody has moved its side is told who could, and not once somebody has', () => {
  const g = given().units({ 'lnl2-a': '2010 NW', 'raj13-a': '1911 NW', 'fk6-1': '0510 SE' }).phase('britishMovement')
  const { risks = [] } = counsel.stakes?.(g.t, act.end(), nobody) ?? {}
  expect(risks.map(({ kind, rule, pieces }) => [kind, rule, new Set(pieces)])).toEqual([
    ['unused', '15.1', new Set([unit('lnl2-a'), unit('raj13-a')])],
  ])
  g.play('march 2010', 'take lnl2-a', 'go', 'step to 1910 facing N', 'halt')
  expect(counsel.stakes?.(g.t, act.end(), nobody)).toBeUndefined()
})

const fleet = () =>
  given('campaign')
    .at(2, 22)
    .units(Object.fromEntries(LANDING_GROUPS.flatMap(({ units }) => units).map((u) => [u, 'aboard'])))
    .phase('landing')

test('5.1 before a turn goes by in which nobody lands its side is told how many groups could, and not where none may', () => {
  const told = counsel.stakes?.(fleet().t, act.end(), nobody)
  expect(told?.question).toEqual({ key: 'risk.nobodyLands' })
  expect(told?.risks.map(({ text, rule }) => [text, rule])).toEqual([
    [{ key: 'risk.groups', facts: { count: expect.any(Number) } }, '5.1'],
  ])
  expect(
    counsel.stakes?.(fleet().arrange((t) => (t.landing.last = t.tracks.turn)).t, act.end(), nobody),
  ).toBeUndefined()
})

test('5.2d before the boats go back with room in them the side is told who could still land', () => {
  const g = fleet().play('debark lnl2 on A', 'ashore lnl2-a at 2506')
  const [risk] = counsel.stakes?.(g.t, act.end(), nobody)?.risks ?? []
  expect(risk).toMatchObject({ text: { key: 'risk.aboard', facts: { count: 4 } }, rule: '5.2d' })
  expect(risk?.pieces).toHaveLength(4)
  g.play(...'bcd'.split('').map((c) => `ashore lnl2-${c} at 2506`))
  expect(counsel.stakes?.(g.t, act.end(), nobody)?.risks).toMatchObject([{ text: { key: 'risk.oneAboard' } }])
})
