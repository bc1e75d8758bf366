import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { ARMY_LEADER } from '../../roster.ts'
import {
  AMBUSH,
  BAGGAGE_LOST,
  BEARER_KILLED,
  FRIENDS,
  hasCause,
  LEADER_KILLED,
  lossesToTest,
  noteAmbush,
  noteBaggage,
} from '../../rules/08-causes.ts'
import { isIn, MARKER, ON_TABLE, ROUTED } from '../../rules/09-units.ts'
import { takeAway } from '../../rules/16-losses.ts'
import { facts, type Roll, testing, told } from '../fighting.ts'
import { figure, type Scene, scene, unit } from '../given.ts'

const OPEN: Scene = { scenario: 'cutting', turn: 10 }
/** Those far away who keep the sides in the game and see nothing. */
const REST: Roll = {
  g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
  b9: { type: 'warrior', figures: 20, width: 4, at: [68, 24], facing: 0 },
}
/** The table after these figures have fallen together. */
const fallen = (troops: Roll, ...words: readonly string[]) => {
  const t = scene({ ...troops, ...REST }, OPEN).table
  for (const word of words) t.fallen.add(figure(word))
  takeAway(t)
  return t
}
const causes = (t: ReturnType<typeof fallen>, word: string): number => t.units.causes[unit(word)] ?? -1

describe('8.1 a friendly unit is destroyed or routed', () => {
  const near = (y: number, x = 38): Roll => ({
    g1: { type: 'askari', figures: 2, width: 2, at: [38, 24], facing: 0 },
    g2: { type: 'askari', figures: 4, width: 1, at: [x, y], facing: 0 },
  })
  test('8.1, 9.14 within 12 inches of where the last figures stood', () => {
    // The nearest of the column stands three inches behind its first
    expect(causes(fallen(near(39), 'g1.0', 'g1.1'), 'g2')).toBe(FRIENDS)
    expect(causes(fallen(near(39.0625), 'g1.0', 'g1.1'), 'g2')).toBe(0)
  })
  test('8.1 not while one of it is left', () => {
    expect(causes(fallen(near(30), 'g1.0'), 'g2')).toBe(0)
  })
  test('8.1, 9.14 and in sight: one pair that sees is enough', () => {
    // The building x 10-15, y 24-29 stands between them; one of six has an open line
    const behind = (x: number): Roll => ({
      g1: { type: 'askari', figures: 1, at: [14, 22] },
      g2: { type: 'askari', figures: 6, width: 6, at: [x, 31], facing: 0 },
    })
    expect(causes(fallen(behind(12), 'g1.0'), 'g2')).toBe(0)
    expect(causes(fallen(behind(16), 'g1.0'), 'g2')).toBe(FRIENDS)
  })
  test('8.1, 9.14 near and in sight are asked of the units: one pair may be near, and another see', () => {
    // The near one stands behind the building; the far one sees, 13 inches and more away
    const t = fallen(
      {
        g1: { type: 'askari', figures: 1, at: [14, 22] },
        g2: { type: 'askari', figures: 2, width: 2, at: [13, 33], facing: 0 },
      },
      'g1.0',
    )
    expect(causes(t, 'g2')).toBe(0)
    const torn = scene(
      {
        g1: { type: 'askari', figures: 1, at: [14, 22] },
        g2: { type: 'askari', figures: 2, width: 2, at: [13, 33], facing: 0 },
        ...REST,
      },
      {
        ...OPEN,
        arrange(x) {
          x.figures.x[figure('g2.1')] = 24 * 16
        },
      },
    ).table
    torn.fallen.add(figure('g1.0'))
    takeAway(torn)
    expect(causes(torn, 'g2')).toBe(FRIENDS)
  })
  test('8.1, 16.3 scouts and porters beside it are not shaken, nor is who is destroyed himself', () => {
    const t = fallen(
      {
        g1: { type: 'askari', figures: 1, at: [38, 24] },
        g2: { type: 'scout', at: [38, 27] },
        g3: { type: 'baggage', figures: 2, at: [34, 24] },
        g4: { type: 'askari', figures: 2, at: [42, 24] },
      },
      'g1.0',
    )
    expect(['g1', 'g2', 'g3', 'g4'].map((word) => causes(t, word))).toEqual([0, 0, 0, FRIENDS])
  })
  test('8.1, 16.3 only units cause it, and only friends are shaken', () => {
    const t = fallen(
      {
        g1: { type: 'scout', at: [38, 24] },
        g2: { type: 'askari', figures: 4, at: [38, 27] },
        b1: { type: 'soldier', figures: 4, at: [38, 30] },
      },
      'g1.0',
    )
    expect([causes(t, 'g2'), causes(t, 'b1')]).toEqual([0, 0])
  })
})

