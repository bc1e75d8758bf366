// npm run forecasts [-- --game ID]: whether what the page of each game forecasts is what is played.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ready, root, run } from './ready.mjs'

const { node } = ready()
const args = process.argv.slice(2)
const at = args.indexOf('--game')
const [, game = ''] = at < 0 ? [] : args.splice(at, 2)
const forecasts = (each, file) => join(root, 'games', each, 'tests', 'forecasts', file)
const games = readdirSync(join(root, 'games')).filter(
  (each) => each.includes(game) && existsSync(forecasts(each, 'scenes.ts')),
)
if (games.length === 0) console.log(`No game called '${game}' has forecasts to hold against play.`)
let worst = games.length === 0 ? 1 : 0
for (const each of games) {
  const own = forecasts(each, 'run.ts')
  const script = existsSync(own) ? [own] : [join(root, 'tools', 'forecasts', 'hold.ts'), each]
  worst = Math.max(worst, await run(node, [...script, ...args], { cwd: process.env.INIT_CWD ?? process.cwd() }))
}
process.exitCode = worst
