import { describe, expect, test } from 'vitest'
import type { ObjectiveTest } from '../../data/kind.ts'
import { ARMY_LEADER } from '../../roster.ts'
import { FRIENDS } from '../../rules/08-causes.ts'
import { DESTROYED, HIDDEN, LEFT, ROUTED, SWEPT_OFF } from '../../rules/09-units.ts'
import { timesMet } from '../../rules/17.4-objectives.ts'
import { count, type Roll, shooting, testing, told } from '../fighting.ts'
import { type Scene, scene, unit } from '../given.ts'

const met = (troops: Roll, test: ObjectiveTest, more: Scene = {}): number =>
  timesMet(scene(troops, { scenario: 'cutting', ...more }).table, test)

describe('17.4, 17.6 objectives of the free game', () => {
  test('17.6 the army leader killed: he, and not lost in another way', () => {
    const chief = (where: number, traits = ARMY_LEADER) =>
      met({ g1: { type: 'leader', at: [4, 4], where, traits } }, { kind: 'leader-killed', of: 'german' })
    expect([chief(DESTROYED), chief(SWEPT_OFF), chief(LEFT), chief(DESTROYED, 0)]).toEqual([1, 0, 0, 0])
  })
  test('17.6 units that left, of three figures or more', () => {
    const left = (type: string, figures: number, where = LEFT) =>
      met({ g1: { type, figures, at: [4, 4], where } }, { kind: 'units-left', of: 'german', minFigures: 3 })
    expect([left('askari', 3), left('askari', 2), left('askari', 3, ROUTED), left('baggage', 3)]).toEqual([1, 0, 0, 0])
  })
  test('17.4 units that left: where no number is asked for, one man is enough', () => {
    const left = (where: number) =>
      met({ g1: { type: 'askari', figures: 1, at: [4, 4], where } }, { kind: 'units-left', of: 'german' })
    expect([left(LEFT), left(ROUTED)]).toEqual([1, 0])
  })
  test('17.6 to hold: figures of units, hidden ones too, three and more than the enemy', () => {
    const holds = (own: Roll, enemy: Roll = {}) =>
      met({ ...own, ...enemy }, { kind: 'hold', of: 'german', areas: ['town-c'] })
    // The middle house is x 10 to 15, y 24 to 29
    const men = (figures: number, y: number, type = 'askari', where?: number) =>
      ({ type, figures, width: figures, at: [12, y], ...(where === undefined ? {} : { where }) }) as const
    expect([holds({ g1: men(3, 26) }), holds({ g1: men(2, 26) })]).toEqual([1, 0])
    expect(holds({ g1: men(3, 26, 'baggage') })).toBe(0)
    expect(holds({ g1: men(3, 26, 'askari', HIDDEN) })).toBe(1)
    expect([holds({ g1: men(4, 26) }, { b1: men(3, 28) }), holds({ g1: men(3, 26) }, { b1: men(3, 28) })]).toEqual([
      1, 0,
    ])
  })
})

describe('specials of scenarios', () => {
  test('14.1, 17.4 Salaita: a shot of the Germans frees the gun for the next phase', () => {
    const g = shooting(
      {
        b5: { type: 'qf', at: [36, 4], facing: 0 },
        b1: { type: 'warrior', figures: 1, at: [36, 10], facing: 0 },
        g1: { type: 'askari', figures: 1, at: [36, 20], facing: 8 },
        g2: { type: 'warrior', figures: 9, at: [60, 40] },
      },
      { scenario: 'salaita', turn: 12 },
    )
    expect(g.table.tracks.done).toBe(0)
    g.dice(1).play('shoot b1 with g1')
    expect(g.table.tracks.done).not.toBe(0)
  })
  test('14.10, 17.4 Sphinxhaven: a blast of the boat that covers the steamer’s point counts, and so do those about her who are hit', () => {
    const shell = (x: number, aim: string, ...dice: readonly number[]) => {
      const g = shooting(
        {
          b1: { type: 'gunboat', at: [38, 10], facing: 4 },
          g1: { type: 'warrior', figures: 1, at: [x, 22] },
          g2: { type: 'warrior', figures: 9, at: [10, 40] },
        },
        { scenario: 'sphinxhaven', turn: 10 },
      )
      g.play('lay b1', aim)
        .dice(...dice)
        .play('rest')
      return [g.table.tracks.object, count(g, 'g1')]
    }
    // Two inches from 39, 22; both guns hit
    expect(shell(41, 'aim at g1.0', 6, 6)).toEqual([20, 0])
    expect(shell(41.0625, 'aim at g1.0', 6, 6)).toEqual([0, 0])
    // A hit on her strikes him who stands within 2 inches
    expect(shell(41, 'aim-object', 6, 1)).toEqual([10, 0])
    expect(shell(41.0625, 'aim-object', 6, 1)).toEqual([10, 1])
  })
})

describe('16.1 vehicles', () => {
  test('16.1, 7.7 a car that holds on is told of, and stays', () => {
    const g = testing(
      { b1: { type: 'armoured-car', at: [38, 30] }, g1: { type: 'warrior', figures: 3, at: [4, 4] } },
      {
        scenario: 'cutting',
        turn: 10,
        dice: [6, 1],
        arrange(t) {
          t.units.checks[unit('b1')] = 2
        },
      },
    )
    expect(told(g, 'heldOn').map(({ facts: { unit: who, die } }) => [who, die])).toEqual([[unit('b1'), 6]])
    expect([told(g, 'shaken').length, g.table.units.fails[unit('b1')]]).toEqual([1, 1])
  })

  test('16.1, 8.1 a car that is knocked out is a unit destroyed: friends test for it', () => {
    const g = testing(
      {
        b1: { type: 'armoured-car', at: [38, 30] },
        b2: { type: 'soldier', figures: 8, width: 4, at: [38, 36] },
        g1: { type: 'warrior', figures: 3, at: [4, 4] },
      },
      {
        scenario: 'cutting',
        turn: 10,
        // Two tests to come: the first fails, and is its second failure; then the Soldiers' test
        dice: [1, 6],
        arrange(t) {
          t.units.checks[unit('b1')] = 2
          t.units.fails[unit('b1')] = 1
        },
      },
    )
    expect([told(g, 'knockedOut').length, told(g, 'passedTest').length]).toEqual([1, 1])
    expect(told(g, 'passedTest')[0]?.facts['cause']).toBe(Math.log2(FRIENDS))
  })
})
