import { fill, type MatchRecord, writeEntry } from '@boma/kernel'

/** What records may have against one another, in English. */
export const CONTRADICTIONS = {
  oneSecret: 'Records {first} and {second}: one secret served two matches, so that its dice were known in the second.',
  twoCommitments:
    'Records {first} and {second} are of one match and have two commitments: one was made after the fact.',
  toldTwice: 'Records {first} and {second} tell one match in two ways, from entry {entry} on: somebody rolled again.',
} as const

/** Where two records do not go together: their places in the list, and the entry from which they differ. */
export interface Contradiction {
  readonly name: keyof typeof CONTRADICTIONS
  readonly facts: Readonly<Record<'first' | 'second' | 'entry', string>>
}

/** A contradiction in English. */
export const sayContradiction = ({ name, facts }: Contradiction): string => fill(CONTRADICTIONS[name], facts)

/** Holds records against one another: of one match, the shorter must be where the longer begins. */
export function contradictions(records: readonly MatchRecord[]): readonly Contradiction[] {
  return records.flatMap((second, j) =>
    records.slice(0, j).flatMap((first, i) => {
      const found = between(first, second)
      return found === undefined
        ? []
        : [{ name: found.name, facts: { first: `${i + 1}`, second: `${j + 1}`, entry: `${found.entry}` } }]
    }),
  )
}

interface Between {
  readonly name: Contradiction['name']
  readonly entry: number
}

function between(a: MatchRecord, b: MatchRecord): Between | undefined {
  if (a.dice.kind === 'manual' || b.dice.kind === 'manual') return undefined
  const isOne = a.id === b.id && a.id !== ''
  if (!isOne)
    return a.dice.secret !== undefined && a.dice.secret === b.dice.secret ? { name: 'oneSecret', entry: 0 } : undefined
  if (a.dice.commitment !== b.dice.commitment) return { name: 'twoCommitments', entry: 0 }
  const length = Math.min(a.entries.length, b.entries.length)
  for (let i = 0; i < length; i++) {
    const [one, other] = [a.entries[i], b.entries[i]].map((entry) => entry && writeEntry(entry).join('\n'))
    if (one !== other) return { name: 'toldTwice', entry: i + 1 }
  }
  return undefined
}