test('8.2, 13.5 an enemy within 8 inches springs an ambush, seen or not (H35)', () => {
  const t = scene(
    {
      g1: { type: 'askari', figures: 1, at: [12, 26.5] },
      b1: { type: 'soldier', figures: 1, at: [12, 34.5] },
      b2: { type: 'soldier', figures: 1, at: [14, 34.5] },
      b3: { type: 'baggage', figures: 1, at: [12, 30] },
    },
    OPEN,
  ).table
  noteAmbush(t, unit('g1'))
  expect(['b1', 'b2', 'b3'].map((word) => causes(t, word))).toEqual([AMBUSH, 0, 0])
})

describe('8.3 the army leader or the standard bearer is killed', () => {
  const killed = (type: string, traits: number, y: number) =>
    causes(
      fallen({ g1: { type, at: [12, 20], traits }, g2: { type: 'askari', figures: 1, at: [12, y] } }, 'g1.0'),
      'g2',
    )
  test('8.3, H35 within 18 inches, behind a house too', () => {
    expect(killed('leader', ARMY_LEADER, 38)).toBe(LEADER_KILLED)
    expect(killed('leader', ARMY_LEADER, 38.0625)).toBe(0)
    expect(killed('standard-bearer', 0, 38)).toBe(BEARER_KILLED)
  })
  test('8.3 another leader’s death shakes nobody', () => {
    expect(killed('leader', 0, 22)).toBe(0)
  })
  test('8.3, H21 two tests for the army leader, one for the standard bearer', () => {
    const tests = (cause: number, ...dice: number[]) =>
      testing(
        { g1: { type: 'askari', figures: 4, at: [38, 24] }, ...REST },
        {
          ...OPEN,
          dice,
          arrange(t) {
            t.units.causes[unit('g1')] = cause
          },
        },
      )
    expect(told(tests(LEADER_KILLED, 4, 4), 'passedTest').length).toBe(2)
    expect(told(tests(BEARER_KILLED, 4), 'passedTest').length).toBe(1)
    expect(told(tests(LEADER_KILLED | BEARER_KILLED, 4, 4, 4), 'passedTest').length).toBe(3)
    expect(told(tests(LEADER_KILLED, 1, 1), 'routed').length).toBe(1)
  })
})

test('8.4, H22 baggage captured: every unit of that army on the table, however far', () => {
  const t = scene(
    {
      g1: { type: 'askari', figures: 4, at: [2, 2] },
      g2: { type: 'scout', at: [4, 4] },
      b1: { type: 'soldier', figures: 4, at: [38, 30] },
    },
    OPEN,
  ).table
  noteBaggage(t, 0 as Side)
  expect(['g1', 'g2', 'b1'].map((word) => causes(t, word))).toEqual([BAGGAGE_LOST, 0, 0])
})

describe('8.5 casualties', () => {
  test('8.5 six or fewer: 1; 7-12: 2; 13-20: 3', () => {
    expect([1, 6, 7, 12, 13, 20].map(lossesToTest)).toEqual([1, 1, 2, 2, 3, 3])
  })
  test('8.5, H23 losses of this turn against the size at its start: nine men lose one, or two', () => {
    const lost = (n: number, ...dice: number[]) =>
      testing(
        { g1: { type: 'askari', figures: 9 - n, at: [38, 24] }, ...REST },
        {
          ...OPEN,
          dice,
          arrange(t) {
            t.units.began[unit('g1')] = 9
            t.units.size[unit('g1')] = 12
          },
        },
      )
    expect(told(lost(1), 'passedTest').length).toBe(0)
    expect(told(lost(2, 4), 'passedTest').length).toBe(1)
  })
})

