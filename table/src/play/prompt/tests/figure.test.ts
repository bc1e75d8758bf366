import type { Forecast, Goal } from '@boma/showing'
import { expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import type { Hand } from '../../hand/hand.ts'
import { marchFigure } from '../march-words.ts'

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

const figureOf = (by: string) => {
  const goal: Goal = { space: 1, by, order: [], path: [], left: '7″', halts: false, hostile: true }
  return marchFigure({ taken: { space: () => 0 }, odds: { of: () => FORECAST } } as unknown as Hand, { from: 0, goal })
}

test('neither a volley nor a charge is won: beside its button stands what the chance is for', () => {
  language.set('en')
  expect(figureOf('charge')).toBe('must test: 22 %')
  expect(figureOf('volley')).toBe('must test: 22 %')
  expect(figureOf('march')).toBe('22 %')
})
