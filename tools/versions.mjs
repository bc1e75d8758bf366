// npm run versions: names the rules and data of each game anew, after they have changed (docs/decisions/0011).

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
process.exitCode = await run(node, [join(root, 'tools', 'versions.ts'), root])
