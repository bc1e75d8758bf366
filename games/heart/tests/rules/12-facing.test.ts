import { describe, expect, test } from 'vitest'
import { inContact } from '../../rules/09-contact.ts'
import {
  AGROUND,
  did,
  FROM_COVER,
  HIDDEN,
  IMMOBILE,
  isIn,
  MOUNTED,
  MOVED,
  NAMED,
  ON_FOOT,
  put,
} from '../../rules/09-units.ts'
import { facts, told } from '../fighting.ts'
import { at, figure, type Scene, scene, type Troops, unit, within } from '../given.ts'
import { independents, moving, places } from '../moving.ts'

const G1 = unit('g1')
const MEN: Troops = { type: 'soldier', figures: 4, width: 4, at: [30, 6], facing: 0 }
const GUN: Troops = { type: 'mg', figures: 3, width: 3, at: [30, 6], facing: 0 }

describe('12.4 turning', () => {
  test('12.4, 12.1 alone up to 90 degrees, without dice; it is no move', () => {
    const g = moving({ g1: GUN })
    expect(['turn g1 to 90', 'turn g1 to 112.5', 'turn g1 to 0'].map((a) => g.whyName(a))).toEqual([
      '',
      'turnsTooFar',
      'facesSoAlready',
    ])
    g.play('turn g1 to 90')
    expect([g.table.units.facing[G1], did(g.table, G1, NAMED), did(g.table, G1, MOVED)]).toEqual([4, true, false])
  })

  test('12.4, H34 more at the end of a move, for half of it: a move for a machine gun, without a leg', () => {
    const g = moving({ g1: GUN }).dice(4).play('move g1', 'halt facing 112.5')
    expect([g.table.units.facing[G1], did(g.table, G1, MOVED)]).toEqual([5, true])
    const still = moving({ g1: GUN }).dice(4).play('move g1', 'halt facing 90')
    expect(did(still.table, G1, MOVED)).toBe(false)
  })

  test('12.4 who has not half the move left turns no further than 90 degrees from where he faced', () => {
    // 7 inches: 3 1/2 are half
    const half = moving({ g1: MEN }).dice(4).play('move g1', 'march to 29 9.5')
    expect(half.whyName('halt facing 180')).toBe('')
    const more = moving({ g1: MEN }).dice(4).play('move g1', 'march to 29 9.5625')
    expect([more.whyName('halt facing 180'), more.whyName('halt facing 90')]).toEqual(['turnsTooFar', ''])
  })

  test('12.5 another order costs half the move, once, together with such a turn', () => {
    const open = 'form at 30 6 facing 0 width 4 dispersed'
    const far = moving({ g1: MEN }).dice(4).play('move g1', 'march to 29 9.5625')
    expect(far.whyName('form at 30 9.5625 facing 0 width 4 dispersed')).toBe('cannotPayHalf')
    const g = moving({ g1: MEN }).dice(6).play('move g1').play(open)
    expect([g.table.units.open[G1], told(g, 'orderChanged').length]).toEqual([1, 1])
    // The men at the ends go 1 1/2 and 3 inches; with half the move 4 1/2 and 3 of 9 are spent
    expect([g.whyName('halt facing 180'), g.whyName('march to 27.5 7.5')]).toEqual(['', ''])
    expect(g.whyName('march to 27.5 7.5625')).toBe('tooFar')
  })

  test('12.4 five legs are too many, and a leg to where it stands is none', () => {
    const g = moving({ g1: MEN }).dice(6).play('move g1')
    expect(g.whyName('march to 29 6')).toBe('stoodStill')
    g.play('march to 29 7', 'march to 29 8', 'march to 29 9', 'march to 29 10')
    expect(g.whyName('march to 29 11')).toBe('noLegLeft')
    expect(g.whyName('form at 30 10 facing 0 width 2 close')).toBe('noLegLeft')
  })

  test('9.6 nor does a machine gun’s crew disperse in a leg; cavalry does', () => {
    const gun = moving({ g1: GUN }).dice(6).play('move g1')
    expect(gun.whyName('form at 30 6 facing 0 width 3 dispersed')).toBe('wrongOrder')
    const horse = moving({ g1: { ...MEN, type: 'cavalry', figures: 2, width: 2 } })
      .dice(6, 6, 6)
      .play('move g1')
    expect(horse.whyName('form at 30 6 facing 0 width 2 dispersed')).toBe('')
  })

  test('9.15 of two equally far to the left the one further ahead goes first', () => {
    const g = moving({ g1: { ...MEN, width: 2, at: [30, 6] } })
      .dice(6)
      .play('move g1', 'form at 30 8 facing 0 width 4 close')
    // Two files: the left one's front man takes the first place, its rear man the second
    const t = g.table
    expect(places(g, G1).map(([x]) => x)).toEqual([29, 30, 31, 32])
    expect(t.move.spent).toBe(Math.ceil(Math.hypot(16 * 16, 48 * 16)) * t.move.cover)
  })

  test('9.15 in a form those on the left go to the left, and nobody crosses', () => {
    const g = moving({ g1: MEN }).dice(6).play('move g1', 'form at 30 8 facing 0 width 2 close')
    expect(places(g, G1)).toEqual([
      [30, 8],
      [31, 8],
      [30, 7],
      [31, 7],
    ])
    expect([g.table.units.width[G1], told(g, 'formed').length]).toEqual([2, 1])
  })
})

