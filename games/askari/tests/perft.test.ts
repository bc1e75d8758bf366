import { perft } from '@boma/testing'
import { expect, test } from 'vitest'
import { askari } from '../index.ts'
import { nobodyToCome } from './fresh.ts'
import { given, type Position } from './given.ts'
import { marching } from './marching.ts'

/** Named positions, and how many lines of one, two, three... actions lead on from each. */
const POSITIONS: Readonly<Record<string, readonly [() => Position, readonly number[]]>> = {
  'replacements of both sides': [
    () =>
      given('campaign')
        .set({ turn: 6 })
        .units({
          '29-Pjb': ['2506', 'reduced'],
          '2-LNL': ['2506', 'reduced'],
          '1-FK': ['3219', 'reduced'],
          '2-FK': 'pile',
        })
        .carriers('entente', '2506')
        .arrange(nobodyToCome)
        .run({ procedure: 'logistics', at: 4 }),
    [6, 16, 73, 333],
  ],
  'attrition on turn 8': [
    () =>
      given('campaign')
        .set({ turn: 8 })
        .units({
          '29-Pjb': '2506',
          '2-LNL': '2506',
          '13-Rjpt': '3412',
          '61st': '3412',
          '101-Gn': '3412',
          '3-Gwlr': '3412',
          '7-SK': '2711',
          '8-SK': '2711',
          '9-SK': '2711',
        })
        .arrange(nobodyToCome)
        .run({ procedure: 'attrition', at: 0 }),
    [3, 6, 10, 15],
  ],
  'a company alone': [
    () =>
      given().units({ '1-FK': '2214' }).set({ turn: 5 }).arrange(nobodyToCome).run({ procedure: 'operations', at: 0 }),
    [2, 5, 11, 56],
  ],
  'a company alone in the bush': [() => marching('german', { '1-FK': '2517' }), [2, 5, 11, 56]],
  'a company before Taveta, with the railway behind it': [
    () => marching('german', { '1-FK': '2711', Herng: '2711', EAMR: '2810' }),
    [2, 7, 22, 109],
  ],
  'a battalion on the coast with a cruiser': [
    () => marching('entente', { '29-Pjb': '3412', Astraea: '3412', Königsberg: '3219' }, 2),
    [3, 6, 34, 682],
  ],
  'the set-up of 1914': [() => given('campaign'), [25, 636]],
}

test.each(Object.entries(POSITIONS))('%s leads on to as many lines as ever', (_, [position, counts]) => {
  const { t } = position()
  expect(counts.map((_count, i) => perft(askari, t, i + 1))).toEqual(counts)
})
