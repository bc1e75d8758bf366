import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { ORGANISER } from '../../roster.ts'
import {
  AFLOAT,
  CARRIED,
  did,
  HIDDEN,
  isIn,
  LATE,
  LOOSE,
  MOUNTED,
  MOVED,
  NAMED,
  ON_FOOT,
} from '../../rules/09-units.ts'
import { EARLY, INDEPENDENTS, MOVEMENT } from '../../rules/11-turn.ts'
import { hasSome } from '../../rules/12-naming.ts'
import { facts, told } from '../fighting.ts'
import { scene, type Troops, unit, within } from '../given.ts'
import { independents, moving } from '../moving.ts'

const MAN: Troops = { type: 'soldier', figures: 2, width: 2, at: [30, 6], facing: 0 }
const CHIEF: Troops = { type: 'leader', at: [30, 4], facing: 0, traits: ORGANISER }
const BRITISH = 1 as Side

describe('12.1, 11.3 Organisers move before all', () => {
  /** The movement of a turn begins, on Salaita's plain. */
  const begun = (troops: Readonly<Record<string, Troops>>, beginner = 0) =>
    scene(
      { g20: { ...MAN, at: [70, 46] }, b20: { ...MAN, at: [1, 46] }, ...troops },
      { scenario: 'salaita', beginner: beginner as Side, run: within('organisers', 0) },
    )
  const asks = ({ decision, table }: ReturnType<typeof begun>) => [decision?.prompt, decision?.side, table.tracks.phase]

  test.each([
    [{}, 0, ['movement', 0, MOVEMENT]],
    [{ g1: CHIEF }, 0, ['organiser', 0, EARLY]],
    [{ b1: CHIEF }, 0, ['organiser', 1, EARLY]],
    [{ g1: CHIEF }, 1, ['organiser', 0, EARLY]],
    [{ g1: CHIEF, b1: { ...CHIEF, at: [40, 4] } }, 1, ['organiser', 1, EARLY]],
    [{ g24: CHIEF }, 0, ['organiser', 0, EARLY]],
    [{ g1: { ...CHIEF, traits: 0 } }, 0, ['movement', 0, MOVEMENT]],
    [{ g1: { ...CHIEF, traits: 1 } }, 0, ['movement', 0, MOVEMENT]],
    [{ g1: { ...CHIEF, where: LATE } }, 0, ['movement', 0, MOVEMENT]],
    [
      { g1: MAN, g2: { ...CHIEF, attachedTo: 'g1', where: LATE }, g3: { ...CHIEF, traits: 0, at: [50, 4] } },
      0,
      ['organiser', 0, EARLY],
    ],
  ] as const)('12.1, 11.3, 5.6 with %j, side %i begins: %j', (troops, beginner, asked) => {
    expect(asks(begun(troops, beginner))).toEqual(asked)
  })

  test('12.1, 11.3 both name all of theirs, the beginner’s first; whoever passes does so for all; then all others', () => {
    const chiefs = { g1: CHIEF, g2: { ...CHIEF, at: [40, 4] }, b1: { ...CHIEF, at: [50, 4] } } as const
    const g = begun(chiefs).play('stand g1')
    expect(asks(g)).toEqual(['organiser', 0, EARLY])
    expect(asks(g.play('stand g2'))).toEqual(['organiser', 1, EARLY])
    expect([asks(g.play('stand b1')), g.table.tracks.passed]).toEqual([['movement', 0, MOVEMENT], 0])
    const passed = begun(chiefs, 1).play('pass')
    expect(asks(passed)).toEqual(['organiser', 0, EARLY])
    expect([asks(passed.play('pass')), passed.table.tracks.passed]).toEqual([['movement', 1, MOVEMENT], 0])
  })

  test('12.1, 11.3 the unit that he is with is named, and moves before all; no other', () => {
    const g = begun({
      g1: MAN,
      g2: { ...CHIEF, attachedTo: 'g1' },
      g3: { ...MAN, at: [40, 6] },
      g4: { type: 'leader', at: [40, 4], attachedTo: 'g3', traits: 1 },
    })
    expect(g.legal().filter((each) => /^(stand|move)/.test(each))).toEqual(['stand g1', 'move g1'])
    expect(['stand g2', 'stand g3', 'stand g4'].map((each) => g.whyName(each))).toEqual([
      'notOrganiser',
      'notOrganiser',
      'notOrganiser',
    ])
  })
})

