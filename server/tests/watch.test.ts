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

/** How many sit there and say nothing: `SOCKETS=10000` for many. */
const SOCKETS = Number(process.env['SOCKETS'] ?? 200)

test(`while ${SOCKETS} sockets are open and idle, and one never reads, two play on`, async () => {
  // In a process of its own: both ends of so many lines are more than one may have open.
  const house = await startHouse(mkdtempSync(join(tmpdir(), 'boma-idle-')))
  const [anna, ben] = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')]
  const { id } = await openMatchOf(anna, ben)
  const idle = []
  for (let n = 0; n < SOCKETS; n++) idle.push(await anna.call(`127.0.0.${2 + (n % 200)}`))
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
