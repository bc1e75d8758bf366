import { bestOf } from './leaf.ts'
import { stemOf, wordsIn } from './likeness.ts'

/** An entry of a register: the words in which somebody might ask for a case. */
export type Phrase = readonly string[]

/** What a register says of each case, by its id. */
export type Register = ReadonlyMap<string, readonly Phrase[]>

/**
 * The register at the end of a rulebook, which nobody reads and every question is looked up in: a line for a case, with
 * what people would call it who do not know its words. A semicolon parts one entry from the next.
 */
export function registerOf(text: string): Register {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const [id = ''] = line.split(' ', 1)
      return [id, line.slice(id.length).split(';').map(wordsIn)]
    }),
  )
}

/** What somebody asks for: each word, by how well another is it, and what it tells. */
export interface WordSought {
  readonly fits: (word: string) => number
  readonly worth: number
}

/** How much a word of an entry tells, by how many cases have it. */
export function telling(texts: readonly (readonly string[])[], plain: ReadonlySet<string>): (word: string) => number {
  const having = new Map<string, number>()
  for (const text of texts) for (const stem of new Set(text.map(stemOf))) having.set(stem, (having.get(stem) ?? 0) + 1)
  return (word) => (plain.has(word) ? 0 : worthOf(having.get(stemOf(word)) ?? 0, texts.length))
}

/** What a word tells that so many cases of all have: the more, the fewer they are. */
export const worthOf = (having: number, all: number): number =>
  0.1 + Math.log(1 + (all - having + 0.5) / (having + 0.5))

/** A longer entry has more words by chance; below this much they are all short. */
const SHORT = 4
const LENGTH = 0.3

/** How well a question is answered by an entry: by what part of the question it has. */
export function entryFit(entry: Phrase, wanted: readonly WordSought[], tells: (word: string) => number): number {
  let had = 0
  let asked = 1e-9
  for (const { fits, worth } of wanted) {
    had += Math.min(1, bestOf(entry, fits)) * worth
    asked += worth
  }
  if (had === 0) return 0
  const own = entry.reduce((sum, word) => sum + tells(word) ** 2, 0)
  return (had / asked) ** 2 / Math.max(own, SHORT) ** LENGTH
}
