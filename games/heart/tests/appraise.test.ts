import { copy, type Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { appraise } from '../counsel/appraise.ts'
import { heart } from '../index.ts'
import type { Table } from '../layout.ts'
import { ARMY_LEADER, BRITISH, GERMAN } from '../roster.ts'
import { HIDDEN, LEFT, MARKER, MOVED, OLD_SMOKE } from '../rules/09-units.ts'
import { type Scene, scene, type Troops, unit } from './given.ts'

type Force = Readonly<Record<string, Troops>>
const ASKARI: Troops = { type: 'askari', figures: 10, at: [20, 10], facing: 4, width: 5 }
const SOLDIERS: Troops = { type: 'soldier', figures: 10, at: [34, 10], facing: 12, width: 5 }
/** On Salaita's plain, where nothing stands in the way, unless it is said otherwise. */
const of = (side: Side, force: Force, more: Scene = {}): number =>
  appraise(scene(force, { scenario: 'salaita', ...more }).table, side)
const worth = (g1: Troops = ASKARI, b1: Troops = SOLDIERS): number => of(GERMAN, { g1, b1 })

describe('the worth of a position', () => {
  test('a victory is worth all', () => {
    const { table: t } = scene({ g1: ASKARI, b1: SOLDIERS })
    t.core.result = 1 + GERMAN
    expect([appraise(t, GERMAN), appraise(t, BRITISH)]).toEqual([1, -1])
  })

  test('figures count for either side, and a marker', () => {
    expect(worth()).toBeGreaterThan(worth({ ...ASKARI, figures: 9 }))
    expect(worth()).toBeGreaterThan(worth({ ...ASKARI, state: MARKER }))
    expect(worth(ASKARI, { ...SOLDIERS, figures: 6 })).toBeGreaterThan(worth())
    expect(of(BRITISH, { g1: ASKARI, b1: { ...SOLDIERS, figures: 6 } })).toBeLessThan(
      of(BRITISH, { g1: ASKARI, b1: SOLDIERS }),
    )
  })

  test('what happened before a position was weighed changes nothing', () => {
    const { table: t } = scene({ g1: ASKARI, b1: SOLDIERS })
    const alone = appraise(t, GERMAN)
    worth({ ...ASKARI, at: [10, 10] }, { ...SOLDIERS, type: 'warrior', at: [50, 20] })
    of(GERMAN, { g3: ASKARI, b3: { ...SOLDIERS, figures: 20 } }, { scenario: 'jassin' })
    expect(appraise(t, GERMAN)).toBe(alone)
  })

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'nor who led an army in another match of the same points, with the objective %d',
    (n) => {
      const { table: t } = scene(
        { g1: ASKARI, b1: { type: 'leader', figures: 1, at: [30, 10] } },
        { scenario: 'free-300' },
      )
      t.tracks.objective = n
      const weigh = (traits: number): number => {
        t.units.traits[unit('b1')] = traits
        return appraise(t, GERMAN)
      }
      const [leads, is] = [weigh(ARMY_LEADER), weigh(0)]
      worth()
      expect(weigh(0)).toBe(is)
      worth()
      expect(weigh(ARMY_LEADER)).toBe(leads)
    },
  )
})

