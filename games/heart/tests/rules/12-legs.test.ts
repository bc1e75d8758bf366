import { describe, expect, test } from 'vitest'
import { did, MOVED } from '../../rules/09-units.ts'
import { at, unit } from '../given.ts'
import { moving, places } from '../moving.ts'

const ONE = { type: 'regular', figures: 1, at: [30, 6], facing: 0 } as const
const G1 = unit('g1')

describe('ways and what they cost', () => {
  test('12.1 dice are rolled when a unit is named to move, not to stand, turn or mount', () => {
    const g = moving({ g1: ONE, g2: { type: 'cavalry', figures: 4, at: [40, 6], facing: 0 } })
    g.play('stand g1', 'stand b20')
    g.play('dismount g2')
    expect(g.cites).toEqual(expect.arrayContaining(['11.2', '7.3']))
  })

  test('12.2 exactly the whole move in the open, and not a sixteenth more', () => {
    const g = moving({ g1: ONE })
    g.dice(5).play('move g1')
    expect(g.whyName('march to 30 13')).toBe('')
    expect(g.whyName('march to 30 13.0625')).toBe('tooFar')
    expect(g.whyName('march to 33 10')).toBe('')
  })

  test('12.2 3 1/2 in the open and 1 1/2 in cover with 7 and 3 is the whole move; 1 9/16 is too much', () => {
    // The bush begins at y 16: 3 1/2 inches on.
    const g = moving({ g1: { ...ONE, at: [10, 12.5] } })
    g.dice(5).play('move g1')
    expect(g.whyName('march to 10 17.5')).toBe('')
    expect(g.whyName('march to 10 17.5625')).toBe('tooFar')
  })

  test('9.10, 12.2 a slanting way into scrub is rounded up to a 256th: 858 open and 287 cover is too much for 6 and 2', () => {
    const g = moving({ g1: { type: 'askari', figures: 1, at: [10, 13], facing: 0 } })
    g.dice(3).play('move g1')
    expect([g.table.move.open, g.table.move.cover]).toEqual([6, 2])
    expect(g.whyName('march to 12 17')).toBe('tooFar')
    expect(g.whyName('march to 11.5 16')).toBe('')
  })

  test('12.3 less than the roll may be used', () => {
    const g = moving({ g1: ONE })
    g.dice(5).play('move g1').play('march to 30 7', 'halt facing 0')
    expect(at(g.table, 'g1.0')).toEqual([30, 7])
  })

  test('12.4 four legs, which add up; each is straight', () => {
    const g = moving({ g1: ONE })
    g.dice(5).play('move g1').play('march to 31 6', 'march to 31 7', 'march to 30 7')
    expect(g.whyName('march to 30 11.0625')).toBe('tooFar')
    g.play('march to 30 8')
    expect(g.whyName('march to 30 9')).toBe('noLegLeft')
  })

  test('12.4 a march shifts all figures alike', () => {
    const g = moving({ g1: { type: 'regular', figures: 5, width: 3, at: [30, 6], facing: 0 } })
    const before = places(g, G1)
    g.dice(5).play('move g1').play('march to 31 8', 'halt facing 0')
    const [dx, dy] = [31 - (before[0]?.[0] ?? 0), 8 - (before[0]?.[1] ?? 0)]
    expect(places(g, G1)).toEqual(before.map(([x, y]) => [x + dx, y + dy]))
  })

  test('9.5, 12.4 a form: seven figures at 20, 6 facing north, four abreast', () => {
    const g = moving({ g1: { type: 'ruga-ruga', figures: 7, width: 7, at: [20, 8], facing: 0 } })
    g.dice(6, 6).play('move g1').play('form at 20 6 facing 0 width 4 close')
    expect(places(g, G1)).toEqual([
      [19, 6],
      [20, 6],
      [21, 6],
      [22, 6],
      [19, 5],
      [20, 5],
      [21, 5],
    ])
    expect(g.whyName('form at 20 6 facing 0 width 8 close')).toBe('wrongWidth')
  })

  test('12.4 a turn of 90 degrees is free, more costs half the move', () => {
    const g = moving({ g1: ONE })
    g.dice(5).play('move g1').play('march to 30 10')
    expect(g.whyName('halt facing 90')).toBe('')
    expect(g.whyName('halt facing 180')).toBe('turnsTooFar')
    const near = moving({ g1: ONE })
    near.dice(5).play('move g1').play('march to 30 9.5')
    expect(near.whyName('halt facing 180')).toBe('')
  })

  test('7.5, 12.4 a machine gun that turns by 90 degrees has not moved; by 112.5 it has (H34)', () => {
    const turned = (degrees: number) => {
      const g = moving({ g1: { type: 'mg', figures: 3, at: [30, 6], facing: 0 } })
      g.dice(6).play('move g1').play(`halt facing ${degrees}`)
      return did(g.table, G1, MOVED)
    }
    expect([turned(90), turned(112.5)]).toEqual([false, true])
  })

  test('12.5 to disperse costs half the move, once, and no more for a great turn', () => {
    const g = moving({ g1: { type: 'regular', figures: 3, width: 1, at: [30, 6], facing: 0 } })
    g.dice(6).play('move g1')
    expect(g.whyName('form at 30 10 facing 0 width 1 dispersed')).toBe('')
    expect(g.whyName('form at 30 11 facing 0 width 1 dispersed')).toBe('tooFar')
    g.play('form at 30 6 facing 0 width 1 dispersed')
    expect(g.table.units.open[G1]).toBe(1)
    expect(g.whyName('halt facing 180')).toBe('')
    expect(g.whyName('form at 30 7 facing 0 width 1 dispersed')).toBe('')
  })

  test('9.4 a leg may not tear the unit apart', () => {
    const g = moving({ g1: { type: 'regular', figures: 2, width: 2, at: [30, 6], facing: 0 } })
    g.dice(6).play('move g1')
    expect(g.whyName('form at 30 7 facing 0 width 2 dispersed')).toBe('')
    expect(g.table.units.count[G1]).toBe(2)
  })
})

