import type { Profile, Ranks } from '@boma/club'
import { expect } from 'vitest'
import { type House, openHouse, Visitor } from './house.ts'

export const PASSWORD = 'a long enough one'
const DAY = 24 * 3_600_000

/** Somebody with an account. */
export async function member(house: House, name: string): Promise<Visitor> {
  const visitor = await new Visitor(house).arrive(name)
  expect((await visitor.ask('register', { name, password: PASSWORD })).status).toBe(200)
  return visitor
}

const RATED = {
  ...{ game: 'skirmish', scenario: 'ford', isRated: true },
  pace: { kind: 'days', turn: DAY, reserve: DAY },
} as const

/** Two sit down to a match that counts; the second gives up. */
export async function wins(winner: Visitor, loser: Visitor, key: string): Promise<string> {
  const { id, invitation } = await winner.open(RATED)
  expect((await loser.accept(invitation)).answer).toEqual({ id })
  await givesUp(loser, id, 1, key)
  return id
}

export async function givesUp(loser: Visitor, id: string, seat: number, key: string): Promise<void> {
  const call = await loser.call()
  await call.sit(id, key.repeat(32))
  const { viewer, read } = call.news
  const errand = { kind: 'giveUp', number: 1, side: viewer, after: read, seat } as never
  call.send({ kind: 'dispatch', match: id, letter: { errands: [errand], open: 1, read: [[viewer, read]] } })
  await call.until(() => call.news.decision === undefined)
  await call.hangUp()
}

const profileOf = async (reader: Visitor, name: string) =>
  (await reader.ask(`players/${encodeURIComponent(name)}`)).answer as unknown as Profile

/** Matches that count are counted once, on either database, also when the club is closed in between. */
export async function countsMatches(place: string): Promise<void> {
  let now = 1_800_000_000_000
  let house = await openHouse(place, () => now)
  const [anna, ben] = [await member(house, 'Anna'), await member(house, 'Bénédicte')]
  for (const key of ['a', 'b']) await wins(anna, ben, key)
  await expect.poll(async () => (await profileOf(ben, 'anna')).last.length).toBe(2)
  // Two matches are too few to say anything.
  expect((await profileOf(ben, 'anna')).games).toEqual([
    { game: 'skirmish', sides: [{ side: 0, matches: 2, points: 2 }] },
  ])
  now += DAY / 24
  const third = await wins(anna, ben, 'c')
  await expect.poll(async () => (await profileOf(ben, 'Anna')).games[0]?.sides[0]?.matches).toBe(3)
  await house.close()
  house = await openHouse(place, () => now)
  for (const visitor of [anna, ben]) visitor.house = house
  const annas = (await profileOf(ben, 'Anna')).games[0]?.sides[0]
  const bens = (await profileOf(anna, 'Bénédicte')).games[0]?.sides[0]
  expect([annas?.matches, annas?.points, bens?.matches, bens?.points, bens?.side]).toEqual([3, 3, 3, 0, 1])
  expect(annas?.standing?.rating).toBeGreaterThan(1500)
  expect(bens?.standing?.rating).toBe(3000 - (annas?.standing?.rating ?? 0))
  const ranks = (await ben.ask('ranks/skirmish')).answer as unknown as Ranks
  expect(ranks.matches).toBe(3)
  expect(ranks.sides.map(({ points }) => points)).toEqual([3, 0])
  expect(ranks.sides[0]?.ranks).toMatchObject([{ name: 'Anna', kind: 'person', matches: 3 }])
  // Whoever sits opposite is told how strong he is before he sits down.
  const { invitation } = await anna.open(RATED)
  expect((await ben.ask(`invitations/${invitation}`)).answer).toMatchObject({
    match: { isRated: true, seats: [{ standing: annas?.standing }, { kind: 'empty' }] },
  })
  const [last] = (await profileOf(ben, 'Anna')).last
  expect(last).toMatchObject({ match: third, against: [{ name: 'Bénédicte', kind: 'person' }], score: 1 })
  // With time it is less sure; who was there when it was counted does not matter.
  now += 400 * DAY
  const { answer } = await new Visitor(house).ask('players/Anna')
  const later = (answer as unknown as Profile).games[0]?.sides[0]?.standing
  expect(later?.rating).toBe(annas?.standing?.rating)
  expect(later?.error).toBeGreaterThan(annas?.standing?.error ?? 0)
  await house.close()
}
