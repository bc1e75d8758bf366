import { describe, expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { GERMAN_HELD } from '../../stacks.ts'
import type { Where } from '../bare.ts'
import { nobodyToCome } from '../fresh.ts'
import { given } from '../given.ts'

const WITHDRAW = 6
const run = (turn: number, where: Readonly<Record<string, Where>>) =>
  given('campaign').set({ turn }).units(where).arrange(nobodyToCome)

describe('8.3 withdrawals', () => {
  test('8.3.1, 2.4.3 they leave for good wherever they are, the Eliminated Pile and the edges included', () => {
    const g = run(25, { '2-LNL': '2506', '13-Rjpt': 'pile', '9-SAI': 'ocean', '1-SAH': 'east', '29-Pjb': '2506' })
    g.run({ procedure: 'logistics', at: WITHDRAW })
    for (const name of ['2-LNL', '13-Rjpt', '9-SAI', '1-SAH']) expect(g.at(name), name).toBe('gone')
    expect(g.at('29-Pjb')).toBe('2506')
    expect(g.cites).toContain('8.3.1')
  })

  test('8.3.2 the table says when: Belgians on turn 34, no sooner', () => {
    expect(run(33, { '1-F-Pub': '0205' }).run({ procedure: 'logistics', at: WITHDRAW }).at('1-F-Pub')).toBe('0205')
    const g = run(34, { '1-F-Pub': '0205', Delcommune: '0317' }).run({ procedure: 'logistics', at: WITHDRAW })
    expect([g.at('1-F-Pub'), g.at('Delcommune')]).toEqual(['gone', 'gone'])
  })

  test('8.3.1, 4.1.6 an island whose last defenders are withdrawn falls to the enemy on it', () => {
    const g = run(25, { '2-LNL': '3218', '1-FK': '3318' }).run({ procedure: 'logistics', at: WITHDRAW })
    expect([g.at('2-LNL'), g.holder('3218')]).toEqual(['gone', 'german'])
    expect(
      run(24, { '2-LNL': '3218', '1-FK': '3318' }).run({ procedure: 'logistics', at: WITHDRAW }).holder('3218'),
    ).toBe('entente')
  })

  test('8.3.1 a gun in the enemy’s hands stays with him', () => {
    const g = run(35, { Hx: '2711', 'Hvy-1': '2506' }).arrange((t) => {
      t.units.state[unit('Hx')] = GERMAN_HELD
    })
    g.run({ procedure: 'logistics', at: WITHDRAW })
    expect([g.at('Hx'), g.at('Hvy-1')]).toEqual(['2711', 'gone'])
  })

  test('8.1.7g V20 four South African units leave on turn 27 and return on turn 29 at full strength, whatever they were', () => {
    const four = ['6-SAI', '7-SAI', '8-SAI', '10-SAH']
    const g = run(27, {
      '6-SAI': ['2506', 'reduced'],
      '7-SAI': 'pile',
      '8-SAI': 'ocean',
      '10-SAH': '2506',
      '5-SAI': '2506',
    })
    g.run({ procedure: 'logistics', at: WITHDRAW })
    expect([...four, '5-SAI'].map((name) => g.at(name))).toEqual(Array(5).fill('gone'))
    g.set({ turn: 28 }).run({ procedure: 'logistics', at: 1 })
    expect(four.map((name) => g.at(name))).toEqual(Array(4).fill('gone'))
    g.set({ turn: 29 }).run({ procedure: 'logistics', at: 1 })
    expect(four.map((name) => g.at(name))).toEqual(Array(4).fill('east'))
    expect(g.at('5-SAI')).toBe('gone')
    g.set({ turn: 35 }).run({ procedure: 'logistics', at: WITHDRAW })
    expect(four.map((name) => g.at(name))).toEqual(Array(4).fill('gone'))
  })
})
