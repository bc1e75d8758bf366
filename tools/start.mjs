// npm start: the one command that gets a person to the table. Arguments go through: npm start -- play skirmish

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const args = process.argv.slice(2)
const namesCommand = args[0] !== undefined && !args[0].startsWith('-')

const { node } = ready()
process.exitCode = await run(node, [join(root, 'cli', 'boma.ts'), ...(namesCommand ? [] : ['start']), ...args], {
  // npm moves to the top folder; a file name in the arguments means what it meant where it was typed
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
