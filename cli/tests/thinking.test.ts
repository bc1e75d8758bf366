import { Courier, type Inquiry, type PlayerName, type Word } from '@boma/opponents'
import { skirmish } from '@boma/skirmish'
import { afterAll, expect, test } from 'vitest'
import { playOn } from '../play/loop.ts'
import { sitDown } from '../play/session.ts'
import { afterSeconds, hireHere, hireThread } from '../thinking/hire.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { playedUntil } from './matches.ts'

const thread = new Courier(hireThread(undefined), afterSeconds)
const here = new Courier(
  hireHere(() => skirmish),
  afterSeconds,
)
afterAll(() => {
  thread.end()
  here.end()
})

function inquiry(player: PlayerName): Inquiry {
  const match = playedUntil('7', ({ length }) => length === 20)
  const { side = 0 as never } = match.decision ?? {}
  const log = match.log(side).map(({ events }) => events)
  return { match: 'a', game: 'skirmish', player, side, seats: [side], view: match.view(side).bytes, log, key: [3, 4] }
}
const wordOf = (courier: Courier, asked: Inquiry) => new Promise<Word>((resolve) => courier.ask(asked, resolve))

test.each(['greedy', 'random', 'idle'] as const)(
  'a thread of its own thinks as the %s player here does',
  async (player) => {
    const there = await wordOf(thread, inquiry(player))
    expect(there).toMatchObject({ order: [expect.any(Number)] })
    expect(there).toEqual(await wordOf(here, inquiry(player)))
  },
)

test('a thread that does not know the game says so, and the next question goes to another', async () => {
  expect(await wordOf(thread, { ...inquiry('random'), game: 'chess' })).toMatchObject({
    mishap: 'failed',
    problem: expect.stringContaining(`no game 'chess'`),
  })
  expect(await wordOf(thread, inquiry('random'))).toMatchObject({ order: [expect.any(Number)] })
})

test('a player that breaks down is told of, and the match goes on to its end', async () => {
  const appraise = () => {
    throw new Error('lost the thread')
  }
  const spoilt = { ...skirmish, counsel: { ...skirmish.counsel, appraise } }
  const match = playedUntil('7', ({ length }) => length === 2, spoilt)
  const terminal = fakeTerminal()
  await playOn(sitDown(match, ['greedy', 'random'], new Uint8Array(32)), terminal)
  expect(match.over).toBe(true)
  expect(terminal.shown).toContain(
    'The computer (greedy) broke down: lost the thread. It does something that is allowed instead.',
  )
})
