import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionOf } from './hash.ts'

/** A game's file that names its version: as it is, and as it should be. */
export interface VersionFile {
  readonly game: string
  readonly path: string
  readonly is: string
  readonly shouldBe: string
}

/** The games that there are. */
export const gamesIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'index.ts')))

/** The version files of all games. */
export function versionFiles(root: string): Promise<readonly VersionFile[]> {
  return Promise.all(
    gamesIn(root).map(async (game) => {
      const path = join(root, 'games', game, 'version.ts')
      return { game, path, is: textOf(path), shouldBe: written(await versionOf(root, game)) }
    }),
  )
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '')

const written = (version: string): string =>
  `/** Names these very rules and data. Written by \`npm run versions\`. */\nexport const version = '${version}'\n`
