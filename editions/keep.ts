import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EditionWanted, fileNameOf } from './open.ts'
import { type Manuscript, press } from './press.ts'

/** A game's rules as they are kept: in which version, and whether they had been kept before. */
export interface KeptEdition extends EditionWanted {
  readonly isNew: boolean
}

/**
 * Keeps a game's rules in a folder, for matches that are still to be played under them when they have changed. What is kept
 * already stays as it is.
 */
export async function keepEdition(folder: string, of: Manuscript & EditionWanted): Promise<KeptEdition> {
  const { game, version } = of
  const path = join(folder, fileNameOf(of))
  const isNew = !existsSync(path)
  if (isNew) {
    mkdirSync(folder, { recursive: true })
    // Whole or not at all: somebody may open it at this moment.
    writeFileSync(`${path}.part`, await press(of, 'rules'))
    renameSync(`${path}.part`, path)
  }
  return { game, version, isNew }
}
