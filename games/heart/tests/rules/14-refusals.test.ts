import { describe, expect, test } from 'vitest'
import { AFLOAT, DESTROYED, EMBARKED, HIDDEN, LATE, MARKER } from '../../rules/09-units.ts'
import { firersOf } from '../../rules/14-firers.ts'
import { noteWorkers } from '../../rules/17.8-tasks.ts'
import { fighting, type Roll, shooting, testing, told } from '../fighting.ts'
import { type Scene, scene, type Troops, unit } from '../given.ts'

const OPEN: Scene = { scenario: 'cutting', turn: 10 }
const REST: Roll = {
  g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
  b9: { type: 'warrior', figures: 20, width: 4, at: [68, 24], facing: 0 },
}
const RIFLES: Troops = { type: 'soldier', figures: 2, width: 2, at: [38, 24], facing: 0 }

describe('14.1 at whom nobody shoots', () => {
  const british: Scene = { ...OPEN, beginner: 1 as never }
  test('14.1 friends, attached figures and those who are not on the table', () => {
    const g = shooting(
      {
        ...REST,
        b1: RIFLES,
        b2: { ...RIFLES, at: [38, 28] },
        g1: { type: 'warrior', figures: 2, width: 2, at: [44, 30], facing: 8 },
        g2: { type: 'leader', at: [44, 31], attachedTo: 'g1' },
        g3: { type: 'warrior', figures: 2, width: 2, at: [33, 30], where: HIDDEN },
      },
      british,
    )
    expect(['b2', 'g2', 'g3'].map((v) => g.whyName(`shoot ${v} with b1`))).toEqual([
      'ownTarget',
      'targetAttached',
      'targetGone',
    ])
    expect([g.whyName('shoot g1 with b1'), g.whyName('lay b1'), g.whyName('shoot b1 with g1')]).toEqual([
      '',
      'aimsNot',
      'notYours',
    ])
  })
  test('14.1, 13.2 who is not on the table does not shoot: he lies in ambush, or comes later', () => {
    const g = shooting(
      {
        ...REST,
        b1: RIFLES,
        g1: { ...RIFLES, at: [38, 30], facing: 8 },
        b3: { ...RIFLES, where: HIDDEN },
        b4: { ...RIFLES, where: LATE },
      },
      british,
    )
    expect(['b3', 'b4'].map((u) => [g.whyName(`shoot g1 with ${u}`), g.why(`shoot g1 with ${u}`)])).toEqual([
      ['isHidden', '13.2'],
      ['offTheTable', '14.1'],
    ])
  })
  test('4.5, 9.8 without firearms only through somebody attached who has one', () => {
    const warriors = (more: Roll) =>
      shooting(
        {
          ...REST,
          b1: { ...RIFLES, type: 'warrior' },
          b3: RIFLES_FAR,
          g1: { ...RIFLES, at: [38, 30], facing: 8 },
          ...more,
        },
        british,
      )
    expect(warriors({}).whyName('shoot g1 with b1')).toBe('cannotShoot')
    const led = warriors({ b2: { type: 'leader', at: [38, 23], attachedTo: 'b1' } })
    expect(led.whyName('shoot g1 with b1')).toBe('')
  })
})
/** Somebody else who may still declare. */
const RIFLES_FAR: Troops = { ...RIFLES, at: [44, 24] }

describe('8.8, 16.5 who rallies whom', () => {
  test('8.8 a leader of the side whose turn it is, and only a unit of his own with a marker', () => {
    const g = testing(
      {
        ...REST,
        g1: { type: 'askari', figures: 4, at: [10, 10], state: MARKER },
        g2: { type: 'leader', at: [10, 12] },
        g3: { type: 'askari', figures: 4, at: [16, 10] },
        g4: { type: 'scout', at: [10, 14] },
        b1: { type: 'soldier', figures: 4, at: [16, 14], state: MARKER },
        b2: { type: 'leader', at: [16, 16] },
      },
      OPEN,
    )
    const why = (leader: string, u: string) => g.whyName(`rally ${u} by ${leader}`)
    expect([
      why('g2', 'g1'),
      why('g2', 'g3'),
      why('g2', 'b1'),
      why('g4', 'g1'),
      why('b2', 'g1'),
      why('g2', 'g2'),
    ]).toEqual(['', 'noMarker', 'noMarker', 'cannotRally', 'cannotRally', 'noMarker'])
    g.dice(6).play('rally g1 by g2')
    expect(told(g, 'ralliedUnit')).toHaveLength(1)
  })
})

describe('17.4 a side without units', () => {
  const ends = (where: number) =>
    testing(
      { g9: { ...(REST['g9'] as Troops) }, b1: { type: 'soldier', figures: 4, at: [30, 20], where } },
      { scenario: 'sphinxhaven', turn: 3, dice: where === DESTROYED ? [] : [6, 1] },
    ).whyName('first german')
  test('17.4 hidden, late and afloat ones, and those who went aboard, count as left', () => {
    expect([HIDDEN, LATE, AFLOAT, EMBARKED, DESTROYED].map((where) => ends(where) === 'over')).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })
})

test('17.8 who fought in close combat does not work in that turn', () => {
  const g = fighting(
    {
      b1: { type: 'askari-modern', figures: 3, width: 3, at: [39, 22], facing: 0 },
      g1: { type: 'warrior', figures: 1, at: [39, 23], facing: 8 },
      g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
    },
    { scenario: 'sphinxhaven', turn: 10, arrange: noteWorkers },
  )
  // 4 against 5: nobody falls, and the party is still at the slip
  g.dice(1, 6).play('rest')
  expect(g.whyName('work b1')).toBe('over')
})

test('14.1 Jassin: from turn 8 on half of a British unit in the fort shoots, rounded up; outside, before and Germans all do', () => {
  const firers = (word: string, y: number, turn: number): number =>
    firersOf(
      scene({ [word]: { type: 'soldier', figures: 5, at: [30, y], facing: 0 } }, { scenario: 'jassin', turn }).table,
      unit(word),
    )
  expect([firers('b1', 24, 8), firers('b1', 24, 7), firers('b1', 34, 8), firers('g1', 24, 8)]).toEqual([3, 5, 5, 5])
})
