import { describe, expect, test } from 'vitest'
import { CHARGED, DECLARED, did, TOUCHED } from '../../rules/09-units.ts'
import { gather } from '../../rules/15-combats.ts'
import { fighting, type Roll, told } from '../fighting.ts'
import { type Scene, unit } from '../given.ts'

const OPEN: Scene = { scenario: 'cutting', turn: 10 }
/** Those far away who keep either side in the game. */
const REST: Roll = {
  g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
  b9: { type: 'warrior', figures: 20, width: 4, at: [60, 24], facing: 0 },
}
/** A line of men, a German and an Englishman by turns, an inch from one another, in these slots. */
const line = (words: readonly string[], x = 38): Roll =>
  Object.fromEntries(
    words.map((word, i) => [word, { type: word.startsWith('g') ? 'warrior' : 'soldier', figures: 1, at: [x, 30 + i] }]),
  )

const most = (column: unknown) => Math.max(...(column as Iterable<number>))

describe('11.5 who is linked by contact', () => {
  test.each([
    [['g5', 'b1', 'g1', 'b2']],
    [['g1', 'b9', 'g5', 'b1']],
    [['b24', 'g24', 'b1', 'g1', 'b23', 'g23']],
    [['g2', 'b2']],
  ])('11.5, 15.1 all of %j are one combat, in whatever slots they are', (words) => {
    const g = fighting({ ...REST, ...line(words) }, OPEN)
    gather(g.table, unit(words[0] ?? ''))
    const members = Array.from({ length: 48 }, (_, u) => u as never).filter((u) => g.table.combat.has(u))
    expect(members).toEqual(words.map(unit).toSorted((a, b) => a - b))
    expect([told(g, 'combat').length, words.every((word) => did(g.table, unit(word), TOUCHED | DECLARED))]).toEqual([
      1,
      true,
    ])
    expect([did(g.table, unit('g9'), TOUCHED), did(g.table, unit('b12'), DECLARED)]).toEqual([
      words.includes('g9'),
      false,
    ])
  })

  test('11.5, 9.8, 16.7 a leader who is attached fights where his unit does, though he touches nobody else', () => {
    const g = fighting(
      {
        ...REST,
        g1: { type: 'warrior', figures: 1, at: [38, 30] },
        g2: { type: 'leader', at: [39, 30], attachedTo: 'g1' },
        b1: { type: 'soldier', figures: 1, at: [38, 31] },
        b2: { type: 'soldier', figures: 1, at: [39, 31] },
      },
      OPEN,
    )
    g.dice(3, 5, 3, 5).play('rest')
    expect(told(g, 'fought')).toHaveLength(2)
  })

  test('11.5, 15.1 while a combat is chosen nobody is in one', () => {
    const g = fighting({ ...REST, ...line(['g1', 'b1']), ...line(['g2', 'b2'], 50) }, OPEN)
    expect([g.decision?.prompt, g.table.combat.next(0)]).toEqual(['combat', -1])
    g.dice(3, 5).play('fight g2', 'rest')
    expect(told(g, 'combat').map((e) => e.facts['unit'])).toEqual([unit('g2'), unit('g1')])
  })

  test('11.5 two combats of which one is the first unit’s are two', () => {
    for (const words of [
      ['g2', 'b2'],
      ['g24', 'b24'],
    ])
      expect(fighting({ ...REST, ...line(['g1', 'b1']), ...line(words, 50) }, OPEN).decision?.prompt).toBe('combat')
  })
})

describe('15.2 who attacks', () => {
  test.each([
    [0, 0, 0, 0],
    [0, 0, 1, 1],
    [CHARGED, 0, 1, 0],
    [0, CHARGED, 0, 1],
    [CHARGED, CHARGED, 0, 0],
    [CHARGED, CHARGED, 1, 1],
  ])(
    '15.2 the Germans did %i, the British %i, side %i began: side %i matches the figures',
    (german, british, beginner, attacks) => {
      const g = fighting(
        { ...REST, ...line(['g1', 'b1']) },
        {
          ...OPEN,
          beginner: beginner as never,
          arrange(t) {
            t.units.did[unit('g1')] = german
            t.units.did[unit('b1')] = british
            t.units.charged[unit('g1')] = german === 0 ? 0 : unit('b1') + 1
            t.units.charged[unit('b1')] = british === 0 ? 0 : unit('g1') + 1
          },
        },
      )
      expect(g.decision).toEqual({ side: attacks, rule: '15.2', prompt: 'pairing' })
    },
  )
})

test('15.1, 15.2 only men who are there are matched: not the place behind the last of a unit', () => {
  const g = fighting({ ...REST, ...line(['g1', 'b1']) }, OPEN)
  expect(g.legal()).toEqual(['pair g1.0 against b1.0', 'rest'])
  expect([g.whyName('pair g1.1 against b1.0'), g.whyName('pair g1.0 against b1.1')]).toEqual([
    'notInCombat',
    'notInCombat',
  ])
})

describe('15.9 when all have fought', () => {
  test('15.9, 15.4 nobody is matched, in contact or in a combat any more; who still touches one is in his fight', () => {
    const g = fighting(
      { ...REST, ...line(['g1', 'b1', 'g2', 'b2']) },
      {
        ...OPEN,
        arrange(t) {
          t.units.charged[unit('g1')] = unit('b1') + 1
          t.units.charged[unit('g9')] = unit('b1') + 1
        },
      },
    )
    g.dice(3, 5, 3, 5).play('rest')
    const { units, foes } = g.table
    expect([most(foes.of), most(units.touching), g.table.combat.next(0)]).toEqual([0, 0, -1])
    expect([units.charged[unit('g1')], units.charged[unit('g9')]]).toEqual([unit('b1') + 1, 0])
  })

  test('15.3, 15.4 two against one, and one who fights two: all of them are done with then', () => {
    const g = fighting(
      {
        ...REST,
        g1: { type: 'warrior', figures: 1, at: [38, 30], facing: 0 },
        b1: { type: 'scout', at: [37, 30] },
        b2: { type: 'scout', at: [39, 30] },
      },
      OPEN,
    )
    g.play('pair g1.0 against b2.0', 'rest').dice(3, 3, 3, 3).play('rest')
    expect([told(g, 'fought').length, most(g.table.foes.of)]).toEqual([2, 0])
  })
})
