// npm run pictures: takes the pictures of the page that the documents show, anew.

import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
process.exitCode = await run(node, [join(root, 'browser', 'pictures.ts')])
