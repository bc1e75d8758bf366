import { FIRST, SECOND, type Seat, winner } from '@boma/kernel'
import { createRoot } from 'solid-js'
import { beforeAll, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import { sentenceFor } from '../../prompt/sentence.ts'
import { seated } from '../../session/tests/table.ts'
import { givingUpAt, seatToGiveUp } from '../giving-up.ts'

const RED = 1 as Seat

beforeAll(() => language.set('en'))

test('who gives up is asked first, and has lost then', () => {
  const session = seated({ seats: ['person', 'greedy'] })
  const givingUp = createRoot(() => givingUpAt(session))
  const seat = seatToGiveUp(session, FIRST)
  expect(seat).toBe(0)
  givingUp.ask(seat ?? RED)
  expect([givingUp.asked(), session.over()]).toEqual([0, false])
  givingUp.answer(false)
  expect([givingUp.asked(), session.over()]).toEqual([undefined, false])
  givingUp.ask(seat ?? RED)
  givingUp.answer(true)
  expect([givingUp.asked(), session.over(), winner(session.view())]).toEqual([undefined, true, SECOND])
  expect(session.lastEvents().map(({ kind }) => kind)).toEqual(['matchResigned'])
  expect(sentenceFor(session, { kind: 'idle' })).toBe('The Red side has won.')
  expect([session.canUndo(), seatToGiveUp(session, FIRST)]).toEqual([false, undefined])
  expect(session.record()).toContain('* resign blue')
})

test('nobody gives up for another person, but anybody for the computer', () => {
  const shared = seated()
  expect([seatToGiveUp(shared, FIRST), seatToGiveUp(shared, SECOND)]).toEqual([0, undefined])
  const alone = seated({ seats: ['person', 'greedy'] })
  expect([seatToGiveUp(alone, FIRST), seatToGiveUp(alone, SECOND)]).toEqual([0, 1])
  const waiting = seated({ seats: ['greedy', 'person'] })
  expect([seatToGiveUp(waiting, FIRST), seatToGiveUp(waiting, SECOND)]).toEqual([0, 1])
})

test('a die that is waited for is not wanted any more', () => {
  const session = seated({ seats: ['person', 'person'], dice: { kind: 'manual' } })
  session.giveUp(RED)
  expect([session.wanted(), session.over(), winner(session.view())]).toEqual([undefined, true, FIRST])
})
