import { isOver } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { hitsToTest, testsByShell } from '../../rules/07-hits.ts'
import { AGROUND, isIn, JAMMED, JAMS, MARKER, MOVED, ON_TABLE, RETIRED, UNSAVED } from '../../rules/09-units.ts'
import { count, fact, facts, type Roll, shooting, testing, told } from '../fighting.ts'
import { figure, scene, type Troops, unit } from '../given.ts'

/** Two units of Askaris before eight men, six inches away on open ground. */
const before = (target: Partial<Troops>, firer = 'askari'): Roll => ({
  b1: { type: firer, figures: 2, at: [34, 24], facing: 0 },
  b2: { type: firer, figures: 2, at: [38, 24], facing: 0 },
  g1: { type: 'volunteer-scout', figures: 8, at: [36, 30], facing: 0, ...target },
})

describe('7.1 Volunteer scouts', () => {
  test('7.1, H15 save on 4-6, all hits of the phase in which the first falls; afterwards none', () => {
    const g = shooting(before({}), { scenario: 'cutting', turn: 9 }).play('shoot g1 with b1')
    // Two hits, saves 3 and 5; one hit, save 2; two of eight lost: they test and pass
    g.dice(6, 6, 3, 5, 6, 1, 2, 6, 1, 2).play('shoot g1 with b2')
    expect(count(g, 'g1')).toBe(6)
    expect(told(g, 'saved').length).toBe(1)
    expect(isIn(g.table, unit('g1'), UNSAVED)).toBe(true)
    const next = shooting(before({ figures: 6, state: UNSAVED }), { scenario: 'cutting', turn: 10 })
    next.play('shoot g1 with b1').dice(6, 1, 1, 1, 6).play('shoot g1 with b2')
    expect(count(next, 'g1')).toBe(5)
  })
  test('7.1 not against Regulars', () => {
    const g = shooting(before({}, 'regular'), { scenario: 'cutting', turn: 10 })
    g.play('shoot g1 with b1').dice(6, 1, 1, 1).play('shoot g1 with b2')
    expect(count(g, 'g1')).toBe(7)
  })
  test('7.1, H15 ordinary Volunteers have no save', () => {
    const g = shooting(before({ type: 'volunteer', facing: 0 }), { scenario: 'cutting', turn: 10 })
    g.play('shoot g1 with b1').dice(6, 1, 1, 1).play('shoot g1 with b2')
    expect(count(g, 'g1')).toBe(7)
  })
})

test('7.2, 14.5 a scout saves on 3-6', () => {
  const shotAt = (save: number) => {
    const g = shooting(
      {
        b1: { type: 'regular', at: [36, 24], facing: 0 },
        g1: { type: 'scout', at: [36, 30] },
        g2: { type: 'warrior', at: [60, 25] },
      },
      { scenario: 'cutting', turn: 10, beginner: 1 as never },
    )
    return g.play('shoot g1 with b1').dice(6, save).play('cease')
  }
  expect(told(shotAt(3), 'saved').length).toBe(1)
  expect(count(shotAt(2), 'g1')).toBe(0)
})

