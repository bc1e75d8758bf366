import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { burn, type Call, openHouse, Visitor } from './house.ts'
import { member, PASSWORD } from './rated.ts'

// What somebody may have or ask for at once, so that nobody takes all of it from the others.

const why = (call: Call, word: string) =>
  call.heard.filter((letter) => letter.kind === 'refused' && letter.why === word).length

/** A club by a clock that stands still until a test moves it. */
async function still() {
  const clock = { now: 1_800_000_000_000 }
  const house = await openHouse(mkdtempSync(join(tmpdir(), 'boma-much-')), () => clock.now)
  const close = async () => {
    await house.close()
    burn(house)
  }
  return { house, clock, close }
}

describe('letters', () => {
  test('that mean nothing wait their turn as others do, and what more is written is not even read meanwhile', async () => {
    const { house, close } = await still()
    const call = await (await new Visitor(house).arrive('Anna')).call()
    for (let n = 0; n < 800; n++) call.socket.send('x'.repeat(60_000))
    await call.until(() => why(call, 'malformed') > 100)
    await new Promise((later) => void setTimeout(later, 1000))
    expect(why(call, 'malformed')).toBeLessThan(200)
    // It is not refused either: it waits on the way.
    expect(why(call, 'too-much')).toBeLessThan(20)
    expect(call.socket.bufferedAmount).toBeGreaterThan(0)
    call.socket.terminate()
    await close()
  })

  test('that come in one piece are refused unread where so many wait already', async () => {
    const house = await openHouse()
    const call = await (await new Visitor(house).arrive('Anna')).call()
    const LETTERS = 3000
    for (let n = 0; n < LETTERS; n++) call.socket.send('x')
    await call.until(() => why(call, 'malformed') + why(call, 'too-much') === LETTERS)
    expect(why(call, 'too-much')).toBeGreaterThan(1000)
    await house.close()
    burn(house)
  })
})

describe('lines', () => {
  const isClosed = (call: Call) => new Promise<number>((done) => call.socket.once('close', done))

  test('of one person are so many and no more, as long as they are open', async () => {
    const { house, clock, close } = await still()
    const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
    const calls: Call[] = []
    for (let n = 0; n < 64; n++) calls.push(await anna.call())
    expect(await isClosed(await anna.call())).toBe(1013)
    clock.now += 60_000
    const his = await ben.call()
    await calls[0]?.hangUp()
    const again = await anna.call()
    for (const call of [his, again, calls[1] as Call]) {
      call.socket.send('?')
      await call.until(() => why(call, 'malformed') > 0)
    }
    await close()
  })

  test('from one address are so many and no more; from another they are open to others', async () => {
    const { house, clock, close } = await still()
    for (let n = 0; n < 16; n++) {
      clock.now += 60_000
      const somebody = await new Visitor(house).arrive(`Guest ${n}`)
      for (let line = 0; line < (n < 15 ? 64 : 40); line++) await somebody.call()
    }
    const anna = await new Visitor(house).arrive('Anna')
    expect(await isClosed(await anna.call())).toBe(1013)
    const elsewhere = await anna.call('127.0.0.2')
    elsewhere.socket.send('?')
    await elsewhere.until(() => why(elsewhere, 'malformed') > 0)
    await close()
  }, 60_000)
})

test('nobody comes in as so many guests as he likes; from elsewhere others do', async () => {
  const { house, clock, close } = await still()
  const arrived: number[] = []
  for (let n = 0; n < 70; n++) {
    clock.now += 500
    arrived.push((await new Visitor(house).ask('guest', { name: 'Legion' })).status)
  }
  // Sixty, and one more in the half minute that went by.
  expect([arrived.filter((status) => status === 200).length, arrived.at(-1)]).toEqual([61, 429])
  const other = new Visitor(house)
  expect((await other.ask('guest', { name: 'Anna' }, { 'x-forwarded-for': '203.0.113.5' })).status).toBe(200)
  clock.now += 3_600_000
  expect((await new Visitor(house).ask('guest', { name: 'Ben' })).status).toBe(200)
  await close()
})

describe('questions that wait', () => {
  test('are so many of one person and no more, until they are answered or he hangs up', async () => {
    const { house, close } = await still()
    const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
    const { id, invitation } = await anna.open({ game: 'skirmish', scenario: 'ford' })
    await ben.accept(invitation)
    const { answer } = await anna.ask(`matches/${id}/seat`)
    const waiting = new AbortController()
    const ask = (signal?: AbortSignal) =>
      fetch(`${house.address}/club/matches/${id}/seat?wait=25&after=${encodeURIComponent(String(answer['read']))}`, {
        headers: { cookie: ben.cookie },
        ...(signal && { signal }),
      })
    const first = await ben.ask(`matches/${id}/seat`)
    expect(first.status).toBe(200)
    const asked = Array.from({ length: 64 }, () => ask(waiting.signal).catch(() => undefined))
    await expect.poll(async () => (await ben.ask(`matches/${id}/seat`)).status).toBe(429)
    expect((await anna.ask(`matches/${id}/seat`)).status).toBe(200)
    waiting.abort()
    await Promise.all(asked)
    await expect.poll(async () => (await ben.ask(`matches/${id}/seat`)).status).toBe(200)
    await close()
  })

  test('about no match are answered at once', async () => {
    const { house, close } = await still()
    const anna = await new Visitor(house).arrive('Anna')
    expect(await anna.ask('matches/nonsense/seat')).toEqual({ status: 400, answer: { why: 'malformed' } })
    expect(await anna.ask(`matches/${'ab'.repeat(16)}/seat`)).toMatchObject({ status: 404 })
    await close()
  })
})

test('matches that wait for somebody are so many of one person and no more, also those that were begun elsewhere', async () => {
  const { house, clock, close } = await still()
  const anna = await new Visitor(house).arrive('Anna')
  const terms = { options: [], seats: ['me', 'open'], pace: { kind: 'none' }, game: 'skirmish', scenario: 'ford' }
  const open = async (isPublic: boolean) => {
    clock.now += 1000
    return (await anna.ask('matches', { terms: { ...terms, isPublic } })).answer['why']
  }
  const bring = async (isPublic: boolean) =>
    (await anna.ask('matches/moved', { record: 'x', seats: ['me', 'open'], pace: terms.pace, isPublic })).answer['why']
  for (let n = 0; n < 20; n++) expect(await open(true)).toBe(undefined)
  expect([await open(true), await bring(true), await bring(false)]).toEqual([
    'too-many-open',
    'too-many-open',
    'no-record',
  ])
  for (let n = 20; n < 100; n++) expect(await open(false)).toBe(undefined)
  expect([await open(false), await bring(false)]).toEqual(['too-many-waiting', 'too-many-waiting'])
  await close()
})

test('whoever has come by somebody’s device tries no more passwords there than he may, from wherever', async () => {
  const { house, close } = await still()
  const anna = await member(house, 'Anna')
  let n = 0
  // Each time from elsewhere.
  const from = () => ({ 'x-forwarded-for': `203.0.113.${n++ % 250}` })
  const tries: number[] = []
  for (let i = 0; i < 26; i++) {
    const wrong = `not the right one ${i}`
    tries.push((await anna.ask('me/password', { before: wrong, password: PASSWORD }, from())).status)
    tries.push((await anna.ask('me/forget', { password: wrong }, from())).status)
  }
  expect([tries.indexOf(429), tries.at(-1)]).toEqual([50, 429])
  // Her name was not tried: she comes in.
  expect((await new Visitor(house).ask('login', { name: 'Anna', password: PASSWORD }, from())).status).toBe(200)
  await close()
})