describe('those who cannot', () => {
  const state = (type: string, bits: number, scenario = 'salaita', where: readonly [number, number] = [30, 6]) =>
    moving({ g1: { type, at: where, facing: 0 } }, { scenario, arrange: (t) => put(t, G1, bits) })
  test('7.7 an immobilised car neither moves nor turns', () => {
    const g = state('armoured-car', IMMOBILE)
    expect([g.whyName('move g1'), g.whyName('turn g1 to 45'), g.whyName('stand g1')]).toEqual([
      'cannotMove',
      'cannotMove',
      '',
    ])
  })
  test('12.12 a boat aground neither sails nor turns', () => {
    const g = state('gunboat', AGROUND, 'sphinxhaven', [40, 8])
    expect([g.whyName('move g1'), g.whyName('turn g1 to 45')]).toEqual(['isAground', 'isAground'])
  })
  test('12.12 a leg goes within 45 degrees of the bow, and no further to the side than ahead', () => {
    const g = state('gunboat', 0, 'sphinxhaven', [40, 8]).dice(6, 6).play('move g1')
    expect(['march to 42 10', 'march to 42.0625 10', 'march to 40 7'].map((a) => g.whyName(a))).toEqual([
      '',
      'notAhead',
      'notAhead',
    ])
  })
  test('12.12 it turns between its legs, 90 degrees in all, there and back; others do not', () => {
    const g = state('gunboat', 0, 'sphinxhaven', [40, 8]).dice(6, 6).play('move g1', 'wheel to 45', 'march to 41 9')
    expect(['wheel to 90', 'wheel to 112.5', 'wheel to 45'].map((a) => g.whyName(a))).toEqual([
      '',
      'turnsTooFar',
      'facesSoAlready',
    ])
    g.play('wheel to 22.5')
    expect([g.whyName('wheel to 45'), g.whyName('wheel to 67.5')]).toEqual(['', 'turnsTooFar'])
    expect(moving({ g1: MEN }).dice(6).play('move g1').whyName('wheel to 45')).toBe('onlyBoats')
  })
  test('12.12 it comes free on a 6 at the start of a later turn', () => {
    const free = (die: number): boolean => {
      const lake: Scene = {
        scenario: 'sphinxhaven',
        run: [
          { procedure: 'match', at: 5 },
          { procedure: 'turn', at: 2 },
          { procedure: 'start-of-turn', at: 0 },
        ],
        dice: [die, 6, 1],
        turn: 2,
      }
      const g = scene(
        {
          b1: { type: 'gunboat', at: [40, 8], facing: 0, state: AGROUND },
          g1: { ...MEN, at: [40, 40] },
        },
        lake,
      )
      expect(told(g, die === 6 ? 'afloat' : 'aground')).toHaveLength(1)
      return !isIn(g.table, unit('b1'), AGROUND)
    }
    expect([free(5), free(6)]).toEqual([false, true])
  })
  test('12.12, 7.8 a boat that only turns rolls for nothing, and has not moved', () => {
    const g = state('gunboat', 0, 'sphinxhaven', [40, 8])
    g.dice(3, 3).play('move g1', 'wheel to 45', 'halt facing 45')
    expect([told(g, 'sailedOn').length, did(g.table, G1, MOVED)]).toEqual([0, false])
    const sails = state('gunboat', 0, 'sphinxhaven', [40, 8]).dice(3, 3).play('move g1', 'march to 40 9')
    expect([sails.whyName('form at 40 9 facing 0 width 1 close'), sails.whyName('halt facing 45')]).toEqual([
      'onlyBoats',
      'turnsTooFar',
    ])
    sails.dice(6, 5).play('halt facing 0')
    expect([told(sails, 'sailedOn').length, isIn(sails.table, G1, AGROUND)]).toEqual([1, false])
    const stuck = state('gunboat', 0, 'sphinxhaven', [40, 8]).dice(3, 3).play('move g1', 'march to 40 9')
    expect(isIn(stuck.dice(6, 6).play('halt facing 0').table, G1, AGROUND)).toBe(true)
  })
})