describe('7.4 artillery', () => {
  const stand = (type: string): Roll => ({
    b1: { type: 'regular', at: [36, 24], facing: 0 },
    g1: { type, at: [36, 30], facing: 0 },
    g2: { type: 'warrior', at: [60, 25] },
  })
  test.each(['artillery', 'qf', 'pom-pom'])('7.4, H32 %s is one stand, and saves on 4-6', (type) => {
    const shotAt = (...dice: number[]) =>
      shooting(stand(type), { scenario: 'cutting', turn: 10 })
        .dice(6, ...dice)
        .play('shoot g1 with b1')
    expect(told(shotAt(4), 'saved').length).toBe(1)
    expect(told(shotAt(3), 'destroyed').length).toBe(1)
  })
  test('7.4, H2 a hit strikes all within 2 inches of the aimed figure, friend or foe, attached leaders too', () => {
    const g = shooting(
      {
        b1: { type: 'artillery', at: [36, 24], facing: 0 },
        g1: { type: 'warrior', figures: 5, width: 5, at: [36, 38], facing: 8 },
        g2: { type: 'leader', at: [36, 39], attachedTo: 'g1' },
        b2: { type: 'baggage', at: [36, 36] },
        b3: { type: 'baggage', at: [36, 35.9375] },
      },
      { scenario: 'cutting', turn: 10, beginner: 1 as never },
    )
    g.play('lay b1', 'aim at g1.2').dice(4).play('cease')
    expect(facts(g, 'fell', 'figure')).toEqual([
      ...['g1.0', 'g1.1', 'g1.2', 'g1.3', 'g1.4', 'g2.0', 'b2.0'].map(figure),
    ])
  })
  test('7.4, 4.12 QF: within 3 inches', () => {
    const g = shooting(
      {
        b1: { type: 'qf', at: [36, 24], facing: 0 },
        g1: { type: 'baggage', figures: 9, width: 9, at: [36, 38], facing: 8 },
        g2: { type: 'warrior', at: [3, 3] },
      },
      { scenario: 'cutting', turn: 10 },
    )
    g.play('lay b1').dice(6).play('aim at g1.4')
    expect(count(g, 'g1')).toBe(2)
  })
  test('7.4, H34 cannot move and fire', () => {
    const both = shooting(
      {
        ...stand('artillery'),
        g1: { type: 'artillery', at: [36, 30], facing: 8, did: MOVED },
        g3: { type: 'soldier', at: [38, 30], facing: 8 },
      },
      { scenario: 'cutting', turn: 10 },
    )
    expect(both.whyName('lay g1')).toBe('movedGun')
  })
  test('H1 nothing but range counts: cover and smoke do not', () => {
    // In the ditch, modern and silent, at 20 inches: a 4 hits
    const g = shooting(
      {
        b1: { type: 'artillery', at: [33, 10], facing: 0 },
        g1: { type: 'regular', figures: 1, at: [33, 30], facing: 0 },
        g2: { type: 'warrior', at: [3, 3] },
      },
      { scenario: 'cutting', turn: 10 },
    )
    g.play('lay b1').dice(4).play('aim at g1.0')
    expect(told(g, 'shellHit').length).toBe(1)
  })
})

