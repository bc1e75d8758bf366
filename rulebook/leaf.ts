import type { Phrase } from './register.ts'
import type { Section } from './sections.ts'

/** A case as it is searched. */
export interface Leaf {
  readonly section: Section
  readonly title: readonly string[]
  /** The words of the chapter that it stands in, which it need not say again. */
  readonly chapter: readonly string[]
  /** The words of its text with how often each is there. */
  readonly body: ReadonlyMap<string, number>
  readonly length: number
  /** The case that it is a part of, by its place in the book. */
  readonly above: number | undefined
  /** What the register says of it. */
  readonly entries: readonly Phrase[]
}

/** How well a word that is sought is there: in the title, in the chapter's title, in the text, in an entry. */
export interface Met {
  readonly title: number
  readonly chapter: number
  readonly body: number
  readonly entry: number
}

/** Where in a case a word is. */
export function metIn({ title, chapter, body, entries }: Leaf, fits: (word: string) => number): Met {
  let inBody = 0
  for (const [word, count] of body) inBody += count * fits(word)
  return {
    title: bestOf(title, fits),
    chapter: bestOf(chapter, fits),
    body: inBody,
    entry: bestOf(entries.flat(), fits),
  }
}

/** How well the best of some words fits. */
export function bestOf(words: readonly string[], fits: (word: string) => number): number {
  let best = 0
  for (const word of words) best = Math.max(best, fits(word))
  return best
}

/** A title says what a case is about, the more so the less else it says; in a text, a word counts less each time. */
const TITLE = 1.5
const CHAPTER = 1.3

/** How much a case says of a word by its title, its chapter's and its text. */
export function saidOf({ title, length }: Leaf, met: Met, usual: number): number {
  if (met.title === 0 && met.body === 0) return CHAPTER * met.chapter * 0.5
  const alone = 0.5 + 0.5 / Math.max(1, title.length)
  return TITLE * met.title * alone + CHAPTER * met.chapter + met.body / (met.body + 0.6 + (0.5 * length) / usual)
}

/** The same for a word that is looked up. */
export const fitOf = (page: Leaf, fits: (word: string) => number, usual: number): number =>
  saidOf(page, metIn(page, fits), usual)
