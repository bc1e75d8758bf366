import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMatchOf, playOn, startHouse } from './crashes.ts'
import { burn, openHouse, Visitor } from './house.ts'

const textOf = async (address: string) => (await fetch(address)).text()

test('whoever keeps the club reads that it is alive and ready, and how much it does', async () => {
  const house = await openHouse()
  expect(await textOf(`${house.address}/club/health`)).toBe('{"alive":true}')
  expect(await textOf(`${house.address}/club/ready`)).toBe('{"ready":true}')
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id } = await openMatchOf(anna, ben)
  const calls = [await anna.call(), await ben.call()] as const
  for (const [i, call] of calls.entries()) await call.sit(id, `${i}a`.repeat(16))
  await playOn(id, calls, 4)
  const metrics = await textOf(`${house.address}/club/metrics`)
  expect(metrics).toMatch(/^boma_lines 2$/m)
  expect(metrics).toMatch(/^boma_matches_awake 1$/m)
  expect(metrics).toMatch(/^boma_failed_total 0$/m)
  expect(Number(/^boma_kept_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(6)
  await house.close()
  burn(house)
})

test('what is logged tells routes, outcomes and lines, and neither words of invitations nor names', async () => {
  const house = await startHouse(mkdtempSync(join(tmpdir(), 'boma-log-')), { BOMA_LOG: 'info' })
  const anna = await new Visitor(house).arrive('Anna')
  const { invitation } = await anna.open({ game: 'skirmish', scenario: 'ford' })
  await anna.ask(`invitations/${invitation}`)
  await anna.ask('invitations/moshi-drum-lantern-10000')
  await (await anna.call()).hangUp()
  await expect.poll(() => house.said().at(-1)).toMatchObject({ msg: 'line closed', lines: 0 })
  const lines = house.said()
  const route = '/club/invitations/:words'
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', method: 'GET', route, status: 200 }))
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', method: 'GET', route, status: 404 }))
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'line opened', lines: 1 }))
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`Anna|moshi-drum|${invitation}`))
  await house.kill()
  burn(house)
})

test('when the clock jumps, back by a day or on by three months, nobody is shut out and nothing is lost', async () => {
  let jump = 0
  const house = await openHouse(mkdtempSync(join(tmpdir(), 'boma-jump-')), () => Date.now() + jump)
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id } = await openMatchOf(anna, ben)
  const calls = [await anna.call(), await ben.call()] as const
  for (const [i, call] of calls.entries()) await call.sit(id, `${i}a`.repeat(16))
  const DAY = 24 * 60 * 60_000
  for (const by of [-DAY, 0, 90 * DAY, -DAY]) {
    jump = by
    expect(await playOn(id, calls, 3)).toBe(3)
    expect((await anna.ask('me')).answer['name']).toBe('Anna')
  }
  await house.close()
  burn(house)
})

test('how much is written tells of hidden orders, so it is told on the machine of the club alone, and through no proxy', async () => {
  const house = await openHouse()
  const handedOn = { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' }
  for (const headers of [handedOn, { forwarded: 'for=203.0.113.5' }, { 'x-real-ip': '203.0.113.5' }]) {
    const answer = await fetch(`${house.address}/club/metrics`, { headers })
    expect([answer.status, await answer.text()]).toEqual([404, '{"why":"nothing-here"}'])
  }
  await house.close()
  burn(house)
})

test('whoever asks too often through a proxy is sent away, and others who come through it are not', async () => {
  const house = await openHouse(undefined, () => 0)
  const from = async (address: string) =>
    (await fetch(`${house.address}/club/challenges`, { headers: { 'x-forwarded-for': address } })).status
  const hasty: number[] = []
  for (let n = 0; n < 220; n++) hasty.push(await from('203.0.113.5'))
  expect([hasty[0], hasty.at(-1)]).toEqual([200, 429])
  expect(await from('203.0.113.6')).toBe(200)
  await house.close()
  burn(house)
})

/** More than any line holds by itself: the buffers of two machines, and the megabyte that the club keeps for somebody. */
const MORE_THAN_HOLDS = 40 * 1024 * 1024

test('who never reads what he is sent is let go, the others play on meanwhile, and he finds all of it when he calls again', async () => {
  // A clock that runs fast: nobody has to wait his turn.
  let time = Date.now()
  const house = await openHouse(mkdtempSync(join(tmpdir(), 'boma-deaf-')), () => (time += 20))
  const lines = async () => Number(/^boma_lines (\d+)$/m.exec(await textOf(`${house.address}/club/metrics`))?.[1])
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id } = await openMatchOf(anna, ben)
  const calls = [await anna.call(), await ben.call()] as const
  for (const [i, call] of calls.entries()) await call.sit(id, `${i}a`.repeat(16))
  const LINES = 30
  for (let n = 0; n < LINES; n++) {
    calls[0].send({ kind: 'say', match: id, text: `${n} ${'x'.repeat(900)}`, key: n.toString(16).padStart(16, '0') })
    await calls[1].until(() => calls[1].talk.length > n)
    // Nobody says so much in one breath.
    time += 5000
  }
  const deaf = await ben.call()
  await deaf.sit(id, 'ee'.repeat(16))
  deaf.socket.pause()
  // Each time that he sits down he is shown all of it.
  let asked = 0
  for (; asked * LINES * 900 < MORE_THAN_HOLDS && (await lines()) === 3; asked += 50) {
    for (let n = 0; n < 50; n++) deaf.send({ kind: 'sit', match: id, page: 'ee'.repeat(16) })
    expect(await playOn(id, calls, 1)).toBe(1)
  }
  expect(await lines()).toBe(2)
  expect(await playOn(id, calls, 4)).toBe(4)
  const again = await ben.call()
  await again.sit(id, 'ee'.repeat(16))
  await again.until(() => again.talk.length === LINES)
  expect(again.log).toEqual(calls[1].log)
  deaf.socket.terminate()
  await house.close()
  burn(house)
})

/** How many sit there and say nothing: `SOCKETS=10000` for many. */
const SOCKETS = Number(process.env['SOCKETS'] ?? 200)
/** Lines of each of those who say nothing. */
const OF_EACH = 50

test(`while ${SOCKETS} sockets are open and idle, and one never reads, two play on`, async () => {
  // In a process of its own: both ends of so many lines are more than one may have open.
  const house = await startHouse(mkdtempSync(join(tmpdir(), 'boma-idle-')))
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id } = await openMatchOf(anna, ben)
  // Nobody has more than a few lines: many people call from many addresses.
  let crowd = anna
  const idle = []
  for (let n = 0; n < SOCKETS; n++) {
    if (n % OF_EACH === 0) {
      crowd = new Visitor(house)
      await crowd.ask('guest', { name: 'Somebody' }, { 'x-forwarded-for': `203.0.113.${1 + n / OF_EACH}` })
    }
    idle.push(await crowd.call(`127.0.0.${2 + (n % 200)}`))
  }
  // Whoever does not read is written to until his part is full, and let go; nobody waits for him.
  const deaf = await ben.call()
  await deaf.sit(id, 'ee'.repeat(16))
  deaf.socket.pause()
  const calls = [await anna.call(), await ben.call()] as const
  for (const [i, call] of calls.entries()) await call.sit(id, `${i}a`.repeat(16))
  expect(await playOn(id, calls, 6)).toBe(6)
  expect(await textOf(`${house.address}/club/metrics`)).toMatch(new RegExp(`^boma_lines ${SOCKETS + 3}$`, 'm'))
  for (const { socket } of [...idle, deaf]) socket.terminate()
  await house.close()
  burn(house)
})
