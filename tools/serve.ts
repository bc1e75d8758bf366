// Builds the page when it is stale and serves it. Usage: node tools/serve.ts [--port 1914] [--host localhost]

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './serve/built.ts'
import { serveFolder } from './serve/folder.ts'

const root = join(import.meta.dirname, '..')

const USAGE = `Usage: npm start [-- --port 1914] [-- --host localhost]
       npm start -- COMMAND    the terminal client; 'npm start -- help' lists its commands`

const { port, host } = readOptions()

const server = serveFolder(join(root, 'dist', 'table'))
server.on('error', (problem: NodeJS.ErrnoException) => {
  console.error(whatIsWrong(problem))
  process.exit(1)
})
// The port first: whoever starts Boma twice must not rebuild the page under the feet of the first.
server.listen(port, host, () => {
  if (!ensureBuilt(root, console.log)) process.exit(1)
  console.log(`Boma is at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}/ (Ctrl-C ends it).`)
})

function whatIsWrong(problem: NodeJS.ErrnoException): string {
  if (problem.code === 'EADDRINUSE')
    return `Port ${port} is taken; perhaps Boma is running already at http://localhost:${port}/. Another port: npm start -- --port ${port + 1}`
  if (problem.code === 'EACCES') return `Port ${port} is not yours to use; try a higher one: npm start -- --port 1914`
  return `The server could not start: ${problem.message}.`
}

function readOptions(): { readonly port: number; readonly host: string } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '1914' }, host: { type: 'string', default: 'localhost' } },
    })
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) throw new Error(`'${values.port}' is no port.`)
    return { port: Number(values.port), host: values.host }
  } catch (caught) {
    console.error(`${caught instanceof Error ? caught.message : caught}\n${USAGE}`)
    process.exit(2)
  }
}
