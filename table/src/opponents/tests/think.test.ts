import { SIDES } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { played, skirmish } from '../../store/tests/played.ts'
import type { ComputerSeat, Question } from '../protocol.ts'
import { think } from '../think.ts'

const load = async (id: string) => {
  if (id !== 'skirmish') throw new Error(`there is no game '${id}'`)
  return skirmish
}

/** What the worker is asked after so many actions of the sample. */
function question(actions: number, player: ComputerSeat, key: readonly [number, number] = [1, 2]): Question {
  const match = played(actions)
  const side = match.decision?.side ?? SIDES[0]
  return { id: 7, game: 'skirmish', player, view: match.view(side).bytes.slice(), side, legal: match.legal(), key }
}

describe.each(['random', 'greedy'] as const)('the %s player', (player) => {
  test.each([0, 5, 20, 40])('after %i actions chooses something legal', async (actions) => {
    const asked = question(actions, player)
    const answer = await think(asked, load)
    expect(answer.id).toBe(7)
    expect(asked.legal).toContain('order' in answer ? answer.order[0] : answer.failed)
  })

  test('chooses the same with the same key', async () => {
    expect(await think(question(20, player), load)).toEqual(await think(question(20, player), load))
  })

  test('does not touch what it is given', async () => {
    const asked = question(20, player)
    const before = asked.view.slice()
    await think(asked, load)
    expect([...asked.view]).toEqual([...before])
  })
})

test('the random player does not always choose the same', async () => {
  const answers = await Promise.all([...Array(20).keys()].map((n) => think(question(0, 'random', [n, n]), load)))
  expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBeGreaterThan(1)
})

describe('what goes wrong is answered', () => {
  test.each<[string, Partial<Question>]>([
    ['an unknown game', { game: 'chess' }],
    ['a view of another game', { view: new Uint8Array(3) }],
    ['nothing to choose from', { legal: [] }],
  ])('%s', async (_what, change) => {
    const answer = await think({ ...question(20, 'greedy'), ...change }, load)
    expect(answer).toEqual({ id: 7, failed: expect.stringMatching(/\w/) })
  })
})
