// npm run forecasts [-- --game ID]: whether what the page of each game forecasts is what is played.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
const args = process.argv.slice(2)
const at = args.indexOf('--game')
const [, game = ''] = at < 0 ? [] : args.splice(at, 2)
const scripts = readdirSync(join(root, 'games'))
  .filter((each) => each.includes(game))
  .map((each) => join(root, 'games', each, 'tests', 'forecasts', 'run.ts'))
  .filter((script) => existsSync(script))
if (scripts.length === 0) console.log(`No game called '${game}' has forecasts to hold against play.`)
let worst = scripts.length === 0 ? 1 : 0
for (const script of scripts)
  worst = Math.max(worst, await run(node, [script, ...args], { cwd: process.env.INIT_CWD ?? process.cwd() }))
process.exitCode = worst
