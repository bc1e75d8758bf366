import { verify } from '@boma/club'
import { toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { EVERYONE, SIDES } from '../../side.ts'
import { equal, fingerprint } from '../../table/table.ts'
import { ReplayFault } from '../fault.ts'
import { fork, resume } from '../fork.ts'
import type { MatchRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { cipher, finished, mailed, open, ordersOf, play } from './caravans.ts'

const match = finished(5)
const record = mailed(match)
const changedEntry = (i: number, change: object): MatchRecord => ({
  ...record,
  entries: record.entries.map((e, k) => (k === i ? { ...e, ...change } : e)),
})
describe('a replay', () => {
  test('comes to the same position, log and result', () => {
    const again = replay(toy, record)
    expect(equal(again.table, match.table)).toBe(true)
    expect(again.record()).toEqual(match.record())
    for (const side of SIDES) expect(again.log(side)).toEqual(match.log(side))
  })

  test('of a record of another layout holds though its marks are other ones', () => {
    const marked = changedEntry(3, { hash: '0123456789abcdef' })
    expect(() => replay(toy, marked)).toThrow('the table after it is not the one that was recorded')
    expect(equal(replay(toy, { ...marked, layout: '0' }).table, match.table)).toBe(true)
  })

  test('can stop after any action, and go on by hand', () => {
    for (let n = 0; n <= record.entries.length; n++) {
      const part = replay(toy, record, { to: n })
      expect(part.length).toBe(n)
      for (const { order } of ordersOf(record).slice(n)) play(part, order)
      expect(fingerprint(part.table)).toBe(fingerprint(match.table))
    }
  })

  test.each([
    ['another game', { ...record, game: 'chess' }, 0, "a record of 'chess', not of 'caravans'"],
    ['another overlay', { ...record, overlay: 'ab' }, 0, 'other data'],
    ['an unknown scenario', { ...record, scenario: 'flood' }, 0, "no scenario 'flood'"],
    ['an unknown option', { ...record, options: ['fog'] }, 0, "no option 'fog'"],
    ['no secret', mailed(open()), 0, 'the secret of the dice is not in this record'],
    ['an unknown side', changedEntry(3, { side: 'east' }), 4, "no side 'east'"],
    ['no action', changedEntry(3, { order: 'fly 3' }), 4, "'fly 3' is not an action"],
    ['an illegal action', changedEntry(3, { order: 'march 0' }), 4, 'not legal there'],
    ['the wrong side', changedEntry(0, { side: 'south' }), 1, 'not legal there'],
    ['another fingerprint', changedEntry(15, { hash: '0'.repeat(16) }), 16, 'not the one that was recorded'],
    ['dice typed in', changedEntry(3, { rolled: [3] }), 4, 'this match rolls its own dice'],
    ['dice moved back', changedEntry(3, { dice: 0 }), 4, 'was made already'],
    ['two orders in one', changedEntry(2, { order: 'march 1; march 1' }), 3, 'more than one order'],
  ] as const)('of a record with %s fails, and says where', (_, bad, entry, problem) => {
    const attempt = () => replay(toy, bad)
    expect(attempt).toThrow(ReplayFault)
    expect(attempt).toThrow(problem)
    expect(attempt).toThrow(expect.objectContaining({ entry }))
  })
})

describe('a fork', () => {
  test('goes on from any point with dice of its own, and its record replays alone', () => {
    const branch = fork(match, { dice: cipher(99) }, 6)
    expect(fingerprint(branch.table)).toBe(fingerprint(replay(toy, record, { to: 6 }).table))
    expect([branch.length, branch.opening]).toEqual([0, []])
    play(
      branch,
      ...branch
        .legal()
        .slice(0, 1)
        .map(() => 'dash'),
    )
    const again = replay(toy, mailed(branch, true))
    expect(equal(again.table, branch.table)).toBe(true)
    expect(verify(toy, mailed(branch, true)).verdict).toBe('unproven')
  })

  test('leaves the match it comes from alone', () => {
    const origin = open()
    play(origin, 'load 1', 'load 1')
    const before = origin.table.bytes.slice()
    const branch = fork(origin, { dice: cipher(2) })
    play(branch, 'march 1', 'march 2')
    expect(origin.table.bytes).toEqual(before)
    expect(branch.undoByConsent(EVERYONE)).toBe('done')
    expect(branch.undoByConsent(EVERYONE)).toBe('done')
    expect(branch.undoByConsent(EVERYONE)).toBe('nothing')
    expect(branch.table.bytes).toEqual(before)
  })
})

describe('resume', () => {
  test('goes on from the last position without replaying what led there', () => {
    const half = replay(toy, record, { to: 9 })
    const kept = { ...mailed(half), entries: [] }
    const on = resume(toy, kept, { dice: cipher(8) })
    expect(on.table.bytes).toEqual(half.table.bytes)
    expect([on.length, on.legal()]).toEqual([0, half.legal()])
    expect(mailed(on).start).toBe(kept.table)
  })

  test('needs a position, of this layout', () => {
    const { table: _, ...without } = record
    expect(() => resume(toy, without, { dice: cipher(1) })).toThrow('no position to go on from')
    expect(() => resume(toy, { ...record, layout: '00000000' }, { dice: cipher(1) })).toThrow(
      'another version of the rules',
    )
    expect(() => resume(toy, { ...record, table: 'ffffff01' }, { dice: cipher(1) })).toThrow(ReplayFault)
  })
})
