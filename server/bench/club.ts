// How much a club does on this machine: npm run bench:club [-- --seconds 15 --sockets 2000 --game windhoek --full]
// Only over the loopback, for so many seconds and with so many players as it is told.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Rules, Seat } from '@boma/kernel'
import { newId } from '../hall/opening.ts'
import { rulesNamed } from '../hall/rules-shelf.ts'
import { freshDatabase, OwnPostgres } from '../tests/postgres/start.ts'
import { prepare, start } from './clubs.ts'
import { BusyPlayer } from './players.ts'
import { killOneOfTwo } from './two-houses.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    sockets: { type: 'string', default: '2000' },
    atOnce: { type: 'string', default: '48' },
    game: { type: 'string', default: 'windhoek' },
    only: { type: 'string', default: '' },
    full: { type: 'boolean', default: false },
  },
})
const SECONDS = Math.min(60, Number(values.seconds))
const MATCHES = Math.min(5000, Number(values.sockets) / 2)
const AT_ONCE = Number(values.atOnce)

async function measure(name: string, place: string, rules: Rules): Promise<void> {
  const pairs = await prepare(place, rules, MATCHES, values.full)
  const house = await start(place)
  const tables: BusyPlayer[][] = []
  for (const [i, { match, tokens }] of pairs.entries()) {
    // So many addresses that the club does not take it for one that asks too often.
    const from = `127.0.0.${2 + (i % 100)}`
    const players = tokens.map((token) => new BusyPlayer(house.address, from, token, match, rules))
    await Promise.all(players.map((player) => player.opened()))
    tables.push(players)
  }
  const idle = await house.memory()
  for (const players of tables) await Promise.all(players.map((player) => player.sit(newId())))
  await new Promise((later) => void setTimeout(later, 1000))
  const seated = await house.memory()
  const each = (what: 'rss' | 'held') => `${Math.round((seated[what] - idle[what]) / tables.length / 1024)} KB`
  const load = loadavg()[0]?.toFixed(2)
  const { times, seconds } = await play(tables)
  times.sort((a, b) => a - b)
  const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(0)} ms`
  console.log(
    `${name}: ${Math.round(times.length / seconds)} durable orders/s of ${rules.id} with ${2 * MATCHES} sockets` +
      ` (${AT_ONCE} at once, ${seconds.toFixed(0)} s); p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(0.99999)};` +
      ` ${each('held')} held for an open match with both players, ${each('rss')} by the system's count; load before ${load}, after ${loadavg()[0]?.toFixed(2)}`,
  )
  house.stop()
  for (const { socket } of tables.flat()) socket.terminate()
}

/** So many tables at once give an order each, and the next ones as soon as one is answered. */
async function play(tables: readonly BusyPlayer[][]) {
  const times: number[] = []
  const began = performance.now()
  let next = 0
  const hand = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      const players = tables[next++ % tables.length] as BusyPlayer[]
      const seat = players[0]?.asked ?? players[1]?.asked
      if (seat === undefined) continue
      const sent = performance.now()
      await players[seat]?.order(seat as Seat)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return { times, seconds: (performance.now() - began) / 1000 }
}

const rules = await rulesNamed(values.game)
if (rules === undefined) throw new Error(`no game is called ${values.game}`)
const only = (what: string) => values.only === '' || values.only === what
if (only('sqlite')) {
  const folder = mkdtempSync(join(tmpdir(), 'boma-bench-'))
  await measure('SQLite', folder, rules)
  rmSync(folder, { recursive: true })
}
if (only('postgres') || only('two')) {
  const own = await OwnPostgres.fresh()
  if (only('postgres')) await measure('PostgreSQL', await freshDatabase(own.address), rules)
  const size = { matches: MATCHES, atOnce: AT_ONCE, seconds: SECONDS }
  if (only('two')) await killOneOfTwo(await freshDatabase(own.address), rules, size)
  await own.stop()
}
// As a yardstick, what another server does by the same method.
if (values.only === '')
  spawnSync(process.execPath, [join(import.meta.dirname, 'yardstick', 'run.mjs'), String(MATCHES)], {
    stdio: 'inherit',
  })
process.exit(0)
