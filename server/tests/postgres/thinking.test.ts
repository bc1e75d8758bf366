import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { verify } from '@boma/club'
import { parseRecord } from '@boma/kernel'
import type { Inquiry, Word } from '@boma/opponents'
import { rules as skirmish } from '@boma/skirmish/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PostgresHouses } from '../../post/postgres-houses.ts'
import { openStore } from '../../store/open.ts'
import type { Store } from '../../store/store.ts'
import { Bureau } from '../../thinking/bureau.ts'
import { Thinkers } from '../../thinking/thinkers.ts'
import { packThought, unpackThought } from '../../thinking/thoughts.ts'
import { startHouse } from '../crashes.ts'
import { answersOn, type Call, Visitor } from '../house.ts'
import { postgresTest } from './one.ts'

/** A process that only thinks, which can be killed. */
async function startThinker(place: string, longer = 0) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'thinker-alone.ts'), place, `${longer}`], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const number = await new Promise<number>((told) => child.stdout?.once('data', (data) => told(Number(String(data)))))
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = () => {
    child.kill('SIGKILL')
    return gone
  }
  return { number, kill }
}

/** A number of a house's metrics. */
async function metric(house: Visitor['house'], name: string): Promise<number> {
  const text = await (await fetch(`${house.address}/club/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

/** Somebody against a computer. */
async function against(house: Visitor['house']) {
  const anna = await new Visitor(house).arrive('Anna')
  const { id } = await anna.open({ game: 'skirmish', scenario: 'ford', seats: ['me', 'greedy'] })
  const call = await anna.call()
  await call.sit(id, 'aa'.repeat(16))
  return { anna, id, call }
}

const isMine = ({ news }: Call): boolean => news.decision === undefined || news.decision.seat === 0

/** Waits until one is asked, and orders until the computer is. */
async function handOver(id: string, call: Call): Promise<void> {
  await call.until(() => isMine(call))
  for (let n = 0; n < 200 && call.news.decision?.seat === 0; n++) {
    const answers = answersOn(skirmish, call.news.view)
    await call.order(id, 0, [answers[(n * 7919) % answers.length] ?? 0])
  }
}

const takenBy = async ({ books }: Store): Promise<number | undefined> =>
  (await books.selectFrom('thoughts').select('thinker').where('thinker', 'is not', null).executeTakeFirst())?.thinker ??
  undefined

/** Waits until something is so. */
const soon = <V>(what: () => Promise<V>) => expect.poll(what, { timeout: 60_000, interval: 20 })

/** Longer than it takes to look who has a question and to kill him. */
const LONG = 4000

postgresTest(
  'two processes that think: one is killed in the middle of a thought, and the match goes on',
  async (place) => {
    const house = await startHouse(place)
    const store = await openStore(place)
    const thinkers = [await startThinker(place, LONG), await startThinker(place, LONG)]
    await soon(() => metric(house, 'boma_thinkers')).toBe(2)
    const { anna, id, call } = await against(house)
    await handOver(id, call)
    await soon(() => takenBy(store)).toBeGreaterThan(0)
    const first = await takenBy(store)
    await thinkers.find(({ number }) => number === first)?.kill()
    // The other takes the question when the lease is over, and goes on with what the computer has to do.
    await call.until(() => isMine(call))
    expect(await metric(house, 'boma_thoughts_again_total')).toBe(1)
    expect(await metric(house, 'boma_thinkers')).toBe(1)
    expect(await metric(house, 'boma_thoughts_elsewhere_total')).toBeGreaterThan(0)
    expect(await metric(house, 'boma_thoughts_here_total')).toBe(0)
    // With nobody left the house thinks itself.
    for (const { kill } of thinkers) await kill()
    await soon(() => metric(house, 'boma_thinkers')).toBe(0)
    await handOver(id, call)
    await call.until(() => isMine(call))
    expect(await metric(house, 'boma_thoughts_here_total')).toBeGreaterThan(0)
    // Nothing was done twice: the whole of it is legal, die by die.
    const errand = { kind: 'giveUp', number: 9999, side: 0, after: call.news.read, seat: 0 } as never
    call.send({ kind: 'dispatch', match: id, letter: { errands: [errand], open: 9999, read: [] } })
    await call.until(() => call.news.decision === undefined)
    const { answer } = await anna.ask(`matches/${id}/record`)
    expect(verify(skirmish, parseRecord(String(answer['record']))).verdict).not.toBe('broken')
    await store.close()
    await house.kill()
  },
)

postgresTest('a house dies with a question open: the next one asks anew, nobody thinks for the dead', async (place) => {
  const houses = [await startHouse(place), await startHouse(place)] as const
  const store = await openStore(place)
  const thinker = await startThinker(place, LONG)
  for (const house of houses) await soon(() => metric(house, 'boma_thinkers')).toBe(1)
  const { anna, id, call } = await against(houses[0])
  await handOver(id, call)
  await soon(() => takenBy(store)).toBe(thinker.number)
  await houses[0].kill()
  anna.house = houses[1]
  const again = await anna.call()
  await again.sit(id, 'bb'.repeat(16))
  await again.until(() => isMine(again))
  expect(await metric(houses[1], 'boma_thoughts_elsewhere_total')).toBeGreaterThan(0)
  await soon(async () => (await store.books.selectFrom('thoughts').selectAll().execute()).length).toBe(0)
  await thinker.kill()
  await store.close()
  await houses[1].kill()
})

const INQUIRY: Inquiry = {
  ...{ match: 'ab'.repeat(16), game: 'skirmish', player: 'greedy', side: 0, seats: [0], view: new Uint8Array([7, 8]) },
  ...{ log: [[]], key: [1, 2], patience: 1000 },
}
const UNDER = { game: 'skirmish', version: '' }

/** Somebody who thinks as the test says. */
function slow() {
  const asked: ((word: Word) => void)[] = []
  const dropped: string[] = []
  const ask = (_inquiry: Inquiry) => new Promise<Word>((done) => void asked.push(done))
  return { asked, dropped, ask, drop: (match: string) => void dropped.push(match), size: 1 }
}
const order = (action: number): Word => ({ order: [action], why: { key: '' }, spent: 0 })

/** A house that asks, without a match: its own staff is another who thinks as the test says. */
async function asking(place: string) {
  const store = await openStore(place)
  const houses = new PostgresHouses(place, store, { hear: () => {}, gone: () => {}, lost: () => {} })
  await houses.open()
  const own = slow()
  const bureau = new Bureau(place, store, own)
  await bureau.open()
  const close = async () => {
    await bureau.close()
    await houses.close()
    await store.close()
  }
  return { store, own, bureau, close }
}

/** The version of the rules of today. */
const under = () => ({ ...UNDER, version: skirmish.version })

postgresTest('who is held up until another has his question answers too late; an answer counts once', async (place) => {
  const { store, own, bureau, close } = await asking(place)
  const [first, second] = [slow(), slow()]
  // The first says that he is there every minute: too seldom for a lease of half a second.
  const held = new Thinkers(place, store, first, { lease: 240_000 })
  await held.open()
  await expect.poll(() => bureau.counts.thinkers).toBe(1)
  const answer = bureau.ask(INQUIRY, under())
  await expect.poll(() => first.asked.length).toBe(1)
  await sql`update thinkers set until = 0 where number = ${held.number}`.execute(store.books)
  const other = new Thinkers(place, store, second, { lease: 60_000 })
  await other.open()
  await expect.poll(() => second.asked.length).toBe(1)
  first.asked[0]?.(order(1))
  await new Promise((later) => void setTimeout(later, 300))
  second.asked[0]?.(order(2))
  expect(await answer).toMatchObject({ order: [2] })
  expect(bureau.counts).toMatchObject({ answered: 1, again: 1 })
  expect(own.asked).toHaveLength(0)
  await held.close()
  await other.close()
  await close()
})

postgresTest('what is dropped is thought about no more; who leaves orderly gives back what he has', async (place) => {
  const { store, own, bureau, close } = await asking(place)
  const [first, second] = [slow(), slow()]
  const leaving = new Thinkers(place, store, first)
  await leaving.open()
  await expect.poll(() => bureau.counts.thinkers).toBe(1)
  void bureau.ask(INQUIRY, under())
  await expect.poll(() => first.asked.length).toBe(1)
  bureau.drop(INQUIRY.match)
  await expect.poll(() => first.dropped).toEqual([INQUIRY.match])
  first.asked[0]?.(order(1))
  const answer = bureau.ask(INQUIRY, under())
  await expect.poll(() => first.asked.length).toBe(2)
  const staying = new Thinkers(place, store, second)
  await staying.open()
  await leaving.close()
  await expect.poll(() => second.asked.length).toBe(1)
  second.asked[0]?.(order(3))
  expect(await answer).toMatchObject({ order: [3] })
  expect(own.asked).toHaveLength(0)
  await staying.close()
  await close()
})

postgresTest(
  'whoever knows a match is asked about it again, and two who are free take two questions',
  async (place) => {
    const { store, bureau, close } = await asking(place)
    const staffs = [slow(), slow()]
    const both = staffs.map((staff) => new Thinkers(place, store, staff))
    for (const each of both) await each.open()
    await expect.poll(() => bureau.counts.thinkers).toBe(2)
    const rules = under()
    const answers = ['aa', 'bb'].map((match) => bureau.ask({ ...INQUIRY, match: match.repeat(16) }, rules))
    await expect.poll(() => staffs.map(({ asked }) => asked.length)).toEqual([1, 1])
    for (const [i, { asked }] of staffs.entries()) asked[0]?.(order(i))
    const words = (await Promise.all(answers)) as { readonly order: readonly number[] }[]
    const knows = words[0]?.order[0] ?? 0
    for (let n = 0; n < 3; n++) {
      const again = bureau.ask({ ...INQUIRY, match: 'aa'.repeat(16) }, rules)
      await expect.poll(() => staffs[knows]?.asked.length).toBe(n + 2)
      staffs[knows]?.asked[n + 1]?.(order(n))
      expect(await again).toMatchObject({ order: [n] })
    }
    for (const each of both) await each.close()
    await close()
  },
)

postgresTest('a question over which processes end, and one about rules that nobody knows there', async (place) => {
  const { store, own, bureau, close } = await asking(place)
  const staff = slow()
  const thinker = new Thinkers(place, store, staff)
  await thinker.open()
  await expect.poll(() => bureau.counts.thinkers).toBe(1)
  const poison = bureau.ask(INQUIRY, under())
  await expect.poll(() => staff.asked.length).toBe(1)
  // As if two had ended over it before, and now this one.
  await sql`update thoughts set tries = 3, thinker = 999999`.execute(store.books)
  expect(await poison).toMatchObject({ mishap: 'failed' })
  staff.asked[0]?.(order(1))
  // Rules that are nowhere: the house thinks itself.
  const unknown = bureau.ask(INQUIRY, { ...UNDER, version: 'ffffffffffff' })
  await expect.poll(() => own.asked.length).toBe(1)
  own.asked[0]?.(order(4))
  expect(await unknown).toMatchObject({ order: [4] })
  await thinker.close()
  await close()
})

test('a question travels whole, and small', async () => {
  const log = Array.from({ length: 5000 }, (_, n) => [{ kind: 'moved', rule: '4.1', facts: { unit: n }, dice: [] }])
  const thought = { ...UNDER, inquiry: { ...INQUIRY, log } as unknown as Inquiry }
  const text = await packThought(thought)
  expect(text.length).toBeLessThan(JSON.stringify(log).length / 5)
  expect(await unpackThought(text)).toEqual(thought)
})