describe('7.5 machine guns', () => {
  test('7.5 name figures within 6 inches of the first; a figure again only when all have been named as often (H18)', () => {
    const men = (...xs: number[]): Roll =>
      Object.fromEntries(
        xs.map((x, i) => [`g${i + 1}`, { type: 'warrior', figures: 1, at: [x, 30] as const, facing: 8 }]),
      )
    // At 0, 4 and 7 inches from the first: the third may not be shot at
    const g = shooting(
      { b1: { type: 'mg', figures: 3, width: 1, at: [38, 14], facing: 0 }, ...men(36, 40, 43) },
      { scenario: 'cutting', turn: 10 },
    )
    g.play('lay b1', 'aim at g1.0')
    expect(g.whyName('aim at g3.0')).toBe('tooFarApart')
    expect(g.whyName('aim at g1.0')).toBe('namedOften')
    g.play('aim at g2.0', 'aim at g2.0', 'aim at g1.0').dice(1, 1, 1, 1, 1, 1).play('rest')
    const aimed = facts(g, 'aimed', 'figure')
    expect(aimed.filter((f) => f === figure('g1.0')).length).toBe(3)
    expect(aimed.filter((f) => f === figure('g2.0')).length).toBe(3)
  })
  test('7.5, H18 four of one unit and three of another: six different figures', () => {
    const g = shooting(
      {
        b1: { type: 'mg', figures: 3, width: 1, at: [38, 14], facing: 0 },
        g1: { type: 'warrior', figures: 4, at: [37, 30], facing: 8 },
        g2: { type: 'warrior', figures: 3, at: [40, 32], facing: 8 },
      },
      { scenario: 'cutting', turn: 10 },
    )
    g.play('lay b1', 'aim at g1.0').dice(1, 1, 1, 1, 1, 1).play('rest')
    const aimed = facts(g, 'aimed', 'figure')
    expect(new Set(aimed).size).toBe(6)
  })
  test('7.5 a machine gun that moved does not fire; an LMG does', () => {
    const moved = (type: string) =>
      shooting(
        {
          b1: { type, figures: 2, width: 1, at: [38, 20], facing: 0, did: MOVED },
          b2: { type: 'regular', at: [36, 20], facing: 0 },
          g1: { type: 'warrior', figures: 9, at: [37, 30], facing: 8 },
        },
        { scenario: 'cutting', turn: 10 },
      ).whyName('lay b1')
    expect(moved('mg')).toBe('movedMachineGun')
    expect(moved('lmg')).toBe('')
  })
  test('14.4 an attached figure may be named only when no other of his unit may', () => {
    const g = shooting(
      {
        b1: { type: 'lmg', figures: 2, width: 1, at: [38, 20], facing: 0 },
        g1: { type: 'warrior', figures: 2, at: [37, 30], facing: 8 },
        g2: { type: 'leader', at: [37, 29], attachedTo: 'g1' },
      },
      { scenario: 'cutting', turn: 10, beginner: 1 as never },
    )
    expect(g.play('lay b1').whyName('aim at g2.0')).toBe('leaderLast')
  })
  test('14.4, H54 one of his unit who could be aimed at hides him, though more than 6 inches from the first', () => {
    const burst = (type: string, men: number) =>
      shooting(
        {
          b1: { type, figures: type === 'mg' ? 3 : 1, width: 1, at: [38, 14], facing: 0 },
          g1: { type: 'warrior', figures: 2, at: [men, 30], facing: 8 },
          g2: { type: 'leader', at: [38, 30], attachedTo: 'g1' },
          g3: { type: 'warrior', figures: 1, at: [33, 30], facing: 8 },
        },
        { scenario: 'cutting', turn: 10, beginner: 1 as never },
      ).play('lay b1')
    const second = (men: number) => burst('mg', men).play('aim at g3.0').whyName('aim at g2.0')
    // His men 7 inches from the first; at x 60 they are out of the arc
    expect([second(40), second(60)]).toEqual(['leaderLast', ''])
    expect([burst('artillery', 40), burst('artillery', 60)].map((g) => g.whyName('aim at g2.0'))).toEqual([
      'leaderLast',
      '',
    ])
  })
})

describe('7.6 the pom-pom', () => {
  const bursts = (...dice: number[]) => {
    const g = shooting(
      {
        b1: { type: 'pom-pom', at: [36, 14], facing: 0 },
        g1: { type: 'warrior', figures: 20, width: 7, at: [36, 34], facing: 8 },
      },
      { scenario: 'cutting', turn: 9 },
    )
    // Six Warriors of twenty may fall: three make a test
    return g
      .play('lay b1', 'bursts', 'aim at g1.3')
      .dice(...dice)
      .play('rest')
  }
  test('7.6, H30 as a machine gun at 20 inches it is over half of 24: 6, 4 and 5 hit; more ones than sixes jam it (H19)', () => {
    const g = bursts(1, 1, 6, 3, 4, 5, 6, 1, 2)
    expect(fact(g, 'burst', 'hits')).toBe(3)
    expect(told(g, 'jammed').length).toBe(1)
    expect(isIn(g.table, unit('b1'), JAMS)).toBe(true)
  })
  test('7.6 as many ones as sixes do not', () => {
    expect(told(bursts(1, 6, 3, 3, 3, 3, 1, 2), 'jammed').length).toBe(0)
  })
  test('7.6, H19 jammed it fires in neither role in the next phase, and then again', () => {
    const scene = (state: number, turn: number) =>
      shooting(
        {
          b1: { type: 'pom-pom', at: [36, 14], facing: 0, state },
          b2: { type: 'regular', at: [38, 20], facing: 0 },
          g1: { type: 'warrior', figures: 20, width: 7, at: [36, 34], facing: 8 },
        },
        { scenario: 'cutting', turn },
      )
    const g = scene(JAMS, 10)
    expect(g.whyName('lay b1')).toBe('isJammed')
    expect(isIn(g.table, unit('b1'), JAMS)).toBe(false)
    g.dice(1).play('shoot g1 with b2')
    expect(isIn(g.table, unit('b1'), JAMMED)).toBe(false)
  })
})

