// A club in a process of its own, for tests that kill it: its books lie in the folder that is named, its address is printed.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openClub } from '../index.ts'

let server: Server | undefined
await openClub(process.argv[2] ?? '', (handler) => {
  server = createServer(handler)
  return server
})
server?.listen(0, '127.0.0.1', () => {
  const port = (server?.address() as AddressInfo | undefined)?.port
  console.log(`http://127.0.0.1:${port}`)
})
// Whoever measures asks how much memory it has in use, and what is left when it has thrown away what it does not need.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
// It ends with whoever started it, however that ended: else a test that failed would leave a club open for ever.
process.on('disconnect', () => process.exit())
