import { describe, expect, test } from 'vitest'
import { standing, takeStock } from '../counsel/appraise/standing.ts'
import { appraise } from '../counsel/appraise.ts'
import type { Table } from '../layout.ts'
import { BRITISH } from '../roster.ts'
import { EMBARKED, FIRED } from '../rules/09-units.ts'
import { noteWorkers } from '../rules/17.8-tasks.ts'
import { scene, type Troops, unit } from './given.ts'

/** At Sphinxhaven, with the slip at x 36 to 42, y 20 to 24. */
const PARTY: Troops = { type: 'askari-modern', figures: 8, at: [39, 23], facing: 0, width: 4 }
const at = (g1: Troops, b3: Troops, turn: number, arrange: (t: Table) => void = () => {}): Table =>
  scene({ g1, b3 }, { scenario: 'sphinxhaven', turn, arrange }).table
const ENEMY: Troops = { type: 'askari', figures: 6, at: [39, 32], facing: 8, width: 3 }

describe('17.8 work', () => {
  const worth = (b3: Troops, target: number): number =>
    appraise(
      at(ENEMY, b3, 4, (t) => {
        noteWorkers(t)
        t.units.target[unit('b3')] = target
      }),
      BRITISH,
    )

  test('whoever is at it does not declare fire', () => {
    expect(worth(PARTY, 0)).toBeGreaterThan(worth(PARTY, 1 + unit('g1')))
    // Elsewhere the same party had better shoot
    const away: Troops = { ...PARTY, at: [30, 24] }
    expect(worth(away, 1 + unit('g1'))).toBeGreaterThan(worth(away, 0))
  })

  test('it is lost to whoever has fired', () => {
    expect(worth(PARTY, 0)).toBeGreaterThan(worth({ ...PARTY, did: FIRED }, 0))
  })
})

describe('17.9 a landing', () => {
  test('is not broken off before the work is done', () => {
    const far: Troops = { ...ENEMY, at: [4, 46] }
    const gain = (done: number): number => {
      const where = (b3: Troops): number =>
        appraise(
          at(far, b3, 4, (t) => {
            t.tracks.done = done
          }),
          BRITISH,
        )
      return where({ ...PARTY, at: [44, 21], where: EMBARKED }) - where({ ...PARTY, at: [44, 21] })
    }
    expect(gain(0)).toBeLessThan(0)
    expect(gain(1)).toBeGreaterThan(gain(0))
  })

  test('17.4 that it is safe counts towards the end, not at its start', () => {
    const safe = (turn: number): number => {
      const worth = (y: number): number => {
        takeStock(at({ ...ENEMY, at: [39, y] }, PARTY, turn), BRITISH)
        return standing.worth
      }
      return worth(46) - worth(32)
    }
    expect(safe(8)).toBeGreaterThan(10 * safe(1))
  })
})
