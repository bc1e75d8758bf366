import { askari } from '@boma/askari'
import { FIRST, Match, NOBODY, parseAction, SECOND, type Seat, seatsOf } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { createRoot } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { Computer } from '../../../opponents/computer.ts'
import { localReferee } from '../../../referee/local.ts'
import { legalNow } from '../../../referee/referee.ts'
import { viewpoints } from '../../../replay/viewpoints.ts'
import { keepingOf } from '../../../store/kept-of.ts'
import { seatsIn, seatsRemark } from '../../../store/remarks.ts'
import { language } from '../../../words/words.ts'
import { sentenceFor, whoIsAsked } from '../../prompt/sentence.ts'
import { openSession } from '../open-session.ts'
import { isTaken, peopleAt, readSeats, type Seats, seatsFor, seatsUnder } from '../seats.ts'
import { plain, shared } from './muster.ts'

beforeAll(() => language.set('en'))

const IDLE = { kind: 'idle' } as const
const action = (text: string) => parseAction(shared.actions, text) ?? (-1 as never)

/** A match of the game whose first side is shared by two: its turns go north, red, south, red. */
function table(seats: Seats, game = shared) {
  const match = new Match(game, { scenario: 'plain', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  const referee = localReferee(match)
  const session = createRoot(() => openSession('test', referee, seats))
  const turn = () => session.order([action('all'), action('march 1')])
  return { match, referee, session, turn }
}

test('1.0 nobody is asked who sits where an option is wanted that is off: he is like the first of his side', () => {
  const game = askari as unknown as Game
  const taken = (...options: readonly string[]) => seatsOf(game).filter((place) => isTaken(place, options)).length
  expect([taken(), taken('three-players')]).toEqual([2, 3])
  expect(seatsUnder(game, [], ['person', 'greedy', 'person'])).toEqual(['person', 'greedy', 'greedy'])
  const shared: Seats = ['person', 'greedy', 'person']
  expect(seatsUnder(game, ['three-players'], shared)).toEqual(shared)
})

describe('a side that two players share', () => {
  test('is asked seat by seat, and each is called by its name', () => {
    const { session, turn } = table(['person', 'person', 'person'])
    const asked = [0, 1, 2, 3, 4].map(() => {
      const who = [session.deciding(), session.decision()?.seat, whoIsAsked(session, IDLE)]
      turn()
      return who
    })
    expect(asked).toEqual([
      [FIRST, 0, 'Northern Blue player'],
      [SECOND, 2, 'Red player'],
      [FIRST, 1, 'Southern Blue player'],
      [SECOND, 2, 'Red player'],
      [FIRST, 0, 'Northern Blue player'],
    ])
    expect(sentenceFor(session, { kind: 'thinking', seat: 1 as Seat, player: 'random' })).toContain('Southern Blue')
  })

  test('is one person’s and the computer’s: each decides what falls to it, and sees with the same eyes', () => {
    const { session, turn } = table(['person', 'random', 'random'])
    expect(session.offers().length).toBeGreaterThan(0)
    turn()
    turn()
    expect([session.deciding(), session.decision()?.seat, session.offers()]).toEqual([FIRST, 1, []])
    expect(session.viewer()).toBe(FIRST)
  })

  test('takes back what the person ordered, not what the computer did for the same side', () => {
    const { session, turn } = table(['person', 'random', 'person'])
    turn()
    expect([session.canUndo(), session.undo(), session.undo(true)]).toEqual([true, 'ask', 'done'])
    for (const _ of [1, 2, 3]) turn()
    expect([session.canUndo(), session.undo()]).toEqual([false, 'not-yours'])
  })

  test('is played by the computer on that seat alone', async () => {
    const { match, referee, session } = table(['person', 'random', 'random'])
    let asked = 0
    const computer = new Computer({
      id: 'test',
      referee,
      seats: ['person', 'random', 'random'],
      courier: {
        ask(_, heard) {
          const legal = legalNow(referee)
          heard({ order: [legal[asked++ % legal.length] ?? 0], why: { key: 'any', facts: {} }, spent: 0 })
        },
        hurry() {},
        dismiss() {},
        end() {},
      },
      order: async (actions) => session.order(actions)?.sentence,
      isHeldUp: () => false,
      pace: () => 0,
      tell() {},
      tellHeadway() {},
      noteReason: () => () => {},
      tellStumble() {},
      wait: async () => {},
      chance: () => 0,
    })
    computer.look()
    expect(asked).toBe(0)
    const order = ['all', 'march 1'].map(action)
    session.order(order)
    referee.onChange(() => computer.look())
    computer.look()
    for (let i = 0; i < 200 && match.decision?.seat !== 0 && !match.over; i++) await new Promise((r) => setTimeout(r))
    expect(asked).toBeGreaterThan(0)
    expect(match.over || match.decision?.seat === 0).toBe(true)
  })

  test('is on the shelf when the person’s seat is asked, not when the other is', () => {
    const { referee, turn } = table(['random', 'person', 'random'])
    const isYours = () => keepingOf('a', referee, ['random', 'person', 'random'], 1).kept.yours
    const yours = [0, 1, 2, 3].map(() => {
      const now = isYours()
      turn()
      return now
    })
    expect(yours).toEqual([false, false, true, false])
  })
})

describe('seats', () => {
  test('are as many as the game has, told by sides or one by one', () => {
    expect(seatsFor(shared, ['person', 'greedy'])).toEqual(['person', 'person', 'greedy'])
    expect(seatsFor(shared, ['person', 'greedy', 'random'])).toEqual(['person', 'greedy', 'random'])
    expect(seatsFor(plain, ['person', 'greedy'])).toEqual(['person', 'greedy'])
    expect(seatsFor(plain, ['random', 'greedy', 'person'])).toEqual(['random', 'greedy'])
  })

  test('are read back as they were written, and are two people when they are none', () => {
    expect(seatsIn(`x\n${seatsRemark(['person', 'greedy', 'random'])}`)).toEqual(['person', 'greedy', 'random'])
    expect(readSeats(['person', 'general', 'random'])).toEqual(['person', 'person'])
    expect(readSeats(['person'])).toEqual(['person', 'person'])
  })

  test('say which sides people play, and whose eyes may watch', () => {
    expect(peopleAt(shared, ['greedy', 'person', 'random'])).toEqual([FIRST])
    expect(peopleAt(shared, ['person', 'person', 'random'])).toEqual([FIRST])
    expect(peopleAt(shared, ['greedy', 'random', 'random'])).toEqual([])
    expect(viewpoints(shared, ['greedy', 'person', 'random'], false)).toEqual([FIRST, NOBODY])
    expect(viewpoints(shared, ['greedy', 'person', 'person'], false)).toEqual([NOBODY])
  })
})
