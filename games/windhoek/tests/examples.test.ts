import { describe, expect, test } from 'vitest'
import { hex } from '../board.ts'
import { unit } from '../roster.ts'
import { lastTurn } from '../rules/05-victory.ts'
import { whyNotStack } from '../rules/14-stacking.ts'
import { given } from './given.ts'

describe('the worked examples of the rulebook', () => {
  test('8.0 a German 3 and an Allied 4 make event 7', () => {
    const g = given().set({ turn: 1 }).before('turn').dice(3, 4, 1).play('end')
    expect(g.events.find((e) => e.kind === 'eventRolled')?.facts).toEqual({ german: 3, allied: 4, total: 7 })
    expect(g.t.tracks.portugal).toBe(1)
  })

  test('9.1 two leaders, a wireless station, Windhoek and Springbok with a die of 4 bring nine points', () => {
    const g = given().units({
      Franke: '3022',
      Heydebreck: '3022',
      'Wireless-1': '2117',
      'FK-1': '2816',
      'FK-2': '3233',
    })
    g.before('german turn').dice(4).play('end')
    expect(g.points('german')).toBe(9)
    expect(g.events.at(-1)).toMatchObject({ rule: '9.1', facts: { modifier: 5, now: 9 } })
  })

  test('14.3 one wireless, one militia and twelve mobile units may be in a hex, and no more of any', () => {
    const mobile = 'FK-1 FK-2 FK-3 FK-4 FK-5 FK-6 FK-7 FK-8 FK-9 FK-10 FK-11'.split(' ')
    const stack = Object.fromEntries([...mobile, 'Wireless-1', 'G-Mil-1'].map((name) => [name, '2515']))
    const g = given()
      .units({ ...stack, 'Patrol-1': 'recruits', 'Patrol-2': 'recruits' })
      .set({ german: 9 })
    expect(whyNotStack(g.t, unit('FK-12'), hex('2515'))).toBe(0)
    g.phase('recruit', 'german').play('recruit Patrol-1', 'deploy at 2515', 'recruit Patrol-2')
    expect(g.why('deploy at 2515')).toBe('14.1')
    g.play('deploy at 2117').units({ 'Wireless-3': 'recruits', 'G-Mil-7': 'recruits', 'FK-12': '3022' })
    expect(g.play('recruit Wireless-3').why('deploy at 2515')).toBe('14.3')
    expect(g.play('deploy at 2117', 'recruit G-Mil-7').why('deploy at 2515')).toBe('14.3')
  })

  test('33.3 with two Commonwealth brigades the game ends in May 1915, turn 9', () => {
    const g = given('brigades').units({ 'CW-1': 'recruits', 'CW-2': 'recruits' }).set({ allied: 6, turn: 4 })
    g.phase('recruit', 'allied').play('recruit CW-1', 'recruit CW-2')
    expect([lastTurn(g.t), g.points('allied')]).toEqual([9, 0])
    const marines = g.arrange((t) => {
      t.tracks.mekBought = 1
    })
    expect(lastTurn(marines.t)).toBe(11)
  })
})
