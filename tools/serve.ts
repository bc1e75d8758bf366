// Builds the page when it is stale and serves it.

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { askedOf, misused } from './asked.ts'
import { ensureBuilt } from './serve/built.ts'
import { serveFolder } from './serve/folder.ts'
import { addressOf, whyNotListening } from './serve/hosts.ts'

const root = join(import.meta.dirname, '..')

const USAGE = `Usage: npm start [-- --port 1914] [-- --host localhost]
       npm start -- COMMAND    the terminal client; 'npm start -- help' lists its commands`

const { port, host } = readOptions()

const server = serveFolder(join(root, 'dist', 'table'), host)
server.on('error', (problem: NodeJS.ErrnoException) => {
  console.error(whyNotListening(problem, host, port))
  process.exit(1)
})
// The port first: whoever starts Boma twice must not rebuild the page under the feet of the first.
server.listen(port, host, () => {
  if (!ensureBuilt(root, console.log)) process.exit(1)
  console.log(`Boma is at ${addressOf(host, (server.address() as AddressInfo).port)} (Ctrl-C ends it).`)
})

function readOptions(): { readonly port: number; readonly host: string } {
  const { host, port } = askedOf({ port: '1914', host: 'localhost' }, USAGE).asked
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) misused(`'${port}' is no port.`, USAGE)
  if (host === '') misused('--host wants a name or an address.', USAGE)
  return { port: Number(port), host }
}
