// npm start: the one command that gets a person to the table. With a command, it runs the terminal client instead:
// npm start -- play skirmish

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const args = process.argv.slice(2)
const namesCommand = args[0] !== undefined && !args[0].startsWith('-')
const asksClient = namesCommand || ['-h', '--help', '--version'].includes(args[0])

const { node } = ready()
const ofClub = args[0] === 'club'
const script = ofClub
  ? join(root, 'tools', 'club.ts')
  : asksClient
    ? join(root, 'cli', 'boma.ts')
    : join(root, 'tools', 'serve.ts')
process.exitCode = await run(node, [script, ...args], {
  // npm moves to the top folder; a file name in the arguments means what it meant where it was typed
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
