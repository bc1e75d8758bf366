// node server/bench/yardstick/run.mjs [MATCHES]: what a boardgame.io server does by the method of `npm run bench:club`.
// It keeps matches in memory alone. Only over the loopback, for twelve seconds.
import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { join } from 'node:path'

const MATCHES = Math.min(5000, Number(process.argv[2] ?? 1000))
const [SECONDS, AT_ONCE, PORT] = [12, 48, 18_234]

const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'yardstick')
mkdirSync(folder, { recursive: true })
for (const file of ['package.json', 'server.cjs']) copyFileSync(join(import.meta.dirname, file), join(folder, file))
if (!existsSync(join(folder, 'node_modules')))
  execFileSync('npm', ['install', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
const { io } = createRequire(join(folder, 'package.json'))('socket.io-client')

const server = spawn(process.execPath, [join(folder, 'server.cjs'), String(PORT)], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((done) => server.stdout.once('data', done))

/** A player who has been shown the match; a match is made for the first who asks for it. */
async function sit(match, id) {
  const player = {
    id,
    socket: io(`http://127.0.0.1:${PORT}/count`, { transports: ['websocket'], forceNew: true }),
    at: -1,
  }
  const heard = (_match, letter) => {
    player.at = (letter.state ?? letter)._stateID
    player.told?.()
  }
  player.socket.on('sync', heard)
  player.socket.on('update', heard)
  player.socket.on('connect', () => player.socket.emit('sync', match, id, undefined, 2))
  await heardPast(player, -1)
  return player
}

/** Waits until a player has been shown something later. */
const heardPast = (player, before) =>
  new Promise((done) => {
    player.told = () => player.at > before && done()
    player.told()
  })

async function move(table) {
  const player = table.players[table.moves % 2]
  const before = player.at
  const payload = { type: 'add', args: [table.moves++ % 2000], playerID: player.id }
  player.socket.emit('update', { type: 'MAKE_MOVE', payload }, before, table.match, player.id)
  await Promise.all(table.players.map((each) => heardPast(each, before)))
}

const tables = []
for (let n = 0; n < MATCHES; n++)
  tables.push({ match: `m${n}`, players: [await sit(`m${n}`, '0'), await sit(`m${n}`, '1')], moves: 0 })
const load = loadavg()[0].toFixed(2)
const times = []
const began = performance.now()
const hand = async (_, first) => {
  // Each hand has tables of its own, so that no two move at one.
  const own = tables.filter((_table, n) => n % AT_ONCE === first)
  for (let n = 0; performance.now() - began < SECONDS * 1000; n++) {
    const sent = performance.now()
    await move(own[n % own.length])
    times.push(performance.now() - sent)
  }
}
await Promise.all(Array.from({ length: Math.min(AT_ONCE, MATCHES) }, hand))
times.sort((a, b) => a - b)
const at = (part) => `${times[Math.floor(times.length * part)].toFixed(0)} ms`
console.log(
  `boardgame.io: ${Math.round(times.length / SECONDS)} moves/s in memory with ${2 * MATCHES} sockets; p50 ${at(0.5)}, p99 ${at(0.99)}; load before ${load}`,
)
server.kill()
process.exit(0)
