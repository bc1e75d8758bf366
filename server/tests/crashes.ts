import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { rules as skirmish } from '@boma/skirmish/rules'
import { expect } from 'vitest'
import { answersOn, type Call, type House, Visitor } from './house.ts'

/** How often the club is killed: more by `KILLS=50`. */
export const KILLS: number = Number(process.env['KILLS'] ?? 3)
/** So long that may take, on a busy machine. */
export const LONGEST = 120_000 + 20_000 * KILLS

/** A club in a process of its own, which can be killed. */
export async function startHouse(place: string, env: Readonly<Record<string, string>> = {}): Promise<KillableHouse> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'standalone.ts'), place], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  let out = ''
  const address = await new Promise<string>((told) =>
    child.stdout?.on('data', (data) => {
      out += data
      const found = /^http:\S+$/m.exec(out)?.[0]
      if (found !== undefined) told(found)
    }),
  )
  const said = () => (out.match(/^\{.*\}$/gm) ?? []).map((line) => JSON.parse(line) as Record<string, unknown>)
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = () => {
    child.kill('SIGKILL')
    return gone
  }
  return { address, kill, folder: place, close: kill, said }
}

/** A club in a process of its own. */
export interface KillableHouse extends House {
  kill(): Promise<void>
  /** The lines of JSON that it has written so far. */
  said(): readonly Record<string, unknown>[]
}

/** Plays on until the line breaks or so many orders were given; the number of those that were acknowledged. */
export async function playOn(
  id: string,
  calls: readonly [Call, Call],
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const closed = Promise.race(
    calls.map(({ socket }) => new Promise<'closed'>((done) => socket.once('close', () => done('closed')))),
  )
  for (let n = 0; n < most; n++) {
    const seat = calls[0].news.decision?.seat ?? calls[1].news.decision?.seat
    if (seat === undefined) return n
    const call = calls[seat] as Call
    const answers = answersOn(skirmish, call.news.view)
    const outcome = await Promise.race([call.order(id, seat, [answers[(n * 31) % answers.length] ?? 0]), closed])
    if (outcome === 'closed') return n
    const other = calls[1 - seat] as Call
    const heard = other.until(() => other.news.decision?.seat === call.news.decision?.seat)
    if ((await Promise.race([heard, closed])) === 'closed') return n + 1
  }
  return most
}

/** Matches that are played at once while the club is killed. */
const PAIRS = 5

/** Two people and the match that they play, with all that either was told. */
interface Pair {
  readonly people: readonly [Visitor, Visitor]
  match: Awaited<ReturnType<typeof openMatchOf>>
}

/** Many play on a club that is killed again and again: all that anybody was told before is there afterwards. */
export async function survivesKills(place: string): Promise<void> {
  let house = await startHouse(place)
  const pairs: Pair[] = []
  for (let n = 0; n < PAIRS; n++) {
    const people = [await new Visitor(house).arrive('Anna'), await new Visitor(house).arrive('Ben')] as const
    pairs.push({ people, match: await openMatchOf(...people) })
  }
  let acknowledged = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const tables = await Promise.all(pairs.map((pair) => sitDown(pair, kill)))
    // In the midst of all of them: as soon as one has heard so much.
    const [first] = tables[kill % PAIRS] as Table
    const enough = first.bulletins.length + 5 + (kill % 7)
    void first.until(() => first.bulletins.length >= enough).then(house.kill)
    const orders = await Promise.all(pairs.map(({ match }, i) => playOn(match.id, tables[i] as Table)))
    acknowledged += orders.reduce((sum, n) => sum + n, 0)
    for (const [i, pair] of pairs.entries()) pair.match.logs = (tables[i] as Table).map(({ log }) => log.slice())
    await house.kill()
    house = await startHouse(place)
    for (const [i, pair] of pairs.entries()) {
      for (const visitor of pair.people) visitor.house = house
      if (tables[i]?.[0].news.decision === undefined) pair.match = await openMatchOf(...pair.people)
    }
  }
  await Promise.all(pairs.map((pair) => sitDown(pair, KILLS)))
  await house.kill()
  expect(acknowledged).toBeGreaterThan(0)
  if (process.env['KILLS'] !== undefined) console.info({ kills: KILLS, acknowledged })
}

type Table = readonly [Call, Call]

/** Both call again, and find all that they were told before. */
async function sitDown({ people: [anna, ben], match }: Pair, visit: number): Promise<Table> {
  const calls = [await anna.call(), await ben.call()] as const
  await calls[0].sit(match.id, `${visit}a`.padEnd(32, '0'))
  await calls[1].sit(match.id, `${visit}b`.padEnd(32, '0'))
  for (const [i, call] of calls.entries()) expect(call.log.slice(0, match.logs[i]?.length)).toEqual(match.logs[i])
  return calls
}

/** A match that Anna opens and Ben joins. */
export async function openMatchOf(anna: Visitor, ben: Visitor): Promise<{ readonly id: string; logs: unknown[][] }> {
  const { id, invitation } = await anna.open({ game: 'skirmish', scenario: skirmish.scenarios[0]?.id ?? '' })
  await ben.accept(invitation)
  return { id, logs: [[], []] as unknown[][] }
}
