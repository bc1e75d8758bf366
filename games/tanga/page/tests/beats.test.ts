import { NOBODY, type Side, view } from '@boma/kernel'
import { captionOf, inEnglish, partOf } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { BRITISH, GERMAN, unit } from '../../roster.ts'
import { given, type Position } from '../../tests/given.ts'

const { field, fights } = inEnglish(tanga).page
const panel = (t: Table) => fights?.panel(t, NOBODY)

const melee = () => given().units({ 'raj13-a': '0310 N', 'raj13-co': '0310', 'fk6-1': '0309 S' }).phase('britishMelee')
const beatsOf = (g: Position) => g.events.flatMap((e) => fights?.beats(e) ?? [])

describe('a melee on its board', () => {
  test('11.2 the board shows who fights and what their dice must not exceed, as long as both sides stand', () => {
    const g = melee()
    expect(panel(g.t)).toBeUndefined()
    g.dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
    const board = panel(g.t)
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
    expect(fired && captionOf(inEnglish(tanga), fired)?.name).toBe('Fire at 1211')
  })
})

describe('a shell', () => {
  test('10.28, 4.2n that hurts somebody is told on a board of the hex it fell in, whoever fired it', () => {
    const g = given()
      .units({ 'hering-dorothea': '0410 SE', 'raj13-a': '0511 NW', 'raj13-b': '0511' })
      .phase('artillery')
    // Near and in sight: no die to aim. A hit; then, when both sides have fired, both checks fail.
    g.dice(1, 1).play('aim hering-dorothea', 'at 0511')
    g.dice(6, 6, 6, 6).play('end')
    const beats = beatsOf(g)
    expect(beats.find(({ part }) => part === 'begins')).toMatchObject({
      ...{ title: 'A shell in 0511', space: hex('0511'), from: hex('0511'), attacker: NOBODY },
    })
    const rounds = beats.flatMap((beat) => (beat.part === 'throws' ? beat.round : []))
    expect(rounds.slice(0, 2)).toEqual(['Morale of all', 'Each for itself'])
    expect(beats.some((beat) => beat.part === 'joins' && beat.piece === unit('raj13-a'))).toBe(true)
  })

  test('10.27 from the sea: the lot, the damage, and those around, each with its dice', () => {
    const g = given()
      .units({ 'raj13-a': '1310 NW', 'fk1-1': '1110 SE', 'fk1-2': '1110', 'fk6-1': '1111 SE' })
      .arrange((t) => {
        t.naval.britishShots = 1
      })
    g.phase('artillery')
    // On target; the lot falls on the second, who is eliminated; the other and those around check.
    g.dice(1, 2, 1, 1, 6).play('bombard 1110')
    const beats = beatsOf(g)
    const thrown = beats.flatMap((beat) =>
      beat.part === 'throws' ? [[beat.round, beat.throws.map(({ note }) => note)]] : [],
    )
    expect(thrown).toEqual([
      ['Damage', ['lot', '1, needs 2']],
      ['Those around', ['1']],
      ['Those around', ['6']],
    ])
    expect(beats.flatMap((beat) => (beat.part === 'lands' ? [[beat.piece, beat.state]] : []))).toEqual([
      [unit('fk1-2'), 'fallen'],
      [unit('fk6-1'), 'disorganized'],
    ])
  })
})

describe('what counted for the enemy’s volley', () => {
  /** What a side is told of the one volley that was fired. */
  const told = (before: Position, g: Position, viewer: Side) => {
    const fired = g.events.find(({ kind }) => kind === 'fired')
    return fired && field?.counted(fired, view(tanga, before.t, viewer) as Table, view(tanga, g.t, viewer) as Table)
  }
  const fires = (where: Record<string, string>) => {
    const set = () => given().units(where).works({ '1211': 'trench' }).phase('britishFire').play('sweep west-east')
    return [set(), set().dice(6, 5).play('fire 1311', 'at 1211')] as const
  }

  test('10.25 each thing with its case where all who fired were seen; the sum is what was needed', () => {
    const [before, after] = fires({ 'raj13-a': '1311 NW', 'fk6-1': '1211 SE' })
    const found = told(before, after, GERMAN)
    expect(found?.unseen).toBe('')
    expect(found?.lines.map(({ rule }) => rule)).toEqual(['19.1', '18.3'])
    const sum = found?.lines.reduce((n, { value }) => n + Number(value.replace('−', '-')), 0)
    expect(found?.needs).toBe(`${Math.max(0, sum ?? 0)} or less on two dice`)
  })

  test('19.7 what hidden units added is told as one figure, the ground as ever', () => {
    const [before, after] = fires({ 'lnl2-a': '1311 NW', 'lnl2-mg': '1311', 'fk6-1': '1211 SE' })
    const found = told(before, after, GERMAN)
    expect(found?.lines.map(({ text }) => text)).toEqual(['All who fired', 'Trench'])
    expect(found?.unseen).not.toBe('')
    // Who fired knows it all.
    expect(told(before, after, BRITISH)?.lines.length).toBeGreaterThan(2)
  })
})

describe('what a deed has cost', () => {
  const lostIn = (g: Position) => g.events.filter((e) => partOf(tanga, e)?.lost).map(({ facts }) => facts['unit'])

  test('13.3d a machine gun that is thrown away is lost', () => {
    const lay = { 'lnl2-a': '0310 N', 'lnl2-mg': '0310', 'lnl2-co': '0310', 'fk6-1': '0309 S' }
    const g = given().units(lay).phase('britishMelee').dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
    expect(lostIn(g.dice(4).play('withdraw lnl2-mg', 'along lnl2-co'))).toEqual([unit('lnl2-mg')])
  })

  test('15.4 who is driven off the map is not: he may come back', () => {
    const g = given().units({ 'lessel-1': '0113 SE', 'raj13-a': '0213 NW' }).phase('britishFire')
    // A hit; Lessel lives, the first check fails, and of the own ones that of the second, who runs
    g.units({ 'lessel-2': '0113', lessel: '0113' }).dice(1, 1, 1, 2, 6, 6, 1, 6).play('fire 0213', 'at 0113', 'stay')
    expect(g.events.map(({ kind }) => kind)).toContain('leftTheMap')
    expect(lostIn(g)).toEqual([])
  })
})
