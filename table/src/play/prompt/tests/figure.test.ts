import type { Forecast, Goal } from '@boma/showing'
import { beforeAll, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import type { Hand } from '../../hand/hand.ts'
import { tagsOf } from '../../hand/hand-lights.ts'
import type { Scene } from '../../scene/scene.ts'
import { marchFigure, marchHelp } from '../march-words.ts'

const FORECAST: Forecast = {
  title: '',
  rule: '',
  outcomes: [
    { name: 'must test', probability: 0.22, body: 'mine' },
    { name: 'losses, no test', probability: 0.78, body: '' },
  ],
  exact: true,
  histograms: [],
  lines: [],
}

/** A goal under the pointer of a hand that has such odds. */
function eyed(by: string, forecast = FORECAST) {
  const goal: Goal = { space: 1, by, order: [], path: [0, 1], left: '7″', halts: false, hostile: true }
  const reach = { goals: [goal] }
  const hand = {
    taken: {
      space: () => 0,
      goals: () => new Map([[1, [goal]]]),
      reach: () => reach,
      asked: () => [],
      isUnderWay: () => false,
    },
    plan: { eyed: () => goal, goal: () => undefined, via: () => [] },
    odds: { of: () => forecast, known: () => new Map([[goal, forecast]]), isFinal: () => false, isSeen: () => false },
  } as unknown as Hand
  return { hand, goal }
}
const figureOf = (by: string) => {
  const { hand, goal } = eyed(by)
  return marchFigure(hand, { from: 0, goal })
}
const SCENE = { board: () => ({ kind: 'hexes' }) } as unknown as Scene

beforeAll(() => language.set('en'))

test('neither a volley nor a charge is won: beside its button stands what the chance is for', () => {
  expect(figureOf('charge')).toBe('must test: 22 %')
  expect(figureOf('volley')).toBe('must test: 22 %')
  expect(figureOf('fire')).toBe('must test: 22 %')
  expect(figureOf('march')).toBe('22 %')
})

test('nobody wins by fire: neither the tag at the target nor the prompt says so', () => {
  expect(tagsOf(eyed('fire').hand).map(({ text }) => text)).toEqual(['22 %'])
  expect(tagsOf(eyed('march').hand).map(({ text }) => text)).toEqual(['22 % to win'])
  expect(marchHelp(SCENE, eyed('fire').hand, [])).toMatch(/must test: 22 %/)
  expect(marchHelp(SCENE, eyed('fire').hand, [])).not.toMatch(/to win|step is lost/)
})

test('of what cannot come it is not said that the chance is for it', () => {
  const outcomes = [{ name: 'costs a unit', probability: 0, body: 'mine' }, ...FORECAST.outcomes]
  const told = marchHelp(SCENE, eyed('fire', { ...FORECAST, outcomes }).hand, [])
  expect(told).toMatch(/must test: 22 %/)
  expect(told).not.toMatch(/costs a unit/)
})

test('12.4.10 of an attack over the sea the prompt says besides how likely nobody gets there', () => {
  const outcomes = [
    { name: 'You win', probability: 0.08, body: 'mine', decidedIn: 'ashore' },
    { name: 'You are beaten', probability: 0.19, body: 'theirs', decidedIn: 'ashore' },
    { name: 'Nobody gets ashore', probability: 0.73, body: 'theirs', decidedIn: 'atSea' },
  ]
  const { hand } = eyed('sea', { ...FORECAST, outcomes })
  expect(marchHelp(SCENE, hand, [])).toMatch(/8 % to win, Nobody gets ashore: 73 %/)
})
