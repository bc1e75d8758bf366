import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { TYPES } from '../../data/types.ts'
import { ARMY_LEADER, CHARISMATIC, DISCIPLINARIAN, ELOQUENT } from '../../roster.ts'
import { AMBUSH, BAGGAGE_LOST, BEARER_KILLED, FRIENDS, LEADER_KILLED, LOSSES } from '../../rules/08-causes.ts'
import { FIRED, isIn, MARKER, NOWHERE, ON_TABLE, ROUTED, SWEPT_OFF, TOUCHED, UNSAVED } from '../../rules/09-units.ts'
import { takeAway } from '../../rules/16-losses.ts'
import { noteWorkers } from '../../rules/17.8-tasks.ts'
import { facts, type Roll, testing, told } from '../fighting.ts'
import { figure, type Scene, unit } from '../given.ts'

const OPEN: Scene = { scenario: 'cutting', turn: 10 }
const REST: Roll = {
  g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
  b9: { type: 'warrior', figures: 20, width: 4, at: [68, 24], facing: 0 },
}
const caused = (word: string, cause: number): Scene => ({
  ...OPEN,
  arrange(t) {
    t.units.causes[unit(word)] = cause
  },
})

describe('16.1 the order of the Morale Phase', () => {
  test('16.1 sides name a unit in turn, the beginner first, and it takes all its tests in the order 8.1-8.5', () => {
    const g = testing(
      {
        g1: { type: 'askari', figures: 4, at: [38, 24] },
        g2: { type: 'askari', figures: 4, at: [38, 44] },
        b1: { type: 'soldier', figures: 4, at: [50, 24] },
        b2: { type: 'soldier', figures: 4, at: [54, 24] },
        ...REST,
      },
      {
        ...OPEN,
        beginner: 1 as never,
        arrange(t) {
          for (const word of ['g1', 'g2', 'b1', 'b2']) t.units.causes[unit(word)] = LOSSES | AMBUSH
        },
      },
    )
    expect(g.whyName('test g1')).toBe('notYours')
    g.dice(6, 6).play('test b2')
    // Now the Germans name, and then the last of each side needs no naming
    expect(facts(g, 'passedTest', 'cause')).toEqual([1, 5])
    expect(g.whyName('test b1')).toBe('notYours')
    g.dice(6, 6, 6, 6, 6, 6).play('test g2')
    expect(facts(g, 'passedTest', 'unit')).toEqual(['b2', 'b2', 'g2', 'g2', 'b1', 'b1', 'g1', 'g1'].map(unit))
  })
  test('16.1, 16.2 tests caused by routs of this phase come last, and nobody tests twice for friends', () => {
    const g = testing(
      {
        g1: { type: 'askari', figures: 4, at: [38, 24], state: MARKER },
        g2: { type: 'askari', figures: 4, at: [38, 28] },
        g3: { type: 'askari', figures: 4, at: [38, 32] },
        ...REST,
      },
      {
        ...OPEN,
        arrange(t) {
          t.units.causes[unit('g1')] = LOSSES
          t.units.causes[unit('g3')] = FRIENDS
        },
      },
    )
    // g1 routs; then g3, the last with a test of before; then g2 alone for the rout
    g.dice(3, 4, 4).play('test g1')
    expect(facts(g, 'passedTest', 'unit')).toEqual(['g3', 'g2'].map(unit))
  })
  test('16.2 a unit that has routed no longer tests', () => {
    const g = testing(
      { g1: { type: 'askari', figures: 4, at: [38, 24], state: MARKER }, ...REST },
      { ...caused('g1', AMBUSH | LOSSES), dice: [1] },
    )
    expect(g.table.units.where[unit('g1')]).toBe(ROUTED)
  })
})

describe('16.4 attached figures', () => {
  const rout = (traits: number) =>
    testing(
      {
        g1: { type: 'askari', figures: 4, at: [38, 24], state: MARKER },
        g2: { type: 'leader', at: [38, 25], attachedTo: 'g1', traits },
        ...REST,
      },
      { ...caused('g1', AMBUSH), dice: [1] },
    )
  test('16.4 are removed with a unit that routs: lost, not killed', () => {
    const g = rout(0)
    expect(g.table.units.where[unit('g2')]).toBe(SWEPT_OFF)
    expect([told(g, 'leaderKilled').length, facts(g, 'sweptOff', 'unit')]).toEqual([0, [unit('g2')]])
    expect([g.table.units.attached[unit('g2')], facts(g, 'routed', 'unit')]).toEqual([0, [unit('g1')]])
  })
  test('16.4 an army leader stays, by himself', () => {
    const t = rout(ARMY_LEADER).table
    expect([t.units.where[unit('g2')], t.units.attached[unit('g2')]]).toEqual([ON_TABLE, 0])
  })
})

