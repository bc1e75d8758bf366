// Loads a game with one of its faults planted and prints what conformance makes of it.
// Usage: node tools/faults/attempt.ts GAME FAULT SEED MATCHES

import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { discoverFaults, planted } from './discover.ts'

const [, , game = '', number, seed, matches] = process.argv
const root = join(import.meta.dirname, '../..')
const url = (file: string): string => pathToFileURL(join(root, file)).href

const fault = (await discoverFaults(root)).find((f) => f.game === game && f.number === Number(number))
if (fault === undefined) throw new Error(`${game} has no fault ${number}`)

let isPlanted = false
registerHooks({
  load(address, context, next) {
    const loaded = next(address, context)
    if (address !== url(`games/${game}/${fault.file}`)) return loaded
    isPlanted = true
    return { ...loaded, source: planted(String(loaded.source), fault) }
  },
})

const { conformance } = await import(url('conformance/index.ts'))
const rules = (await import(url(`games/${game}/index.ts`)))[game]
if (!isPlanted) throw new Error(`'${fault.name}': ${fault.file} is no file that the game loads`)
const positions = `games/${game}/tests/rare.ts`
const rare = existsSync(join(root, positions)) ? (await import(url(positions))).rare() : undefined
const [found] = conformance(rules, { matches: Number(matches), seed: Number(seed), mostFaults: 1, rare })
console.log(found === undefined ? '' : `${found.property}${found.match > 0 ? `, match ${found.match}` : ''}`)
