import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { CHARGED, did, FED, FOUND, HIDDEN, isIn, LOOSE, MOVED, NAMED, TOUCHED } from '../../rules/09-units.ts'
import { facts, told } from '../fighting.ts'
import { at, type Scene, type Troops, unit } from '../given.ts'
import { moving } from '../moving.ts'

const CONVOY: Scene = { scenario: 'convoy' }
/** Hidden in the south-west grass of the convoy's table, x 14 to 28 and y 6 to 18. */
const LURKERS: Troops = { type: 'warrior', figures: 2, width: 2, at: [20, 16], facing: 0, where: HIDDEN }
const PATROL: Troops = { type: 'warrior', figures: 1, at: [20, 22], facing: 8 }
const assaults = (list: readonly string[]) => list.filter((each) => each.startsWith('assault'))

describe('12.8, 13.3, 13.4 charges out of an ambush, and at one that was found', () => {
  test('12.8, 13.3 who has sprung may charge anybody in sight, with dice of its own', () => {
    const g = moving({ g1: LURKERS, b1: PATROL, b2: { ...PATROL, at: [24, 22] } }, CONVOY).play('spring g1')
    expect(assaults(g.legal())).toEqual(['assault b1', 'assault b2'])
    g.dice(6, 6).play('assault b2')
    expect([told(g, 'charged').map((e) => [e.facts['unit'], e.facts['target']]), told(g, 'rolled').length]).toEqual([
      [[unit('g1'), unit('b2')]],
      1,
    ])
    expect([told(g, 'contacted').length, did(g.table, unit('g1'), CHARGED), g.decision?.prompt]).toEqual([
      1,
      true,
      'facing',
    ])
  })

  test('12.8, 13.4 who has found one goes on with what is left of the move, and rolls no more', () => {
    const g = moving({ g1: LURKERS, b1: { ...PATROL, at: [20, 24] } }, { ...CONVOY, phasing: 1 as Side })
    g.dice(6, 6).play('move b1')
    expect(assaults(g.legal())).toEqual([])
    expect(g.whyName('assault g1')).not.toBe('')
    g.play('march to 20 18')
    expect(assaults(g.legal())).toEqual(['assault g1'])
    const { open } = g.table.move
    g.play('assault g1')
    expect([told(g, 'rolled').length, told(g, 'charged').length, told(g, 'contacted').length]).toEqual([1, 1, 1])
    expect(open).toBeGreaterThan(0)
  })

  test('12.8, 13.4 a charge finds what it comes near, and those who came home leave none of their own out of reach', () => {
    const g = moving(
      {
        g1: { ...LURKERS, figures: 1, width: 1, at: [20, 18] },
        g2: { type: 'warrior', figures: 1, at: [28, 20], facing: 12 },
        b1: { type: 'warrior', figures: 2, width: 2, at: [20, 21], facing: 4 },
      },
      { ...CONVOY, phasing: 1 as Side },
    )
    g.dice(6, 6).play('charge g2 with b1')
    expect([told(g, 'contacted').length, did(g.table, unit('g1'), FOUND)]).toEqual([1, true])
    expect(isIn(g.table, unit('b1'), LOOSE)).toBe(false)
    const b1 = unit('b1')
    expect([g.table.units.touching[b1], g.table.units.charged[b1]]).toEqual([1 << unit('g2'), unit('g2') + 1])
  })

  test('12.8 who is torn by a charge is noted so', () => {
    const g = moving(
      {
        g2: { type: 'warrior', figures: 1, at: [28, 20], facing: 12 },
        b1: { type: 'warrior', figures: 2, width: 2, at: [20, 21], facing: 4 },
      },
      { ...CONVOY, phasing: 1 as Side },
    ).arrange((t) => {
      // The second man is far behind
      t.figures.x[(unit('b1') * 20 + 1) as never] = 16 * 4
    })
    g.dice(6, 6).play('charge g2 with b1')
    expect([told(g, 'contacted').length, isIn(g.table, unit('b1'), LOOSE)]).toEqual([1, true])
  })

  test('12.8 e all sixteen ways to face are the owner’s choice, and it is told', () => {
    const g = moving(
      { g2: { type: 'warrior', figures: 1, at: [28, 20], facing: 12 }, b1: { ...PATROL, at: [24, 20] } },
      { ...CONVOY, phasing: 1 as Side },
    )
    g.dice(6, 6).play('charge g2 with b1')
    expect(g.legal()).toEqual(Array.from({ length: 16 }, (_, i) => `halt facing ${22.5 * i}`))
    g.play('halt facing 0')
    expect([g.table.units.facing[unit('b1')], facts(g, 'halted', 'facing'), g.table.move.unit]).toEqual([0, [0], 0])
  })
})