describe('12.1, 11.2 what naming does', () => {
  test('12.4 who only turns is named and faces there, and it is told', () => {
    const g = moving({ g1: MAN, b1: { ...MAN, at: [30, 40] } }).play('turn g1 to 90')
    expect([did(g.table, unit('g1'), NAMED), g.table.units.facing[unit('g1')], facts(g, 'turned', 'facing')]).toEqual([
      true,
      4,
      [4],
    ])
    expect([facts(g, 'turned', 'unit'), g.whyName('stand g1')]).toEqual([[unit('g1')], 'notYours'])
  })

  test('12.4 which turns are offered: by 45 and by 90 degrees, to either side', () => {
    const g = moving({ g1: { ...MAN, facing: 2 } })
    expect(
      g
        .legal()
        .filter((each) => each.startsWith('turn g1'))
        .toSorted(),
    ).toEqual([0, 90, 135, 315].map((each) => `turn g1 to ${each}`).toSorted())
  })

  test.each([
    ['mount', ON_FOOT, false],
    ['dismount', 0, true],
  ])('12.10, 7.3 to %s is a move: named, moved, told', (word, state, isOnFoot) => {
    const g = moving({ g1: { ...MAN, type: 'cavalry', state }, g2: { ...MAN, at: [40, 6] } })
    expect(g.legal().filter((each) => each.includes('mount'))).toEqual([`${word} g1`])
    expect(g.whyName(`${word} g2`)).toBe('notCavalry')
    g.play(`${word} g1`)
    const t = g.table
    expect([isIn(t, unit('g1'), ON_FOOT), ...[NAMED, MOVED, MOUNTED].map((bit) => did(t, unit('g1'), bit))]).toEqual([
      isOnFoot,
      true,
      true,
      true,
    ])
    expect(facts(g, `${word}ed`, 'unit')).toEqual([unit('g1')])
  })

  test('12.1, 9.8 a leader leaves his unit by moving, and it is told', () => {
    const g = independents({
      g1: { ...MAN, did: NAMED },
      g2: { type: 'leader', at: [30, 4], facing: 0, attachedTo: 'g1' },
    })
    g.dice(4, 4).play('move g2')
    expect([
      g.table.units.attached[unit('g2')],
      told(g, 'detached').map((e) => [e.facts['unit'], e.facts['target']]),
    ]).toEqual([0, [[unit('g2'), unit('g1')]]])
    const alone = independents({ g2: { type: 'leader', at: [30, 4], facing: 0 } })
    expect(told(alone.dice(4, 4).play('move g2'), 'detached')).toEqual([])
  })

  test('12.1, 9.8, 1.3 not in a turn in which he went with it; who stayed behind, or has no unit, may', () => {
    const why = (attachedTo: string | undefined, bits: number) =>
      independents({
        g1: { ...MAN, did: NAMED },
        g2: { type: 'leader', at: [30, 4], facing: 0, did: bits, ...(attachedTo && { attachedTo }) },
        g3: { type: 'leader', at: [50, 4] },
      }).whyName('move g2')
    expect([why('g1', CARRIED), why('g1', 0), why(undefined, CARRIED), why(undefined, 0)]).toEqual([
      'movedWithUnit',
      '',
      '',
      '',
    ])
  })

  test('12.1, 1.3 whoever passes lets all of his stand that are left on the table', () => {
    const g = independents({
      g1: { type: 'leader', at: [30, 4] },
      g2: { type: 'baggage', figures: 4, at: [40, 4] },
      g3: MAN,
      g4: { type: 'leader', at: [50, 4], where: HIDDEN },
      b1: { type: 'leader', at: [50, 30] },
    }).play('pass')
    expect(['g1', 'g2', 'g3', 'g4', 'b1'].map((word) => did(g.table, unit(word), NAMED))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect([g.table.tracks.passed, g.decision?.side]).toEqual([0b01, 1])
  })

  test('12.1, 9.4, H61 but not when one of them must close up', () => {
    const porters = (state: number) =>
      independents({ g1: { type: 'baggage', figures: 2, width: 2, at: [40, 4] } }).arrange((t) => {
        t.units.state[unit('g1')] = state
      })
    expect([porters(LOOSE).whyName('pass'), porters(0).whyName('pass')]).toEqual(['torn', ''])
  })

  test('12.1, 11.2, 13.2 whoever has only hidden units left passes, and is asked again when the other has named', () => {
    const g = moving(
      {
        g20: { ...MAN, at: [70, 46], did: NAMED },
        g1: { ...MAN, type: 'askari', at: [8, 30], where: HIDDEN },
        b1: { ...MAN, at: [60, 40] },
      },
      { beginner: 0 as Side },
    )
    expect([g.whyName('pass'), g.whyName('stand g1')]).toEqual(['', 'isHidden'])
    g.play('pass')
    expect([g.table.tracks.passed, g.decision?.side]).toEqual([0b01, 1])
    expect([g.whyName('pass'), g.play('stand b1').decision?.side]).toEqual(['mustName', 0])
    // And whoever has passed, while the other has passed too, is not
    expect(g.table.tracks.passed).toBe(0)
  })
})

describe('12.1, 11.2 who has somebody to name', () => {
  const has = (troops: Readonly<Record<string, Troops>>, phase: number, passed = 0) => {
    const { table: t } = scene(troops, { scenario: 'salaita' })
    t.tracks.phase = phase
    t.tracks.passed = passed
    return [hasSome(t, 0 as Side), hasSome(t, BRITISH)]
  }
  const LEADER: Troops = { type: 'leader', at: [20, 20] }
  test.each([
    ['units on the table, in the Movement Phase', { g1: MAN }, MOVEMENT, 0, [true, false]],
    ['and not later', { g1: MAN }, INDEPENDENTS, 0, [false, false]],
    ['the last slots', { g24: MAN, b24: { ...MAN, at: [50, 6] } }, MOVEMENT, 0, [true, true]],
    ['leaders, later', { b1: LEADER }, INDEPENDENTS, 0, [false, true]],
    ['and not before', { b1: LEADER }, MOVEMENT, 0, [false, false]],
    [
      'one who went with his unit',
      { g1: MAN, g2: { ...LEADER, attachedTo: 'g1', did: CARRIED } },
      INDEPENDENTS,
      0,
      [false, false],
    ],
    ['one who did not', { g1: MAN, g2: { ...LEADER, attachedTo: 'g1' } }, INDEPENDENTS, 0, [true, false]],
    ['one who left it', { g1: MAN, g2: { ...LEADER, did: CARRIED } }, INDEPENDENTS, 0, [true, false]],
    ['whoever has been named', { g1: { ...MAN, did: NAMED } }, MOVEMENT, 0, [false, false]],
    ['hidden ones', { g1: { ...MAN, where: HIDDEN } }, MOVEMENT, 0, [true, false]],
    ['hidden ones of a side that has passed', { g1: { ...MAN, where: HIDDEN } }, MOVEMENT, 0b01, [false, false]],
    ['and when the other has', { g1: { ...MAN, where: HIDDEN } }, MOVEMENT, 0b10, [true, false]],
    ['hidden British', { b1: { ...MAN, where: HIDDEN } }, MOVEMENT, 0b01, [false, true]],
    ['those at sea', { b1: { ...MAN, where: AFLOAT } }, MOVEMENT, 0, [false, true]],
    ['hidden ones who have been named', { g1: { ...MAN, where: HIDDEN, did: NAMED } }, MOVEMENT, 0, [false, false]],
    [
      'who is hidden with a unit',
      { g1: { ...MAN, where: HIDDEN, did: NAMED }, g2: { ...LEADER, where: HIDDEN, attachedTo: 'g1' } },
      INDEPENDENTS,
      0,
      [false, false],
    ],
    ['a hidden unit, later', { g1: { ...MAN, where: HIDDEN } }, INDEPENDENTS, 0, [false, false]],
    ['late ones', { g1: { ...MAN, where: LATE } }, MOVEMENT, 0, [false, false]],
  ] as const)('12.1, 11.2: %s', (_, troops, phase, passed, some) => {
    expect(has(troops, phase, passed)).toEqual(some)
  })

  test('12.1, 11.2 why one may not be named', () => {
    const g = moving({
      g1: { ...LEADER, where: LATE },
      g2: { ...MAN, where: LATE },
      g3: LEADER,
      g4: { ...MAN, at: [40, 6] },
      g5: { ...MAN, where: HIDDEN },
      g6: { ...LEADER, where: HIDDEN, attachedTo: 'g5' },
      g7: { ...LEADER, where: HIDDEN },
      g8: { ...LEADER, where: AFLOAT },
    })
    expect(
      ['stand g1', 'stand g2', 'stand g3', 'stand g5', 'spring g4', 'land g4'].map((each) => g.whyName(each)),
    ).toEqual(['notHere', 'notHere', 'independentLater', 'isHidden', 'notHidden', 'notAfloat'])
    // Of a leader the true reason is not that he is off the table (1.3, 9.8)
    expect(['spring g6', 'spring g7', 'land g8'].map((each) => g.whyName(each))).toEqual([
      'comesWithUnit',
      'independentLater',
      'independentLater',
    ])
  })
})
