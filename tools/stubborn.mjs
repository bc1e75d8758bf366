// npm run stubborn: players who do one thing for ever, and whether every match ends all the same.

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
process.exitCode = await run(node, [join(root, 'tools', 'stubborn.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
