import { rules as skirmish } from '@boma/skirmish/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersOn, burn, type Call, type House, openHouse, Visitor } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
  burn(house)
})

const PAGES = ['aa'.repeat(16), 'bb'.repeat(16)] as const

/** Two friends at a match that has begun. */
async function begun() {
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id, invitation } = await anna.open({ game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '' })
  await ben.accept(invitation)
  const calls = [await anna.call(), await ben.call()] as const
  await calls[0].sit(id, PAGES[0])
  await calls[1].sit(id, PAGES[1])
  return { id, invitation, anna, ben, calls }
}

/** Plays on at both ends, each answering what it sees, to the end or for so many orders. */
async function playOn(id: string, calls: readonly [Call, Call], most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    const seat = calls[0].news.decision?.seat
    if (seat === undefined) return n
    const call = calls[seat] as Call
    const answers = answersOn(skirmish, call.news.view)
    const outcome = await call.order(id, seat, [answers[(n * 7919) % answers.length] ?? 0])
    expect(outcome).toMatchObject({ kind: 'played' })
    const { decision } = call.news
    const other = calls[1 - seat] as Call
    await other.until(
      () => other.news.decision?.seat === decision?.seat && other.news.decision?.prompt === decision?.prompt,
    )
  }
  return most
}

describe('a match of two at the club', () => {
  test('begins when the guest sits down, and is played to its end over two lines', async () => {
    const { id, calls, anna } = await begun()
    const orders = await playOn(id, calls, 2000)
    expect(orders).toBeGreaterThan(10)
    expect(calls[0].news.decision).toBeUndefined()
    expect(calls[1].news.rolls.length).toBe(calls[1].log.flatMap((e) => e.events.flatMap((x) => x.dice)).length)
    expect((await anna.matches())[0]).toMatchObject({ id, state: 'over' })
  })

  test('goes on where it was when the club has been closed and opened again', async () => {
    const { id, calls, anna, ben } = await begun()
    await playOn(id, calls, 12)
    const [{ view, decision, read }, log] = [calls[0].news, calls[0].log.slice()]
    await house.close()
    house = await openHouse(house.folder)
    anna.house = house
    ben.house = house
    const after = [await anna.call(), await ben.call()] as const
    // A page that is opened anew counts its errands anew.
    await after[0].sit(id, 'cc'.repeat(16))
    await after[1].sit(id, 'dd'.repeat(16))
    expect(after[0].news).toMatchObject({ view, decision, read })
    expect(after[0].log).toEqual(log)
    await after[0].until(() => after[0].company?.seats.every(({ isHere }) => isHere) ?? false)
    expect(after[0].company?.seats).toMatchObject([
      { name: 'Anna', isHere: true, isMine: true },
      { name: 'Ben', isHere: true, isMine: false },
    ])
    await playOn(id, after, 2000)
    expect(after[1].news.decision).toBeUndefined()
  })
})