describe('7.7 armoured cars', () => {
  const hit = (t: Table) => {
    t.units.hits[unit('g1')] = 8
  }
  const car = (hits: number, checks: number, fails: number, ...dice: number[]) =>
    testing(
      {
        b1: { type: 'armoured-car', at: [20, 4] },
        b2: { type: 'soldier', figures: 8, at: [60, 40] },
        g1: { type: 'warrior', figures: 3, at: [60, 30] },
      },
      {
        dice,
        arrange(t) {
          t.units.hits[unit('b1')] = hits
          t.units.checks[unit('b1')] = checks
          t.units.fails[unit('b1')] = fails
        },
      },
    )
  test('7.7, 14.11 hits of rifles are counted through the game: one test for each full ten, in the Morale Phase', () => {
    const g = shooting(
      {
        b1: { type: 'regular', figures: 3, at: [38, 24], facing: 0 },
        g1: { type: 'armoured-car', at: [38, 34] },
        g2: { type: 'warrior', at: [3, 3] },
      },
      { scenario: 'cutting', turn: 10, beginner: 1 as never, arrange: hit },
    )
    // Three hits: the tenth brings a test, which is passed
    g.play('shoot g1 with b1').dice(6, 6, 6, 3).play('cease')
    expect(g.table.units.hits[unit('g1')]).toBe(11)
    expect([facts(g, 'struck', 'hits'), told(g, 'heldOn').length]).toEqual([[1, 1, 1], 1])
    expect(count(g, 'g1')).toBe(1)
  })
  test('7.7 one test for each hit of artillery', () => {
    const g = shooting(
      {
        b1: { type: 'artillery', at: [38, 24], facing: 0 },
        g1: { type: 'armoured-car', at: [38, 34] },
        g2: { type: 'warrior', at: [3, 3] },
      },
      { scenario: 'cutting', turn: 10, beginner: 1 as never },
    )
    g.play('lay b1', 'aim at g1.0').dice(6, 2).play('cease')
    expect([facts(g, 'struck', 'hits'), told(g, 'shaken').length]).toEqual([[1], 1])
    expect(g.table.units.fails[unit('g1')]).toBe(1)
  })
  test('7.7, 16.1, H20 passes on 3-6; knocked out, and off the table, after its second failure', () => {
    expect(told(car(10, 1, 0, 3), 'heldOn').length).toBe(1)
    const shaken = car(10, 1, 0, 2)
    expect(shaken.table.units.where[unit('b1')]).toBe(ON_TABLE)
    const out = car(20, 1, 1, 2)
    expect(told(out, 'knockedOut').length).toBe(1)
    expect(out.table.units.where[unit('b1')]).toBe(RETIRED)
  })
  test('7.7 its machine gun shoots all round', () => {
    const g = shooting(
      {
        b1: { type: 'armoured-car', at: [38, 34], facing: 0 },
        g1: { type: 'warrior', figures: 20, width: 10, at: [38, 24], facing: 8 },
      },
      { scenario: 'cutting', turn: 10 },
    )
    expect(g.whyName('lay b1')).toBe('')
  })
})