describe('8.6 who passes on what', () => {
  const tests = (type: string, die: number) =>
    told(
      testing(
        { g1: { type, figures: 4, at: [38, 24] }, ...REST },
        {
          ...OPEN,
          dice: [die],
          arrange(t) {
            t.units.causes[unit('g1')] = AMBUSH
          },
        },
      ),
      'passedTest',
    ).length === 1
  test.each(['askari', 'askari-modern', 'regular-lm', 'soldier-lm'])('8.6 %s pass on 4-6', (type) => {
    expect([tests(type, 3), tests(type, 4)]).toEqual([false, true])
  })
  test.each([
    'volunteer',
    'regular',
    'soldier',
    'ruga-ruga',
    'warrior',
    'cavalry',
    'musketeer',
    'mg',
    'lmg',
    'volunteer-scout',
  ])('8.6 %s pass on 3-6', (type) => {
    expect([tests(type, 2), tests(type, 3)]).toEqual([false, true])
  })
})

describe('8.7 failures', () => {
  const fail = (state: number) =>
    testing(
      { g1: { type: 'askari', figures: 4, at: [38, 24], state }, ...REST },
      {
        ...OPEN,
        dice: [1],
        arrange(t) {
          t.units.causes[unit('g1')] = AMBUSH
        },
      },
    ).table
  test('8.7 the first places a marker, the second removes the unit', () => {
    const first = fail(0)
    expect(isIn(first, unit('g1'), MARKER)).toBe(true)
    expect(first.units.where[unit('g1')]).toBe(ON_TABLE)
    expect(fail(MARKER).units.where[unit('g1')]).toBe(ROUTED)
  })
  test('8.7, 16.3 friends within 12 and in sight test for a rout', () => {
    const g = testing(
      {
        g1: { type: 'askari', figures: 4, at: [38, 24], state: MARKER },
        g2: { type: 'askari', figures: 4, at: [38, 30] },
        ...REST,
      },
      {
        ...OPEN,
        dice: [1, 4],
        arrange(t) {
          t.units.causes[unit('g1')] = AMBUSH
        },
      },
    )
    expect(facts(g, 'passedTest', 'unit')).toEqual([unit('g2')])
  })
})

describe('8.8 rallying', () => {
  const rally = (y: number, traits = 0) =>
    testing(
      {
        g1: { type: 'askari', figures: 4, at: [12, 20], state: MARKER },
        g2: { type: 'leader', at: [12, y], traits },
        ...REST,
      },
      OPEN,
    )
  test('8.8, 16.5 a leader within 18 inches, sight or not, rallies on 4-6', () => {
    expect(rally(38.0625).whyName('rally g1 by g2')).toBe('over')
    expect(isIn(rally(38).dice(4).play('rally g1 by g2').table, unit('g1'), MARKER)).toBe(false)
    expect(isIn(rally(38).dice(3).play('rally g1 by g2').table, unit('g1'), MARKER)).toBe(true)
  })
  test('8.8 only units with a marker, only leaders', () => {
    expect(rally(30).whyName('rally g9 by g2')).toBe('noMarker')
    expect(rally(30).whyName('rally g1 by g9')).toBe('cannotRally')
  })
  test('8.8, H25 a unit that failed in this turn may be rallied in it', () => {
    const g = testing(
      { g1: { type: 'askari', figures: 4, at: [12, 20] }, g2: { type: 'leader', at: [12, 22] }, ...REST },
      {
        ...OPEN,
        dice: [1],
        arrange(t) {
          t.units.causes[unit('g1')] = AMBUSH
        },
      },
    )
    expect(g.whyName('rally g1 by g2')).toBe('')
  })
})

test('H24 the marker does nothing but wait', () => {
  const t = scene({ g1: { type: 'askari', figures: 4, at: [12, 20], state: MARKER } }, OPEN).table
  expect(hasCause(t, unit('g1'))).toBe(false)
})
