import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
/** The rows of the first table under an opening, without its head. */
export function rows(opening: string): string[][] {
  const [table = ''] = /(?:^\|.*\n?)+/m.exec(under(opening)) ?? []
  return table.trim().split('\n').slice(2).map(cells)
}
