import { verify } from '@boma/club'
import { parseRecord } from '@boma/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rulesNamed } from '../hall/rules-shelf.ts'
import { burn, type House, openHouse, Visitor } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const ASKARI = { game: 'askari', scenario: 'colonial-office', seats: ['me', 'open', 'open'] }

/** Anna opens a match, and others sit down; who sits where, as she reads it. */
async function seated(terms: Parameters<Visitor['open']>[0], guests: readonly string[]) {
  const anna = await new Visitor(house).arrive('Anna')
  const { id, invitation } = await anna.open(terms)
  for (const name of guests) {
    const guest = await new Visitor(house).arrive(name)
    expect((await guest.accept(invitation)).status).toBe(200)
  }
  const [match] = await anna.matches()
  return { anna, id, match, names: match?.seats.map(({ name }) => name) }
}

test('where an option leaves a seat to nobody, whoever leads its side sits there, and two begin the match', async () => {
  const { anna, id, match, names } = await seated(ASKARI, ['Ben'])
  expect([match?.state, names]).toEqual(['running', ['Anna', 'Ben', 'Ben']])
  const call = await anna.call()
  await call.sit(id, 'ab'.repeat(16))
  const { read, viewer } = call.news
  const errand = { kind: 'giveUp', number: 1, side: viewer, after: read, seat: 0 } as never
  call.send({ kind: 'dispatch', match: id, letter: { errands: [errand], open: 1, read: [] } })
  await call.until(() => call.news.decision === undefined)
  const { record } = (await anna.ask(`matches/${id}/record`)).answer as { record: string }
  // Nobody sits there, so that the audit has nothing to say of a computer.
  const { verdict, found } = verify((await rulesNamed('askari')) as never, parseRecord(record))
  expect(verdict).not.toBe('broken')
  expect(found.filter((each) => 'name' in each && each.name === 'computer')).toEqual([])
})

test('the same where its maker leads that side, or three are to play', async () => {
  expect((await seated({ ...ASKARI, seats: ['open', 'me', 'open'] }, ['Ben'])).names).toEqual(['Ben', 'Anna', 'Anna'])
  const three = { ...ASKARI, options: ['three-players'] }
  expect((await seated(three, ['Ben'])).match?.state).toBe('waiting')
  expect((await seated(three, ['Ben', 'Cleo'])).names).toEqual(['Anna', 'Ben', 'Cleo'])
  const anna = await new Visitor(house).arrive('Anna')
  const nowhere = { ...ASKARI, seats: ['open', 'open', 'me'], options: [], pace: { kind: 'none' }, isPublic: false }
  expect((await anna.ask('matches', { terms: nowhere })).answer).toEqual({ why: 'not-you' })
})