describe('what is in the way', () => {
  test('12.6, 9.12, 9.13 through friends, but on no base', () => {
    const g = moving({ g1: ONE, g2: { ...ONE, at: [30, 8] } })
    g.dice(5).play('move g1')
    expect(g.whyName('march to 30 10')).toBe('')
    // 9.13: the place is taken, so the nearest free one a step further on
    g.play('march to 30 7.5')
    expect(at(g.table, 'g1.0')).not.toEqual([30, 7.5])
    expect(Math.hypot(at(g.table, 'g1.0')[0] - 30, at(g.table, 'g1.0')[1] - 8)).toBeGreaterThanOrEqual(1)
  })

  test('12.6 an enemy’s centre stays more than 1 1/8 inches from the way', () => {
    const past = (x: number) => {
      const g = moving({ g1: ONE, b1: { type: 'soldier', figures: 1, at: [x, 9], facing: 8 } })
      return g.dice(5).play('move g1').whyName('march to 30 12')
    }
    expect(past(31.125)).toBe('enemyInWay')
    expect(past(31.1875)).toBe('')
  })

  test('12.6, 10.9 not into closed ground', () => {
    const g = moving({ g1: { ...ONE, at: [30, 22] } }, { scenario: 'sphinxhaven' })
    g.dice(5).play('move g1')
    expect(g.whyName('march to 30 20')).toBe('')
    // 9.13: behind the edge is closed: he stays a step short of it
    g.play('march to 30 19.9375')
    expect(at(g.table, 'g1.0')).toEqual([30, 20.9375])
  })

  test('12.7 a wall costs an inch of cover: with 7 and 3, four inches and the wall, not five', () => {
    const g = moving({ g1: { type: 'soldier', figures: 1, at: [24, 17], facing: 0 } }, { scenario: 'lukuledi' })
    g.dice(4).play('move g1')
    expect(g.whyName('march to 24 21')).toBe('')
    expect(g.whyName('march to 24 22')).toBe('tooFar')
  })

  test('12.7 guns and machine guns do not cross; on a road they do', () => {
    const g = moving({ g1: { type: 'mg', figures: 1, at: [27, 30], facing: 12 } }, { scenario: 'cutting' })
    g.dice(6).play('move g1')
    expect(g.whyName('march to 25 30')).toBe('cannotCross')
    const road = moving({ g1: { type: 'mg', figures: 1, at: [27, 22], facing: 12 } }, { scenario: 'cutting' })
    road.dice(6).play('move g1')
    expect(road.whyName('march to 25 22')).toBe('')
  })

  test('9.11, 10.9 a road opens cover to all', () => {
    const g = moving({ g1: { type: 'regular', figures: 1, at: [44, 22], facing: 4 } }, { scenario: 'cutting' })
    g.dice(5).play('move g1')
    expect(g.whyName('march to 51 22')).toBe('')
  })
})

test('12.2, 12.4 among the legs that are offered one goes straight towards the enemy, as far as open ground or cover lets it', () => {
  const offered = (from: readonly [number, number], enemy: readonly [number, number]) =>
    moving({ g1: { type: 'askari', figures: 1, at: from, facing: 0 }, b20: { type: 'warrior', figures: 2, at: enemy } })
      .dice(4)
      .play('move g1')
      .legal()
  // Seven inches in the open, a little less, for ways are rounded up; and ahead, where nobody is
  expect(offered([40, 6], [60, 6])).toEqual(expect.arrayContaining(['march to 46.9375 6', 'march to 40 12.9375']))
  // Three in the bush
  expect(offered([10, 20], [10, 46])).toContain('march to 10 22.9375')
})
