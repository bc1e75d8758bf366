const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('*', ''))

/** What a rulebook lists in tables and lines, to be held against a game's data. */
export interface RulebookTables {
  /** The rows of a table under an opening, without its head; the first one unless another is meant. */
  rows(opening: string, which?: number): string[][]
  /** What stands behind '- Lake Victoria: ' under an opening, word by word. */
  listed(opening: string, name: string): string[]
}

/** Opens a rulebook. An opening is a heading: '## Appendix E' reaches to '## Appendix F', '### German units' to any other. */
export function bookOf(text: string): RulebookTables {
  function under(opening: string): string {
    const from = text.indexOf(`\n${opening}`) + 1
    if (from === 0) throw new Error(`the rulebook has no ${opening}`)
    const level = /^#+/.exec(opening)?.[0] ?? '##'
    const [found = ''] = text.slice(from).split(new RegExp(`\\n(?=#{1,${level.length}} )`), 1)
    return found
  }
  return {
    rows(opening, which = 0) {
      const tables = [...under(opening).matchAll(/(?:^\|.*\n?)+/gm)].map(([table]) => table.trim().split('\n'))
      return (tables[which] ?? []).slice(2).map(cells)
    },
    listed(opening, name) {
      const line = under(opening)
        .split('\n')
        .find((each) => each.startsWith(`- ${name}: `))
      return line?.slice(`- ${name}: `.length, -1).split(' ') ?? []
    },
  }
}
