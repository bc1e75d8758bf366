/** A case of a rulebook: one that rules, or one that only informs. */
export interface Case {
  readonly id: string
  readonly kind: 'rule' | 'info'
  readonly title: string
}

/** Reads a rulebook's cases, one a line: '13.4 rule Terrain costs'. */
export const readLedger = (lines: string): readonly Case[] => lines.trim().split('\n').map(readCase)

function readCase(line: string): Case {
  const [id = '', kind = '', ...title] = line.split(' ')
  // A slip of the pen must not make a case one that nobody looks for.
  if (kind !== 'rule' && kind !== 'info') throw new Error(`'${line}' says neither 'rule' nor 'info'`)
  return { id, kind, title: title.join(' ') }
}
