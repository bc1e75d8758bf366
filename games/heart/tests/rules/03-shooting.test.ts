import { describe, expect, test } from 'vitest'
import { WARRIOR } from '../../roster.ts'
import { hitChance, isHit, leastFace } from '../../rules/03-hitting.ts'
import { CHARGED, DECLARED, FROM_COVER, MOUNTED, SMOKE, SPRUNG } from '../../rules/09-units.ts'
import { facts, leastToHit, type Roll, shooting } from '../fighting.ts'
import { type Scene, type Troops, unit } from '../given.ts'

/** One man shoots at Warriors ten inches before him in the open. */
const shot = (type: string, target: Partial<Troops> = {}, firer: Partial<Troops> = {}): Roll => ({
  b1: { type, at: [40, 4], facing: 0, ...firer },
  g1: { type: 'warrior', figures: 20, width: 10, at: [40, 12], facing: 8, ...target },
})
const SHOOT = ['shoot g1 with b1']
const least = (troops: Roll, more: Scene = {}): number =>
  leastToHit(troops, SHOOT, { scenario: 'cutting', turn: 10, ...more })
/** A scene on the open ground of the cutting, between the ditch and the plantations. */
const OPEN: Partial<Troops> = { at: [38, 30] }
const FIRER: Partial<Troops> = { at: [38, 24] }

test('3.1, 14.2 a shot without bonus hits on 5-6', () => {
  expect(least(shot('scout', OPEN, FIRER))).toBe(5)
})
test('3.2 Volunteers, Regulars and Soldiers add 2', () => {
  for (const type of ['volunteer', 'volunteer-scout', 'regular', 'regular-lm', 'soldier', 'soldier-lm'])
    expect(least(shot(type, OPEN, FIRER)), type).toBe(3)
})
test('3.3 cavalry, Askaris and Ruga-Ruga add 1; Musketeers nothing', () => {
  const near = { at: [38, 27] } as const
  for (const type of ['cavalry', 'askari', 'askari-modern', 'ruga-ruga'])
    expect(least(shot(type, near, FIRER)), type).toBe(4)
  expect(least(shot('musketeer', near, FIRER))).toBe(5)
})
test('3.4, 14.3 over half range costs 1: measured to the nearest mark, exactly half is not over', () => {
  expect(least(shot('askari', { ...OPEN, at: [38, 32] }, FIRER))).toBe(4)
  expect(least(shot('askari', { ...OPEN, at: [38, 32.0625] }, FIRER))).toBe(5)
})

describe('3.5 a target that charged home', () => {
  /** b1 shoots at Warriors that have charged b2. */
  const charged = (b2: Partial<Troops>, scenario: string, firer: Partial<Troops>, g1: Partial<Troops>): number =>
    leastToHit(
      {
        b1: { type: 'regular', at: [38, 24], facing: 0, ...firer },
        b2: { type: 'soldier', figures: 4, at: [38, 31], facing: 0, did: DECLARED, ...b2 },
        g1: { type: 'warrior', figures: 20, width: 20, at: [38, 32], facing: 8, did: CHARGED, ...g1 },
      },
      ['shoot g1 with b1', 'cease'],
      {
        scenario,
        turn: scenario === 'salaita' ? 12 : 10,
        beginner: 1 as never,
        arrange(t) {
          t.units.charged[unit('g1')] = unit('b2') + 1
        },
      },
    )
  test('3.5 costs whoever shoots at it 1', () => {
    expect(charged({}, 'cutting', { at: [30, 33] }, {})).toBe(4)
  })
  test('3.5, H9 unless the unit it charged is entrenched against it, whoever shoots', () => {
    // Salaita: b2 stands behind the trench, the Warriors before it
    const b2 = { at: [36, 25] as const, facing: 8 }
    const g1 = { at: [36, 23.9375] as const, facing: 0, figures: 20, width: 4 }
    expect(charged(b2, 'salaita', { at: [45, 23] }, g1)).toBe(3)
  })
  test('3.5 not when it charged in an earlier turn', () => {
    expect(charged({}, 'cutting', { at: [30, 33] }, { did: 0 })).toBe(3)
  })
})