describe('5.1 a Charismatic leader', () => {
  const led = (left: number, ...dice: number[]) =>
    testing(
      {
        g1: { type: 'askari', figures: left, at: [38, 24] },
        g2: { type: 'leader', at: [38, 25], attachedTo: 'g1', traits: CHARISMATIC },
        ...REST,
      },
      {
        ...OPEN,
        dice,
        arrange(t) {
          t.units.size[unit('g1')] = 12
          t.units.causes[unit('g1')] = AMBUSH
        },
      },
    )
  test('5.1, H28 prevents tests until half is lost: of twelve five lost, none; six lost, it tests', () => {
    expect(told(led(7), 'steadied').length).toBe(1)
    expect(told(led(6, 4), 'passedTest').length).toBe(1)
  })
  test('5.1 only where he is attached', () => {
    const g = testing(
      {
        g1: { type: 'askari', figures: 12, at: [38, 24] },
        g2: { type: 'leader', at: [38, 25], traits: CHARISMATIC },
        ...REST,
      },
      { ...caused('g1', AMBUSH), dice: [4] },
    )
    expect(told(g, 'passedTest').length).toBe(1)
  })
})

describe('5.2, 16.6 a Disciplinarian', () => {
  const near = (y: number, cause: number, ...dice: number[]) =>
    testing(
      {
        g1: { type: 'askari', figures: 4, at: [38, 24] },
        g2: { type: 'leader', at: [38, y], traits: DISCIPLINARIAN },
        ...REST,
      },
      { ...caused('g1', cause), dice },
    )
  test('5.2 units within 4 inches may disregard one test a turn, before rolling', () => {
    const g = near(28, AMBUSH | LOSSES)
    expect(g.whyName('ignore')).toBe('')
    g.dice(4).play('ignore')
    expect(facts(g, 'ignoredTest', 'cause')).toEqual([1])
    expect(facts(g, 'passedTest', 'cause')).toEqual([5])
  })
  test('16.6 whichever it chooses', () => {
    const g = near(28, AMBUSH | LOSSES)
      .dice(4)
      .play('endure')
    g.play('ignore')
    expect(facts(g, 'ignoredTest', 'cause')).toEqual([5])
  })
  test('5.2 not from farther away', () => {
    expect(told(near(28.0625, AMBUSH, 4), 'passedTest').length).toBe(1)
  })
})

test('5.3 an Eloquent leader rallies on 2-6', () => {
  const rally = (die: number) =>
    testing(
      {
        g1: { type: 'askari', figures: 4, at: [38, 24], state: MARKER },
        g2: { type: 'leader', at: [38, 30], traits: ELOQUENT },
        ...REST,
      },
      OPEN,
    )
      .dice(die)
      .play('rally g1 by g2').table
  expect(isIn(rally(2), unit('g1'), MARKER)).toBe(false)
  expect(isIn(rally(1), unit('g1'), MARKER)).toBe(true)
})

test('16.1, 16.5 after the tests the side that began tries first to rally, whoever has tested last', () => {
  for (const beginner of [0, 1]) {
    const g = testing(
      {
        g1: { type: 'askari', figures: 4, at: [38, 24], state: MARKER },
        g2: { type: 'leader', at: [38, 25] },
        b1: { type: 'soldier', figures: 4, at: [50, 24], state: MARKER },
        b2: { type: 'leader', at: [50, 28] },
        ...REST,
      },
      { ...caused(beginner === 0 ? 'b1' : 'g1', AMBUSH), beginner: beginner as Side, dice: [6] },
    )
    expect(g.decision).toEqual({ side: beginner, rule: '8.8', prompt: 'rally' })
  }
})

