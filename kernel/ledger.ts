/** A case of a rulebook: one that rules, or one that only informs. */
export interface Case {
  readonly id: string
  readonly kind: 'rule' | 'info'
  readonly title: string
}

/** Reads a rulebook's cases, one a line: '13.4 rule Terrain costs'. */
export const readLedger = (lines: string): readonly Case[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', kind = '', ...title] = line.split(' ')
      return { id, kind: kind === 'rule' ? 'rule' : 'info', title: title.join(' ') }
    })
