// Builds the page when it is stale and serves it, and with it the club: playing with others.

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { CLUB, CLUB_SIGN, openClub } from '@boma/server'
import { askedOf, misused } from './asked.ts'
import { ensureBuilt } from './serve/built.ts'
import { serveFolder } from './serve/folder.ts'
import { addressOf, whyNotListening } from './serve/hosts.ts'

const root = join(import.meta.dirname, '..')

const USAGE = `Usage: npm start [-- --port 1914] [-- --host localhost] [-- --data FOLDER]
       npm start -- COMMAND    the terminal client; 'npm start -- help' lists its commands`

const { port, host, data } = readOptions()

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
  await openClub(data, (answer) => {
    made = serveFolder(page, host, { under: CLUB, sign: CLUB_SIGN, answer })
    return made
  })
  return made ?? serveFolder(page, host)
}

function readOptions(): { readonly port: number; readonly host: string; readonly data: string } {
  const { host, port, data } = askedOf({ port: '1914', host: 'localhost', data: join(root, 'club-data') }, USAGE).asked
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) misused(`'${port}' is no port.`, USAGE)
  if (host === '') misused('--host wants a name or an address.', USAGE)
  return { port: Number(port), host, data: resolve(data) }
}
