// npm test: every check. Arguments go to vitest alone: npm test -- kernel/hex

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
process.exitCode = await run(node, [join(root, 'tools', 'check.ts'), ...process.argv.slice(2)])
