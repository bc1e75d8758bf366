import type { Action } from '@boma/kernel'
import { createRoot, createSignal } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import type { Offered } from '../../session/offers.ts'
import type { Refused, Session } from '../../session/session.ts'
import { usePassing } from '../passing.ts'

beforeAll(() => language.set('en'))

const offer = (name: string, extra: Partial<Offered> = {}): Offered => ({
  action: 1 as Action,
  name,
  label: 'End the Rally Phase',
  cost: '',
  hostile: false,
  main: true,
  passes: name === 'end' || name === 'pass',
  ...extra,
})

interface Asked {
  readonly prompt: string
  readonly offers: readonly Offered[]
}

/** A session that asks one thing after the other, whatever is played; a curtain may lie before the last. */
function asking(...questions: readonly Asked[]) {
  const [at, setAt] = createSignal(0)
  const [isDown, lower] = createSignal(false)
  const session = {
    version: at,
    length: at,
    deciding: () => 0,
    viewer: () => 0,
    picked: () => [],
    log: () => Array(at() + 1).fill([]),
    curtain: () => (isDown() ? 0 : undefined),
    decision: () => ({ prompt: questions[at()]?.prompt }),
    offers: () => (isDown() ? [] : (questions[at()]?.offers ?? [])),
    play: (): Refused | undefined => void setAt((n) => n + 1),
  } as unknown as Session
  return { session, play: () => setAt((n) => n + 1), undo: () => setAt((n) => n - 1), lower }
}

const MARCH: Asked = { prompt: 'march', offers: [offer('end'), offer('march')] }
const MARCHED: Asked = { prompt: 'march', offers: [offer('end')] }
const RALLY: Asked = { prompt: 'rally', offers: [offer('end')] }
const seat = (session: Session, isWanted = true) => createRoot(() => usePassing(session, () => isWanted))

describe('a question with only one answer', () => {
  test('is passed when it is new, and the log is told', () => {
    const { session, play } = asking(MARCH, RALLY, MARCH)
    const notes = seat(session)
    play()
    expect(session.length()).toBe(2)
    expect([1, 2, 3].map((entry) => notes().get(entry))).toEqual([
      undefined,
      'Nothing else could be done: End the Rally Phase.',
      undefined,
    ])
  })

  test('is asked of whoever has just acted in that phase, does not want it, or comes to the table', () => {
    const same = asking(MARCH, MARCHED, MARCH)
    seat(same.session)
    same.play()
    expect(same.session.length()).toBe(1)
    const unwanted = asking(MARCH, RALLY, MARCH)
    seat(unwanted.session, false)
    unwanted.play()
    expect(unwanted.session.length()).toBe(1)
    const come = asking(RALLY, MARCH)
    seat(come.session)
    expect(come.session.length()).toBe(0)
  })

  test('is asked again of whoever takes the pass back, and the log tells of none', () => {
    const { session, play, undo } = asking(MARCH, RALLY, MARCH)
    const notes = seat(session)
    play()
    undo()
    expect(session.length()).toBe(1)
    expect(notes().get(2)).toBeUndefined()
  })

  test('is passed only once the person it is for sits there', () => {
    const { session, play, lower } = asking(MARCH, RALLY, MARCH)
    seat(session)
    lower(true)
    play()
    expect(session.length()).toBe(1)
    lower(false)
    expect(session.length()).toBe(2)
  })
})
