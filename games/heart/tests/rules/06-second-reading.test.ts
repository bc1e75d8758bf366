import { expect, test } from 'vitest'
import { TYPES } from '../../data/types.ts'
import { WARRIOR } from '../../roster.ts'
import { isBeaten, ownBonus, SECOND, STORMING } from '../../rules/06-scores.ts'
import { ON_FOOT } from '../../rules/09-units.ts'
import { figure, scene } from '../given.ts'
import { added, killed } from '../second-reading/close-combat.ts'

test('6.1-6.7, 5.4, 15.4-15.7 a second reading of close combat agrees for every type and every pair of scores', () => {
  for (const { id: type } of TYPES)
    for (const onFoot of [false, true])
      for (const warrior of [false, true]) {
        const { table } = scene({
          g1: { type, at: [20, 4], traits: warrior ? WARRIOR : 0, state: onFoot ? ON_FOOT : 0 },
        })
        const own = ownBonus(table, figure('g1.0'))
        expect(own, type).toBe(added({ type, onFoot, warrior }))
        expect(own + SECOND + STORMING, type).toBe(added({ type, onFoot, warrior, second: true, storms: true }))
      }
  for (let first = -3; first <= 12; first++)
    for (let second = -3; second <= 12; second++)
      expect([isBeaten(first, second), isBeaten(second, first)]).toEqual([
        ...[killed(first, second) === -1, killed(first, second) === 1],
      ])
})
