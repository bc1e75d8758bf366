// npm run bench:club: how much a club does on this machine, on both databases.

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
process.exitCode = await run(node, [join(root, 'server', 'bench', 'club.ts'), ...process.argv.slice(2)])
