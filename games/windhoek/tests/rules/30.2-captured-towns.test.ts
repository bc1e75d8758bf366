import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { unit } from '../../roster.ts'
import { discard, putAt } from '../../rules/04-control.ts'
import { given, type Position } from '../given.ts'

const enter = (g: Position, name: string, town: string) => putAt(g.t, unit(name), hex(town))
const on = () => given('captured-towns').units({ 'SAMR-1': '3425', 'FK-1': '3525', DA: '2004' })

describe('30.2 captured towns', () => {
  test('30.2 the Allies gain the points of each town of the colony, once', () => {
    const g = on()
    enter(g, 'SAMR-1', '2515')
    expect(g.points('allied')).toBe(1)
    enter(g, 'SAMR-1', '2615')
    enter(g, 'SAMR-1', '2515')
    expect(g.points('allied')).toBe(1)
    for (const [town, now] of [
      ['2816', 3],
      ['2117', 5],
      ['2426', 7],
      ['3424', 7],
      ['3033', 7],
      ['2118', 7],
    ] as const) {
      enter(g, 'SAMR-1', town)
      expect(g.points('allied'), town).toBe(now)
    }
  })

  test('30.2 the Germans gain those of the Union, Walvis Bay and Angola', () => {
    const g = on().set({ portugal: true })
    for (const [town, now] of [
      ['4029', 1],
      ['2118', 3],
      ['1101', 4],
      ['2816', 4],
      ['4029', 4],
    ] as const) {
      enter(g, 'FK-1', town)
      expect(g.points('german'), town).toBe(now)
    }
  })

  test('30.2 nothing is lost when a town is retaken, and each side has its own award', () => {
    const g = on()
    enter(g, 'SAMR-1', '2515')
    discard(g.t, unit('SAMR-1'), false)
    enter(g, 'FK-1', '2515')
    expect([g.points('allied'), g.points('german')]).toEqual([1, 0])
  })

  test('30.2 the Portuguese capture for the Allies', () => {
    const g = on().set({ portugal: true })
    enter(g, 'DA', '2611')
    expect(g.points('allied')).toBe(1)
  })

  test('30.2 it is told, and cut off at 12', () => {
    const g = on().units({ Maritz: 'recruits' }).set({ german: 12, turn: 5 })
    g.arrange((t) => {
      t.tracks.rebellion = 4
      t.tracks.owed = 1
    })
    g.before('german turn').dice(1).play('end', 'deploy at 4029')
    expect(g.points('german')).toBe(12)
    expect(g.events.at(-1)).toMatchObject({ kind: 'townCaptured', rule: '30.2', facts: { points: 1, now: 12 } })
  })

  test('30.2 nothing without the option, nor during set-up', () => {
    const off = given().units({ 'SAMR-1': '3425' })
    enter(off, 'SAMR-1', '2816')
    expect(off.points('allied')).toBe(0)
    const before = on().set({ turn: 0 })
    enter(before, 'SAMR-1', '2816')
    expect(before.points('allied')).toBe(0)
  })
})
