import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import type { Unit } from '../../roster.ts'
import { CHARGED, FED, isIn, SMOKE } from '../../rules/09-units.ts'
import { count, fact, facts, type Roll, shooting, told } from '../fighting.ts'
import { figure, type Scene, unit } from '../given.ts'

const CUTTING: Scene = { scenario: 'cutting', turn: 10 }
const BRITISH_FIRST: Scene = { ...CUTTING, beginner: 1 as Side }
/** Regulars at [38, 24] that shoot north, on open ground, and somebody else who keeps the question open. */
/** Far away from all others: Germans who could shoot, so that they are always asked. */
const ASKED: Roll = { g9: { type: 'askari', at: [66, 24], facing: 0 }, b9: { type: 'baggage', at: [66, 26] } }
const FIRER = { type: 'regular', at: [38, 24], facing: 0 } as const

test('14.2 one die for each figure, which hits when it shows 5 or more with all that is added', () => {
  // Regulars add 2: a 2 misses, a 3 hits
  const g = shooting(
    {
      b1: { ...FIRER, figures: 3 },
      g1: { type: 'warrior', figures: 20, width: 10, at: [38, 30], facing: 8 },
    },
    CUTTING,
  )
  g.dice(2, 3, 4).play('shoot g1 with b1')
  expect([fact(g, 'volley', 'shots'), fact(g, 'volley', 'hits')]).toEqual([3, 2])
})

test('14.7 when all have fired, nothing is left of who saw, touched and aimed at whom', () => {
  const g = shooting({ b1: FIRER, g1: { type: 'warrior', figures: 20, width: 10, at: [38, 30], facing: 8 } }, CUTTING)
  expect(g.table.units.sees[unit('b1')]).toBeGreaterThan(0)
  g.dice(1).play('shoot g1 with b1')
  const { sees, touching, target } = g.table.units
  const isForgotten = (u: Unit) => [sees[u], touching[u], target[u]].every((noted) => noted === 0)
  expect([unit('b1'), unit('g1')].map(isForgotten)).toEqual([true, true])
})