describe('3.6-3.8 the target is in cover', () => {
  // The ditch of the cutting, x 32-34, is cover; width 2 fits in it
  const IN: Partial<Troops> = { at: [33, 34], width: 2 }
  const BEFORE: Partial<Troops> = { at: [33, 28] }
  const FAR: Partial<Troops> = { at: [33, 26] }
  test('3.6 a target in cover costs 1', () => {
    expect(least(shot('regular', IN, BEFORE))).toBe(4)
  })
  test('3.6, 10.8 or one that began its move there', () => {
    expect(least(shot('regular', { ...OPEN, did: FROM_COVER }, FIRER))).toBe(4)
  })
  test('3.6 unless it is in close combat', () => {
    const troops = {
      ...shot('regular', IN, { at: [38, 34] }),
      b2: { type: 'warrior', at: [33, 35] as const },
    }
    expect(leastToHit(troops, SHOOT, { scenario: 'cutting', turn: 10 })).toBe(3)
  })
  test('3.7, 3.8, H3, H36 silent Regulars with modern rifles: 3.6, 3.7 and 3.8, three in all', () => {
    expect(least(shot('regular', { ...IN, type: 'regular', figures: 14, facing: 0, at: [33, 38] }, FAR))).toBe(6)
  })
  test('3.7, H10 trained troops that declare to shoot are not silent', () => {
    const g = shooting(shot('regular', { ...IN, type: 'regular', figures: 14, facing: 8 }, BEFORE), {
      scenario: 'cutting',
      turn: 10,
    })
    // The Germans begin and declare; their fourteen shots miss, the answer needs 5 with 3.6 and 3.8
    g.play('shoot b1 with g1')
      .dice(...Array.from({ length: 14 }, () => 1), 5)
      .play(...SHOOT)
    expect(facts(g, 'volley', 'hits')).toEqual([0, 1])
  })
  test('3.7 does not count for the untrained', () => {
    expect(least(shot('regular', { ...IN, type: 'askari-modern', figures: 14, facing: 0, at: [33, 38] }, FAR))).toBe(5)
  })
  test('3.8 modern firearms in cover cost 1 more; not in the open', () => {
    expect(least(shot('regular', { ...IN, type: 'askari', figures: 14, facing: 0, at: [33, 38] }, FAR))).toBe(4)
    expect(
      least(shot('regular', { at: [38, 31], width: 7, type: 'askari-modern', figures: 14, facing: 0 }, FIRER)),
    ).toBe(3)
  })
  test('10.7 half of the figures in cover are enough, fewer are not', () => {
    const edge = (x: number) => shot('regular', { at: [x, 34], width: 4, figures: 20 }, { at: [36, 26] })
    // Four files an inch apart, two of them to the west of the anchor and one to the east; the ditch is x 32 to 34
    expect(least(edge(34.5))).toBe(4)
    expect(least(edge(35.5))).toBe(3)
  })
  test('13.3 the fire of a sprung ambush suffers none of 3.6-3.8', () => {
    expect(
      least(shot('regular', { ...IN, type: 'regular', figures: 14, facing: 0, at: [33, 38] }, { ...FAR, did: SPRUNG })),
    ).toBe(3)
  })
})

test('3.9 a dispersed target costs 1', () => {
  expect(least(shot('regular', { ...OPEN, width: 4, figures: 8, open: true, type: 'warrior' }, FIRER))).toBe(4)
})
test('3.10, H4 a firer behind a fieldwork that his line crosses, within an inch, pays 1', () => {
  const works = (y: number) =>
    leastToHit(
      {
        b1: { type: 'regular', at: [36, y], facing: 8 },
        g1: { type: 'warrior', figures: 20, width: 10, at: [36, 16], facing: 0 },
      },
      SHOOT,
      { scenario: 'salaita', turn: 12 },
    )
  expect(works(25)).toBe(4)
  expect(works(25.25)).toBe(3)
})
test('3.10 and one inside a building, a fort or a fieldwork box', () => {
  const from = (at: readonly [number, number]) =>
    leastToHit(
      {
        b1: { type: 'regular', at, facing: 8 },
        g1: { type: 'warrior', figures: 20, width: 10, at: [12, 19], facing: 0 },
      },
      SHOOT,
      { scenario: 'cutting', turn: 10 },
    )
  expect(from([12, 25])).toBe(4)
  expect(from([15.5, 25])).toBe(3)
})
test('14.7 smoke over firer or target costs 1, once', () => {
  expect(least(shot('regular', { ...OPEN, state: SMOKE }, FIRER))).toBe(4)
  expect(least(shot('askari', OPEN, { ...FIRER, state: SMOKE }))).toBe(5)
  expect(least(shot('askari', { ...OPEN, state: SMOKE }, { ...FIRER, state: SMOKE }))).toBe(5)
})
test('5.4 a Warrior adds 1 to his own shots', () => {
  const near = { at: [38, 28] } as const
  expect(least(shot('leader', near, { ...FIRER, traits: WARRIOR }))).toBe(2)
  expect(least(shot('leader', near, FIRER))).toBe(3)
})
test('7.3, H17 cavalry that mounted or dismounted this turn fires without its bonus', () => {
  expect(least(shot('cavalry', { at: [38, 27] }, { ...FIRER, did: MOUNTED }))).toBe(5)
})
test('H5 a natural 6 hits whatever counts against it; a natural 1 misses whatever counts for it', () => {
  // 3.3, less 3.4, 3.6, 3.7, 3.8 and smoke
  const bad = { at: [33, 38], width: 2, type: 'regular', figures: 14, facing: 0, state: SMOKE } as const
  expect(least(shot('ruga-ruga', bad, { at: [33, 26] }))).toBe(6)
  expect(isHit(1, 9, 5)).toBe(false)
  expect(isHit(2, 9, 5)).toBe(true)
})
test('3.1, H5 of six faces those that hit are counted for the odds, whatever is added and whatever is needed', () => {
  for (const least of [2, 5, 6, 9])
    for (let modifiers = -7; modifiers <= 5; modifiers++) {
      const hits = [1, 2, 3, 4, 5, 6].filter((die) => isHit(die, modifiers, least))
      expect([leastFace(modifiers, least), hitChance(modifiers, least)]).toEqual([hits[0], hits.length / 6])
    }
})
