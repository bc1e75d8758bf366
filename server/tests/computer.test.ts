import type { Inquiry, Word } from '@boma/opponents'
import { rules } from '@boma/skirmish/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hall } from '../hall/hall.ts'
import { People } from '../people/people.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { linkIn, openAndSit } from './chains.ts'
import { answersOn, burn, openHouse, Visitor } from './house.ts'

test('a computer plays the other seat, also when the club was closed while it thought', async () => {
  const first = await openHouse()
  const anna = await new Visitor(first).arrive('Anna')
  const { id } = await anna.open({ game: 'skirmish', scenario: 'ford', seats: ['me', 'planner'] })
  const call = await anna.call()
  await call.sit(id, '1f'.repeat(16))
  expect(call.company?.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Anna'],
    ['computer', 'planner'],
  ])
  for (let n = 0; n < 200 && call.news.decision?.seat === 0; n++) {
    const answers = answersOn(rules, call.news.view)
    await call.order(id, 0, [answers[(n * 7919) % answers.length] ?? 0])
  }
  expect(call.news.decision?.seat).toBe(1)
  await first.close()
  const second = await openHouse(first.folder)
  anna.house = second
  const again = await anna.call()
  await again.sit(id, '2f'.repeat(16))
  await again.until(() => again.news.decision === undefined || again.news.decision.seat === 0)
  expect(again.log.some(({ side }) => side === 1)).toBe(true)
  await again.hangUp()
  await second.close()
  burn(first)
}, 60_000)

const store = new Store(openSqlite(':memory:'))
beforeAll(() => store.prepare())
afterAll(() => store.close())

const SKIRMISH = {
  ...{ game: 'skirmish', scenario: 'ford', options: [], seats: ['planner', 'me'], isPublic: false },
  pace: { kind: 'live', main: 600_000, more: 0 },
} as const

/** A match in which the computer begins, thought for by whom the test says. */
async function against(ask: (inquiry: Inquiry) => Promise<Word>) {
  const hall = new Hall(store, Date.now, { ask, drop: () => {} })
  const { member } = await new People(store, Date.now).welcome('Anna')
  const opened = await openAndSit(hall, [member], SKIRMISH)
  const awake = await hall.awake(opened.id)
  if (awake === undefined) throw new Error('it has not begun')
  return { hall, awake }
}

test('who thinks is told what its side sees, and its time does not run', async () => {
  const asked: Inquiry[] = []
  const { awake } = await against((inquiry) => {
    asked.push(inquiry)
    return new Promise(() => {})
  })
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const { match } = awake
  expect(asked[0]?.view).toEqual(match.view(0 as never).bytes)
  expect(asked[0]?.log).toEqual(match.log(0 as never).map(({ events }) => events))
  const line = awake.enter({ person: 'nobody', name: 'Nobody', page: 'a' }, () => {})
  expect(awake.company(line as never).clock.running).toBeUndefined()
})

test('a computer that breaks down or orders nonsense does something that is allowed', async () => {
  let asked = 0
  const { awake } = await against(async () => {
    asked++
    return asked % 2 === 0 ? { mishap: 'failed', problem: 'no idea' } : { order: [-7], why: { key: '' }, spent: 0 }
  })
  await expect.poll(() => awake.match.decision?.seat).toBe(1)
  expect(asked).toBeGreaterThan(1)
})

test('against a computer an order is taken back with what it answered; it agrees to no draw', async () => {
  const { awake } = await against(async () => ({ mishap: 'failed', problem: 'no idea' }))
  const { match } = awake
  await expect.poll(() => match.decision?.seat).toBe(1)
  const before = match.length
  expect(awake.ask(1 as never, { what: 'draw' })).toBe('nothing-asked')
  expect(awake.ask(1 as never, { what: 'take-back' })).toBe('nothing-asked')
  const seen = match.view(1 as never).bytes.slice()
  for (let n = 0; n < 40 && match.length === before; n++)
    awake.judge.order([match.legal()[n] as never], linkIn(match).link)
  await expect.poll(() => match.decision?.seat).toBe(1)
  expect(match.length).toBeGreaterThan(before)
  expect(awake.ask(1 as never, { what: 'take-back' })).toBeUndefined()
  expect(match.length).toBe(before)
  expect(match.view(1 as never).bytes.length).toBe(seen.length)
})

test('nobody sits there who is no player, and nobody plays without sitting there', async () => {
  const house = await openHouse()
  const anna = await new Visitor(house).arrive('Anna')
  const ask = async (seats: string[]) => (await anna.ask('matches', { terms: { ...SKIRMISH, seats } })).answer['why']
  expect(await ask(['me', 'idle'])).toBe('no-sitter')
  expect(await ask(['planner', 'planner'])).toBe('not-you')
  await house.close()
  burn(house)
})