describe('14.1 who shoots at whom', () => {
  test('14.1, 11.4 the beginner declares all his targets before the other, and nobody rolls before both have', () => {
    const g = shooting({ b1: FIRER, g1: { type: 'askari', figures: 20, width: 10, at: [38, 30], facing: 8 } }, CUTTING)
    expect(g.whyName('shoot g1 with b1')).toBe('notYours')
    g.play('shoot b1 with g1')
    expect(told(g, 'volley').length).toBe(0)
    g.dice(...Array.from({ length: 20 }, () => 1), 3).play('shoot g1 with b1')
    // The man who is shot at fires back with those who shot at him
    expect(facts(g, 'volley', 'unit')).toEqual([unit('g1'), unit('b1')])
  })
  test('14.1, 11.4 losses are taken together: who falls has fired', () => {
    const g = shooting({ b1: FIRER, g1: { type: 'askari', at: [38, 30], facing: 8 } }, CUTTING)
    g.play('shoot b1 with g1').dice(6, 6).play('shoot g1 with b1')
    expect([count(g, 'b1'), count(g, 'g1')]).toEqual([0, 0])
  })
  test('14.1 only figures with a mark in range, arc and sight shoot', () => {
    // A column that faces north: the last men are out of range of a target 20 inches from the first
    const g = shooting(
      {
        b1: { type: 'soldier', figures: 4, width: 1, at: [38, 18], facing: 0 },
        g1: { type: 'warrior', figures: 20, width: 4, at: [38, 36], facing: 8 },
      },
      CUTTING,
    )
    g.dice(1, 1, 1).play('shoot g1 with b1')
    expect(fact(g, 'volley', 'shots')).toBe(3)
  })
  test('14.1 only whom their rifles reach, to the east as to the north', () => {
    const seen = (x: number, facing: number) => {
      const g = shooting(
        {
          ...ASKED,
          b1: { type: 'soldier', at: [20, 4], facing },
          g1: { type: 'warrior', figures: 9, width: 3, at: [x, 4] },
        },
        BRITISH_FIRST,
      )
      return g.table.units.sees[unit('b1')] !== 0
    }
    expect([seen(34, 4), seen(60, 4)]).toEqual([true, false])
  })
  test('9.7, 14.1 nobody shoots backwards', () => {
    const g = shooting(
      {
        b1: { ...FIRER, facing: 8 },
        b2: { ...FIRER, at: [40, 24] },
        g1: { type: 'warrior', figures: 20, width: 4, at: [38, 30], facing: 8 },
      },
      CUTTING,
    )
    expect(g.whyName('shoot g1 with b1')).toBe('outOfArc')
    expect(g.whyName('shoot g1 with b2')).toBe('')
  })
  test('10.5, 14.6 a friend within half an inch of the line refuses it', () => {
    const blocked = (x: number) =>
      shooting(
        {
          b1: FIRER,
          b2: { type: 'baggage', at: [x, 27] },
          b3: { ...FIRER, at: [30, 24] },
          g1: { type: 'warrior', figures: 5, width: 1, at: [38, 30], facing: 8 },
        },
        CUTTING,
      ).whyName('shoot g1 with b1')
    expect(blocked(38 + 7 / 16)).toBe('friendsInLine')
    expect(blocked(38.5)).toBe('')
  })
  test('14.1 a unit in contact shoots only at those in contact with it, whatever its arc (9.7)', () => {
    const g = shooting(
      {
        b1: FIRER,
        g1: { type: 'warrior', figures: 3, at: [38, 30], facing: 8 },
        g2: { type: 'warrior', figures: 1, at: [38, 23], facing: 0 },
      },
      CUTTING,
    )
    expect(g.whyName('shoot g1 with b1')).toBe('onlyContact')
    expect(g.whyName('shoot g2 with b1')).toBe('')
  })
  test.each([
    ['12.8', CHARGED],
    ['12.15', FED],
  ])('14.1, %s a unit that charged or fed in does not shoot', (_, did) => {
    const g = shooting(
      {
        b1: { ...FIRER, did },
        b2: { ...FIRER, at: [40, 24] },
        g1: { type: 'warrior', figures: 20, width: 9, at: [38, 30], facing: 8 },
      },
      CUTTING,
    )
    expect(g.whyName('shoot g1 with b1')).toBe('hasCharged')
  })
  test('14.1 a unit declares once', () => {
    const g = shooting(
      {
        b1: FIRER,
        b2: { ...FIRER, at: [40, 24] },
        g1: { type: 'warrior', figures: 20, width: 9, at: [38, 30], facing: 8 },
      },
      CUTTING,
    )
    expect(g.play('shoot g1 with b1').whyName('shoot g1 with b1')).toBe('hasDeclared')
  })
  test('14.1 guns and machine guns are laid, others are not', () => {
    const g = shooting(
      {
        b1: { type: 'mg', figures: 3, width: 1, at: [38, 24], facing: 0 },
        b2: { ...FIRER, at: [40, 24] },
        g1: { type: 'warrior', figures: 20, width: 9, at: [38, 32], facing: 8 },
      },
      CUTTING,
    )
    expect(g.whyName('shoot g1 with b1')).toBe('mustAim')
    expect(g.whyName('lay b2')).toBe('aimsNot')
  })
  test('9.8 an attached figure shoots at the target of his unit, with his own range', () => {
    const g = shooting(
      {
        b1: { ...FIRER, figures: 2 },
        b2: { type: 'leader', at: [38, 25], attachedTo: 'b1' },
        g1: { type: 'warrior', figures: 20, width: 9, at: [38, 32], facing: 8 },
      },
      CUTTING,
    )
    expect(g.whyName('shoot g1 with b2')).toBe('shootsWithUnit')
    g.dice(1, 1, 1).play('shoot g1 with b1')
    expect(fact(g, 'volley', 'shots')).toBe(3)
  })
})

test('9.8, 14.13 whoever is attached to a gun shoots when it does, after it, at the unit that it is laid on', () => {
  const g = shooting(
    {
      b1: { type: 'artillery', at: [38, 24], facing: 0 },
      b2: { type: 'leader', at: [40, 24], attachedTo: 'b1', facing: 0 },
      g1: { type: 'warrior', figures: 20, width: 9, at: [38, 32], facing: 8 },
    },
    BRITISH_FIRST,
  )
  g.dice(1, 6).play('lay b1', 'aim at g1.0')
  expect([told(g, 'shellMissed').length, count(g, 'g1')]).toEqual([1, 19])
})

