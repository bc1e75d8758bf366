// npm run faults: faults planted in the games, and whether conformance finds them.

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
process.exitCode = await run(node, [join(root, 'tools', 'faults.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
