import { FIRST, Match, SECOND, type Seat } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { barePresence } from '@boma/testing'
import { createRoot } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { slowly } from '../../../referee/tests/bad-post.ts'
import { language } from '../../../words/words.ts'
import { openSession } from '../open-session.ts'
import type { Session } from '../session.ts'
import { act, shared } from './muster.ts'
import { actionOf, PLACES, seated } from './table.ts'

beforeAll(() => language.set('en'))

/** B1 to B3 stand next to R1 to R3, and each Red counter under fire could fall back. */
const NEAR = [
  ...PLACES,
  ...['activate B1', 'march to 0502', 'halt', 'activate B2', 'march to 0503', 'halt', 'activate B3', 'march to 0504'],
  ...['halt', 'end', 'end'],
]
const fire = (session: Session, by: string, at: string) => {
  for (const text of [`activate ${by}`, `fire at ${at}`]) {
    const refused = session.play(actionOf(text))
    if (refused) throw new Error(`${text}: ${refused.sentence}`)
  }
}
const kinds = (session: Session) => session.lastEvents().map((e) => e.kind)
const labels = (session: Session) => session.standing.kept().map(({ label }) => label)

describe('a question that comes again', () => {
  test('is asked each time in a lesson', () => {
    const session = seated({ played: NEAR, asksEachTime: true })
    fire(session, 'B1', '0602')
    expect(session.deciding()).toBe(SECOND)
    expect(session.standing.offered()).toEqual([])
    session.standing.keep('stand')
    expect(session.deciding()).toBe(SECOND)
  })

  test('is answered at once from then on, with a line in the log of whoever said so', () => {
    const session = seated({ played: NEAR })
    fire(session, 'B1', '0602')
    expect(session.deciding()).toBe(SECOND)
    expect(session.standing.offered().map(({ id }) => id)).toEqual(['stand', 'stand-in-bush'])
    session.standing.keep('stand')
    // The open question is answered too, and it is Blue's turn again.
    expect(session.deciding()).toBe(FIRST)
    expect(
      session
        .log()
        .flat()
        .map((e) => e.kind),
    ).toContain('stood')
    const length = session.length()
    fire(session, 'B2', '0603')
    expect(session.deciding()).toBe(FIRST)
    expect(session.length()).toBe(length + 3)
    // What Blue did and what Red answered are told together.
    expect(kinds(session)).toEqual(expect.arrayContaining(['fired', 'stood']))
    // Blue is told of no answer that stands, nor does its log say so.
    expect(labels(session)).toEqual([])
    expect(session.standing.said()).toEqual([])
    expect(
      session
        .log()
        .map((_, entry) => session.standing.notes().get(entry) ?? '')
        .join(''),
    ).toBe('')
  })

  test('is noted for the side that answers, and listed until it is taken back', () => {
    const session = seated({ played: NEAR, seats: ['random', 'person'] })
    fire(session, 'B1', '0602')
    session.standing.keep('stand')
    expect(labels(session)).toEqual(['Stand until the phase ends'])
    expect(session.standing.said()).toEqual(['Answered as you said: Stand until the phase ends.'])
    fire(session, 'B2', '0603')
    const noted = session.log().flatMap((events, entry) => {
      const note = session.standing.notes().get(entry)
      return note === undefined ? [] : [[note, events[0]?.kind]]
    })
    expect(noted).toEqual([
      ['Answered as you said: Stand until the phase ends.', 'stood'],
      ['Answered as you said: Stand until the phase ends.', 'stood'],
    ])
    session.standing.retract('stand')
    expect(labels(session)).toEqual([])
    fire(session, 'B3', '0604')
    expect(session.deciding()).toBe(SECOND)
    expect(session.standing.said()).toEqual([])
  })

  test('is asked where the standing answer has none', () => {
    const session = seated({ played: NEAR })
    fire(session, 'B1', '0602')
    session.standing.keep('stand-in-bush')
    expect(session.deciding()).toBe(SECOND)
    expect(labels(session)).toEqual(['Stand in bush, ask me in the open'])
    // Another answer to the same question takes its place.
    session.standing.keep('stand')
    expect(session.deciding()).toBe(FIRST)
  })

  test('is asked again when the answer is taken back, of whoever wants to be asked, and when the phase is over', () => {
    const session = seated({ played: NEAR, dice: { kind: 'manual' } })
    fire(session, 'B1', '0602')
    session.standing.keep('stand')
    while (session.wanted()) session.typeDie(6)
    expect(session.undo(true)).toBe('done')
    expect(session.deciding()).toBe(SECOND)
    expect(labels(session)).toEqual(['Stand until the phase ends'])
    expect(
      session
        .log()
        .map((_, entry) => session.standing.notes().get(entry) ?? '')
        .join(''),
    ).toBe('')
    session.standing.retract()
    expect(labels(session)).toEqual([])
    session.standing.keep('stand')
    while (session.wanted()) session.typeDie(6)
    session.play(actionOf('end'))
    expect(session.deciding()).toBe(SECOND)
    expect(labels(session)).toEqual([])
  })
})