describe('12.6, 12.8 d a charge that falls short', () => {
  test.each([
    [30, 40],
    [39, 30],
  ])(
    '12.6, 12.8 d goes no nearer to an enemy beside its way, at x %i, than the first of its men may',
    (beside, target) => {
      const g = moving(
        {
          g1: { type: 'warrior', figures: 1, at: [target, 34], facing: 8 },
          g2: { type: 'warrior', figures: 1, at: [beside, 5], facing: 8 },
          b1: { type: 'warrior', figures: 10, width: 10, at: [34, 2], facing: 0 },
        },
        { scenario: 'salaita', phasing: 1 as Side },
      )
      g.dice(6, 6).play('charge g1 with b1')
      const men = Array.from({ length: 10 }, (_, k) => at(g.table, `b1.${k}`))
      const [x, y] = at(g.table, 'g2.0')
      const near = Math.min(...men.map(([mx, my]) => Math.hypot(mx - x, my - y)))
      expect([told(g, 'fellShort').length, near > 18 / 16, men.every(([, my]) => my > 2)]).toEqual([1, true, true])
    },
  )
})

test('12.2, 12.8 a charge over open ground comes home to the very sixteenth that the dice give, and no further', () => {
  const home = (far: number) => {
    const g = moving(
      { g1: { type: 'warrior', figures: 1, at: [40, 2 + far], facing: 8 }, b1: { ...PATROL, at: [40, 2], facing: 0 } },
      { scenario: 'salaita', phasing: 1 as Side },
    )
    g.dice(1, 1).play('charge g1 with b1')
    return [g.table.move.open, told(g, 'contacted').length]
  }
  const [open = 0] = home(4)
  // Who stands up to an inch and an eighth off is in contact (9.12)
  expect([home(open + 1.125), home(open + 1.1875)]).toEqual([
    [open, 1],
    [open, 0],
  ])
})

describe('12.15 feeding in', () => {
  /** Three Germans in line, the first in contact with an Englishman who has a friend beside him. */
  const locked = (more: Readonly<Record<string, Troops>> = {}) =>
    moving(
      {
        g1: { type: 'warrior', figures: 3, width: 1, at: [30, 10], facing: 0 },
        b1: { type: 'warrior', figures: 2, width: 2, at: [30, 11], facing: 8 },
        g2: { type: 'warrior', figures: 2, width: 2, at: [50, 10], facing: 0 },
        ...more,
      },
      { scenario: 'salaita' },
    )
  test('12.15 only a unit in contact, by its owner; it is named, has fed in and moved, and it is told', () => {
    const g = locked()
    expect(g.legal().filter((each) => each.startsWith('feed'))).toEqual(['feed g1'])
    expect([g.whyName('feed g2'), g.whyName('feed b1')]).toEqual(['notInContact', 'notYours'])
    g.dice(6, 6).play('feed g1')
    const u = unit('g1')
    expect([NAMED, FED, MOVED, TOUCHED, CHARGED].map((bit) => did(g.table, u, bit))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect([facts(g, 'fedIn', 'unit'), g.table.move.unit]).toEqual([[u], 0])
  })

  test('12.15, 14.1 those who are sent in touch somebody, who touches whom is looked at anew, and nobody is torn', () => {
    const g = locked({ b2: { type: 'warrior', figures: 1, at: [33, 11], facing: 8 } })
    g.dice(6, 6).play('feed g1')
    const u = unit('g1')
    const spots = [0, 1, 2].map((k) => at(g.table, `g1.${k}`))
    const foes = [at(g.table, 'b1.0'), at(g.table, 'b1.1')]
    const touches = spots.filter(([x, y]) => foes.some(([fx, fy]) => Math.hypot(x - fx, y - fy) <= 17 / 16))
    expect([touches.length >= 2, isIn(g.table, u, LOOSE)]).toEqual([true, false])
    // §12.15: never at somebody whom it did not touch
    expect(g.table.units.touching[u]).toBe(1 << 0)
  })
})
