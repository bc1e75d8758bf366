import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { ORGANISER } from '../../roster.ts'
import { isIn, LOOSE, put } from '../../rules/09-units.ts'
import { ARRIVALS, COMBAT, EARLY, INDEPENDENTS, MORALE, MOVEMENT, SHOOTING } from '../../rules/11-turn.ts'
import { fact } from '../fighting.ts'
import { scene, type Troops, unit, within } from '../given.ts'
import { early, independents, moving } from '../moving.ts'

const MAN = { type: 'soldier', figures: 2, at: [30, 6], facing: 0 } as const
const BRITISH = 1 as Side

describe('the turn', () => {
  test('1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 11.6 goes through its phases in order, and then the next begins', () => {
    const all = scene(
      { g1: { ...MAN, at: [10, 2] }, b1: { ...MAN, at: [60, 44] } },
      {
        dice: [3, 4],
        run: [
          { procedure: 'match', at: 5 },
          { procedure: 'turn', at: 0 },
        ],
      },
    )
    all.dice(1, 2).play('first british', 'stand b1', 'stand g1')
    const phases = all.events.filter(({ kind }) => kind.endsWith('Began')).map(({ kind, rule }) => `${rule} ${kind}`)
    expect(phases.slice(0, 7)).toEqual([
      '11.6 turnBegan',
      '1.1 arrivalPhaseBegan',
      '1.2 movementPhaseBegan',
      '1.3 independentPhaseBegan',
      '1.4 shootingPhaseBegan',
      '1.5 combatPhaseBegan',
      '1.6 moralePhaseBegan',
    ])
  })

  const turnFrom = (at: number) => [
    { procedure: 'match', at: 5 },
    { procedure: 'turn', at },
  ]
  const TWO = { g1: MAN, b1: { ...MAN, at: [30, 40] } } as const

  test('11.6 the next turn begins: what was done in the last is forgotten, and losses are counted from now on', () => {
    const g = scene(TWO, { turn: 3 }).arrange((t) => {
      for (const word of ['g1', 'g24', 'b1', 'b24']) {
        t.units.did[unit(word)] = 0xffff
        t.units.began[unit(word)] = 9
      }
    })
    g.dice(3, 4).run(...turnFrom(0))
    expect([g.table.tracks.turn, fact(g, 'turnBegan', 'turn')]).toEqual([4, 4])
    expect(['g1', 'g24', 'b1', 'b24'].map((word) => g.table.units.did[unit(word)])).toEqual([0, 0, 0, 0])
    expect(['g1', 'g24', 'b1', 'b24'].map((word) => g.table.units.began[unit(word)])).toEqual([2, 0, 2, 0])
  })

  test.each([
    ['movement', 5, TWO],
    ['independents', 8, { ...TWO, g2: { type: 'leader', at: [40, 6], facing: 0 } } as const],
  ])(
    '1.2, 1.3, 11.2 when %s begin, the beginner names first, nobody has passed, and who touches whom is looked at',
    (_, at, troops) => {
      const g = scene(troops, { beginner: 0 as Side }).arrange((t) => {
        t.tracks.phasing = BRITISH
        t.tracks.passed = 0b11
        t.units.touching[unit('g1')] = 1
        put(t, unit('g1'), LOOSE)
      })
      g.run(...turnFrom(at))
      const { tracks, units } = g.table
      expect([tracks.phase, tracks.phasing, tracks.passed]).toEqual([at === 5 ? MOVEMENT : INDEPENDENTS, 0, 0])
      expect([units.touching[unit('g1')], isIn(g.table, unit('g1'), LOOSE)]).toEqual([0, false])
    },
  )

  test('1.1-1.6, 11.3 the phases are kept by their numbers', () => {
    expect([ARRIVALS, MOVEMENT, INDEPENDENTS, SHOOTING, COMBAT, MORALE, EARLY]).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test.each([
    [2, 5, 0, BRITISH],
    [5, 2, 0, 0],
    // A tie: who did not begin last turn
    [4, 4, 0, BRITISH],
    [4, 4, 1, 0],
  ])('11.1 dice %i and %i, and side %i began: side %i chooses', (first, second, began, chooses) => {
    const g = scene(
      { g1: MAN, b1: { ...MAN, at: [30, 40] } },
      { turn: 3, beginner: began as Side, dice: [first, second], run: within('initiative', 0) },
    )
    expect(fact(g, 'initiative', 'side')).toBe(chooses)
    g.play('first german')
    expect([g.table.tracks.beginner, fact(g, 'begins', 'side')]).toEqual([0, 0])
  })

  test.each([0, 1])('11.1 a tie in the first turn is the defender’s: side %i attacks', (attacker) => {
    const g = scene(
      { g1: MAN, b1: { ...MAN, at: [30, 40] } },
      {
        turn: 1,
        scenario: 'uganda-railway',
        dice: [4, 4],
        run: within('initiative', 0),
        arrange: (t) => {
          t.tracks.attacker = attacker as Side
        },
      },
    )
    expect(fact(g, 'initiative', 'side')).toBe(1 - attacker)
  })
})

describe('naming', () => {
  test('1.2, 11.2 the sides name a unit in turn, each once; a side with none left is passed over', () => {
    const g = moving({ g1: MAN, g2: { ...MAN, at: [36, 6] }, b1: { ...MAN, at: [30, 40] } })
    expect(g.why('stand b1')).toBe('11.2')
    g.play('stand g1')
    expect(g.whyName('stand g2')).toBe('notYours')
    g.play('stand b1')
    expect(g.whyName('stand g1')).toBe('namedAlready')
    g.play('stand g2', 'stand b20')
    // Both of the other side have been named: it goes on with this one.
    expect(g.whyName('stand g20')).toBe('')
  })

  test('1.2, 11.2 nobody passes who has a unit to name', () => {
    expect(moving({ g1: MAN }).whyName('pass')).toBe('mustName')
  })

  test('1.3, 9.9 independent figures and baggage move after units', () => {
    const troops: Readonly<Record<string, Troops>> = {
      g1: MAN,
      g2: { type: 'leader', at: [40, 6], facing: 0 },
      g3: { type: 'baggage', figures: 4, at: [50, 6], facing: 0 },
    }
    const units = moving(troops)
    expect([units.why('move g2'), units.why('move g3')]).toEqual(['1.3', '1.3'])
    const later = independents(troops)
    expect([later.why('move g1'), later.why('move g2'), later.why('move g3')]).toEqual(['1.3', '', ''])
  })

  test('12.1, 11.2, 1.3 whoever names one lets the other side think again, and not his own', () => {
    const g = independents({
      g1: { type: 'leader', at: [40, 6], facing: 0 },
      g2: { type: 'leader', at: [44, 6], facing: 0 },
      b1: { type: 'leader', at: [50, 6], facing: 0 },
    }).arrange((t) => {
      t.tracks.passed = 0b11
    })
    g.play('stand g1')
    expect(g.table.tracks.passed).toBe(0b01)
  })

  test('5.6, 11.3 an Organiser, and the unit that he is with, may move before all; nobody else may', () => {
    const g = early({
      g1: MAN,
      g2: { type: 'leader', at: [30, 4], facing: 0, attachedTo: 'g1', traits: ORGANISER },
      g3: { ...MAN, at: [40, 6] },
    })
    expect(g.whyName('move g3')).toBe('notOrganiser')
    g.dice(4).play('move g1')
    expect(g.table.move.unit).toBe(unit('g1') + 1)
  })

  test('11.3, 12.1 an Organiser who is with a unit is not named himself: the dice are his unit’s', () => {
    const chief = { type: 'leader', at: [30, 4], facing: 0, traits: ORGANISER } as const
    const withHim = early({ g1: MAN, g2: { ...chief, attachedTo: 'g1' } })
    expect([withHim.whyName('stand g2'), withHim.whyName('stand g1')]).toEqual(['notOrganiser', ''])
    const alone = early({ g1: MAN, g2: chief })
    expect([alone.whyName('stand g2'), alone.whyName('stand g1')]).toEqual(['', 'notOrganiser'])
  })

  test('11.3 whoever has two Organisers names both, the beginner’s first; and whoever has none is not asked', () => {
    const chiefs = {
      g1: { type: 'leader', at: [30, 4], facing: 0, traits: ORGANISER },
      g2: { type: 'leader', at: [40, 4], facing: 0, traits: ORGANISER },
      b1: { type: 'leader', at: [50, 4], facing: 0, traits: ORGANISER },
    } as const
    const g = early(chiefs).play('stand g1')
    expect([g.whyName('stand g2'), g.whyName('stand b1')]).toEqual(['', 'notYours'])
    expect(g.play('stand g2').whyName('stand b1')).toBe('')
    // Whoever passes does so for all of his
    expect(early(chiefs).play('pass').whyName('stand b1')).toBe('')
    expect(early(chiefs).play('pass', 'stand b1').whyName('stand g1')).toBe('independentLater')
  })
})
