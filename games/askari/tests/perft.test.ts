import { perft } from '@boma/kernel/testing'
import { expect, test } from 'vitest'
import { askari } from '../index.ts'
import { given, type Position } from './given.ts'
import { marching } from './marching.ts'

/** Named positions, and how many lines of one, two, three... actions lead on from each. */
const POSITIONS: Readonly<Record<string, readonly [() => Position, readonly number[]]>> = {
  'a company alone in the bush': [() => marching('german', { '1-FK': '2517' }), [0, 0, 0, 0]],
  'a company before Taveta, with the railway behind it': [
    () => marching('german', { '1-FK': '2711', Herng: '2711', EAMR: '2810' }),
    [0, 0, 0, 0],
  ],
  'a battalion on the coast with a cruiser': [
    () => marching('entente', { '29-Pjb': '3412', Astraea: '3412', Königsberg: '3219' }, 2),
    [0, 0, 0, 0],
  ],
  'the set-up of 1914': [() => given('campaign'), [0, 0]],
}

test.each(Object.entries(POSITIONS))('%s leads on to as many lines as ever', (_, [position, counts]) => {
  const { t } = position()
  expect(counts.map((_count, i) => perft(askari, t, i + 1))).toEqual(counts)
})
