import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sample that new games are copies of: a game like any other, so that it is always whole. */
export const SAMPLE = 'outpost'
/** What it is called, in each language. */
const CALLED = /The outpost|Der Vorposten/g

/** A file of a game's folder: its path within it, and its text. */
export type Written = readonly [path: string, text: string]

/** What is to be written for a new game. */
export interface NewGame {
  readonly id: string
  readonly name: string
  /** Where it stands on the shelf. */
  readonly place: number
}

/** The files of a game's folder, in order; what npm has put there is none of it. */
export const filesOf = (folder: string): readonly Written[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .sort()
    .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')])

/** The files of a new game: those of the sample, under its own id and name. */
export const freshFiles = (games: string, { id, name, place }: NewGame): readonly Written[] =>
  filesOf(join(games, SAMPLE)).map(([path, text]) => {
    const own = text.replace(CALLED, name).replaceAll(SAMPLE, id)
    return [path, path === 'box.json' ? own.replace(/"place": \d+/, `"place": ${place}`) : own]
  })

/** The files in which a folder differs from what was written into it; the version is written anew by others. */
export function changedIn(folder: string, fresh: readonly Written[]): readonly string[] {
  const [now, then] = [new Map(filesOf(folder)), new Map(fresh)]
  return [...new Set([...now.keys(), ...then.keys()])].filter(
    (path) => path !== 'version.ts' && now.get(path) !== then.get(path),
  )
}