describe('fire', () => {
  test('who has an enemy in range and in front of him is better off', () => {
    expect(worth()).toBeGreaterThan(worth({ ...ASKARI, facing: 12 }))
    expect(worth()).toBeGreaterThan(worth({ ...ASKARI, at: [14, 10] }))
  })

  test('whoever is out of range would rather be nearer', () => {
    const away = (x: number): number => worth({ ...ASKARI, at: [x, 10] }, { ...SOLDIERS, at: [60, 10] })
    expect(away(20)).toBeGreaterThan(away(14))
  })

  test('3.8, 3.9, 14.7 cover, dispersed order and smoke are worth something under fire', () => {
    // Salaita's west bush ends at x 18
    const under = (x: number, g1: Partial<Troops> = {}): number =>
      worth({ ...ASKARI, type: 'askari-modern', at: [x, 18], ...g1 }, { ...SOLDIERS, at: [30, 18] })
    expect(under(16)).toBeGreaterThan(under(20))
    expect(under(20, { open: true })).toBeGreaterThan(under(20))
    expect(
      of(BRITISH, { g1: { ...ASKARI, at: [20, 18], state: OLD_SMOKE }, b1: { ...SOLDIERS, at: [38, 18] } }),
    ).toBeLessThan(of(BRITISH, { g1: { ...ASKARI, at: [20, 18] }, b1: { ...SOLDIERS, at: [38, 18] } }))
  })

  test('7.4 under shells a unit stands wide apart', () => {
    const shelled = (open: boolean): number =>
      of(BRITISH, { g1: { type: 'artillery', at: [10, 10], facing: 4 }, b1: { ...SOLDIERS, at: [50, 10], open } })
    expect(shelled(true)).toBeGreaterThan(shelled(false))
  })

  test('7.5 a machine gun that has moved has lost its fire for now', () => {
    const gun: Troops = { type: 'mg', figures: 3, at: [10, 10], facing: 4 }
    expect(worth(gun)).toBeGreaterThan(worth({ ...gun, did: MOVED }))
  })

  test('14.1 of two targets the one that counts is declared', () => {
    const force: Force = { g1: ASKARI, b1: SOLDIERS, b2: { type: 'baggage', figures: 10, at: [34, 16], width: 5 } }
    const declared = (target: string): number => {
      const { table: t } = scene(force, { scenario: 'salaita' })
      t.units.target[unit('g1')] = unit(target) + 1
      return appraise(t, GERMAN)
    }
    expect(declared('b1')).toBeGreaterThan(of(GERMAN, force))
    expect(declared('b1')).toBeGreaterThan(declared('b2'))
  })
})

describe('close combat', () => {
  test('6.0 Warriors had better charge Askari than Askari Warriors', () => {
    const charges = (type: string, against: string): number => {
      const force: Force = {
        g1: { type, figures: 8, at: [30, 10], facing: 0 },
        b1: { type: against, figures: 8, at: [30, 11], facing: 8 },
      }
      const { table: t } = scene(force, { scenario: 'salaita' })
      const before = appraise(t, GERMAN)
      t.units.charged[unit('g1')] = unit('b1') + 1
      return appraise(t, GERMAN) - before
    }
    expect(charges('warrior', 'askari')).toBeGreaterThan(0)
    expect(charges('askari', 'warrior')).toBeLessThan(0)
  })

  test('a leader by himself keeps away from the enemy', () => {
    const leader = (x: number): number =>
      of(GERMAN, { g1: { type: 'leader', at: [x, 10], traits: ARMY_LEADER }, b1: SOLDIERS })
    expect(leader(20)).toBeGreaterThan(leader(30))
  })
})

describe('what a scenario asks', () => {
  const porters = (x: number): Troops => ({ type: 'baggage', figures: 10, at: [x, 22], facing: 4, width: 2 })
  const convoy = (b5: Troops): number => of(BRITISH, { b5 }, { scenario: 'convoy' })

  test('12.14 porters nearer to their exit are worth more, and most when they have left', () => {
    expect(convoy(porters(50))).toBeGreaterThan(convoy(porters(40)))
    expect(convoy({ ...porters(70), where: LEFT })).toBeGreaterThan(convoy(porters(70)))
  })

  test('17.8 who is to work goes to the place, and home when it is done', () => {
    const patrol = (y: number, done: number): number =>
      of(
        GERMAN,
        { g1: { ...ASKARI, at: [36, y], facing: 0 } },
        {
          scenario: 'uganda-railway',
          arrange(t: Table) {
            t.tracks.done = done
          },
        },
      )
    expect(patrol(30, 0)).toBeGreaterThan(patrol(20, 0))
    expect(patrol(30, 1)).toBeLessThan(patrol(20, 1))
  })

  test('17.5 the tenth figure that is lost weighs more than the first', () => {
    const lost = (n: number): number => {
      const { table: t } = scene({ g1: { ...ASKARI, figures: 15 - n }, b1: { ...SOLDIERS, at: [70, 2], facing: 8 } })
      t.units.size[unit('g1')] = 15
      return appraise(t, GERMAN)
    }
    expect(lost(8) - lost(9)).toBeGreaterThan(lost(0) - lost(1))
  })
})

describe('the fog of war', () => {
  test('13.2 where an enemy hides is no part of it before it is imagined', () => {
    const seen = (at: readonly [number, number]): number => {
      const { table: t } = scene({ g1: ASKARI, b1: SOLDIERS, b2: { ...SOLDIERS, at, where: HIDDEN } })
      const view = scene({}).table
      copy(t, view)
      heart.fog?.hide(view, GERMAN)
      return appraise(view, GERMAN)
    }
    expect(seen([60, 20])).toBe(seen([8, 25]))
  })
})
