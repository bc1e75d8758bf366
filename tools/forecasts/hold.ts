// Holds every kind of forecast that a game's page shows against what is played, in the scattered positions that
// tests/forecasts/scenes.ts of the game names. Ends with 1 where one is wrong. With so many figures one in some ten thousand
// lies beyond its bounds by luck: a fault that comes back with other dice is one.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { askedOf, countOf } from '../asked.ts'

/** A position in which something is forecast: where it comes from, what it is, and where it is wrong when it is played so often. */
interface Scene {
  readonly seed: number
  readonly what: string
  readonly faults: (played: number) => readonly string[]
}

/** What a game's scenes.ts exports. */
interface Scenes {
  /** By its name, how a kind of scene is found. */
  readonly KINDS: object
  scenesOf(kind: string, seed: number, each: number): Iterable<Scene>
}

const USAGE = 'Usage: npm run forecasts -- --game ID [--each N] [--played N] [--seed N] [--only KIND]'
const { asked, beside } = askedOf({ each: '6', played: '20000', seed: '1', only: '' }, USAGE, true)
const count = (name: 'each' | 'played' | 'seed') => countOf(asked[name], name, USAGE)
const [each, played, seed] = [count('each'), count('played'), count('seed')]
const [game = ''] = beside
const at = join(import.meta.dirname, '..', '..', 'games', game, 'tests', 'forecasts', 'scenes.ts')
hold(await import(pathToFileURL(at).href))

function hold({ KINDS, scenesOf }: Scenes): void {
  let [held, wrong] = [0, 0]
  for (const kind of Object.keys(KINDS).filter((name) => name.includes(asked.only))) {
    let [ofKind, wrongOfKind] = [0, 0]
    for (const { seed: position, what, faults } of scenesOf(kind, seed, each)) {
      const found = faults(played)
      ofKind++
      if (found.length > 0) wrongOfKind++
      for (const fault of found) console.log(`${kind}, position ${position}, ${what}: ${fault}`)
    }
    console.log(`${kind.padEnd(12)} ${ofKind} held, ${wrongOfKind} wrong`)
    held += ofKind
    wrong += wrongOfKind
  }
  console.log(`${held} forecasts, each held against ${played} played: ${wrong} wrong.`)
  process.exitCode = wrong === 0 && held > 0 ? 0 : 1
}
