import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOWNS } from '../data/places.ts'

/** A text of the game's folder. */
export const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
/** The rulebook. */
export const text = read('rulebook.md')
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('*', ''))

/** The text from one opening to the next: '## Appendix E' to '## Appendix F', '### German units' to any other heading. */
function under(opening: string): string {
  const from = text.indexOf(`\n${opening}`) + 1
  if (from === 0) throw new Error(`the rulebook has no ${opening}`)
  const level = /^#+/.exec(opening)?.[0] ?? '##'
  const [found = ''] = text.slice(from).split(new RegExp(`\\n(?=#{1,${level.length}} )`), 1)
  return found
}
/** The rows of a table under an opening, without its head; the first one unless another is meant. */
export function rows(opening: string, which = 0): string[][] {
  const tables = [...under(opening).matchAll(/(?:^\|.*\n?)+/gm)].map(([table]) => table.trim().split('\n'))
  return (tables[which] ?? []).slice(2).map(cells)
}
/** What stands behind '- Lake Victoria: ' under an opening, word by word. */
export function listed(opening: string, name: string): string[] {
  const line = under(opening)
    .split('\n')
    .find((l) => l.startsWith(`- ${name}: `))
  return line?.slice(`- ${name}: `.length, -1).split(' ') ?? []
}
/** In a fixed order, to compare what has none. */
export const sorted = (list: readonly string[]) => [...list].sort()

/** What a town is called, by its hex. */
export const townIn: ReadonlyMap<string, string> = new Map(TOWNS.map((t) => [t.hex, t.name]))
