import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { unit } from '../../roster.ts'
import { given, type Position } from '../../tests/given.ts'
import { english } from '../../words/english/index.ts'
import { partIn } from '../deeds.ts'
import { panel } from '../panel.ts'
import { story } from '../story.ts'

const melee = () => given().units({ 'raj13-a': '0310 N', 'raj13-co': '0310', 'fk6-1': '0309 S' }).phase('britishMelee')
const beatsOf = (g: Position) => g.events.flatMap((e) => story(e, english))

describe('a melee on its board', () => {
  test('11.2 the board shows who fights and what their dice must not exceed, as long as both sides stand', () => {
    const g = melee()
    expect(panel(g.t, english)).toBeUndefined()
    g.dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
    const board = panel(g.t, english)
    expect(board?.title).toBe('Melee in 0309')
    expect(board?.rows[0]?.left).toEqual([unit('raj13-a'), unit('raj13-co')])
    expect(board?.rows[0]?.right).toEqual([unit('fk6-1')])
    expect(board?.rows[0]?.lines.map(([, value]) => value)).toEqual(['≤ 9', '≤ 9'])
  })

  test('11.2 its dice lie with whoever threw them, beside what they needed', () => {
    const g = melee().dice(6, 6, 6, 5).play('charge 0310', 'storm 0309')
    const beats = beatsOf(g)
    expect(beats[0]).toMatchObject({ part: 'begins', space: hex('0309'), from: hex('0310') })
    const thrown = beats.find((beat) => beat.part === 'throws')
    expect(thrown?.part === 'throws' && thrown.throws.map(({ by, note }) => [by, note])).toEqual([
      ['attacker', ''],
      ['attacker', '12, needs 9'],
      ['defender', ''],
      ['defender', '11, needs 9'],
    ])
  })
})

describe('a volley', () => {
  const fire = () => given().units({ 'raj13-a': '1311 NW', 'fk6-1': '1211 SE' }).phase('britishFire').dice(1, 1)

  test('10.25 that hurts somebody is told on a board: who is hit takes part, and his own dice follow the first check', () => {
    // A hit; both checks fail: disorganized by the first, lost by his own.
    const g = fire().dice(6, 6, 6).play('sweep west-east', 'fire 1311', 'at 1211')
    const beats = beatsOf(g)
    expect(beats[0]).toMatchObject({ part: 'begins', title: 'Fire at 1211', from: hex('1311') })
    expect(beats.flatMap((beat) => (beat.part === 'throws' ? beat.round : []))).toEqual([
      ...['Fire', 'Morale of all', 'Each for itself'],
    ])
    expect(beats.flatMap((beat) => (beat.part === 'lands' ? [[beat.piece, beat.state]] : []))).toEqual([
      [unit('fk6-1'), 'disorganized'],
      [unit('fk6-1'), 'fallen'],
    ])
    expect(beats.findIndex(({ part }) => part === 'ends')).toBeLessThan(beats.findIndex(({ part }) => part === 'lands'))
  })

  test('10.25 that hurts nobody has nobody on a board, and the log names it by the hex', () => {
    const g = fire().dice(1, 1).play('sweep west-east', 'fire 1311', 'at 1211')
    expect(beatsOf(g).filter(({ part }) => part === 'joins')).toEqual([])
    const fired = g.events.find(({ kind }) => kind === 'fired')
    expect(fired && partIn(english)(fired)?.name).toBe('Fire at 1211')
  })
})