describe('14.4 hits', () => {
  test('14.4 fall on the nearest mark that has not fallen, attached figures last; none left: lost', () => {
    const g = shooting(
      {
        b1: { ...FIRER, figures: 4 },
        g1: { type: 'warrior', figures: 2, width: 1, at: [38, 30], facing: 8 },
        g2: { type: 'leader', at: [38, 29], attachedTo: 'g1' },
        ...ASKED,
      },
      BRITISH_FIRST,
    )
    g.play('shoot g1 with b1').dice(6, 6, 6, 6).play('cease')
    expect(facts(g, 'fell', 'figure')).toEqual(['g1.0', 'g1.1', 'g2.0'].map(figure))
  })
  test('14.4 equally near: the lower number', () => {
    const g = shooting({ b1: FIRER, g1: { type: 'warrior', figures: 9, width: 9, at: [38.5, 30], facing: 8 } }, CUTTING)
    g.dice(6).play('shoot g1 with b1')
    // 38 and 39 are half an inch from the line: files run from east to west
    expect(fact(g, 'fell', 'figure')).toBe(figure('g1.4'))
  })
  test('14.4 a machine gun: a second hit on one that has fallen is lost', () => {
    const g = shooting(
      {
        b1: { type: 'mg', figures: 3, width: 1, at: [38, 14], facing: 0 },
        g1: { type: 'baggage', figures: 2, at: [38, 30] },
        g2: { type: 'warrior', at: [3, 3] },
      },
      CUTTING,
    )
    g.play('lay b1', 'aim at g1.0').dice(6, 1, 6, 1, 1, 1).play('rest')
    expect(count(g, 'g1')).toBe(1)
    expect(told(g, 'fell').length).toBe(1)
  })
  test('14.8 baggage is shot at like figures without a save', () => {
    const g = shooting(
      { b1: FIRER, g1: { type: 'baggage', figures: 3, at: [38, 30] }, g2: { type: 'warrior', at: [3, 3] } },
      CUTTING,
    )
    g.dice(6).play('shoot g1 with b1')
    expect(count(g, 'g1')).toBe(2)
  })
})

describe('14.7 smoke', () => {
  const fire = (type: string) =>
    shooting(
      { b1: { ...FIRER, type }, g1: { type: 'warrior', figures: 20, width: 9, at: [38, 28], facing: 8 } },
      CUTTING,
    )
      .dice(1)
      .play('shoot g1 with b1')
  test('14.7, 1.4 who fired with black powder gets a marker, others do not', () => {
    for (const type of ['askari', 'ruga-ruga', 'musketeer'])
      expect(isIn(fire(type).table, unit('b1'), SMOKE), type).toBe(true)
    for (const type of ['askari-modern', 'regular']) expect(isIn(fire(type).table, unit('b1'), SMOKE), type).toBe(false)
  })
  test('14.7 until the end of the next Shooting Phase', () => {
    const g = shooting(
      {
        b1: { ...FIRER, type: 'askari', state: SMOKE },
        b2: { ...FIRER, at: [36, 24] },
        g1: { type: 'warrior', figures: 20, width: 9, at: [38, 28], facing: 8 },
      },
      CUTTING,
    )
    expect(isIn(g.table, unit('b1'), SMOKE)).toBe(true)
    g.dice(1).play('shoot g1 with b2', 'cease')
    expect(isIn(g.table, unit('b1'), SMOKE)).toBe(false)
  })
})

describe('14.9 an attached leader is picked out', () => {
  const six = (type: string, y = 34, x = 38): Roll => ({
    b1: { type, at: [x, 24], facing: 0 },
    g1: { type: 'warrior', figures: 12, width: 6, at: [38, y], facing: 8 },
    g2: { type: 'leader', at: [38, y - 1], attachedTo: 'g1' },
    ...ASKED,
  })
  const fire = (troops: Roll) => shooting(troops, BRITISH_FIRST).play('shoot g1 with b1').dice(6).play('cease')
  test.each(['scout', 'volunteer', 'volunteer-scout'])('14.9 %s may give a natural 6 to him', (type) => {
    const picked = fire(six(type)).play('pick g2.0')
    expect(count(picked, 'g2')).toBe(0)
    const spared = fire(six(type)).play('spare')
    expect([count(spared, 'g2'), count(spared, 'g1')]).toEqual([1, 11])
  })
  test('14.9 an Askari hits the nearest private, not the leader', () => {
    const g = fire(six('askari', 30))
    expect([count(g, 'g2'), count(g, 'g1')]).toEqual([1, 11])
  })
  test('14.9 only a natural 6', () => {
    const g = shooting(six('volunteer'), BRITISH_FIRST).play('shoot g1 with b1').dice(5).play('cease')
    expect(count(g, 'g2')).toBe(1)
  })
  test('14.9 a leader alone: no standard bearer, nor one of another unit', () => {
    const troops: Roll = {
      ...six('volunteer'),
      g3: { type: 'standard-bearer', at: [39, 33], attachedTo: 'g1' },
      g4: { type: 'leader', at: [36, 33] },
    }
    const g = fire(troops)
    expect(['pick g2.0', 'pick g3.0', 'pick g4.0'].map((a) => g.whyName(a))).toEqual(['', 'notPicked', 'notPicked'])
  })
  test('14.9 only within half range', () => {
    // Nobody is asked: the nearest private falls
    expect(count(fire(six('scout', 35.0625)), 'g1')).toBe(11)
    expect(count(fire(six('scout', 35)).play('pick g2.0'), 'g2')).toBe(0)
  })
})

