// npm run sheets -- GAME: prints a game's box (reference, map, counters, cards, rulebook) into PDF files.

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
process.exitCode = await run(node, [join(root, 'browser', 'sheets.ts'), ...process.argv.slice(2)])
