import { describe, expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { inContact } from '../../rules/09-contact.ts'
import { did, isIn, LOOSE, MOVED } from '../../rules/09-units.ts'
import { told } from '../fighting.ts'
import { figure, type Troops, unit } from '../given.ts'
import { moving, places } from '../moving.ts'

const G1 = unit('g1')
const LINE: Troops = { type: 'soldier', figures: 5, width: 5, at: [30, 6], facing: 0 }
const shift = (t: Table, word: string, by: number): void => {
  t.figures.x[figure(word)] = (t.figures.x[figure(word)] ?? 0) + by * 16
}
/** Five in line at y 6, x 28 to 32, of whom those from the n-th on stand that many inches further east. */
const torn = (from: number, by: number, more: Readonly<Record<string, Troops>> = {}, line = LINE) =>
  moving(
    { g1: line, ...more },
    {
      arrange(t) {
        for (let k = from; k < 5; k++) shift(t, `g1.${k}`, by)
      },
    },
  )

describe('9.4 a unit that losses have torn apart', () => {
  test('9.4 links of 2 inches hold, a sixteenth more do not; 9.6 dispersed 3', () => {
    expect(isIn(torn(3, 1).table, G1, LOOSE)).toBe(false)
    expect(isIn(torn(3, 1.0625).table, G1, LOOSE)).toBe(true)
    // 2 1/2 inches apart already
    const open: Troops = { ...LINE, open: true }
    expect(isIn(torn(3, 0.5, {}, open).table, G1, LOOSE)).toBe(false)
    expect(isIn(torn(3, 0.5625, {}, open).table, G1, LOOSE)).toBe(true)
  })

  test('9.4 must close up when it is named: it neither stands, turns nor charges', () => {
    const g = torn(3, 4, { b1: { type: 'soldier', figures: 1, at: [30, 12], facing: 8 } })
    expect([g.whyName('stand g1'), g.whyName('turn g1 to 45'), g.whyName('charge b1 with g1')]).toEqual([
      'torn',
      'torn',
      'torn',
    ])
  })

  test('9.4, 12.4 its first leg restores it', () => {
    const g = torn(3, 4).dice(6).play('move g1')
    expect([g.whyName('halt facing 0'), g.whyName('march to 28 8')]).toEqual(['torn', 'notCoherent'])
    g.play('form at 31 7 facing 0 width 5 close')
    expect([isIn(g.table, G1, LOOSE), g.whyName('rejoin'), g.whyName('halt facing 0')]).toEqual([false, 'coherent', ''])
  })

  test('9.4, 12.4 or those outside the largest group go straight towards its nearest figure as far as they can', () => {
    const g = torn(3, 4).dice(1).play('move g1', 'rejoin')
    // Four inches: the fourth comes to stand against the third, the fifth behind him
    expect(places(g, G1)).toEqual([
      [28, 6],
      [29, 6],
      [30, 6],
      [31, 6],
      [32, 6],
    ])
    expect([isIn(g.table, G1, LOOSE), did(g.table, G1, MOVED), told(g, 'closedUp').length]).toEqual([false, true, 1])
    // With so little they do not come so far, and the unit is torn still
    const far = torn(3, 9).dice(1).play('move g1', 'rejoin')
    expect(places(far, G1).map(([x]) => x)).toEqual([28, 29, 30, 36, 37])
    expect(isIn(far.table, G1, LOOSE)).toBe(true)
  })

  test('9.4, 12.4 to close up so is the whole move: no leg comes after it', () => {
    const g = torn(3, 4).dice(6).play('move g1', 'rejoin')
    expect([g.whyName('march to 28 8'), g.whyName('halt facing 0')]).toEqual(['notNow', 'notNow'])
    expect(g.play('stand b20').whyName('move g1')).toBe('namedAlready')
  })

  test('9.4, 12.4 of two groups alike that with the lowest number stays; a larger one stays whatever its numbers', () => {
    const even = moving(
      { g1: { ...LINE, figures: 4, width: 4 } },
      {
        arrange(t) {
          for (const word of ['g1.2', 'g1.3']) shift(t, word, 4)
        },
      },
    )
    expect(
      places(even.dice(1).play('move g1', 'rejoin'), G1)
        .map(([x]) => x)
        .slice(0, 2),
    ).toEqual([29, 30])
    const g = torn(2, 4).dice(1).play('move g1', 'rejoin')
    expect(places(g, G1).map(([x]) => x)).toEqual([32, 33, 34, 35, 36])
  })

  test('9.4, 12.4 who is within two inches of his unit is one of the largest group, be he its first, and stays', () => {
    const first = torn(3, 6, {}, { ...LINE, figures: 5 })
    shift(first.table, 'g1.0', -1)
    expect(places(first.dice(1).play('move g1', 'rejoin'), G1).map(([x]) => x)).toEqual([27, 29, 30, 33, 34])
  })

  test('9.4, 12.9 in contact it need not', () => {
    const g = torn(3, 4, { b1: { type: 'soldier', figures: 1, at: [28, 7], facing: 8 } })
    expect([inContact(g.table, G1), g.whyName('stand g1')]).toEqual([true, ''])
  })
})
