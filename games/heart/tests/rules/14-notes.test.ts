import { describe, expect, test } from 'vitest'
import { DECLARED, did, FIRED, isIn, JAMMED, JAMS, SMOKE } from '../../rules/09-units.ts'
import { noteContacts } from '../../rules/14-contacts.ts'
import { shooting } from '../fighting.ts'
import { scene, type Troops, unit } from '../given.ts'

const MAN: Troops = { type: 'regular', at: [30, 4], facing: 0 }

describe('14 what is noted', () => {
  test('14.1, 9.8 who touches whom is noted of both, of hosts for those attached to them, and of nobody else', () => {
    const { table: t } = scene({
      g1: { ...MAN, at: [30, 4] },
      g24: { type: 'leader', at: [31, 4], attachedTo: 'g1' },
      g3: { ...MAN, at: [50, 4] },
      b1: { ...MAN, at: [29, 4.5] },
      b24: { ...MAN, at: [32, 4] },
      b3: { ...MAN, at: [50, 5.1875] },
    })
    const bits = (...words: string[]) => words.reduce((sum, word) => sum | (1 << (unit(word) % 24)), 0)
    const noted = () => ['g1', 'g24', 'g3', 'b1', 'b24', 'b3'].map((word) => t.units.touching[unit(word)])
    expect(noted()).toEqual([bits('b1', 'b24'), 0, 0, bits('g1'), bits('g1'), 0])
    t.units.charged[unit('g3')] = unit('b3') + 1
    t.units.charged[unit('g1')] = unit('b1') + 1
    noteContacts(t)
    expect([noted(), t.units.charged[unit('g3')], t.units.charged[unit('g1')]]).toEqual([
      [bits('b1', 'b24'), 0, 0, bits('g1'), bits('g1'), 0],
      0,
      unit('b1') + 1,
    ])
  })

  test('14.7, 14.12, 14.13 when all have shot nothing is left of it but smoke: of the first slot as of the last', () => {
    const phase = shooting(
      {
        g1: { type: 'mg', figures: 3, width: 3, at: [38, 24], facing: 0 },
        g2: { type: 'askari', at: [46, 24], facing: 0, state: JAMMED },
        b24: { type: 'artillery', at: [29, 40], facing: 8 },
        b23: { type: 'warrior', figures: 20, width: 10, at: [38, 34], facing: 8, state: SMOKE },
      },
      { scenario: 'cutting', turn: 10, beginner: 0 as never },
    )
    const g = phase.play('lay g1', 'aim at b23.4')
    expect(g.table.aims.at[0]).not.toBe(0)
    g.dice(1, 1, 1, 1, 1, 1, 1, 1).play('rest', 'shoot b23 with g2', 'lay b24', 'aim at g1.0')
    const t = g.table
    expect(Array.from(t.aims.at).every((at) => at === 0)).toBe(true)
    for (const column of ['sees', 'touching', 'target'] as const)
      expect(
        Array.from(t.units[column]).every((n) => n === 0),
        column,
      ).toBe(true)
    expect([t.declared.height, t.hits.height, t.volley.at, t.volley.hit, t.marks.next(0 as never)]).toEqual([
      0, 0, 0, 0, -1,
    ])
    const marked = (bit: number) => ['g1', 'g2', 'b23', 'b24'].filter((word) => isIn(t, unit(word), bit))
    // Black powder smokes: the Askari's rifle and the old gun
    expect([marked(SMOKE), marked(JAMMED), marked(JAMS)]).toEqual([['g2', 'b24'], [], []])
    expect(['g1', 'g2', 'b23', 'b24'].filter((word) => did(t, unit(word), FIRED))).toEqual(['g1', 'g2', 'b24'])
    expect(['g1', 'g2', 'b24'].filter((word) => did(t, unit(word), DECLARED))).toEqual([])
  })
})

test.each([
  [0, 10, 0, 0, -1],
  [0, -10, 0, 0, -1],
  [4, 0, 10, -1, 0],
  [8, 10, 0, 0, 1],
  [12, 0, -10, 1, 0],
])(
  '9.7, 14.1 facing %i a man shoots at one who is exactly abeam, %i and %i inches away, and at nobody further back',
  (facing, dx, dy, backX, backY) => {
    const shoots = (back: number) =>
      shooting(
        {
          b1: { ...MAN, at: [38, 24], facing },
          g1: { type: 'warrior', at: [38 + dx + (back * backX) / 16, 24 + dy + (back * backY) / 16], facing: 0 },
          g9: { type: 'warrior', at: [3, 3] },
        },
        { scenario: 'cutting', turn: 10, beginner: 1 as never },
      ).table.units.sees[unit('b1')]
    expect([shoots(0), shoots(1)]).toEqual([1 << (unit('g1') % 24), 0])
  },
)
