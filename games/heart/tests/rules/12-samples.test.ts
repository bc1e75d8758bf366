import { describe, expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { moving } from '../moving.ts'

/** What is offered to a German at a place in Blow up the Line, who has rolled this, before or after the explosion. */
function offered(at: readonly [number, number], die: number, isBlown: boolean): readonly string[] {
  const g = moving(
    { g1: { type: 'askari', at, facing: 4 } },
    {
      scenario: 'uganda-railway',
      arrange(t: Table) {
        t.tracks.done = isBlown ? 1 : 0
      },
    },
  )
  return g.dice(die).play('move g1').legal()
}

describe('the few of many legs that are offered', () => {
  test('12.14 one that ends on the edge by which the unit may leave, when it comes so far', () => {
    expect(offered([10, 6], 4, true)).toContain('march to 10 0')
    expect(offered([10, 6], 4, false)).not.toContain('march to 10 0')
    // Four inches are not enough: a little less, for ways are rounded up
    expect(offered([10, 6], 1, true)).toContain('march to 10 2.0625')
  })

  test('17.8 one towards the place of a task, and home when it is done', () => {
    expect(offered([36, 30], 4, false)).toContain('march to 36 36.9375')
    expect(offered([36, 30], 4, true)).toContain('march to 36 27.0625')
  })

  test('12.4, 9.5 forms: two ranks and a column, halfway towards the nearest enemy', () => {
    const g = moving({ g1: { type: 'askari', figures: 8, width: 8, at: [36, 8], facing: 0 } })
    const forms = g
      .dice(6)
      .play('move g1')
      .legal()
      .filter((word) => word.startsWith('form'))
    expect(forms).toEqual([
      'form at 29.875 11.125 facing 315 width 4 close',
      'form at 29.875 11.125 facing 315 width 2 close',
    ])
  })

  test('12.8 a charge at the nearest enemy within 20 inches, and of two as near at the one with the lower number', () => {
    const charges = (...enemies: readonly (readonly [number, number])[]) =>
      moving({
        g1: { type: 'askari', figures: 2, at: [30, 4], facing: 0 },
        ...Object.fromEntries(enemies.map((at, i) => [`b${i + 1}`, { type: 'soldier', at, facing: 8 }])),
      })
        .legal()
        .filter((word) => word.startsWith('charge'))
    expect(charges([34, 8], [30, 9])).toEqual(['charge b2 with g1'])
    expect(charges([34, 8], [26, 8])).toEqual(['charge b1 with g1'])
    expect(charges([34, 9], [26, 8])).toEqual(['charge b2 with g1'])
    expect([charges([49.9375, 4]), charges([50, 4])]).toEqual([['charge b1 with g1'], []])
  })

  test('12.4 the way to face as before, and few others', () => {
    const halts = offered([36, 30], 4, false).filter((word) => word.startsWith('halt'))
    expect(halts).toContain('halt facing 90')
    expect(halts.length).toBeLessThan(6)
  })
})
