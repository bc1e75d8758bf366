import { expect, test, vi } from 'vitest'
import type { Awake } from '../hall/awake.ts'
import { Hall } from '../hall/hall.ts'
import { inTurns } from '../hall/turns.ts'
import { People } from '../people/people.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { openAndSit } from './chains.ts'

test('while something long is done in steps, all others have their turn', async () => {
  let isDone = false
  const long = function* () {
    for (let n = 0; n < 96; n++) yield n / 96
    isDone = true
    return 'done'
  }
  const waiting = inTurns(long())
  let turns = 0
  for (; !isDone; turns++) await new Promise<void>((later) => void setImmediate(later))
  expect(await waiting).toBe('done')
  expect(turns).toBeGreaterThan(8)
})

test('a match that was left stays awake for a while: whoever asks again does not have it opened anew', async () => {
  const store = new Store(openSqlite(':memory:'))
  await store.prepare()
  const people = new People(store, Date.now)
  const pair = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member] as const
  const hall = new Hall(store, Date.now, { ask: () => new Promise<never>(() => {}), drop: () => {} })
  const terms = { game: 'skirmish', scenario: 'ford', options: [], seats: ['me', 'open'], isPublic: false }
  const { id } = await openAndSit(hall, pair, { ...terms, pace: { kind: 'none' } })
  const awake = (await hall.awake(id)) as Awake
  await awake.settled()
  const soon = () => new Promise<void>((later) => void setImmediate(later))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  hall.leave(awake)
  await soon()
  expect([hall.size, await hall.awake(id)]).toEqual([1, awake])
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  await soon()
  expect(hall.size).toBe(0)
  await store.close()
})
