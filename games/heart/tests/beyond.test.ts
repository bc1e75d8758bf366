import { ALLOWED, readRefusal } from '@boma/kernel'
import { expect, test } from 'vitest'
import { refuse } from '../actions.ts'
import { counsel } from '../counsel/index.ts'
import { LATE } from '../rules/09-units.ts'
import { type Troops, unit } from './given.ts'
import { moving } from './moving.ts'

/** Without ground about the middle of its southern edge. */
const SALAITA = { scenario: 'salaita' } as const
const SOLDIER: Troops = { type: 'soldier', figures: 1, at: [40, 2], facing: 0 }

/** A unit far from an enemy, alone or with a scout: what keeps it from charging him, and whom it has plans to charge. */
function charging(far: number, more: Readonly<Record<string, Troops>> = {}) {
  const { table } = moving(
    { g1: SOLDIER, b1: { type: 'soldier', figures: 1, at: [40, 2 + far], facing: 8 }, ...more },
    SALAITA,
  )
  const why = counsel.whyNot?.(table, { space: unit('g1') }, unit('b1')) ?? ALLOWED
  const goals = counsel.plans?.(table, { space: unit('g1') })?.all.map(({ space }) => space) ?? []
  return [readRefusal(refuse, why)?.name ?? '', goals.includes(unit('b1'))]
}

test('12.8, 7.2 who is beyond the best of dice is too far to be charged, and a scout leads further', () => {
  expect(charging(30)).toEqual(['tooFarToCharge', false])
  expect(charging(22)).toEqual(['tooFarToCharge', false])
  const scout = { g2: { type: 'scout', at: [41, 2], facing: 0, attachedTo: 'g1' } } as const
  expect(charging(22, scout)[1]).toBe(true)
})

test('12.8, 9.8 who may not be charged at all is told so, and nothing is said of friends', () => {
  const more = { b2: { type: 'leader', at: [6, 31], attachedTo: 'b1' }, b3: { ...SOLDIER, where: LATE } } as const
  const { table } = moving({ g1: SOLDIER, g2: { ...SOLDIER, at: [20, 6] }, b1: { ...SOLDIER, at: [6, 30] }, ...more })
  const why = (to: string) => counsel.whyNot?.(table, { space: unit('g1') }, unit(to)) ?? ALLOWED
  expect(['b2', 'b3', 'g2'].map((to) => readRefusal(refuse, why(to))?.name)).toEqual([
    'chargeHisUnit',
    'noSuchTarget',
    undefined,
  ])
})
