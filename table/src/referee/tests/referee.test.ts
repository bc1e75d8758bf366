import { FIRST, Match, NOBODY, SECOND, type Seat } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { openSession } from '../../play/session/open-session.ts'
import { actionOf, hexOf, PLACES } from '../../play/session/tests/table.ts'
import { played } from '../../store/tests/played.ts'
import { localReferee } from '../local.ts'
import { legalNow } from '../referee.ts'
import { slowly } from './bad-post.ts'

/** A match of the sample under fog, with the counters set up. */
function match(): GameMatch {
  const setUp = new Match(skirmish, {
    scenario: 'ford',
    options: ['fog'],
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  })
  for (const text of PLACES) setUp.play(setUp.decision?.seat, actionOf(text))
  return setUp as unknown as GameMatch
}

describe('a match as its own referee', () => {
  test('lists for whoever decides what the true table allows, from that side’s view alone', () => {
    for (let length = 0; length < 120; length += 3) {
      const truth = played(length)
      expect(legalNow(localReferee(truth))).toEqual(truth.legal())
    }
  })

  test('tells of every change, until it is asked not to', () => {
    const referee = localReferee(match())
    let heard = 0
    const stop = referee.onChange(() => heard++)
    referee.order([actionOf('activate B1')])
    referee.undo(referee.last([FIRST])?.seat ?? (-1 as Seat))
    expect(heard).toBe(2)
    referee.order([actionOf('activate R1')])
    expect(heard).toBe(2)
    stop()
    referee.order([actionOf('activate B1')])
    expect(heard).toBe(2)
  })

  test('waits with an order until the die that it needs is typed in', () => {
    const typed = new Match(skirmish, { scenario: 'ford', options: [], dice: { kind: 'manual' } })
    for (const text of [...PLACES, 'activate B1', 'march to 0502', 'fire at 0602'])
      typed.play(typed.decision?.seat, actionOf(text))
    const referee = localReferee(typed as unknown as GameMatch)
    const { length } = typed
    expect(referee.order([actionOf('stand')]).settled).toEqual({ kind: 'dice' })
    expect([typed.length, referee.wanted, referee.state(FIRST).wanted]).toEqual([length, { sides: 6 }, 6])
    while (referee.wanted !== undefined) referee.offer(1)
    expect(typed.length).toBe(length + 1)
    expect(referee.last([FIRST, SECOND])?.actions).toEqual([actionOf('stand')])
  })
})

describe('a session over a referee far away, which knows one view and answers late', () => {
  const seated = () => {
    const truth = match()
    const { referee, arrive } = slowly(truth, FIRST)
    const session = createRoot(() => openSession('far', referee, ['person', 'greedy']))
    return { truth, referee, session, arrive }
  }

  test('shows the match before and after the answer has come', () => {
    const { session, arrive } = seated()
    expect(session.offers().map((o) => o.label)).toContain('Activate B1')
    expect(session.play(actionOf('activate B1'))).toBeUndefined()
    expect(session.question()).toBe('Activate a counter, or end your phase')
    arrive()
    expect(session.question()).toBe('March, fire, rally or halt with B1')
    expect(session.lastEvents().map((e) => e.kind)).toEqual(['activated'])
    expect(session.length()).toBe(PLACES.length + 1)
  })

  test('refuses at once what the rules forbid, with the case, and explains what was pressed', () => {
    const { session, arrive } = seated()
    expect(session.play(actionOf('activate R1'))?.rule).toBe('3.2')
    session.play(actionOf('activate B1'))
    arrive()
    expect(session.whyNothing({ space: hexOf(session, '0404') })?.rule).toBe('4.1')
  })

  test('takes back, and plays again', () => {
    const { session, truth, arrive } = seated()
    session.play(actionOf('activate B1'))
    arrive()
    expect(session.undo()).toBeUndefined()
    arrive()
    expect([truth.length, session.length(), session.canRedo()]).toEqual([PLACES.length, PLACES.length, true])
    expect(session.redo()).toBe(true)
    arrive()
    expect(session.length()).toBe(PLACES.length + 1)
  })

  test('asks for no eyes but its own', () => {
    const { referee } = seated()
    expect(() => referee.view(SECOND)).toThrow()
    expect(() => referee.view(NOBODY)).toThrow()
  })
})
