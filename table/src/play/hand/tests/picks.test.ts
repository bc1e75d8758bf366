import { Match, parseAction } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { openSession } from '../../session/open-session.ts'
import { plain } from '../../session/tests/muster.ts'
import { picksAt } from '../picks.ts'

/** Blue forms a force of its counters 0 to 2, which the game takes in their order only. */
function forming() {
  const match = new Match(plain, { scenario: 'plain', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  const session = createRoot(() => openSession('test', localReferee(match), ['person', 'person']))
  const picks = picksAt(session)
  const take = (text: string) => {
    const offer = session.offers().find((o) => o.action === parseAction(plain.actions, text))
    if (offer === undefined) throw new Error(`'${text}' is not offered`)
    picks.before(offer)
    return session.play(offer.action)
  }
  const force = () => session.picked().map((offer) => offer.piece)
  return { match, session, picks, take, force }
}

/** Windhoek, where the Allies are about to form a force of the five counters in Springbok. */
function inSpringbok() {
  const match = new Match(windhoek as unknown as Game, {
    scenario: 'standard',
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  })
  const session = createRoot(() => openSession('test', localReferee(match), ['person', 'person']))
  for (const text of ['ready', 'ready', 'end', 'march from 3233'])
    session.play(parseAction(windhoek.actions, text) ?? (-1 as never))
  const joins = () => session.offers().filter((offer) => offer.name === 'join')
  return { match, session, picks: picksAt(session), joins }
}

test('a force of Windhoek is picked in any order, told of at once, and one order with its march', () => {
  const { match, session, picks, joins } = inSpringbok()
  const before = match.length
  const [first, , third] = joins()
  session.play(third?.action ?? (-1 as never))
  expect(session.lastEvents().map((event) => event.kind)).toEqual(['joined'])
  expect(picks.turn(first?.piece ?? -1)).toBe(true)
  expect(session.log().at(-1)).toHaveLength(2)
  expect([match.length, session.decision()?.prompt]).toEqual([before, 'form'])
  const picked = () => session.picked().map(({ piece }) => piece)
  const laid = picked()
  expect(laid).toHaveLength(2)
  session.play(parseAction(windhoek.actions, 'go') ?? (-1 as never))
  expect([match.length, match.last?.actions.length, session.decision()?.prompt]).toEqual([before + 1, 3, 'step'])
  expect(session.undo()).toBe('done')
  // Undo takes the order back and no pick with it: these lie as they lay, and go back one by one.
  expect([match.length, picked(), session.decision()?.prompt]).toEqual([before, laid, 'form'])
  expect(session.redo()).toBe(true)
  expect([match.length, match.last?.actions.length]).toEqual([before + 1, 3])
  expect([session.undo(), session.undo(), picked()]).toEqual(['done', 'done', laid.slice(0, 1)])
  expect([session.undo(), picked(), match.length]).toEqual(['done', [], before])
})

describe('picks', () => {
  test('can be added to out of order', () => {
    const { picks, take, force } = forming()
    take('join B3')
    expect([0, 1, 2].map(picks.turnOf)).toEqual(['add', 'add', 'back'])
    expect(picks.turn(0)).toBe(true)
    expect(force()).toEqual([0, 2])
    expect(picks.turn(1)).toBe(true)
    expect(force()).toEqual([0, 1, 2])
  })

  test('can be put back', () => {
    const { picks, take, force } = forming()
    take('join B1')
    take('join B2')
    expect(picks.turn(0)).toBe(true)
    expect(force()).toEqual([1])
    expect(picks.turn(1)).toBe(true)
    expect(force()).toEqual([])
    expect(picks.turnOf(1)).toBeUndefined()
    expect(picks.turn(1)).toBe(false)
  })

  test('cost nothing before the order is given, and are one order then; taken back, it leaves them picked', () => {
    const { match, session, picks, take, force } = forming()
    take('join B1')
    take('join B3')
    picks.turn(1)
    picks.turn(2)
    expect([match.length, session.length()]).toEqual([0, 0])
    take('go')
    expect(session.decision()?.prompt).toBe('march')
    expect([match.length, session.length(), session.log().length]).toEqual([1, 1, 2])
    expect(session.undo()).toBe('done')
    expect([session.length(), force(), session.decision()?.prompt]).toEqual([0, [0, 1], 'form'])
    expect(session.redo()).toBe(true)
    expect([session.length(), session.decision()?.prompt]).toEqual([1, 'march'])
  })

  test('are taken back one by one while they are not ordered, and made again', () => {
    const { session, take, force } = forming()
    take('join B1')
    take('join B2')
    expect([session.canUndo(), session.undo(), force()]).toEqual([true, 'done', [0]])
    expect([session.canRedo(), session.redo(), force()]).toEqual([true, true, [0, 1]])
    expect([session.undo(), session.undo(), session.undo()]).toEqual(['done', 'done', 'nothing'])
  })

  test('do not keep all from meaning all', () => {
    const { match, session, take } = forming()
    take('join B3')
    take('all')
    expect(match.last?.actions).toHaveLength(1)
    session.play(session.offers()[0]?.action ?? (0 as never))
    expect(session.lastEvents().map((event) => event.kind)).toEqual(['marched', 'marched', 'marched', 'turnBegan'])
  })

  test('that are deeds by themselves are done at once, each an order of its own', () => {
    const { match, session, picks, take } = forming()
    take('dig B1')
    take('dig B3')
    expect(session.log().flat()).toHaveLength(3)
    expect([match.length, picks.turnOf(0)]).toEqual([2, undefined])
    take('join B2')
    take('go')
    expect(match.length).toBe(3)
    // The order, the pick that it leaves, and the deed before it.
    for (let i = 0; i < 3; i++) expect(session.undo()).toBe('done')
    expect([match.length, session.decision()?.prompt]).toEqual([1, 'form'])
  })

  test('that roll a die or show something are no picks: they are ordered at once', () => {
    for (const text of ['scout B1', 'spy B1']) {
      const { match, session, take } = forming()
      take(text)
      expect([match.length, session.picked()]).toEqual([1, []])
    }
  })

  test('go with what is ordered, or nothing does', () => {
    const { match, session, take, force } = forming()
    take('join B2')
    expect(session.order([parseAction(plain.actions, 'join B1') ?? (0 as never)])?.rule).toBe('1.2')
    expect([match.length, force()]).toEqual([0, [1]])
    const order = ['join B3', 'go', 'march 2'].map((text) => parseAction(plain.actions, text) ?? (0 as never))
    expect(session.order(order)).toBeUndefined()
    expect([
      match.length,
      session
        .log()
        .at(-1)
        ?.map((event) => event.kind),
    ]).toEqual([1, ['joined', 'joined', 'marched', 'marched', 'turnBegan']])
  })
})
