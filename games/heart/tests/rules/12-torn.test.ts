import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { noteAllLoose } from '../../rules/09-coherency.ts'
import { HIDDEN } from '../../rules/09-units.ts'
import { at, type Troops, unit } from '../given.ts'
import { moving, places } from '../moving.ts'

/** Seven men stand so, by their numbers; Ruga-Ruga who roll 12. */
const torn = (spots: readonly (readonly [number, number])[]) =>
  moving(
    { g1: { type: 'ruga-ruga', figures: spots.length, at: [30, 6], facing: 0 } },
    {
      arrange(t) {
        for (const [k, [x, y]] of spots.entries()) {
          t.figures.x[(unit('g1') * 20 + k) as never] = 16 * x
          t.figures.y[(unit('g1') * 20 + k) as never] = 16 * y
        }
        noteAllLoose(t)
      },
    },
  )

describe('9.4, 12.4 who closes up', () => {
  test('9.4, 12.4 a chain is one group, in whatever order its men are numbered', () => {
    // 0, 3, 2, 1 are a chain of four; 4, 5, 6 stand four inches off: they come, and nobody of the four moves
    const four = [
      [30, 6],
      [36, 6],
      [34, 6],
      [32, 6],
    ] as const
    const three = [
      [40.5, 6],
      [42.5, 6],
      [44.5, 6],
    ] as const
    const came = places(
      torn([...four, ...three])
        .dice(6, 6)
        .play('move g1', 'rejoin'),
      unit('g1'),
    )
    expect(came.slice(0, 4)).toEqual(four)
    expect(came.slice(4).every(([x], k) => x < (three[k]?.[0] ?? 0))).toBe(true)
  })

  test('9.4, 12.4 of two groups of equal size that with the lowest number stays', () => {
    const came = (spots: readonly (readonly [number, number])[]) =>
      places(torn(spots).dice(6, 6).play('move g1', 'rejoin'), unit('g1')).map(([x]) => x)
    expect(
      came([
        [30, 6],
        [40, 6],
        [32, 6],
        [38, 6],
      ]).filter((_, k) => k % 2 === 0),
    ).toEqual([30, 32])
    expect(
      came([
        [40, 6],
        [30, 6],
        [32, 6],
        [38, 6],
      ]).filter((_, k) => k === 0 || k === 3),
    ).toEqual([40, 38])
  })
})

test.each([
  [27.5, 0],
  [28.5, 8],
])(
  '12.2, 13.4 a leg cut short costs what it costs the one who went through the grass, be he the first or the last',
  (x, facing) => {
    // The grass is x 14 to 28, y 6 to 18: one of the two goes through it, the other beside it
    const pair: Troops = { type: 'soldier', figures: 2, width: 2, at: [x, 18.5], facing }
    const g = moving(
      { g1: { type: 'askari', figures: 1, at: [24, 14], facing: 8, where: HIDDEN }, b1: pair },
      { scenario: 'convoy', phasing: 1 as Side },
    )
    g.dice(6).play('move b1', `march to ${x} 15`)
    const { spent, gone, open, cover, found } = g.table.move
    const far = 18.5 - at(g.table, 'b1.0')[1]
    expect([found, open, cover, far > 1]).toEqual([1, 9, 5, true])
    expect([spent, gone]).toEqual([256 * (0.5 * cover + (far - 0.5) * open), 256 * far])
  },
)
