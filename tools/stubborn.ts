// Plays every scenario of every game with players who do one thing for ever, for each kind of action: does every match end?

import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rules } from '@boma/kernel'
import { askedOf, countOf } from './asked.ts'

const USAGE = 'Usage: npm run stubborn -- [--game ID] [--seeds N]'
const { asked } = askedOf({ game: '', seeds: '1' }, USAGE)
const seeds = countOf(asked.seeds, 'seeds', USAGE)
const root = join(import.meta.dirname, '..')
const load = (file: string) => import(pathToFileURL(join(root, file)).href)
const { kindsToWant, playStubbornly } = await load('conformance/index.ts')

let endless = 0
for (const file of globSync('games/*/rules.ts', { cwd: root }).sort()) {
  const id = basename(dirname(file))
  if (!id.includes(asked.game)) continue
  const { rules } = (await load(file)) as { readonly rules: Rules }
  for (const [scenario, { id: name, mostActions }] of rules.scenarios.entries()) {
    let longest = 0
    for (const kind of kindsToWant(rules))
      for (let seed = 1; seed <= seeds; seed++) {
        const actions = playStubbornly(rules, { scenario, kind, seed })
        longest = Math.max(longest, actions)
        if (actions <= mostActions) continue
        endless++
        console.log(`${id} ${name}: '${kind}' for ever goes on after ${mostActions} actions (seed ${seed})`)
      }
    console.log(`${id.padEnd(9)} ${name.padEnd(24)} ${longest} actions at most, of ${mostActions}`)
  }
}
process.exitCode = endless === 0 ? 0 : 1
