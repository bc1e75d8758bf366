import { describe, expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import type { Roll } from '../fighting.ts'
import type { Scene } from '../given.ts'
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

const BRITISH = { phasing: 1, beginner: 1 } as unknown as Scene
/** Six Soldiers at 42, 12, a friend of theirs at 38, 10, and their nearest enemy at 39, 3: nearly south of them. */
const SIX: Roll = {
  b1: { type: 'askari', figures: 2, width: 2, at: [38, 10], facing: 8 },
  b3: { type: 'soldier', figures: 6, width: 6, at: [40, 12], facing: 8 },
  g4: { type: 'askari', figures: 4, width: 4, at: [40, 3], facing: 0 },
}

describe('the few of many legs that are offered', () => {
  test('12.4, 17.4 at the enemy, not a friend, and to the hill; half as far at him, aside, back; two ranks, a column', () => {
    expect(moving(SIX, BRITISH).dice(4).play('move b3').legal()).toEqual([
      'march to 42 5.0625',
      'march to 42 18.9375',
      'march to 42 8.5625',
      'march to 35.9375 9.5625',
      'march to 42 15.4375',
      'form at 42 8.5625 facing 180 width 3 close',
      'form at 42 8.5625 facing 180 width 2 close',
      'halt facing 180',
      'halt facing 0',
      'halt facing 270',
    ])
  })

  test('12.4, 17.4 when a leg is gone, no other form: at the enemy, to the hill, straight on, as far as is left', () => {
    expect(moving(SIX, BRITISH).dice(4).play('move b3', 'march to 42 9').legal()).toEqual([
      'march to 40.625 5.5625',
      'march to 42 12.875',
      'march to 42 5.0625',
      'halt facing 180',
      'halt facing 202.5',
      'halt facing 0',
      'halt facing 292.5',
      'halt facing 22.5',
    ])
  })

  test('12.2, 12.4 in the bush as far as the move in cover leads', () => {
    const g = moving(
      {
        ...SIX,
        b3: { type: 'soldier', figures: 6, width: 2, at: [12, 20], facing: 8 },
        g4: { type: 'askari', at: [12, 10] },
      },
      BRITISH,
    )
    const legs = g.dice(4).play('move b3').legal()
    expect(legs.filter((word) => word.startsWith('march'))).toEqual(['march to 12 17.0625', 'march to 14.9375 20'])
  })

  test('12.12 of a boat: within 45 degrees of its bow, half as far too, after its first leg as before it', () => {
    const g = moving(
      {
        b1: { type: 'gunboat', at: [30, 10], facing: 4 },
        g4: { type: 'askari', figures: 4, width: 4, at: [40, 24], facing: 8 },
      },
      { ...BRITISH, scenario: 'sphinxhaven' },
    )
    const legs = () => g.legal().filter((word) => !word.startsWith('wheel'))
    g.dice(4, 5).play('move b1')
    expect(legs()).toEqual([
      'march to 36.25 16.25',
      'march to 38.9375 10',
      'march to 33.125 13.125',
      'march to 37.875 6.875',
      'halt facing 90',
    ])
    g.play('march to 33 10')
    expect(legs()).toEqual([
      'march to 37.1875 14.1875',
      'march to 38.9375 10',
      'march to 35.0625 12.0625',
      'march to 38.1875 7.9375',
      'halt facing 90',
    ])
  })

  test('12.5, 9.6 dispersed they may close where they stand; their order stays on the march', () => {
    const g = moving({
      g2: { type: 'soldier', figures: 3, width: 2, at: [40, 8], facing: 4, open: true },
      b24: { type: 'soldier', at: [52, 8] },
    })
    expect(g.dice(6).play('move g2').legal()).toEqual([
      'march to 48.9375 8',
      'march to 40 16.9375',
      'march to 44.4375 8',
      'march to 43.125 15.875',
      'march to 35.5625 8',
      'form at 44.4375 8 facing 90 width 2 dispersed',
      'form at 40 8 facing 90 width 2 close',
      'halt facing 90',
      'halt facing 0',
      'halt facing 180',
      'halt facing 270',
    ])
  })

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

  test('17.8, 12.4 the place of a task and the nearest enemy may lie one way: that leg is offered once, and no shorter one', () => {
    const g = moving(
      { g1: { type: 'askari', at: [36, 30], facing: 0 }, b1: { type: 'soldier', at: [36, 46], facing: 8 } },
      { scenario: 'uganda-railway' },
    )
    const north = g
      .dice(4)
      .play('move g1')
      .legal()
      .filter((word) => /^march to 36 (3[1-9])/.test(word))
    expect(north).toEqual(['march to 36 36.9375', 'march to 36 33.4375'])
  })

  test('12.4 of two enemies who are equally near the leg leads to the one with the lower number', () => {
    const first = (b1: readonly [number, number], b2: readonly [number, number]) =>
      moving({
        g1: { type: 'askari', at: [36, 8], facing: 0 },
        b1: { type: 'soldier', at: b1, facing: 8 },
        b2: { type: 'soldier', at: b2, facing: 8 },
      })
        .dice(4)
        .play('move g1')
        .legal()[0]
    expect([first([46, 8], [26, 8]), first([26, 8], [46, 8])]).toEqual(['march to 42.9375 8', 'march to 29.0625 8'])
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
