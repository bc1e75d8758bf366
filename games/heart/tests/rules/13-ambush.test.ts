import { question } from '@boma/kernel'
import { given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { heart } from '../../index.ts'
import { CUNNING } from '../../roster.ts'
import { did, FOUND, HIDDEN, NOWHERE, ON_TABLE, SPRUNG } from '../../rules/09-units.ts'
import { told } from '../fighting.ts'
import { at, type Scene, type Troops, unit } from '../given.ts'
import { moving, places } from '../moving.ts'

const CONVOY: Scene = { scenario: 'convoy' }
/** Hidden in the south-west grass of the convoy's table, x 14 to 28 and y 6 to 18. */
const LURKERS: Troops = { type: 'askari', figures: 4, width: 4, at: [20, 16], facing: 0, where: HIDDEN }
const PATROL: Troops = { type: 'soldier', figures: 1, at: [20, 26], facing: 8 }
const G1 = unit('g1')

describe('laying', () => {
  test('13.1 up to 12 figures, no guns, a number by the scenario, all in one area that hides', () => {
    const g = given(heart, { scenario: 'convoy' }).play('suggested')
    expect(g.whyName('place g1')).toBe('mustHide')
    g.play('hide g1')
    // On the track, and half in the wood: nowhere that hides all of them
    expect(g.whyName('form at 30 25 facing 180 width 5 close')).not.toBe('')
    expect(g.whyName('form at 26 33 facing 180 width 5 close')).toBe('outOfZone')
    g.play('form at 18 33 facing 180 width 5 close')
    expect(g.table.units.where[G1]).toBe(HIDDEN)
    // The scenario gives four, and a Cunning leader one more
    expect(g.table.tracks.germanAmbushes).toBe(4)
    const salaita = given(heart, { scenario: 'salaita' })
    expect(salaita.whyName('hide g3')).toBe('cannotHide')
    salaita.arrange((t) => {
      t.tracks.germanAmbushes = 0
    })
    expect(salaita.whyName('hide g1')).toBe('noAmbushLeft')
  })

  test('13.1, 17.7 a unit lies hidden wherever its side may lay an ambush, far from its ready place too', () => {
    // At Salaita the ready places are at the foot of the hill, and the bush is far
    const g = given(heart, { scenario: 'salaita' }).play('hide g1', 'form at 8 30 facing 90 width 6 close')
    expect([g.table.units.where[G1], g.table.tracks.germanAmbushes]).toEqual([HIDDEN, 0])
    expect(g.whyName('hide g2')).toBe('noAmbushLeft')
  })

  test('13.1, 17.7 nobody of the enemy should look on while somebody may still be hidden', () => {
    const looksAway = (ambushes: number): boolean | undefined => {
      const { table: t } = given(heart, { scenario: 'salaita' }).arrange((each) => {
        each.tracks.germanAmbushes = ambushes
      })
      return question(heart, t)?.hides(t)
    }
    expect([looksAway(1), looksAway(0)]).toEqual([true, false])
  })

  test('13.1, 9.8 a leader lies hidden with a unit that does, within 2 inches and in one area with it', () => {
    const g = given(heart, { scenario: 'convoy' }).play('suggested')
    expect(g.whyName('hide g5')).toBe('cannotHide')
    g.play('hide g1', 'form at 18 33 facing 180 width 5 close', 'hide g5')
    expect(g.whyName('form at 18 38 facing 180 width 1 close')).toBe('hidesNowhere')
    g.play('form at 18 35 facing 180 width 1 close')
    expect([g.table.units.where[unit('g5')], g.table.units.attached[unit('g5')]]).toEqual([HIDDEN, G1 + 1])
    // It is no ambush of its own
    expect(g.table.tracks.germanAmbushes).toBe(4)
  })

  test('13.2 a hidden unit is not on the table: no target, no charge at it, named only to spring', () => {
    const g = moving({ g1: LURKERS, b1: PATROL }, CONVOY)
    expect(g.why('stand g1')).toBe('13.2')
    expect(g.whyName('spring g1')).toBe('')
    g.play('stand g20')
    expect(g.whyName('charge g1 with b1')).not.toBe('')
  })
})

describe('springing and finding', () => {
  test('13.3, 13.5 sprung in the Movement Phase it is placed, and enemies within 8 inches will test', () => {
    const g = moving({ g1: LURKERS, b1: { ...PATROL, at: [20, 23] }, b2: { ...PATROL, at: [20, 25] } }, CONVOY)
    g.play('spring g1')
    expect(g.table.units.where[G1]).toBe(ON_TABLE)
    expect(did(g.table, G1, SPRUNG)).toBe(true)
    const marked = ['b1', 'b2'].map((word) => (g.table.units.causes[unit(word)] ?? 0) !== 0)
    expect(marked).toEqual([true, false])
  })

  test.each([
    // 5 inches from the nearest who lies at y 16: not found; with a scout, or a Cunning leader, found
    ['a patrol', 'soldier', 0, 21, false],
    ['a patrol', 'soldier', 0, 20, true],
    ['a Cunning leader', 'leader', CUNNING, 23.5, true],
    ['a plain leader', 'leader', 0, 23.5, false],
  ])('13.4, 7.2, 5.5 %s of type %s with traits %i, who comes to y %d', (_, type, traits, y, found) => {
    const g = moving(
      {
        g1: LURKERS,
        b1: { type: 'soldier', figures: 2, width: 2, at: [20, 26], facing: 8 },
        b2: { type, at: [21, 27], facing: 8, traits, attachedTo: 'b1' },
      },
      { ...CONVOY, phasing: 1 as never },
    )
    g.dice(6).play('move b1')
    g.play(`march to ${at(g.table, 'b1.0')[0]} ${type === 'leader' ? y - 1 : y}`)
    expect([told(g, 'found').length > 0, did(g.table, G1, FOUND)]).toEqual([found, found])
  })

  test('13.4, 12.2 the finder stops where he finds, and has no further leg', () => {
    const g = moving({ g1: LURKERS, b1: { ...PATROL, at: [20, 24] } }, { ...CONVOY, phasing: 1 as never })
    g.dice(6).play('move b1').play('march to 20 17')
    expect(at(g.table, 'b1.0')).toEqual([20, 20])
    expect(g.whyName('march to 20 21')).toBe('legsOver')
    expect(g.whyName('assault g1')).toBe('')
    expect(g.table.units.causes[unit('b1')]).toBe(0)
  })

  test('12.8, 13.4 who has found a unit charges it, though its own wood hides it from sight', () => {
    // Ten inches deep in the south wood, x 32 to 48 and y 4 to 16: 7 inches of forest are too much to see through
    const deep: Troops = { type: 'askari', figures: 2, width: 2, at: [40, 9], facing: 0, where: HIDDEN }
    const meet = (did = 0, where = HIDDEN) =>
      moving(
        {
          g1: { ...deep, where, did },
          b1: { type: 'soldier', figures: 2, width: 2, at: [40, 18], facing: 8 },
          b2: { type: 'scout', at: [40, 19], facing: 8, attachedTo: 'b1' },
        },
        { ...CONVOY, phasing: 1 as never },
      )
    const g = meet().dice(2, 1, 1, 1).play('move b1').play('march to 40 16')
    expect([told(g, 'found').length, g.whyName('assault g1')]).toEqual([1, ''])
    // Whoever stands there openly, found by nobody, is not seen
    expect(meet(0, ON_TABLE).whyName('charge g1 with b1')).toBe('unseenTarget')
    expect(meet(FOUND, ON_TABLE).whyName('charge g1 with b1')).toBe('unseenTarget')
  })

  test('13.4, 12.8 a charge is not stopped, and finds what its figures came near on their ways', () => {
    const g = moving(
      {
        // Four inches to the side of the way, six from where it ends
        g1: { ...LURKERS, figures: 1, width: 1, at: [20, 18] },
        g2: { type: 'warrior', figures: 1, at: [32, 20], facing: 12 },
        b1: { type: 'cavalry', figures: 1, at: [14, 20], facing: 4 },
      },
      { ...CONVOY, phasing: 1 as never },
    )
    g.dice(6, 6, 6).play('charge g2 with b1')
    expect([told(g, 'contacted').length, told(g, 'found').length]).toEqual([1, 1])
    expect(at(g.table, 'b1.0')[0]).toBe(31)
  })

  test('13.4, 9.12, 12.4 a form that is stopped leaves none of its own on another', () => {
    const g = moving(
      {
        g1: { ...LURKERS, figures: 1, width: 1, at: [20, 17] },
        b1: { type: 'ruga-ruga', figures: 6, width: 6, at: [20, 24], facing: 8 },
      },
      { ...CONVOY, phasing: 1 as never },
    )
    g.dice(6, 6).play('move b1').play('form at 20 19 facing 180 width 1 close')
    const spots = places(g, unit('b1'))
    expect(told(g, 'found')).toHaveLength(1)
    for (const [i, [x, y]] of spots.entries())
      for (const [ox, oy] of spots.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(1)
  })

  test('13.6 at the end nobody is hidden who counts: a hidden unit stays one of its side', () => {
    const g = moving({ g1: LURKERS }, CONVOY)
    expect([HIDDEN, NOWHERE]).toContain(g.table.units.where[G1])
  })
})
