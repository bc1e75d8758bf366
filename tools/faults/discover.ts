import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Text of a game's source, and what is put in its place. */
interface Planting {
  readonly find: string
  readonly plant: string
}

/** A fault as a game's `tests/faults.ts` has it. */
interface Written extends Planting {
  readonly name: string
  /** A file of the game. */
  readonly file: string
  /** What else changes in that file. */
  readonly also?: readonly Planting[]
}

/** A fault to plant: of which game, and its number there. */
export interface PlantedFault extends Written {
  readonly game: string
  readonly number: number
}

/** All faults that the games want planted. */
export async function discoverFaults(root: string): Promise<readonly PlantedFault[]> {
  const files = globSync('games/*/tests/faults.ts', { cwd: root }).sort()
  const lists = await Promise.all(files.map((file) => faultsIn(root, file)))
  return lists.flat()
}

async function faultsIn(root: string, file: string): Promise<readonly PlantedFault[]> {
  const game = basename(dirname(dirname(file)))
  const { faults } = (await import(pathToFileURL(join(root, file)).href)) as { readonly faults: readonly Written[] }
  return faults.map((fault, number) => ({ ...fault, game, number }))
}

/** The source with the fault in it; throws when the game has changed so much that it does not fit any more. */
export function planted(source: string, fault: PlantedFault): string {
  return [fault, ...(fault.also ?? [])].reduce((text, { find, plant }) => {
    if (text.split(find).length !== 2) throw new Error(`'${fault.name}': ${fault.file} should have '${find}' just once`)
    return text.replace(find, () => plant)
  }, source)
}