describe('two people at one screen who see different tables', () => {
  test('need no curtain for what one of them answers once for all', () => {
    const session = seated({ played: NEAR, fog: true })
    session.raise()
    fire(session, 'B1', '0602')
    expect(session.curtain()).toBe(SECOND)
    expect(session.standing.offered()).toEqual([])
    session.raise()
    session.standing.keep('stand')
    expect(session.curtain()).toBe(FIRST)
    session.raise()
    fire(session, 'B2', '0603')
    expect(session.curtain()).toBeUndefined()
    expect(session.viewer()).toBe(FIRST)
    expect(labels(session)).toEqual([])
  })
})

test('nobody is offered one where the computer decides, or at a question that comes but once', () => {
  expect(seated().standing.offered()).toEqual([])
  const session = seated({ played: NEAR, seats: ['person', 'random'] })
  fire(session, 'B1', '0602')
  expect(session.standing.offered()).toEqual([])
  session.standing.keep('stand')
  expect(session.deciding()).toBe(SECOND)
  expect(session.standing.kept()).toEqual([])
})

test('two players who share a side answer each for themselves', () => {
  const all = { id: 'all', label: 'All go', holds: () => true, answer: () => act.all() }
  const game = { ...shared, presence: { ...barePresence(), advice: { standingAnswers: () => [all] } } }
  const match = new Match(game, { scenario: 'plain', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  const session = createRoot(() => openSession('test', localReferee(match), ['person', 'person', 'person']))
  session.standing.keep('all')
  const seats: (Seat | string | undefined)[] = []
  // All of the northern player's go by themselves; the others are asked who does.
  for (const _ of [1, 2, 3, 4]) {
    if (session.decision()?.prompt === 'form') session.order([act.all()])
    else seats.push(session.decision()?.seat, 'went')
    session.order([act.march(1)])
    seats.push(session.decision()?.seat, session.decision()?.prompt)
  }
  expect(seats).toEqual([0, 'went', 2, 'form', 1, 'form', 2, 'form', 0, 'march'])
})

test('a question is answered once for all when it comes from far away, too', () => {
  const truth = new Match(skirmish, {
    scenario: 'ford',
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  }) as unknown as GameMatch
  for (const text of NEAR) truth.play(truth.decision?.seat, actionOf(text))
  const { referee, there, arrive } = slowly(truth, SECOND)
  const session = createRoot(() => openSession('far', referee, ['greedy', 'person'] as const))
  const comes = (text: string) => {
    there.order([actionOf(text)])
    arrive()
  }
  for (const text of ['activate B1', 'fire at 0602']) comes(text)
  session.standing.keep('stand')
  arrive()
  for (const text of ['activate B2', 'fire at 0603']) comes(text)
  expect(session.deciding()).toBe(FIRST)
  expect(kinds(session)).toContain('stood')
  expect(kinds(session)).not.toContain('placed')
})
