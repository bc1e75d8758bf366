import { describe, expect, test } from 'vitest'
import { moving, places } from '../moving.ts'

/** Names a unit of this type, with these dice; what it may go in the open and in cover. */
function rolls(type: string, figures: number, dice: readonly number[], at: readonly [number, number] = [30, 6]) {
  const g = moving({ g1: { type, figures, at, facing: 0 } })
  g.dice(...dice).play('move g1')
  return [g.table.move.open, g.table.move.cover]
}

describe('what the dice give', () => {
  test('2.1, 12.2 Regulars and Volunteers: D6 + 2 in the open, D6 - 2 in cover', () => {
    expect(rolls('regular', 6, [5])).toEqual([7, 3])
    expect(rolls('volunteer', 6, [6])).toEqual([8, 4])
    expect(rolls('volunteer-scout', 6, [4])).toEqual([6, 2])
    expect(rolls('regular-lm', 6, [3])).toEqual([5, 1])
  })
  test('2.1, 2.2, 12.3 no column is less than an inch (H7)', () => {
    expect(rolls('regular', 6, [1])).toEqual([3, 1])
    expect(rolls('soldier', 6, [1])).toEqual([4, 1])
  })
  test('2.2 Soldiers and Askaris: D6 + 3 and D6 - 1', () => {
    for (const type of ['soldier', 'soldier-lm', 'askari', 'askari-modern']) expect(rolls(type, 6, [4])).toEqual([7, 3])
  })
  test('2.3 Ruga-Ruga, Warriors and Musketeers: 2D6 and D6, the first die', () => {
    for (const type of ['ruga-ruga', 'warrior', 'musketeer']) expect(rolls(type, 6, [4, 6])).toEqual([10, 4])
  })
  test('2.4, 7.2 a unit with a scout moves at his dice: 4D6 and 2D6', () => {
    const g = moving({
      g1: { type: 'askari', figures: 4, at: [30, 6], facing: 0 },
      g2: { type: 'scout', at: [30, 4], facing: 0, attachedTo: 'g1' },
    })
    g.dice(2, 5, 6, 1).play('move g1')
    expect([g.table.move.open, g.table.move.cover]).toEqual([14, 7])
  })
  test('2.4, 7.2, 12.2 whoever else is attached to it: each of them may be the scout', () => {
    const dice = (...types: readonly string[]) => {
      const men = types.map((type, i) => [`g${i + 2}`, { type, at: [30 + i, 4], attachedTo: 'g1' }] as const)
      const g = moving({ g1: { type: 'askari', figures: 4, at: [30, 6] }, ...Object.fromEntries(men) })
      g.dice(...(types.includes('scout') ? [2, 5, 6, 1] : [2])).play('move g1')
      return g.table.move.open
    }
    expect([dice('leader', 'scout'), dice('scout', 'leader'), dice('leader', 'standard-bearer', 'scout')]).toEqual([
      14, 14, 14,
    ])
    expect(dice('leader', 'standard-bearer')).toBe(5)
  })
  test('2.5 machine guns and guns: D6 in the open', () => {
    expect(rolls('mg', 3, [5])[0]).toBe(5)
    expect(rolls('artillery', 1, [2])[0]).toBe(2)
    expect(rolls('pom-pom', 1, [6])[0]).toBe(6)
  })
  test('2.5 they never move in, into or out of cover, and stay where they were set up in it (H37)', () => {
    const g = moving({ g1: { type: 'mg', figures: 3, at: [10, 15], facing: 0 } })
    g.dice(6).play('move g1')
    g.play('march to 9 17')
    // 9.13: it finds room at the edge of the bush, y 16, and not behind it
    expect(places(g, 0).map(([, y]) => y)).toEqual([16, 16, 16])
    const inside = moving({ g1: { type: 'mg', figures: 3, at: [10, 20], facing: 0 } })
    inside.dice(6).play('move g1')
    expect(inside.whyName('march to 9 21')).not.toBe('')
    expect(inside.whyName('march to 9 15')).not.toBe('')
  })
  test('2.6, 12.2 armoured cars: 3D6, and the first two dice in cover', () => {
    expect(rolls('armoured-car', 1, [2, 5, 6])).toEqual([13, 7])
  })
  test('2.7, 12.12 gunboats: 2D6, and one in cover', () => {
    const g = moving({ g1: { type: 'gunboat', at: [30, 8], facing: 0 } }, { scenario: 'sphinxhaven' })
    g.dice(3, 5).play('move g1')
    expect([g.table.move.open, g.table.move.cover]).toEqual([8, 3])
  })
  test('12.10 cavalry: 3D6 and one in cover, on foot as Soldiers', () => {
    expect(rolls('cavalry', 6, [2, 5, 6])).toEqual([13, 2])
    const g = moving({ g1: { type: 'cavalry', figures: 6, at: [30, 6], facing: 0, state: 8 } })
    g.dice(4).play('move g1')
    expect([g.table.move.open, g.table.move.cover]).toEqual([7, 3])
  })
})
