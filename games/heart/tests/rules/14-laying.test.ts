import type { Side } from '@boma/kernel'
import type { Given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { MOST_AIMS } from '../../roster.ts'
import { DECLARED, did, FIRED } from '../../rules/09-units.ts'
import { facts, type Roll, shooting, told } from '../fighting.ts'
import { figure, type Scene, unit } from '../given.ts'

const BRITISH_FIRST: Scene = { scenario: 'cutting', turn: 10, beginner: 1 as Side }
/** Far away from all others: Germans who could shoot, so that they are always asked. */
const ASKED: Roll = { g9: { type: 'askari', at: [66, 24], facing: 0 }, b9: { type: 'baggage', at: [66, 26] } }
const laying = (type: string, far: number, more: Roll = {}, crew = 1) =>
  shooting(
    {
      ...ASKED,
      b1: { type, figures: crew, width: crew, at: [38, 18], facing: 0 },
      g1: { type: 'warrior', figures: 3, width: 3, at: [38, 18 + far], facing: 8 },
      ...more,
    },
    BRITISH_FIRST,
  ).play('lay b1')
const aimsOf = (g: Given<Table>, word: string) =>
  Array.from({ length: MOST_AIMS }, (_, i) => g.table.aims.at[(unit(word) * MOST_AIMS + i) as never] ?? 0)
/** Whoever is asked fires at nobody else, until somebody rolls. */
const offers = (g: Given<Table>) => [g.decision?.prompt, g.legal()]

test('14.3, 9.7, 10.5, 14.1 a gun is told what keeps it from a mark: range, arc, friends in the line, its own side', () => {
  const g = shooting(
    {
      b1: { type: 'artillery', at: [36, 10], facing: 0 },
      b2: { type: 'soldier', figures: 2, at: [40, 10], facing: 0 },
      b3: { type: 'soldier', figures: 6, width: 6, at: [33, 13], facing: 0 },
      g1: { type: 'askari', figures: 2, at: [44, 20], facing: 8 },
      g2: { type: 'askari', figures: 2, at: [36, 4], facing: 8 },
      g3: { type: 'askari', figures: 2, at: [34, 20], facing: 8 },
    },
    { ...BRITISH_FIRST, scenario: 'salaita' },
  ).play('lay b1')
  const why = (figure: string) => [g.why(`aim at ${figure}`), g.whyName(`aim at ${figure}`)]
  expect(why('g1.0')).toEqual(['', ''])
  expect(why('g2.0')).toEqual(['9.7', 'outOfArc'])
  expect(why('g3.0')).toEqual(['10.5', 'friendsInLine'])
  expect(why('b2.0')).toEqual(['14.1', 'ownTarget'])
  // In bursts strictly under 24 inches
  const far = laying('pom-pom', 23, { g2: { type: 'warrior', at: [38, 18 + 24], facing: 8 } }).play('bursts')
  expect([far.why('aim at g2.0'), far.whyName('aim at g2.0')]).toEqual(['14.3', 'outOfRange'])
})

describe('7.6, 14.12 what a gun fires', () => {
  test('7.6, 4.10 a pom-pom says whether shells or bursts, when somebody is strictly under 24 inches', () => {
    const near = laying('pom-pom', 23)
    expect(offers(near)).toEqual(['role', ['shells', 'bursts']])
    expect(laying('pom-pom', 24.0625).decision?.prompt).toBe('aim')
    expect(laying('pom-pom', 24).decision?.prompt).toBe('aim')
    expect(laying('pom-pom', 23.9375).decision?.prompt).toBe('role')
  })

  test('7.6, 14.12 shells: all at one, who is the target; then it has declared', () => {
    const g = laying('pom-pom', 20).play('shells')
    expect(offers(g)).toEqual(['aim', ['aim at g1.0', 'aim at g1.1', 'aim at g1.2']])
    expect([g.whyName('rest'), g.whyName('aim-object'), g.whyName('aim at g9.0')]).toEqual([
      'noMarkAtAll',
      'noObject',
      'outOfArc',
    ])
    expect(laying('pom-pom', 20).play('bursts').whyName('aim-object')).toBe('noBurstAtObject')
    g.play('aim at g1.1')
    if (g.decision?.prompt === 'aim') g.play('rest')
    const { units, declared, marks } = g.table
    const b1 = unit('b1')
    expect([units.target[b1], did(g.table, b1, DECLARED), did(g.table, b1, FIRED)]).toEqual([
      unit('g1') + 1,
      true,
      true,
    ])
    expect([declared.height, declared.at(0), marks.next(0)]).toEqual([1, b1, -1])
    expect(new Set(aimsOf(g, 'b1'))).toEqual(new Set([0, figure('g1.1') + 1]))
    expect(facts(g, 'aimed', 'figure').every((f) => f === figure('g1.1'))).toBe(true)
    expect(g.whyName('lay b1')).not.toBe('')
  })

  test('7.6, 14.1 a pom-pom that has burst without a one, or with a six for each one, is not jammed; with one more it is', () => {
    const pomPom = { type: 'pom-pom', at: [36, 14], facing: 0 } as const
    const warriors = { type: 'warrior', figures: 20, width: 7, at: [36, 34], facing: 8 } as const
    // The last two dice are of the next turn.
    const isJammed = (...dice: number[]) => {
      const g = shooting({ b1: pomPom, g1: warriors }, { scenario: 'cutting', turn: 9 })
      return told(
        g
          .play('lay b1', 'bursts', 'aim at g1.3')
          .dice(...dice, 1, 2)
          .play('rest'),
        'jammed',
      ).length
    }
    expect([isJammed(3, 3, 3, 3, 3, 3), isJammed(1, 6, 3, 3, 3, 3), isJammed(1, 3, 3, 3, 3, 3)]).toEqual([0, 0, 1])
  })

  test('7.5, 14.12, H18 bursts: each man once before one is named again, the rest as near to the first as may be', () => {
    const g = laying('pom-pom', 20).play('bursts', 'aim at g1.1')
    expect(g.legal().filter((each) => each.startsWith('aim'))).toEqual(['aim at g1.0', 'aim at g1.2'])
    expect(g.whyName('aim at g1.1')).toBe('namedOften')
    g.play('rest')
    const named = facts(g, 'aimed', 'figure')
    expect(named.slice(0, 3)).toEqual(['g1.1', 'g1.0', 'g1.2'].map(figure))
    expect(aimsOf(g, 'b1').filter((at) => at > 0)).toEqual(named.map((f) => f + 1))
    expect(g.table.units.target[unit('b1')]).toBe(unit('g1') + 1)
  })

  test('7.5, 14.12 a machine gun is asked nothing but whom; men too far from the first are none of its marks', () => {
    const g = laying('mg', 12, { g2: { type: 'warrior', figures: 1, at: [46, 30], facing: 8 } }, 3)
    expect(g.decision?.prompt).toBe('aim')
    expect(g.legal()).toEqual(['aim at g1.0', 'aim at g1.1', 'aim at g1.2', 'aim at g2.0'])
    g.play('aim at g2.0')
    expect(g.whyName('aim at g1.0')).toBe('tooFarApart')
  })

  test('14.4, 14.12 an attached leader only when no other of his unit may be named', () => {
    const leader = { type: 'leader', at: [38, 31], attachedTo: 'g1', facing: 8 } as const
    const g = laying('mg', 12, { g2: leader }, 3)
    expect([g.whyName('aim at g2.0'), g.legal().includes('aim at g2.0')]).toEqual(['leaderLast', false])
    const alone = laying('mg', 12, { g2: { type: 'leader', at: [38, 31], facing: 8 } }, 3)
    expect(alone.whyName('aim at g2.0')).toBe('')
  })

  test('14.12, 7.4 a gun is laid by its owner, once, and only at what it can reach', () => {
    const g = shooting(
      {
        ...ASKED,
        b1: { type: 'artillery', at: [38, 18], facing: 0 },
        b2: { type: 'artillery', at: [44, 18], facing: 8 },
        g1: { type: 'warrior', figures: 3, width: 3, at: [38, 40], facing: 8 },
        g2: { type: 'artillery', at: [38, 44], facing: 8 },
      },
      BRITISH_FIRST,
    )
    expect(g.legal()).toEqual(['lay b1', 'cease'])
    expect(['lay b2', 'lay g2', 'lay b9'].map((each) => g.whyName(each) === '')).toEqual([false, false, false])
  })
})

describe('14.1 who has declared', () => {
  test('14.1, 11.4 says so, has fired, and fires at that unit in the order of declaring', () => {
    const rifles = (x: number) => ({ type: 'soldier', figures: 2, width: 2, at: [x, 20], facing: 0 }) as const
    const g = shooting(
      {
        ...ASKED,
        b1: rifles(38),
        b2: rifles(44),
        b3: rifles(50),
        g1: { type: 'warrior', figures: 3, width: 3, at: [40, 30], facing: 8 },
        g2: { type: 'warrior', figures: 3, width: 3, at: [48, 30], facing: 8 },
      },
      BRITISH_FIRST,
    )
    g.play('shoot g2 with b2', 'shoot g1 with b1')
    expect(told(g, 'declared').map((e) => [e.facts['unit'], e.facts['target']])).toEqual([
      [unit('b2'), unit('g2')],
      [unit('b1'), unit('g1')],
    ])
    const { units, declared } = g.table
    expect([declared.height, declared.at(0), declared.at(1)]).toEqual([2, unit('b2'), unit('b1')])
    expect([units.target[unit('b2')], did(g.table, unit('b2'), FIRED), did(g.table, unit('b3'), FIRED)]).toEqual([
      unit('g2') + 1,
      true,
      false,
    ])
    expect([g.whyName('shoot g1 with b2'), g.whyName('shoot g1 with b3')]).toEqual(['hasDeclared', ''])
  })
})
