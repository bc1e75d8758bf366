import { rules as skirmish } from '@boma/skirmish/rules'
import { expect, inject, test } from 'vitest'
import { Packer, Unpacker } from '../../post/parcels.ts'
import { openMatchOf, playOn, startHouse } from '../crashes.ts'
import { type Call, openHouse, Visitor } from '../house.ts'
import { postgresTest } from './one.ts'
import { OwnPostgres } from './start.ts'

/** Anna calls at one house and Ben at another, about a match that has begun. */
async function apart(houses: readonly [Visitor['house'], Visitor['house']]) {
  const [anna, ben] = [await new Visitor(houses[0]).arrive('Anna'), await new Visitor(houses[1]).arrive('Ben')]
  const { id } = await openMatchOf(anna, ben)
  const calls = [await anna.call(), await ben.call()] as const
  await calls[0].sit(id, 'aa'.repeat(16))
  await calls[1].sit(id, 'bb'.repeat(16))
  return { anna, ben, id, calls }
}

const isDismissed = (call: Call) => call.heard.some((letter) => letter.kind === 'refused' && letter.why === 'not-kept')

postgresTest('two houses keep one match, and when one is killed the other goes on with all of it', async (place) => {
  for (const killed of [0, 1]) {
    const houses = [await startHouse(place), await startHouse(place)] as const
    const { anna, ben, id, calls } = await apart(houses)
    await calls[1].until(() => calls[1].company?.seats.every(({ isHere }) => isHere) ?? false)
    await playOn(id, calls, 12)
    const logs = calls.map(({ log }) => log.slice())
    expect(logs[0]?.length).toBeGreaterThan(3)
    await houses[killed]?.kill()
    const left = houses[1 - killed] as (typeof houses)[0]
    const there = calls[1 - killed] as Call
    for (const visitor of [anna, ben]) visitor.house = left
    // The match is kept where somebody added to its dice first, by Anna: who called at the other hears when that house is gone.
    if (killed === 0) await there.until(() => isDismissed(there))
    const again = [await anna.call(), await ben.call()] as const
    await again[0].sit(id, 'cc'.repeat(16))
    await again[1].sit(id, 'dd'.repeat(16))
    for (const [i, call] of again.entries()) expect(call.log.slice(0, logs[i]?.length)).toEqual(logs[i])
    expect(await playOn(id, again, 4)).toBeGreaterThan(0)
    await left.kill()
  }
})

postgresTest('two who take the last seat at two houses: one sits, and the other is told', async (place) => {
  const houses = [await openHouse(place), await openHouse(place)]
  const guests = await Promise.all(
    ['Anna', 'Ben', 'Cai'].map((name, i) => new Visitor(houses[i % 2] as Visitor['house']).arrive(name)),
  )
  const [anna, ...others] = guests as [Visitor, Visitor, Visitor]
  const { invitation } = await anna.open({ game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '' })
  const answers = await Promise.all(others.map((other) => other.accept(invitation)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const house of houses) await house.close()
})

postgresTest('whoever leaves for good at one house gives up what another keeps', async (place) => {
  const houses = [await openHouse(place), await openHouse(place)] as const
  const { anna, ben, id, calls } = await apart(houses)
  expect((await ben.ask('me/forget', { password: '' })).status).toBe(200)
  await calls[0].until(() => calls[0].news.decision === undefined)
  expect((await anna.matches()).find((match) => match.id === id)?.state).toBe('over')
  for (const house of houses) await house.close()
})

test('when the database is gone nothing is acknowledged, and when it is back the match goes on', async (context) => {
  const found = inject('postgres')
  if ('missing' in found) return context.skip(found.missing)
  const own = await OwnPostgres.fresh()
  const house = await openHouse(own.address)
  const { anna, ben, id, calls } = await apart([house, house])
  await playOn(id, calls, 6)
  const logs = calls.map(({ log }) => log.slice())
  await own.kill()
  for (const call of calls) await call.until(() => isDismissed(call))
  calls[0].send({ kind: 'sit', match: id, page: 'aa'.repeat(16) })
  expect((await anna.ask('matches')).status).toBe(500)
  await own.start()
  const again = [await anna.call(), await ben.call()] as const
  for (const [i, call] of again.entries()) await sitPatiently(call, id, `${i}c`.repeat(16))
  for (const [i, call] of again.entries()) expect(call.log).toEqual(logs[i])
  await playOn(id, again, 4)
  await house.close()
  await own.stop()
})

/** Sits down as a page does: whoever is told that it could not be kept tries again. */
async function sitPatiently(call: Call, match: string, page: string): Promise<void> {
  while (call.bulletins.length === 0) {
    const before = call.heard.length
    call.send({ kind: 'sit', match, page })
    await call.until(() => call.heard.length > before)
    await new Promise((later) => void setTimeout(later, 100))
  }
}

test('a word of any length comes whole out of its parcels, and none is longer than PostgreSQL carries', () => {
  const [packer, unpacker] = [new Packer(), new Unpacker()]
  for (const text of ['', 'a', 'é'.repeat(1900), '\n“'.repeat(3000), 'x'.repeat(100_000)]) {
    const parcels = packer.pack(7, text)
    for (const parcel of parcels) expect(Buffer.byteLength(parcel)).toBeLessThan(8000)
    expect(parcels.map((parcel) => unpacker.unpack(parcel)).at(-1)).toEqual({ from: 7, text })
  }
})
