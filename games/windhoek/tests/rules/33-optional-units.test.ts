import { describe, expect, test } from 'vitest'
import type { OptionId } from '../../options.ts'
import { GERMAN, unit } from '../../roster.ts'
import { lastTurn } from '../../rules/05-victory.ts'
import { inSupply } from '../../rules/18-supply.ts'
import { fresh } from '../fresh.ts'
import { given, place } from '../given.ts'

/** The German set-up up to its purchases, all mobile units in Karibib and Windhoek. */
function purchases(die: number, ...options: readonly OptionId[]) {
  const g = fresh(die, ...options)
  while (g.decision?.prompt === 'place')
    g.play(
      g
        .legal()
        .filter((a) => !a.startsWith('ready'))
        .at(-1) ?? '',
    )
  return g
}

describe('33.1 the Kamerun company', () => {
  test('33.1 two points at set-up, in a German town of the colony; the game stays as long as it was', () => {
    const g = purchases(3, 'kamerun')
    const town = g.legal().find((a) => a.startsWith('buy KK')) ?? ''
    g.play(town)
    expect(g.table.ap.points[GERMAN]).toBe(1)
    expect(g.table.units.where[unit('KK')]).toBe(place(town.slice(-4), GERMAN))
    expect(lastTurn(g.table)).toBe(10)
    expect(g.events.at(-1)).toMatchObject({ kind: 'bought', facts: { cost: 2 } })
  })

  test('33.1 not elsewhere, not for one point, and not later', () => {
    expect(purchases(3, 'kamerun').why('buy KK at 4029')).toBe('33.1')
    expect(purchases(1, 'kamerun').why('buy KK at 3315')).toBe('9.2')
    const g = given('kamerun').units({ KK: 'recruits', 'G-Mil-1': '2515' }).set({ german: 9 })
    expect(g.phase('recruit', 'german').why('recruit KK')).toBe('10.2')
  })
})

test('33.2 the LP truck: two points in a Recruit Phase, and it supplies like any other', () => {
  const g = given('truck').units({ LP: 'recruits', 'G-Mil-1': '2515', 'FK-1': '3524' }).set({ german: 3 })
  g.phase('recruit', 'german').play('recruit LP', 'deploy at 2515')
  expect([g.at('LP'), g.points('german')]).toEqual(['2515', 1])
  expect(inSupply(g.t, unit('FK-1'))).toBe(false)
  expect(inSupply(g.units({ LP: '3525' }).t, unit('FK-1'))).toBe(true)
})

describe('33.3 Commonwealth brigades', () => {
  const box = { 'CW-1': 'recruits', 'CW-2': 'recruits', 'CW-3': 'recruits', CTH: '4029' }
  const turn = (n: number) => given('brigades').units(box).set({ allied: 9, turn: n }).phase('recruit', 'allied')

  test('33.3 three points each, in Cape Colony, and the first makes the game a turn shorter', () => {
    const g = turn(4).play('recruit CW-1')
    expect([g.at('CW-1'), g.points('allied')]).toEqual(['cape', 6])
    expect(g.events).toMatchObject([
      { kind: 'recruited' },
      { kind: 'lengthChanged', rule: '33.3', facts: { turn: 9 } },
      {},
    ])
    g.play('recruit CW-2')
    expect(lastTurn(g.t)).toBe(9)
    expect(g.events.filter((e) => e.kind === 'lengthChanged')).toHaveLength(1)
  })

  test('33.3 in 1914 only, and there are three', () => {
    expect(turn(5).why('recruit CW-1')).toBe('33.3')
    const g = turn(4).play('recruit CW-1', 'recruit CW-2', 'recruit CW-3')
    expect(g.points('allied')).toBe(0)
    expect(g.set({ allied: 9 }).why('recruit CW-1')).toBe('10.9')
  })
})
