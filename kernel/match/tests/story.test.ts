import { verify } from '@boma/club'
import { toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { NOBODY, SIDES, type Side } from '../../side.ts'
import { fork } from '../fork.ts'
import type { Match } from '../match.ts'
import { parseRecord } from '../read-record.ts'
import { writeRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { retell } from '../story.ts'
import { cipher, finished, mailed, open, wander } from './caravans.ts'

/** What a viewer was told, without what nothing was told of. */
const told = (match: Match, viewer: Side, length = match.length) =>
  match
    .log(viewer)
    .slice(0, match.heard(viewer, length))
    .flatMap(({ events }) => events)

const whole = finished(5)
const half = Math.floor(whole.length / 2)

describe('a fork keeps the story so far', () => {
  const branch = fork(whole, { dice: cipher(99) }, half)
  const text = writeRecord(branch.tell().record())

  test.each([...SIDES, NOBODY])('viewer %i is told no more and no less of it than before', (viewer) => {
    expect(told(branch, viewer)).toEqual(told(whole, viewer, half))
    expect(told(branch, viewer).length).toBeGreaterThan(0)
  })

  test('though its record was a file in between, and when it was played on', () => {
    const again = replay(toy, parseRecord(text))
    wander(again, [0, 8, 16, 24])
    for (const viewer of SIDES) expect(told(again, viewer, 0)).toEqual(told(whole, viewer, half))
    expect(writeRecord(replay(toy, parseRecord(text)).tell().record())).toBe(text)
  })

  test('and so does a fork of a fork, in one piece', () => {
    wander(branch, [0, 8, 16, 24, 0, 8])
    const second = fork(branch, { dice: cipher(98) }, 3)
    expect(told(second, NOBODY)).toEqual(told(branch, NOBODY, 3))
    expect(second.record().story?.start).toBeUndefined()
    expect(mailed(second, true).story?.story).toBeUndefined()
  })

  test('without the secret of its dice and what was taken back', () => {
    const match = open(cipher(3), 'storm')
    wander(match, [0, 8, 16, 7, 24, 0, 8, 15, 16, 24, 0, 8])
    expect(match.record().entries.some((entry) => 'undo' in entry)).toBe(true)
    const { story } = fork(match, { dice: cipher(4) })
      .tell()
      .record()
    expect(story?.dice.kind).toBe('manual')
    expect(story?.entries.some((entry) => 'undo' in entry)).toBe(false)
    expect(told(fork(match, { dice: cipher(4) }), NOBODY)).toEqual(told(match, NOBODY))
  })

  test('and it counts as no order: the match begins anew', () => {
    const fresh = fork(whole, { dice: cipher(97) }, half)
    expect(fresh.length).toBe(0)
    expect(fresh.moment(NOBODY, 0)).toBeLessThan(0)
    expect(fresh.moment(NOBODY, fresh.heard(NOBODY, 0) - 1)).toBe(0)
  })
})

describe('a story that somebody changed', () => {
  const record = mailed(fork(whole, { dice: cipher(99) }, half), true)

  test('is left out where it leads elsewhere or nowhere, and the match is played all the same', () => {
    const { story } = record
    if (story === undefined) throw new Error('there is no story')
    const shorter = { ...record, story: { ...story, entries: story.entries.slice(0, -1) } }
    const wrong = { ...record, story: { ...story, entries: [{ side: 'x', order: 'y' }] } }
    for (const changed of [shorter, wrong]) {
      const match = replay(toy, changed)
      expect(told(match, NOBODY)).toEqual([])
      expect(match.table.bytes).toEqual(replay(toy, record).table.bytes)
    }
  })

  test.each([
    ['> nonsense', /damaged in what led to it/],
    ['> boma record 2\n> game x y', /damaged in what led to it/],
    ['> > boma record 2', /a story within a story/],
  ])('%j is named', (lines, problem) => {
    const text = writeRecord({ ...record, story: undefined } as never)
    expect(() => parseRecord(`${text}\n${lines}`)).toThrow(problem)
  })

  test('is called broken by an audit, and under other rules unproven', () => {
    const { story } = record
    if (story === undefined) throw new Error('there is no story')
    const shorter = { ...record, story: { ...story, entries: story.entries.slice(0, -1) } }
    const wrong = { ...record, story: { ...story, entries: [{ side: 'x', order: 'y' }] } }
    for (const changed of [shorter, wrong]) {
      expect(verify(toy, changed)).toMatchObject({
        verdict: 'broken',
        findings: expect.arrayContaining([expect.stringMatching(/is not legal, or leads elsewhere\.$/)]),
      })
      expect(verify(toy, { ...changed, version: 'other' }).findings.join()).not.toMatch(/leads elsewhere/)
    }
  })

  test('proves nothing', () => expect(verify(toy, record).verdict).toBe('unproven'))
})

test('a match told again rolls what it rolled, and knows of no die to come', () => {
  const again = retell(whole)
  expect(again.setup.dice.kind).toBe('manual')
  expect(told(again, NOBODY)).toEqual(told(whole, NOBODY))
  expect(replay(toy, mailed(again)).over).toBe(true)
  expect(retell(whole, half).length).toBe(half)
})
