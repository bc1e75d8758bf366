import { describe, expect, test } from 'vitest'
import { appraise } from '../appraise.ts'
import { BRITISH, GERMAN } from '../roster.ts'
import { MARKER } from '../rules/09-units.ts'
import { scene, type Troops } from './given.ts'

const ASKARI: Troops = { type: 'askari', figures: 10, at: [20, 30], facing: 4, width: 5 }
const SOLDIERS: Troops = { type: 'soldier', figures: 10, at: [40, 30], facing: 12, width: 5 }
const worth = (g1: Troops = ASKARI, b1: Troops = SOLDIERS): number => appraise(scene({ g1, b1 }).table, GERMAN)

describe('the worth of a position', () => {
  test('what one side gains the other loses', () => {
    const { table: t } = scene({ g1: ASKARI, b1: SOLDIERS })
    expect(appraise(t, BRITISH)).toBeCloseTo(-appraise(t, GERMAN), 10)
  })

  test('figures count, and a marker', () => {
    expect(worth()).toBeGreaterThan(worth({ ...ASKARI, figures: 9 }))
    expect(worth()).toBeGreaterThan(worth({ ...ASKARI, state: MARKER }))
    expect(worth(ASKARI, { ...SOLDIERS, figures: 6 })).toBeGreaterThan(worth())
  })

  test('who has an enemy in range and in front of him is better off', () => {
    const near = { ...ASKARI, at: [27, 30] } as const
    expect(worth(near)).toBeGreaterThan(worth({ ...near, facing: 12 }))
  })

  test('a victory is worth all', () => {
    const { table: t } = scene({ g1: ASKARI, b1: SOLDIERS })
    t.core.result = 1 + GERMAN
    expect([appraise(t, GERMAN), appraise(t, BRITISH)]).toEqual([1, -1])
  })
})
