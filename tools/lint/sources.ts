import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOT_OURS = ['node_modules', '.cache', '.git', 'dist']

/** Every TypeScript file under a folder that is ours, as a path that begins with the folder's. */
export function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : sourcesUnder(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** The line, counted from 1, on which a position of a text lies. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** Static imports start a line, thanks to the formatter, so what a test quotes is not taken for one. */
const IMPORT = /(?:^import |^(?:import|export|\}).* from |\bimport\()['"]([^'"]*)['"]/gm

/** What a source imports: from where, at which position it says so, and whether types alone. */
interface Imported {
  readonly path: string
  readonly at: number
  readonly isType: boolean
}

/** Everything that a source imports. */
export const importsIn = (text: string): readonly Imported[] =>
  [...text.matchAll(IMPORT)].map(({ 0: said, 1: path = '', index: at }) => ({
    path,
    at,
    isType: /^(?:import|export) type /.test(said),
  }))