describe('11.4, 16.3 who has fallen', () => {
  const fallen = (words: readonly string[], troops: Roll) => {
    const { table: t } = testing({ ...REST, ...troops }, OPEN)
    for (const word of words) t.fallen.add(figure(word))
    takeAway(t)
    return t
  }
  const SCOUTS = { type: 'volunteer', figures: 4, width: 4, at: [38, 24] } as const

  test('11.4, 9.15 is taken away, the others close up; nobody else is touched', () => {
    const t = fallen(['g1.1', 'g1.3'], { g1: SCOUTS, g2: { ...SCOUTS, at: [38, 30] } })
    expect([t.units.count[unit('g1')], t.units.count[unit('g2')], t.fallen.next(0)]).toEqual([2, 4, -1])
    expect([t.units.where[unit('g3')], t.units.where[unit('b24')]]).toEqual([NOWHERE, NOWHERE])
  })

  test('7.1, 16.3 with the first death the save is lost, and by nobody else', () => {
    const type = TYPES.find(({ save }) => save?.lostAfterFirstDeath)?.id ?? ''
    const t = fallen(['g1.0'], { g1: { ...SCOUTS, type }, g2: { ...SCOUTS, type, at: [38, 30] } })
    expect(['g1', 'g2'].map((word) => isIn(t, unit(word), UNSAVED))).toEqual([true, false])
    // Others keep theirs
    const others = TYPES.filter(({ save, base }) => base === 'round' && !save?.lostAfterFirstDeath).map(({ id }) => id)
    const kept = others.map((each) => fallen(['g1.0'], { g1: { ...SCOUTS, type: each } }))
    expect(kept.some((each) => isIn(each, unit('g1'), UNSAVED))).toBe(false)
  })

  test('8.3, 16.3 the death of a standard bearer, of an army leader, and the last of a unit are heard of', () => {
    const heard = (word: string, man: Roll[string]) =>
      fallen([`${word}.0`], { g1: { ...SCOUTS, type: 'askari' }, [word]: man }).units.causes[unit('g1')]
    expect(heard('g2', { type: 'standard-bearer', at: [38, 26] })).toBe(BEARER_KILLED)
    expect(heard('g2', { type: 'leader', at: [38, 26], traits: ARMY_LEADER })).toBe(LEADER_KILLED)
    expect(heard('g2', { type: 'leader', at: [38, 26] })).toBe(0)
    expect(heard('g2', { type: 'askari', figures: 1, at: [38, 26] })).toBe(FRIENDS)
    expect(heard('g2', { type: 'askari', figures: 2, width: 2, at: [38, 26] })).toBe(0)
  })

  test('8.1, 9.14 a unit is as near as the nearest of its own or of those attached to it that still stand', () => {
    const near = (words: readonly string[]) =>
      fallen(words, {
        g1: { type: 'askari', figures: 1, at: [38, 24] },
        g2: { type: 'askari', figures: 1, at: [38, 38] },
        g3: { type: 'leader', at: [38, 36], attachedTo: 'g2' },
        g4: { type: 'leader', at: [38, 37], attachedTo: 'g2' },
      }).units.causes[unit('g2')]
    // Twelve inches: the first leader is just as near, the others are not
    expect([near(['g1.0']), near(['g1.0', 'g3.0'])]).toEqual([FRIENDS, 0])
  })
})

test('16.5 each leader tries once, whatever else he does; the beginner’s side first', () => {
  const g = testing(
    {
      g1: { type: 'askari', figures: 4, at: [38, 24], state: MARKER },
      g2: { type: 'leader', at: [38, 25], attachedTo: 'g1', did: FIRED | TOUCHED },
      g3: { type: 'leader', at: [38, 28] },
      b1: { type: 'soldier', figures: 4, at: [50, 24], state: MARKER },
      b2: { type: 'leader', at: [50, 28] },
      ...REST,
    },
    { ...OPEN, beginner: 1 as never },
  )
  g.dice(1).play('rally b1 by b2')
  expect(told(g, 'notRallied').map((e) => e.facts)).toEqual([
    expect.objectContaining({ target: unit('b1'), unit: unit('b2'), die: 1 }),
  ])
  g.dice(1).play('rally g1 by g2')
  expect(g.whyName('rally g1 by g2')).toBe('hasRallied')
  g.dice(6).play('rally g1 by g3')
  expect(isIn(g.table, unit('g1'), MARKER)).toBe(false)
})

