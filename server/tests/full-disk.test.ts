import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FromClub } from '@boma/club'
import { rules as skirmish } from '@boma/skirmish/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hall } from '../hall/hall.ts'
import { Caller } from '../live/caller.ts'
import { People } from '../people/people.ts'
import { Talk } from '../people/talk.ts'
import type { MatchKeeping } from '../store/keeping.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store, type Writing } from '../store/store.ts'
import { openAndSit } from './chains.ts'

/** A store whose disk can be full. */
class Brittle extends Store {
  isFull = false

  override write(write: Writing): Promise<void> {
    return this.isFull ? Promise.reject(new Error('the disk is full')) : super.write(write)
  }

  override keep(keeping: MatchKeeping): Promise<void> {
    return this.isFull ? Promise.reject(new Error('the disk is full')) : super.keep(keeping)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'boma-full-'))
const store = new Brittle(openSqlite(join(folder, 'club.sqlite')))
beforeAll(() => store.prepare())
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const soon = () => new Promise((later) => void setTimeout(later, 30))

test('what cannot be kept has not happened: nobody hears of it, all are dismissed, and the match is as it was kept', async () => {
  const people = new People(store, Date.now)
  const rooms = { hall: new Hall(store), talk: new Talk(store, Date.now), now: Date.now }
  const [anna, ben] = [(await people.welcome('Anna')).member, (await people.welcome('Ben')).member]
  const terms = {
    ...{ game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '', options: [], seats: ['me', 'open'] },
    ...{ pace: { kind: 'none' as const }, isPublic: false },
  }
  const opened = await openAndSit(rooms.hall, [anna, ben], terms)
  const heard: FromClub[] = []
  const caller = new Caller(anna, rooms, (letter) => heard.push(letter))
  const sit = () => caller.hear(JSON.stringify({ kind: 'sit', match: opened.id, page: 'ab'.repeat(16) }))
  /** The talk is the last that comes when somebody has sat down. */
  const hasSat = () => expect.poll(() => heard.some(({ kind }) => kind === 'talk'), { timeout: 60_000 }).toBe(true)
  sit()
  await hasSat()
  const awake = await rooms.hall.awake(opened.id)
  const before = awake?.match.table.bytes.slice()
  heard.length = 0
  store.isFull = true
  const seat = awake?.match.decision?.seat
  const errand = { kind: 'giveUp', number: 1, side: 0, after: awake?.match.seen(0 as never).read, seat: 0 }
  caller.hear(JSON.stringify({ kind: 'dispatch', match: opened.id, letter: { errands: [errand], open: 1, read: [] } }))
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await soon()
  expect(heard).toEqual([{ kind: 'refused', match: opened.id, why: 'not-kept' }])
  store.isFull = false
  sit()
  await hasSat()
  const again = await rooms.hall.awake(opened.id)
  expect(again).not.toBe(awake)
  expect(again?.match.table.bytes).toEqual(before)
  expect(again?.match.decision?.seat).toBe(seat)
  expect(heard.some(({ kind }) => kind === 'bulletin')).toBe(true)
})

test('when SQLite finds no room, whoever was acknowledged is there, the others are not, and with room it goes on', async () => {
  const people = new People(store, Date.now)
  const welcomed: string[] = []
  await sql`pragma max_page_count = 1`.execute(store.books)
  const untilFull = async () => {
    for (;;) welcomed.push((await people.welcome('Somebody')).member.id)
  }
  await expect(untilFull()).rejects.toThrow()
  const there = async () =>
    (await store.books.selectFrom('people').select('id').where('name', '=', 'Somebody').execute()).length
  expect(await there()).toBe(welcomed.length)
  await sql`pragma max_page_count = 1000000`.execute(store.books)
  await people.welcome('Somebody')
  expect(await there()).toBe(welcomed.length + 1)
})
