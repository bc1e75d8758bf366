import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOTTOM, FACING_X, FACING_Y, RIGHT } from '../../board.ts'
import { WAYS } from '../../data/values.ts'
import { passes } from '../../rules/01-table.ts'
import { scene } from '../given.ts'

test('1.1 a spot is written in inches and kept to a sixteenth', () => {
  const g = scene({ P1: '4 4 90', R1: '20 4 270' }, { taken: 'P1' }).play('move to 5.0625 4.5 facing 90')
  expect([g.table.figures.x[0 as never], g.table.figures.y[0 as never]]).toEqual([81, 72])
})

describe('1.2, 1.3 whether a line comes near a spot', () => {
  const spot = fc.tuple(fc.nat(RIGHT), fc.nat(BOTTOM))

  test('1.3 is what measuring along the line finds, for any line and any spot', () => {
    fc.assert(
      fc.property(spot, spot, spot, fc.integer({ min: 1, max: 60 }), ([ax, ay], [bx, by], [px, py], near) => {
        // The nearest point of the line, found by the derivative instead of by squares.
        const length = (bx - ax) ** 2 + (by - ay) ** 2
        const along =
          length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
        const off = Math.hypot(ax + along * (bx - ax) - px, ay + along * (by - ay) - py)
        if (Math.abs(off - near) > 1e-6) expect(passes(px, py, near, ax, ay, bx, by)).toBe(off < near)
      }),
      { numRuns: 2000 },
    )
  })

  test('1.2 rocks are where the rulebook has them', () => {
    const g = scene({ P1: '5 6 90', R1: '20 4 270' }, { taken: 'P1' })
    expect(g.why('move to 6 6 facing 90')).toBe('')
    expect(g.why('move to 6.0625 6 facing 90')).toBe('4.3')
  })
})

test('1.4 there are sixteen ways to face, and opposite ones are opposite', () => {
  for (let way = 0; way < WAYS; way++) {
    expect(FACING_X[way]).toBe(-(FACING_X[(way + 8) % WAYS] ?? 0) + 0)
    expect(FACING_Y[way]).toBe(-(FACING_Y[(way + 8) % WAYS] ?? 0) + 0)
  }
  expect(
    scene({ P1: '5 6 0', R1: '20 4 270' }, { taken: 'P1' }).play('move to 5 5 facing 337.5').table.figures.facing[
      0 as never
    ],
  ).toBe(15)
})
