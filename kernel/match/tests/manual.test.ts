import { verify } from '@boma/club'
import { act, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { EVERYONE, FIRST, SECOND } from '../../side.ts'
import { equal } from '../../table/table.ts'
import type { MatchRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { mailed, NORTH, open, ordersOf, play } from './caravans.ts'

const manual = (scenario = 'calm', ...opening: readonly number[]) => open({ kind: 'manual', opening }, scenario)

describe('dice that people roll themselves', () => {
  test('are asked for one by one, and nothing happens before they are there', () => {
    const match = manual()
    play(match, 'load 1', 'load 1')
    const before = match.table.bytes.slice()
    expect(play(match, 'dash')).toMatchObject({ kind: 'dice', wanted: { n: 0, sides: 6 } })
    expect(match.table.bytes).toEqual(before)
    expect(match.length).toBe(2)
    match.offer(4)
    expect(play(match, 'dash').kind).toBe('played')
    expect(match.log(SECOND, -1)[0]?.events).toMatchObject([{ kind: 'dashed', facts: { days: 4 } }])
    expect(match.undo(NORTH)).toBe('dice')
  })

  test('stay rolled when another action is played with them instead', () => {
    const match = manual()
    play(match, 'load 1', 'load 1')
    match.offer(6)
    play(match, 'dash')
    expect(play(match, 'raid')).toMatchObject({ kind: 'dice', wanted: { n: 1, sides: 6 } })
    match.offer(2)
    expect(play(match, 'raid').kind).toBe('played')
    expect(match.log(FIRST, -1)[0]?.events).toMatchObject([{ facts: { days: 2 } }])
  })

  test('that no die can show are refused, and the match goes on', () => {
    const match = manual()
    play(match, 'load 1', 'load 1')
    const before = match.table.bytes.slice()
    match.offer(7)
    expect(() => match.play(NORTH, act.dash())).toThrow('a d6 does not show 7')
    expect(match.table.bytes).toEqual(before)
    match.offer(5)
    expect(play(match, 'dash').kind).toBe('played')
  })

  test('cannot be typed into a match that rolls its own', () => {
    expect(() => open().offer(3)).toThrow('this match rolls its own dice')
  })

  test('of the opening are asked for before the first decision', () => {
    const match = manual('storm')
    expect(match.waiting).toMatchObject({ n: 0, sides: 6 })
    expect(match.decision).toBeUndefined()
    expect(match.play(NORTH, act.load(1)).kind).toBe('refused')
    match.offer(3)
    expect(match.waiting).toMatchObject({ n: 1, sides: 6 })
    expect(match.table.bytes.every((byte) => byte === 0)).toBe(true)
    match.offer(5)
    expect(match.waiting).toBeUndefined()
    expect(match.table.tracks.wind).toBe(5)
    expect(match.opening.map((e) => e.facts)).toEqual([{ wind: 3 }])
    expect(match.decision?.prompt).toBe('load')
  })

  test('of the opening that no die can show are asked for again', () => {
    const match = manual('storm')
    expect(() => match.offer(9)).toThrow('a d6 does not show 9')
    expect(match.waiting).toMatchObject({ n: 0, sides: 6 })
    match.offer(3)
    match.offer(5)
    expect(match.decision?.prompt).toBe('load')
  })
})

describe('a record with such dice', () => {
  /** Opening dice that an event tells of and one that none does, an undone roll, and two rolls by hand. */
  function played() {
    const match = manual('storm', 3, 5)
    play(match, 'load 1', 'load 2')
    match.offer(4)
    play(match, 'dash')
    match.undoByConsent(EVERYONE)
    match.offer(6)
    match.offer(2)
    play(match, 'dash', 'raid', 'march 3')
    return match
  }
  const record = mailed(played())
  const entry = (action: string, change: object): MatchRecord => ({
    ...record,
    entries: record.entries.map((e) => ('order' in e && e.order === action ? { ...e, ...change } : e)),
  })

  test('holds every face, and replays to the same position', () => {
    expect(record.dice).toEqual({ kind: 'manual', opening: [3, 5] })
    expect(ordersOf(record).map((e) => e.rolled)).toEqual([undefined, undefined, [4], [6], [2], undefined])
    expect(record.entries[3]).toEqual({ undo: ['north', 'south'] })
    const again = replay(toy, record)
    expect(equal(again.table, played().table)).toBe(true)
    expect(again.record()).toEqual(record)
    expect(verify(toy, record).verdict).toBe('unproven')
  })

  test.each([
    ['a face was changed', entry('raid', { rolled: [3] })],
    ['a face was left out', entry('raid', { rolled: undefined })],
    ['a face too many', entry('raid', { rolled: [2, 2] })],
    ['a face for an action that rolls nothing', entry('march 3', { rolled: [2] })],
    ['a face that no die shows', entry('raid', { rolled: [9] })],
    ['an opening face too few', { ...record, dice: { kind: 'manual' as const, opening: [3] } }],
    ['an opening face too many', { ...record, dice: { kind: 'manual' as const, opening: [3, 5, 6] } }],
    ['an opening face that no die shows', { ...record, dice: { kind: 'manual' as const, opening: [3, 7] } }],
  ])('is broken when %s', (_, bad) => {
    expect(verify(toy, bad).verdict).toBe('broken')
  })

  test('is broken when it has a face that nothing rolls', () => {
    const quiet = manual()
    play(quiet, 'load 1', 'load 2')
    expect(verify(toy, mailed(quiet)).verdict).toBe('unproven')
    expect(verify(toy, { ...mailed(quiet), dice: { kind: 'manual', opening: [3] } }).verdict).toBe('broken')
  })
})
