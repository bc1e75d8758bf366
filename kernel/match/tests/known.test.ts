import { verify } from '@boma/club'
import { act, type Toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../actions/action-set.ts'
import { d6 } from '../../dice/roll.ts'
import { event, eventSet, secretly } from '../../events/event-set.ts'
import { markReveal } from '../../events/log.ts'
import type { Rules } from '../../game.ts'
import { FIRST, only, SECOND } from '../../side.ts'
import { fingerprint } from '../../table/table.ts'
import { Match } from '../match.ts'
import { parseRecord } from '../read-record.ts'
import { writeRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { cipher, ID, NORTH, play, strolling } from './caravans.ts'

const tell = eventSet({ spied: secretly(event('2.1').apart()) })

/** Caravans in which North may march on day by day, and South hears of it if its cargo is heavy: something North cannot know. */
const spying = (hear: (t: Toy) => void): Rules<Toy> => ({
  ...strolling,
  flow: {
    ...strolling.flow,
    steps: strolling.flow.steps.map((step) => {
      if (step?.kind !== 'question' || step.name !== 'move') return step
      const choices = step.choices.map((c) => ({
        ...c,
        take(t: Toy, a: Action) {
          if (t.tracks.mover === FIRST && t.caravans.cargo[SECOND] === HEAVY) hear(t)
          return c.take(t, a)
        },
      }))
      return { ...step, choices }
    }),
  },
})
const HEAVY = 8
/** A die decides what South hears. */
const byDie = spying((t) => {
  d6(t)
  tell.spied.to(only(SECOND), t)
})
const bySight = spying(markReveal)

/** A match on the road, with so much on South's camels. */
function laden(game: Rules<Toy>, cargo: number): Match<Toy> {
  const match = new Match(game, { id: ID, scenario: 'calm', dice: cipher(1) })
  play(match, 'load 4', `load ${cargo}`)
  return match
}

describe.each([
  ['a die that it does not hear of', byDie],
  ['what only the enemy sees of it', bySight],
])('an order that comes to %s', (_, game) => {
  test('is answered alike in all worlds that its side cannot tell apart', () => {
    const answers = [1, 4, 9, HEAVY].map((cargo) => {
      const match = laden(game, cargo)
      const { kind, ...rest } = match.order(NORTH, [act.march(1), act.march(1)])
      const seen = match.seen(FIRST)
      return { kind, ...rest, back: seen.back, log: seen.log, undone: [match.undo(NORTH), match.undo(NORTH)] }
    })
    expect(answers[0]).toMatchObject({ kind: 'played', left: [], back: 'done', undone: ['done', 'not-yours'] })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('may be taken back, and the journal says so', () => {
    const match = laden(game, HEAVY)
    play(match, 'march 1', 'march 1')
    const heard = match.log(SECOND).length
    expect([match.undo(NORTH), match.undo(NORTH), match.undo(NORTH)]).toEqual(['done', 'done', 'not-yours'])
    expect(match.journal().filter((line) => line === '* undo')).toHaveLength(2)
    expect(match.log(SECOND).length).toBe(heard - 2)
    play(match, 'march 2')
    const record = parseRecord(writeRecord(match.tell().record()))
    expect(fingerprint(replay(game, record).table)).toBe(fingerprint(match.table))
    expect(verify(game, record).findings.join()).toContain('orders are legal')
  })
})

test('a die that was void for the enemy keeps its number', () => {
  const match = laden(byDie, HEAVY)
  play(match, 'march 1')
  match.undo(NORTH)
  play(match, 'march 1')
  expect(match.log(SECOND, -1)[0]?.events.flatMap((e) => e.dice.map(({ n }) => n))).toEqual([1])
  expect(match.last?.dice[0]?.n).toBe(1)
})