describe('14.10 blasts and buildings', () => {
  const shell = (aimAt: string) =>
    shooting(
      {
        b1: { type: 'qf', at: [40, 26.5], facing: 12 },
        g1: { type: 'baggage', figures: 2, width: 1, at: [12.5, 27], facing: 0 },
        g2: { type: 'baggage', figures: 1, at: [12.5, 29.5] },
        ...ASKED,
      },
      BRITISH_FIRST,
    ).play('lay b1', `aim at ${aimAt}`)
  test('14.10 aimed at one in a building only those in it are hit, each saved on 4-6', () => {
    const g = shell('g1.0').dice(6, 4, 3).play('cease')
    expect([count(g, 'g1'), count(g, 'g2')]).toEqual([1, 1])
  })
  test('14.10 aimed at one outside nobody in a building is hit', () => {
    const g = shell('g2.0').dice(6).play('cease')
    expect([count(g, 'g1'), count(g, 'g2')]).toEqual([2, 0])
  })
})

describe('14.12 what a gun aims at', () => {
  const SHELLS = ['shellHit', 'shellMissed', 'objectHit', 'objectMissed']
  /** The two guns of the boat before Sphinxhaven, a man on shore, and the steamer on her slip. */
  const shells = (aim: string, ...dice: readonly number[]): readonly string[] => {
    const g = shooting(
      {
        b1: { type: 'gunboat', at: [38, 10], facing: 4 },
        g1: { type: 'warrior', figures: 1, at: [41.0625, 22] },
        g2: { type: 'warrior', figures: 9, at: [10, 40] },
      },
      { scenario: 'sphinxhaven', turn: 10 },
    )
    g.play('lay b1', aim)
      .dice(...dice)
      .play('rest')
    return g.events.map(({ kind }) => kind).filter((kind) => SHELLS.includes(kind))
  }
  test('14.12 a figure: the shell bursts at it, or misses it', () => {
    expect(shells('aim at g1.0', 6, 1)).toEqual(['shellHit', 'shellMissed'])
  })
  test('14.8, 14.12 or the object of the scenario', () => {
    expect(shells('aim-object', 6, 1)).toEqual(['objectHit', 'objectMissed'])
  })
})

test('14.13 beginner first, each unit its shots and then its saves, in the order declared', () => {
  const g = shooting(
    {
      b1: FIRER,
      b2: { ...FIRER, at: [40, 24] },
      g1: { type: 'scout', at: [38, 30] },
      ...ASKED,
    },
    BRITISH_FIRST,
  )
  // b2 declares first: it hits, the save is rolled before b1 shoots
  g.play('shoot g1 with b2', 'shoot g1 with b1').dice(6, 3, 6, 2).play('cease')
  expect(g.events.filter(({ kind }) => ['volley', 'saved', 'fell'].includes(kind)).map(({ kind }) => kind)).toEqual([
    ...['volley', 'saved', 'volley', 'fell'],
  ])
  expect(facts(g, 'volley', 'unit')).toEqual([unit('b2'), unit('b1')])
})

test('14.10, 9.3 a shell that bursts near a boat hits it if any of its seven points is within the radius, bow and stern', () => {
  const struck = (x: number, y: number) => {
    const g = shooting(
      {
        g1: { type: 'artillery', at: [30, 30], facing: 8 },
        b1: { type: 'gunboat', at: [30, 8], facing: 4 },
        b2: { type: 'baggage', at: [x, y] },
        b3: { type: 'soldier', figures: 2, at: [70, 44] },
      },
      { scenario: 'sphinxhaven', turn: 10 },
    )
    g.play('lay g1', 'aim at b2.0').dice(6).play('cease')
    return g.table.units.hits[unit('b1')]
  }
  // The boat's points are x 27 to 33
  expect([struck(35, 8), struck(35.0625, 8), struck(25, 8), struck(24.9375, 8)]).toEqual([10, 0, 10, 0])
  expect([struck(33, 10), struck(33, 10.0625), struck(27, 10), struck(30, 10), struck(30, 10.0625)]).toEqual([
    10, 0, 10, 10, 0,
  ])
})
