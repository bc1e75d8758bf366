// Builds the page when it is stale and serves it, and with it the club: playing with others.

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { CLUB, CLUB_SIGN, isAddress, openClub } from '@boma/server'
import { askedOf, misused } from './asked.ts'
import { ensureBuilt } from './serve/built.ts'
import { serveFolder } from './serve/folder.ts'
import { addressOf, whyNotListening } from './serve/hosts.ts'

const root = join(import.meta.dirname, '..')

const USAGE = `Usage: npm start [-- --port 1914] [-- --host localhost] [-- --data FOLDER]
       npm start -- --database postgres://USER@HOST/NAME    the club's books on a PostgreSQL (or BOMA_DATABASE)
       npm start -- COMMAND    the terminal client; 'npm start -- help' lists its commands`

const { port, host, books } = readOptions()

const server = await withClub()
server.on('error', (problem: NodeJS.ErrnoException) => {
  console.error(whyNotListening(problem, host, port))
  process.exit(1)
})
// The port first: whoever starts Boma twice must not rebuild the page under the feet of the first.
server.listen(port, host, () => {
  if (!ensureBuilt(root, console.log)) process.exit(1)
  console.log(`Boma is at ${addressOf(host, (server.address() as AddressInfo).port)} (Ctrl-C ends it).`)
})

/** The page and the club behind one door. */
async function withClub(): Promise<Server> {
  const page = join(root, 'dist', 'table')
  let made: Server | undefined
  try {
    await openClub(books, (answer) => {
      made = serveFolder(page, host, { under: CLUB, sign: CLUB_SIGN, answer })
      return made
    })
  } catch (problem) {
    console.error(`The club's books cannot be opened: ${problem instanceof Error ? problem.message : problem}`)
    process.exit(1)
  }
  return made ?? serveFolder(page, host)
}

interface Options {
  readonly port: number
  readonly host: string
  /** Where the club's books lie: a folder, or a PostgreSQL. */
  readonly books: string
}

function readOptions(): Options {
  const usual = { port: '1914', host: 'localhost', data: join(root, 'club-data'), database: '' }
  const { host, port, data, database } = askedOf(usual, USAGE).asked
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) misused(`'${port}' is no port.`, USAGE)
  if (host === '') misused('--host wants a name or an address.', USAGE)
  // Whoever may list processes reads what stands behind a command, a password too: so it may come by the environment.
  const address = database || (process.env['BOMA_DATABASE'] ?? '')
  if (address !== '' && !isAddress(address)) misused('--database wants postgres://USER@HOST/NAME.', USAGE)
  return { port: Number(port), host, books: address || resolve(data) }
}
