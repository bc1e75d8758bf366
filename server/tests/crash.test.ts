import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rules as skirmish } from '@boma/skirmish/rules'
import { expect, test } from 'vitest'
import { ADDED, answersOn, type Call, Visitor } from './house.ts'

/** How often the club is killed: more by `KILLS=50`. */
const KILLS = Number(process.env['KILLS'] ?? 3)

/** A club in a process of its own, which can be killed. */
async function startHouse(folder: string): Promise<{ readonly address: string; readonly process: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'standalone.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((told) => child.stdout?.once('data', (data) => told(String(data).trim())))
  return { address, process: child }
}

/** Plays on until the line breaks; the number of orders that were acknowledged. */
async function playUntilKilled(id: string, calls: readonly [Call, Call]): Promise<number> {
  for (let n = 0; ; n++) {
    const seat = calls[0].news.decision?.seat ?? calls[1].news.decision?.seat
    if (seat === undefined) return n
    const call = calls[seat] as Call
    const answers = answersOn(skirmish, call.news.view)
    const closed = new Promise<'closed'>((done) => call.socket.once('close', () => done('closed')))
    const outcome = await Promise.race([call.order(id, seat, [answers[(n * 31) % answers.length] ?? 0]), closed])
    if (outcome === 'closed') return n
    const other = calls[1 - seat] as Call
    const heard = other.until(() => other.news.decision?.seat === call.news.decision?.seat)
    if ((await Promise.race([heard, closed])) === 'closed') return n + 1
  }
}

test(`whatever was acknowledged is there after the club was killed ${KILLS} times`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boma-crash-'))
  let house = await startHouse(folder)
  const [anna, ben] = [
    new Visitor({ ...house, folder, close: async () => {} }),
    new Visitor({ ...house, folder, close: async () => {} }),
  ]
  await anna.arrive('Anna')
  await ben.arrive('Ben')
  const open = async () => {
    const { id, invitation } = await anna.open({ game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '' })
    await ben.ask(`invitations/${invitation}`, { added: ADDED })
    return { id, known: [0, 0], logs: [[], []] as unknown[][] }
  }
  let match = await open()
  for (let kill = 0; kill < KILLS; kill++) {
    const calls = [await anna.call(), await ben.call()] as const
    await calls[0].sit(match.id, `${kill}a`.padEnd(32, '0'))
    await calls[1].sit(match.id, `${kill}b`.padEnd(32, '0'))
    // All that either had been told before is still there, to the letter.
    for (const [i, call] of calls.entries()) expect(call.log.slice(0, match.logs[i]?.length)).toEqual(match.logs[i])
    const timer = setTimeout(() => house.process.kill('SIGKILL'), 40 + 37 * (kill % 5))
    await playUntilKilled(match.id, calls)
    clearTimeout(timer)
    match.logs = calls.map(({ log }) => log.slice())
    house.process.kill('SIGKILL')
    await new Promise((gone) =>
      house.process.exitCode === null && house.process.signalCode === null ? house.process.once('exit', gone) : gone(0),
    )
    house = await startHouse(folder)
    for (const visitor of [anna, ben]) visitor.house = { ...house, folder, close: async () => {} }
    if (calls[0].news.decision === undefined) match = await open()
  }
  house.process.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
