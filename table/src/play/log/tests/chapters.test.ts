import type { GameEvent } from '@boma/kernel'
import { expect, test } from 'vitest'
import { chapters, historyOf } from '../chapters.ts'

const e = (kind: string, unit?: number): GameEvent => ({
  kind,
  rule: '1.0',
  facts: unit === undefined ? {} : { unit },
  dice: [],
  seenBy: 3,
  secret: [],
})

test('the log is cut where turns and phases begin', () => {
  const log = [
    [e('placed')],
    [e('turnBegan'), e('playerTurnBegan')],
    [e('marched'), e('fired')],
    [e('playerTurnBegan')],
  ]
  const cut = chapters(log).map((c) => [
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
  const lines = chapters(log, { notes: new Map([[1, 'passed']]) }).map((c) =>
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
  const lines = chapters(log, { phaseOf }).map((c) => c.lines.map((l) => ('note' in l ? l.note : l.event.kind)))
  expect(lines).toEqual([
    ['dug', 'dug'],
    ['paid', 'Recruit', 'dug', 'dug', 'paid', 'March', 'marched'],
    ['Recruit', 'dug'],
  ])
})

test('an empty log has no chapters', () => expect(chapters([[], []])).toEqual([]))

test('a piece’s history is what names it', () => {
  const log = [[e('placed', 1), e('placed', 2)], [e('marched', 1)], [e('turnBegan')]]
  const pieces = ({ facts }: GameEvent) => Object.values(facts)
  expect(historyOf(log, 1, pieces).map((l) => [l.event.kind, l.action])).toEqual([
    ['placed', 0],
    ['marched', 1],
  ])
})
