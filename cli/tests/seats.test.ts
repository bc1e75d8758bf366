import { FIRST, Match, type Seat as Place, SECOND } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { seatedAt } from '../choices.ts'
import { playOn } from '../play/loop.ts'
import { people, sitDown } from '../play/session.ts'
import { fakeTerminal } from './fake-terminal.ts'

/** The sample with a Blue side that two players share: one places the counters, the other leads them. */
const shared: Game = {
  ...(skirmish as unknown as Game),
  english: { ...(skirmish as unknown as Game).english, seats: { captain: 'Captain' } },
  seats: [
    { id: 'blue', side: FIRST },
    { id: 'captain', side: FIRST },
    { id: 'red', side: SECOND },
  ],
  flow: {
    ...(skirmish.flow as unknown as Game['flow']),
    steps: (skirmish.flow.steps as unknown as Game['flow']['steps']).map((step) =>
      step?.kind === 'question' && step.name === 'activate'
        ? { ...step, seat: (t) => (step.who(t) === FIRST ? 1 : 2) as Place }
        : step,
    ),
  },
}

describe('a side that two players share', () => {
  test('is seated by the names of its seats, or as a whole', () => {
    expect(seatedAt(shared, [])).toEqual(['human', 'human', 'human'])
    expect(seatedAt(shared, ['captain=greedy', 'red=random'])).toEqual(['human', 'greedy', 'random'])
    // The first seat is called like the side: the seat is meant.
    expect(seatedAt(shared, ['blue=random'])).toEqual(['random', 'human', 'human'])
    expect(() => seatedAt(shared, ['green=greedy'])).toThrow("no side 'green'")
  })

  test('asks whoever the question is for, and the computer answers for its own seat alone', async () => {
    const match = new Match(inEnglish(shared), {
      scenario: 'ford',
      options: [],
      dice: { kind: 'cipher', secret: new Uint8Array(32) },
    })
    const terminal = fakeTerminal([], false)
    const session = sitDown(match, ['random', 'human', 'random'], new Uint8Array(32))
    await playOn(session, terminal)
    // The computer has placed for both; the captain is a person, and has left.
    expect(match.length).toBe(12)
    expect(match.decision).toMatchObject({ side: FIRST, seat: 1 })
    expect(terminal.shown.join('\n')).toContain('Captain: activate a counter, or end your phase')
    expect(people(session)).toEqual([FIRST])
  })
})
