// Keeps the rules of each game as they are now, each in a file that needs no other: npm run editions -- FOLDER [--game ID]
// A server that goes over to new rules plays on under the old ones the matches that these would change (docs/decisions/0017).

import { join, resolve } from 'node:path'
import { keepEdition } from '../editions/keep.ts'
import { askedOf, misused } from './asked.ts'
import { gamesIn } from './versions/file.ts'
import { versionOf } from './versions/hash.ts'

const USAGE = 'Usage: npm run editions -- FOLDER [--game ID]'
const root = join(import.meta.dirname, '..')

const { asked, beside } = askedOf({ game: '' }, USAGE, true)
const [folder = '', ...more] = beside
if (folder === '' || more.length > 0) misused('One folder is wanted, to keep them in.', USAGE)
const games = gamesIn(root).filter((game) => asked.game === '' || game === asked.game)
if (games.length === 0) misused(`There is no game '${asked.game}'.`, USAGE)
for (const game of games) {
  const { version, isNew } = await keepEdition(resolve(folder), { root, game, version: await versionOf(root, game) })
  console.log(`${game}: ${isNew ? 'kept' : 'kept before'}, ${version}`)
}
