// npm run traces: whether a change of the code changed what is played.

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
process.exitCode = await run(node, [join(root, 'tools', 'traces.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