describe('7.8 gunboats', () => {
  const boat = (did: number, distance: number) =>
    shooting(
      {
        b1: { type: 'gunboat', at: [10, 8], facing: 4, did },
        g1: { type: 'baggage', figures: 2, width: 1, at: [13 + distance + 1, 8], facing: 4 },
        g2: { type: 'warrior', at: [60, 40] },
      },
      { scenario: 'sphinxhaven', turn: 10 },
    ).play('lay b1')
  test('7.8, 9.3 two guns a turn, measured from its nearest point', () => {
    const g = boat(0, 25)
    g.dice(4, 4).play('aim at g1.1', 'rest')
    expect(told(g, 'shellHit').length).toBe(2)
  })
  test('7.8, 14.12 its two guns may aim at different figures', () => {
    const g = boat(0, 20)
    g.dice(1, 1).play('aim at g1.1', 'aim at g1.0')
    expect(facts(g, 'aimed', 'figure')).toEqual([figure('g1.1'), figure('g1.0')])
  })
  test('7.8, H1 no bonus when it has moved: 5 misses, 6 hits; beyond half range a natural 6 still does', () => {
    const near = boat(MOVED, 20)
    near.dice(5, 6).play('aim at g1.1', 'rest')
    expect([told(near, 'shellMissed').length, told(near, 'shellHit').length]).toEqual([1, 1])
    const far = boat(MOVED, 30)
    far.dice(5, 6).play('aim at g1.1', 'rest')
    expect([told(far, 'shellMissed').length, told(far, 'shellHit').length]).toEqual([1, 1])
  })
  test('7.8, 14.11 hits are totalled, artillery counts ten; a test after each twenty; it retires after the second failure (H33: no save)', () => {
    const g = shooting(
      {
        b1: { type: 'gunboat', at: [30, 8], facing: 4 },
        g1: { type: 'qf', at: [30, 24], facing: 8 },
        b2: { type: 'soldier', at: [70, 40] },
      },
      {
        scenario: 'sphinxhaven',
        turn: 10,
        arrange(t) {
          t.units.hits[unit('b1')] = 15
          t.units.fails[unit('b1')] = 1
        },
      },
    )
    g.play('lay g1', 'aim at b1.0').dice(6, 2).play('cease')
    expect([g.table.units.hits[unit('b1')], facts(g, 'struck', 'hits')]).toEqual([25, [10]])
    expect(told(g, 'retired').length).toBe(1)
    expect(isOver(g.table)).toBe(true)
  })
  test('7.8 aground it still fires', () => {
    const g = shooting(
      { b1: { type: 'gunboat', at: [10, 8], facing: 4, state: AGROUND }, g1: { type: 'warrior', at: [30, 24] } },
      { scenario: 'sphinxhaven', turn: 10 },
    )
    expect(g.whyName('lay b1')).toBe('')
  })
})

test('H38 vehicles, independent figures and baggage take no morale tests', () => {
  const g = testing(
    {
      b1: { type: 'armoured-car', at: [20, 4] },
      b2: { type: 'baggage', figures: 4, at: [26, 4] },
      b3: { type: 'scout', at: [30, 4] },
      b4: { type: 'soldier', figures: 8, at: [60, 44] },
      g1: { type: 'warrior', figures: 3, at: [60, 30] },
    },
    {
      arrange(t) {
        for (const word of ['b1', 'b2', 'b3']) t.units.causes[unit(word)] = 1
        t.units.began[unit('b2')] = 8
      },
    },
  )
  expect(told(g, 'failedTest').length + told(g, 'passedTest').length).toBe(0)
  expect(isIn(g.table, unit('b2'), MARKER)).toBe(false)
})

test('7.7, 7.8, 14.11 a shell always tests a car; a boat when it fills up the next twenty; men who fall it does not', () => {
  const shelled = (type: string, hits: number) => {
    const { table: t } = scene({ b1: { type, at: [30, 4], facing: 0 } })
    t.units.hits[unit('b1')] = hits
    return [testsByShell(t, unit('b1')), hitsToTest(t, unit('b1'))]
  }
  expect([0, 9, 10, 11].map((hits) => shelled('armoured-car', hits))).toEqual([
    [true, 10],
    [true, 1],
    [true, 10],
    [true, 9],
  ])
  expect([0, 9, 10, 19, 20, 29, 30].map((hits) => shelled('gunboat', hits))).toEqual([
    [false, 20],
    [false, 11],
    [true, 10],
    [true, 1],
    [false, 20],
    [false, 11],
    [true, 10],
  ])
})
