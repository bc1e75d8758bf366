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