describe('7.3 mounting', () => {
  const RIDERS: Troops = { type: 'cavalry', figures: 2, width: 2, at: [30, 6], facing: 0 }
  test('7.3, 12.10 dismounted they are on foot, and have moved; and the other way round', () => {
    const g = moving({ g1: RIDERS }).play('dismount g1')
    expect([isIn(g.table, G1, ON_FOOT), did(g.table, G1, MOUNTED), did(g.table, G1, MOVED)]).toEqual([true, true, true])
    const up = moving({ g1: { ...RIDERS, state: ON_FOOT } })
    expect(up.whyName('dismount g1')).toBe('mountedAlready')
    up.play('mount g1')
    expect([isIn(up.table, G1, ON_FOOT), did(up.table, G1, MOUNTED)]).toEqual([false, true])
  })
  test('7.3 cavalry alone, and not in contact (12.9)', () => {
    const g = moving({ g1: RIDERS, g2: { ...MEN, at: [40, 6] }, b1: { ...MEN, figures: 1, width: 1, at: [30, 7] } })
    expect([inContact(g.table, G1), g.whyName('dismount g1'), g.whyName('mount g2')]).toEqual([
      true,
      'inContact',
      'notCavalry',
    ])
  })
})

describe('10.8 began in cover', () => {
  test('10.8 half of the figures in an area that gives cover, when the unit is named', () => {
    // Bush from x 2 to 18
    const began = (x: number) => did(moving({ g1: { ...MEN, at: [x, 20] } }).play('stand g1').table, G1, FROM_COVER)
    expect([began(18), began(19)]).toEqual([true, false])
  })
})

describe('11.2, 1.3 passing', () => {
  test('11.2 nobody passes while he has a unit to name', () => {
    expect(moving({ g1: MEN }).whyName('pass')).toBe('mustName')
  })
  test('11.2 with nobody but an ambush left he passes, and is asked again when the other has named one', () => {
    const g = scene(
      {
        g1: { ...MEN, type: 'warrior', at: [8, 30], where: HIDDEN },
        b1: { ...MEN, type: 'warrior', at: [60, 6] },
        b2: { ...MEN, type: 'warrior', at: [60, 10] },
      },
      {
        scenario: 'salaita',
        frames: within('movement-phase', 'movement'),
        arrange: (t) => {
          t.tracks.phase = 2
        },
      },
    )
    g.play('pass', 'stand b1')
    expect(g.whyName('spring g1')).toBe('')
    expect(g.play('pass', 'stand b2').whyName('spring g1')).toBe('')
  })
  test('1.3 who passes lets all that are left stand', () => {
    const g = scene(
      { g1: { type: 'leader', at: [30, 6] }, g2: { type: 'scout', at: [33, 6] }, b1: { type: 'leader', at: [60, 6] } },
      {
        scenario: 'salaita',
        frames: within('independent-moves', 'independents'),
        arrange: (t) => {
          t.tracks.phase = 3
        },
      },
    ).play('pass')
    expect(['g1', 'g2', 'b1'].map((word) => did(g.table, unit(word), NAMED))).toEqual([true, true, false])
    expect(at(g.table, 'g1.0')).toEqual([30, 6])
    expect(facts(g, 'stood', 'unit')).toEqual([])
  })
  test('1.3, 9.4, H61 nobody passes over a group of baggage that must close up', () => {
    const porters = (gap: number) =>
      independents(
        { g1: { type: 'baggage', figures: 2, at: [30, 6], facing: 0 }, b1: { type: 'leader', at: [60, 6] } },
        {
          arrange: (t) => {
            t.figures.x[figure('g1.1')] = (30 + gap) * 16
          },
        },
      )
    expect([porters(2).whyName('pass'), porters(2.0625).whyName('pass')]).toEqual(['', 'torn'])
  })
})
