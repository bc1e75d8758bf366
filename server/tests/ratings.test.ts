import { afterAll, beforeAll, expect, test } from 'vitest'
import { burn, type House, openHouse, Visitor } from './house.ts'
import { countsMatches, givesUp, member } from './rated.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const DAYS = { kind: 'days', turn: 3_600_000, reserve: 0 } as const
const TERMS = { game: 'skirmish', scenario: 'ford', options: [], isPublic: false, isRated: true }
const LETTOW = { ...TERMS, game: 'lettow', scenario: 'campaign', pace: DAYS }

test('matches that count are counted once, and say how sure they are', async () => {
  const place = await openHouse()
  await place.close()
  await countsMatches(place.folder)
  burn(place)
})

test('a match counts only between accounts, with a clock, against somebody whose strength is known', async () => {
  const guest = await new Visitor(house).arrive('Gus')
  const anna = await member(house, 'Anna')
  const why = async (who: Visitor, terms: object) =>
    (await who.ask('matches', { terms: { ...TERMS, ...terms } })).answer['why']
  expect(await why(guest, { seats: ['me', 'open'], pace: DAYS })).toBe('rated-guest')
  expect(await why(anna, { seats: ['me', 'open'], pace: { kind: 'none' } })).toBe('rated-clock')
  expect(await why(anna, { seats: ['me', 'me'], pace: DAYS })).toBe('rated-alone')
  expect(await why(anna, { seats: ['me', 'planner'], pace: DAYS })).toBe('rated-computer')
  expect(await why(anna, { ...LETTOW, seats: ['me', 'planner'] })).toBeUndefined()
  const { invitation } = await anna.open({ ...TERMS, pace: DAYS })
  expect((await guest.accept(invitation)).answer).toEqual({ why: 'rated-guest' })
})

test('a computer is met on the scale on which people are, and stays as it was measured', async () => {
  const carla = await member(house, 'Carla')
  const { id } = await carla.open({ ...LETTOW, seats: ['me', 'greedy'] })
  await givesUp(carla, id, 0, 'd')
  const seen = async () => (await carla.ask('players/Carla')).answer
  await expect
    .poll(async () => (await seen())['last'])
    .toMatchObject([{ against: [{ kind: 'computer', name: 'greedy' }] }])
  const { answer } = await carla.ask('ranks/lettow')
  expect(answer).toMatchObject({
    sides: [{ ranks: expect.arrayContaining([expect.objectContaining({ name: 'greedy', rating: 1000 })]) }, {}],
  })
})

test('in a match that counts nobody asks to take back what was rolled or shown', async () => {
  const [dora, emil] = [await member(house, 'Dora'), await member(house, 'Emil')]
  const { id, invitation } = await dora.open({ ...TERMS, pace: DAYS })
  await emil.accept(invitation)
  const call = await dora.call()
  await call.sit(id, 'e'.repeat(32))
  call.send({ kind: 'ask', match: id, what: 'take-back' })
  await call.until(() => call.heard.some((letter) => letter.kind === 'refused' && letter.why === 'rated'))
})

test('whoever is shy shows others nothing but his name', async () => {
  const [fritz, other] = [await member(house, 'Fritz'), new Visitor(house)]
  expect((await other.ask('players/nobody at all')).status).toBe(404)
  expect((await fritz.ask('me/shy', { isShy: true })).status).toBe(200)
  expect((await other.ask('players/Fritz')).answer).toMatchObject({ isShy: true, isMe: false, games: [], last: [] })
  expect((await fritz.ask('players/Fritz')).answer).toMatchObject({ isShy: true, isMe: true })
  expect((await fritz.ask('me/shy', { isShy: 'yes' })).status).toBe(400)
  expect((await other.ask('me/shy', { isShy: false })).status).toBe(401)
})

test('a name with other letters than English ones is known again', async () => {
  await member(house, 'Ägidius Ö')
  const device = new Visitor(house)
  const { answer } = await device.ask('login', { name: 'Ägidius Ö', password: 'a long enough one' })
  expect(answer).toMatchObject({ name: 'Ägidius Ö' })
})
