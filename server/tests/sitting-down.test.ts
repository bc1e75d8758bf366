import { rules as skirmish } from '@boma/skirmish/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDice } from './chains.ts'
import { burn, type House, openHouse, Visitor } from './house.ts'
import { givesUp } from './rated.ts'

let house: House
let now = 1_800_000_000_000
beforeAll(async () => {
  house = await openHouse(undefined, () => now)
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const DAY = 24 * 3_600_000
const WEEK = 7 * DAY
const TERMS = { game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '' }
const THREE = { game: 'askari', scenario: 'guerilla', options: ['three-players'] }
const LIVE = { kind: 'live', main: 3_600_000, more: 0 } as const

/** Somebody new, when whoever came before has been forgotten at the door. */
async function arrive(name: string): Promise<Visitor> {
  now += 60_000
  return new Visitor(house).arrive(name)
}

describe('an invitation', () => {
  test('that has ended is taken up by nobody, whether he read it or not', async () => {
    const [anna, ben] = [await arrive('Anna'), await arrive('Ben')]
    const { id, invitation } = await anna.open(TERMS)
    now += WEEK + 1
    expect(await ben.ask(`invitations/${invitation}`)).toMatchObject({ status: 404, answer: { why: 'gone' } })
    expect(await ben.ask(`invitations/${invitation}`, ownDice(''))).toMatchObject({ answer: { why: 'gone' } })
    expect((await anna.matches()).find((match) => match.id === id)?.state).toBe('waiting')
  })

  test('to what counts is for no guest, also when it has ended', async () => {
    const [anna, ben] = [await arrive('Anna'), await arrive('Ben')]
    await anna.ask('register', { name: 'Anna Rated', password: 'a long enough one' })
    const { id, invitation } = await anna.open({ ...TERMS, pace: LIVE, isRated: true })
    expect(await ben.ask(`invitations/${invitation}`, ownDice(''))).toMatchObject({ answer: { why: 'rated-guest' } })
    now += WEEK + 1
    expect((await ben.ask(`invitations/${invitation}`, ownDice(''))).status).toBe(409)
    expect((await anna.matches()).find((match) => match.id === id)?.state).toBe('waiting')
  })

  test('is not found by trying: whoever names wrong ones too often is not told of right ones, and others are', async () => {
    const anna = await arrive('Anna')
    const { invitation } = await anna.open(TERMS)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const read = (words: string, address: string) => anna.ask(`invitations/${words}`, undefined, from(address))
    const answers: number[] = []
    for (let n = 0; n < 12; n++) answers.push((await read(`moshi-drum-lantern-${10_000 + n}`, '203.0.113.7')).status)
    expect([answers[0], answers.at(-1)]).toEqual([404, 429])
    expect((await read(invitation, '203.0.113.7')).status).toBe(429)
    const sitting = await anna.ask(`invitations/${invitation}`, ownDice(''), from('203.0.113.7'))
    expect(sitting.status).toBe(429)
    expect((await read(invitation, '203.0.113.8')).status).toBe(200)
  })
})

describe('sitting down', () => {
  test('twice, because the answer was lost, is sitting down once', async () => {
    const [anna, ben] = [await arrive('Anna'), await arrive('Ben')]
    const { id, invitation } = await anna.open(TERMS)
    const dice = ownDice('')
    const answers = await Promise.all([1, 2].map(() => ben.ask(`invitations/${invitation}`, dice)))
    answers.push(await ben.ask(`invitations/${invitation}`, dice))
    expect(answers.map(({ answer }) => answer)).toEqual([{ id }, { id }, { id }])
    expect(await (await arrive('Cleo')).ask(`invitations/${invitation}`, dice)).toMatchObject({
      answer: { why: 'gone' },
    })
  })

  test('of several people at once leaves nobody standing while a seat is free, and gives nobody two', async () => {
    const [anna, ben, cleo] = [await arrive('Anna'), await arrive('Ben'), await arrive('Cleo')]
    const { id, invitation } = await anna.open({ ...THREE, seats: ['me', 'open', 'open'] })
    const sit = async (who: Visitor) => (await who.ask(`invitations/${invitation}`, ownDice(''))).answer
    expect(await Promise.all([sit(ben), sit(ben), sit(cleo)])).toEqual([{ id }, { id }, { id }])
    const match = (await anna.matches()).find((each) => each.id === id)
    expect(match?.seats.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(match?.state).toBe('running')
  })

  test('adding to the dice twice, because the answer was lost, is adding once', async () => {
    const anna = await arrive('Anna')
    const terms = { options: [], seats: ['me', 'open'], pace: { kind: 'none' }, isPublic: false, ...TERMS }
    const { id, commitment } = (await anna.ask('matches', { terms })).answer as { id: string; commitment: string }
    const dice = { seat: 0, ...ownDice(commitment) }
    expect((await anna.ask(`matches/${id}/dice`, dice)).status).toBe(200)
    expect((await anna.ask(`matches/${id}/dice`, dice)).status).toBe(200)
    expect((await anna.ask(`matches/${id}/dice`, { seat: 0, ...ownDice(commitment) })).status).toBe(409)
  })
})

test('two who ask for a rematch at the same moment get one', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')]
  const { id, invitation } = await anna.open(TERMS)
  await ben.accept(invitation)
  await givesUp(ben, id, 1, 'e')
  const made = await Promise.all([anna, ben].map(async (who) => (await who.ask(`matches/${id}/rematch`, {})).answer))
  expect(made[0]?.['id']).toBe(made[1]?.['id'])
  for (const who of [anna, ben])
    expect((await who.matches()).filter(({ state }) => state === 'waiting').length).toBeLessThanOrEqual(1)
  now += WEEK
  const later = (await ben.ask(`matches/${id}/rematch`, {})).answer
  expect(later['id']).not.toBe(made[0]?.['id'])
  expect(later['seats']).toEqual(['me', 'open'])
})

test('nobody fills the list of challenges: so many of one’s own may wait there, and no more until some are taken up', async () => {
  const anna = await arrive('Anna')
  const terms = { options: [], seats: ['me', 'open'], pace: { kind: 'none' }, isPublic: true, ...TERMS }
  const answers: unknown[] = []
  for (let n = 0; n < 22; n++) {
    now += 60_000
    answers.push((await anna.ask('matches', { terms })).answer['why'])
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => undefined), 'too-many-open', 'too-many-open'])
  expect((await anna.ask('matches', { terms: { ...terms, isPublic: false } })).status).toBe(200)
  now += WEEK
  expect((await anna.ask('matches', { terms })).status).toBe(200)
})
