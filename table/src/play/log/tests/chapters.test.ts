import type { GameEvent } from '@boma/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chapters, firstListed, historyOf, LogBook } from '../chapters.ts'

const e = (kind: string, unit?: number): GameEvent => ({
  kind,
  rule: '1.0',
  facts: unit === undefined ? {} : { unit },
  dice: [],
})

/** What begins something is called so here. */
const isHeading = ({ kind }: GameEvent) => kind.endsWith('Began')

test('the log is cut where turns and phases begin', () => {
  const log = [
    [e('placed')],
    [e('turnBegan'), e('playerTurnBegan')],
    [e('marched'), e('fired')],
    [e('playerTurnBegan')],
  ]
  const cut = chapters(log, { isHeading }).map((c) => [
    c.heads.map((l) => l.event.kind),
    c.lines.map((l) => ['note' in l ? l.note : l.event.kind, l.action]),
  ])
  expect(cut).toEqual([
    [[], [['placed', 0]]],
    [
      ['turnBegan', 'playerTurnBegan'],
      [
        ['marched', 2],
        ['fired', 2],
      ],
    ],
    [['playerTurnBegan'], []],
  ])
})

test('a note stands before what its action brought, in the chapter that this ends', () => {
  const log = [[e('turnBegan'), e('marched')], [e('turnBegan')], [e('fired')]]
  const lines = chapters(log, { isHeading, notes: new Map([[1, 'passed']]) }).map((c) =>
    c.lines.map((l) => ('note' in l ? l.note : l.action)),
  )
  expect(lines).toEqual([[0, 'passed'], [2]])
})

test('a phase is a heading within its turn, once, and not before the first turn', () => {
  const log = [
    [e('dug'), e('dug')],
    [e('turnBegan'), e('paid'), e('dug'), e('dug'), e('paid')],
    [e('marched'), e('turnBegan')],
    [e('dug')],
  ]
  const phaseOf = ({ kind }: GameEvent) => (kind === 'dug' ? 'Recruit' : kind === 'marched' ? 'March' : '')
  const lines = chapters(log, { isHeading, phaseOf }).map((c) =>
    c.lines.map((l) => ('note' in l ? l.note : l.event.kind)),
  )
  expect(lines).toEqual([
    ['dug', 'dug'],
    ['paid', 'Recruit', 'dug', 'dug', 'paid', 'March', 'marched'],
    ['Recruit', 'dug'],
  ])
})

test('an empty log has no chapters', () => expect(chapters([[], []], { isHeading })).toEqual([]))

test('a piece’s history is what names it, the latest first, and no more than is asked for', () => {
  const log = [[e('placed', 1), e('placed', 2)], [e('marched', 1)], [e('turnBegan')]]
  const pieces = ({ facts }: GameEvent) => Object.values(facts)
  const history = (most: number) => historyOf(log, 1, pieces, most).map((l) => [l.event.kind, l.action])
  expect(history(6)).toEqual([
    ['marched', 1],
    ['placed', 0],
  ])
  expect(history(1)).toEqual([['marched', 1]])
})

describe('a book that follows a log', () => {
  const KINDS = ['turnBegan', 'dug', 'marched', 'playerTurnBegan', 'fired']
  const phaseOf = ({ kind }: GameEvent) => (kind === 'dug' ? 'Recruit' : kind === 'marched' ? 'March' : '')
  const notes = { get: (entry: number) => (entry % 7 === 3 ? `note ${entry}` : undefined) }

  test('has the same chapters as one that reads it all at once, however the log grew and was cut', () => {
    // Each number is an entry with so many events, or cuts the log.
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 60 }), (steps) => {
        const book = new LogBook({ isHeading, phaseOf, notes })
        const log: GameEvent[][] = []
        for (const [i, step] of steps.entries()) {
          if (step < 0) log.length = Math.max(0, log.length + step)
          else log.push(Array.from({ length: step }, (_, n) => e(KINDS[(i + n) % KINDS.length] ?? '')))
          expect(book.follow(log)).toEqual(chapters(log, { isHeading, phaseOf, notes }))
        }
      }),
    )
  })

  test('leaves chapters in which nothing happened as they are, and gives another for the one that grew', () => {
    const book = new LogBook({ isHeading })
    const log = [
      [e('turnBegan'), e('dug')],
      [e('turnBegan'), e('dug')],
    ]
    const before = [...book.follow(log)]
    log.push([e('marched')])
    const after = book.follow(log)
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    expect(before[1]?.lines).toHaveLength(1)
    expect(after[1]?.lines).toHaveLength(2)
  })

  test('continues a long chapter under the same headings', () => {
    const log = [[e('turnBegan')], ...Array.from({ length: 450 }, () => [e('dug')])]
    const all = chapters(log, { isHeading })
    expect(all.map((c) => [c.heads.length, c.lines.length])).toEqual([
      [1, 200],
      [1, 200],
      [1, 50],
    ])
  })
})

test('of many chapters the last are listed, no more than a few dozen, and the others when they are asked for', () => {
  for (let count = 0; count < 400; count++) {
    const first = firstListed(count, 0)
    expect(count - first).toBeLessThanOrEqual(48)
    if (first > 0) expect(count - first).toBeGreaterThan(24)
    expect(firstListed(count, 20)).toBe(0)
    expect(firstListed(count + 1, 0) - first === 0 || count % 24 === 0).toBe(true)
  }
})