describe('17.8 tasks', () => {
  /** The Sphinxhaven slip, x 36-42, y 20-24; a British party at work there. */
  const work = (troops: Partial<Roll>, at: readonly [number, number], did = 0) =>
    testing(
      {
        b1: { type: 'askari-modern', figures: 4, at, facing: 0, did },
        g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
        ...(troops as Roll),
      },
      { scenario: 'sphinxhaven', turn: 10, arrange: noteWorkers },
    )
  test('17.8 a party in the place or within an inch does its task on the numbers given', () => {
    const done = (die: number): number => {
      const g = work({}, [39, 25])
      g.dice(die).play('work b1')
      expect(told(g, die < 4 ? 'taskFailed' : 'taskDone').length).toBe(1)
      return g.table.tracks.done & 1
    }
    expect([done(3), done(4)]).toEqual([0, 1])
  })
  test('17.8 not from farther away, nor after it shot or was in contact', () => {
    expect(work({}, [39, 25.0625]).whyName('work b1')).toBe('over')
    expect(work({}, [39, 23], FIRED).whyName('work b1')).toBe('over')
    expect(work({}, [39, 23], TOUCHED).whyName('work b1')).toBe('over')
  })
  test('17.8 nor by too few, nor by the other side, nor a task that has been done', () => {
    const few = testing(
      {
        b1: { type: 'askari-modern', figures: 2, at: [39, 23] },
        g1: { type: 'askari', figures: 4, at: [39, 24.5], width: 4 },
        g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
      },
      { scenario: 'sphinxhaven', turn: 10, arrange: noteWorkers },
    )
    expect([few.whyName('work b1'), few.whyName('work g1')]).toEqual(['over', 'over'])
    const done = testing(
      {
        b1: { type: 'askari-modern', figures: 4, at: [39, 23] },
        g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
      },
      {
        scenario: 'sphinxhaven',
        turn: 10,
        arrange(t) {
          t.tracks.done = 1
          noteWorkers(t)
        },
      },
    )
    expect(done.whyName('work b1')).toBe('over')
  })
  test('17.8 it must have been there at the start of the turn', () => {
    const g = testing(
      {
        b1: { type: 'askari-modern', figures: 4, at: [39, 23] },
        g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
      },
      { scenario: 'sphinxhaven', turn: 10 },
    )
    expect(g.whyName('work b1')).toBe('over')
  })
  test('17.8 the porters of the Uganda Railway need a unit of three within 4 inches', () => {
    const mine = (y: number, figures = 3) =>
      testing(
        {
          g1: { type: 'askari-modern', figures, at: [36, y] },
          g5: { type: 'baggage', figures: 6, at: [36, 38] },
          b9: { type: 'warrior', figures: 20, width: 4, at: [68, 4], facing: 0 },
        },
        { arrange: noteWorkers },
      )
    expect(mine(34).whyName('work g5')).toBe('')
    expect(mine(33.9375).whyName('work g5')).toBe('over')
    expect(mine(34, 2).whyName('work g5')).toBe('over')
    expect(told(mine(34).dice(2).play('work g5'), 'taskFailed').length).toBe(1)
    expect(told(mine(34).dice(3).play('work g5'), 'taskDone').length).toBe(1)
  })
  test('16.8 not the defender, nor porters, nor what has burned', () => {
    const burns = (word: string, type: string, burned = 0) => {
      const g = testing(
        {
          [word]: { type, figures: 4, at: [20, 8] },
          g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
          b9: { type: 'warrior', figures: 20, width: 4, at: [68, 24], facing: 0 },
        },
        {
          ...OPEN,
          arrange(t) {
            t.tracks.burned = burned
            noteWorkers(t)
          },
        },
      )
      return g.whyName(`work ${word}`)
    }
    expect(burns('b1', 'soldier')).toBe('')
    expect([burns('g1', 'askari'), burns('b1', 'baggage'), burns('b1', 'soldier', 255)]).toEqual([
      'over',
      'over',
      'over',
    ])
  })
  test('16.8, 17.8 the village of a free game burns like any other', () => {
    const g = testing(
      { b1: { type: 'soldier', figures: 4, at: [36, 24] }, g1: { type: 'askari', figures: 4, at: [4, 46] } },
      {
        scenario: 'free-500',
        turn: 10,
        arrange(t) {
          t.tracks.objective = 3
          t.tracks.attacker = 1 as Side
          noteWorkers(t)
        },
      },
    )
    expect(told(g.dice(4, 6).play('work b1'), 'burned').length).toBe(1)
  })
  test('16.8, 8.4, 10.10 the attacker burns huts on 4-6: open ground now, and every unit of the defender tests', () => {
    // The cutting: the British attack; huts x 16-24, y 4-11
    const burn = (figures: number) =>
      testing(
        { b1: { type: 'soldier', figures, at: [20, 8] }, g1: { type: 'askari', figures: 4, at: [4, 46] } },
        { ...OPEN, arrange: noteWorkers },
      )
    expect(burn(2).whyName('work b1')).toBe('over')
    expect(told(burn(3).dice(3).play('work b1'), 'taskFailed').length).toBe(1)
    const g = burn(3).dice(4, 6).play('work b1')
    expect(told(g, 'burned').length).toBe(1)
    expect(facts(g, 'passedTest', 'cause')).toEqual([4])
    expect(g.table.tracks.burned).not.toBe(0)
    expect(BAGGAGE_LOST).toBe(1 << 4)
  })
})
