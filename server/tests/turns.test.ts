import { expect, test, vi } from 'vitest'
import type { Awake } from '../hall/awake.ts'
import { Hall } from '../hall/hall.ts'
import { inTurns } from '../hall/turns.ts'
import { People } from '../people/people.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { linkIn, openAndSit } from './chains.ts'

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

test('while a long match is opened that was asleep, all others have their turn', async () => {
  const store = new Store(openSqlite(':memory:'))
  await store.prepare()
  const people = new People(store, Date.now)
  const pair = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member] as const
  const idle = { ask: () => new Promise<never>(() => {}), drop: () => {} }
  const hall = new Hall(store, Date.now, idle)
  const terms = { game: 'windhoek', scenario: 'standard', options: [], seats: ['me', 'open'], isPublic: false }
  const { id } = await openAndSit(hall, pair, { ...terms, pace: { kind: 'none' } })
  const { match, judge, settled } = await played(hall, id)
  for (let n = 0; match.length < 300 && !match.over; n++) {
    const answers = match.legal()
    judge.order([answers[(n * 7919) % answers.length] as never], linkIn(match).link)
  }
  expect(match.length).toBeGreaterThan(200)
  await settled()
  let [turns, isOpen] = [0, false]
  const opening = new Hall(store, Date.now, idle).awake(id).then((awake) => {
    isOpen = true
    return awake
  })
  for (; !isOpen; turns++) await new Promise<void>((later) => void setImmediate(later))
  expect(turns).toBeGreaterThan(match.length / 10)
  // And whoever asks how it came about has nothing to wait for.
  const recall = (await opening)?.match.recall()
  expect(recall?.next()).toEqual({ done: true, value: undefined })
  await store.close()
})

async function played(hall: Hall, id: string) {
  const awake = (await hall.awake(id)) as Awake
  return { match: awake.match, judge: awake.judge, settled: () => awake.settled() }
}

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
