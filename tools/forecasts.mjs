// npm run forecasts: whether what the page forecasts is what is played, in positions of random matches.

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
const script = join(root, 'games', 'askari', 'tests', 'forecasts', 'run.ts')
process.exitCode = await run(node, [script, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
