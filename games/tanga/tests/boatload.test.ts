import { writeAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../actions.ts'
import { BEACH_HEXES, BEACH_NAMES, hex } from '../board.ts'
import { LANDING_GROUPS } from '../data/scenarios.ts'
import { tanga } from '../index.ts'
import { given, type Position } from './given.ts'

const { page } = inEnglish(tanga)
const ALL = LANDING_GROUPS.flatMap(({ units }) => units)
const fleet = (): Position =>
  given('campaign')
    .at(2, 22)
    .units(Object.fromEntries([...ALL, 'aitken', 'raj13-co'].map((unit) => [unit, 'aboard'])))
    .phase('landing')
const boatload = ({ t }: Position) => page.advice.standingAnswers?.(t).find(({ id }) => id === 'ashore')

test('5.2d a boatload goes ashore by one answer: five units, spread over the beach, and then somebody is asked', () => {
  const g = fleet().play('debark raj13 on A')
  const all = boatload(g)
  expect(all?.label).toBe('Land 5 more')
  const landed: string[] = []
  for (let action = all?.answer(g.t); action !== undefined; action = all?.answer(g.t)) {
    landed.push(writeAction(tanga.actions, action))
    g.play(landed.at(-1) ?? '')
  }
  expect(landed.map((order) => order.split(' ')[1])).toEqual(['a', 'b', 'c', 'd', 'e'].map((c) => `raj13-${c}`))
  // Beach A has two hexes, of which each has room for one company (9.3); the others lie there until they move on
  expect(landed.map((order) => order.split(' at ')[1])).toEqual(['2506', '2507', '2506', '2507', '2506'])
  expect(all?.holds(g.t), 'the boats are full').toBe(false)
  expect(g.asked, 'about the leaders, who are free').toBe('british ashore')
})

test('5.2d one unit alone is sent by itself', () => {
  const g = fleet().arrange((t) => {
    t.landing.cleared = 1
  })
  expect(boatload(g.play('debark stev-1 on A'))).toBeUndefined()
})

test('5.2b what names a beach lights it', () => {
  const { t } = fleet()
  const beach = BEACH_NAMES.indexOf('B')
  expect(page.offer(t, act.debark(0 as never, beach as never)).lights).toEqual(BEACH_HEXES[beach as never])
  expect(page.offer(t, act.end()).lights).toBeUndefined()
  expect(BEACH_HEXES[0 as never]).toContain(hex('2506'))
})
