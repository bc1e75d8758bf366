import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { FOOT, HORSE } from '../../roster.ts'
import { did, HIDDEN, isMounted, LOOSE, MOVED, mobilityOf, ON_FOOT } from '../../rules/09-units.ts'
import { facts, told } from '../fighting.ts'
import { at, scene, type Troops, unit } from '../given.ts'
import { moving, places } from '../moving.ts'

const THREE: Troops = { type: 'soldier', figures: 3, width: 3, at: [30, 6], facing: 0 }
const PLACE = ({ x, y }: Readonly<Record<string, number>>) => [(x ?? 0) / 16, (y ?? 0) / 16]

describe('12.4 what is told of a leg', () => {
  test('12.4 a march: where its first man has come to stand; nobody made room', () => {
    const g = moving({ g1: THREE }).dice(6).play('move g1').play('march to 31 9')
    expect(told(g, 'marched').map((e) => [e.facts['unit'], ...PLACE(e.facts)])).toEqual([[unit('g1'), 31, 9]])
    expect([at(g.table, 'g1.0'), told(g, 'madeRoom'), did(g.table, unit('g1'), MOVED)]).toEqual([[31, 9], [], true])
  })

  test('12.4, 9.13 a march onto friends: so many make room, and nobody when it was cut short', () => {
    const onto = (more: Readonly<Record<string, Troops>>) =>
      moving({ g1: THREE, ...more })
        .dice(6)
        .play('move g1')
        .play('march to 29 9')
    expect(facts(onto({ g2: { ...THREE, figures: 1, width: 1, at: [29, 9] } }), 'madeRoom', 'figures')).toEqual([1])
    expect(
      facts(onto({ g2: { ...THREE, figures: 2, width: 2, at: [30.5, 9] } }), 'madeRoom', 'figures').every((n) => n > 1),
    ).toBe(true)
  })

  test('12.4, 9.5 a new form: facing, width and order are what was said, and told', () => {
    const g = moving({ g1: { ...THREE, figures: 4, width: 4 } })
      .dice(6)
      .play('move g1')
    g.play('form at 30 8 facing 22.5 width 2 dispersed')
    const { units } = g.table
    const u = unit('g1')
    expect([units.facing[u], units.width[u], units.open[u], told(g, 'madeRoom').length]).toEqual([1, 2, 1, 0])
    expect(told(g, 'formed').map((e) => [e.facts['unit'], e.facts['facing'], e.facts['width']])).toEqual([[u, 1, 2]])
    const crowded = moving({
      g1: { ...THREE, figures: 4, width: 4 },
      g2: { ...THREE, figures: 1, width: 1, at: [30, 8] },
    })
    crowded.dice(6).play('move g1').play('form at 30 8 facing 0 width 2 close')
    expect(facts(crowded, 'madeRoom', 'figures')).toEqual([1])
  })

  test('12.4, 12.6 a form that faces another way puts each man where he goes, none through another', () => {
    for (const facing of [0, 4, 6, 9, 12, 15]) {
      const g = moving({ g1: { ...THREE, type: 'warrior', figures: 6, width: 6, facing: 0, at: [30, 8] } })
        .dice(6, 6)
        .play('move g1')
      const form = `form at 30 8 facing ${facing * 22.5} width 3 close`
      if (g.whyName(form) !== '') continue
      g.play(form)
      const spots = places(g, unit('g1'))
      expect([g.table.units.facing[unit('g1')], new Set(spots.map(String)).size]).toEqual([facing, 6])
    }
  })

  test('12.2, 13.4 a leg that is cut short by what is found costs what was walked, and makes nobody’s room known', () => {
    const g = moving(
      {
        g1: { type: 'askari', figures: 1, at: [20, 17], facing: 8, where: HIDDEN },
        b1: { type: 'soldier', figures: 1, at: [20, 24], facing: 8 },
      },
      { scenario: 'convoy', phasing: 1 as Side },
    )
    g.dice(6).play('move b1').play('march to 20 18.5')
    const { spent, open, cover, gone, found } = g.table.move
    const far = 24 - at(g.table, 'b1.0')[1]
    expect([found, told(g, 'madeRoom').length, far]).toEqual([1, 0, 3])
    expect([spent, gone, open > 0]).toEqual([far * 256 * cover, far * 256, true])
  })
})

describe('9.2, 12.10 how cavalry goes', () => {
  test('9.2, 12.10, 7.3 mounted as horse, dismounted as foot; nobody else is either', () => {
    const { table: t } = scene({
      g1: { ...THREE, type: 'cavalry' },
      g2: { ...THREE, type: 'cavalry', at: [40, 6], state: ON_FOOT },
      g3: { ...THREE, at: [50, 6], state: LOOSE },
    })
    expect(['g1', 'g2', 'g3'].map((word) => mobilityOf(t, unit(word)))).toEqual([HORSE, FOOT, FOOT])
    expect(['g1', 'g2', 'g3'].map((word) => isMounted(t, unit(word)))).toEqual([true, false, false])
  })
})
