// npm run recaps [-- --game ID] [--turns N]: whether what is told of the others' turns is the difference of two positions.

import { command, ready, root, run } from './ready.mjs'

const { node } = ready()
const args = process.argv.slice(2)
const said = (name, otherwise) => args[args.indexOf(name) + 1 || args.length] ?? otherwise
const test = 'table/src/play/recap/tests/recaps.test.ts'
const only = args.includes('--game') ? ['-t', `recap of ${said('--game', '')} `] : []
process.exitCode = await run(node, [command('vitest'), 'run', '--project', 'programs', test, ...only], {
  cwd: root,
  env: { ...process.env, RECAPS: said('--turns', '500') },
})
