import { type Leaf, type Met, metIn, saidOf } from './leaf.ts'
import { entryFit, type WordSought, worthOf } from './register.ts'
import type { Section } from './sections.ts'

/** So many cases answer a question: whoever reads further reads the book. */
const ANSWERS = 8

/** What a case says of itself counts once; how much of the question it has at all, and its best entry, so much more. */
const HAD = 2
const ASKED = 10

/** The cases that answer a question best, words that mean the same included, however it is put. */
export function answers(
  pages: readonly Leaf[],
  fitters: readonly ((word: string) => number)[],
  tells: (word: string) => number,
  usual: number,
): readonly Section[] {
  const met = fitters.map((fits) => pages.map((page) => metIn(page, fits)))
  const wanted = fitters.map((fits, word): WordSought => ({ fits, worth: weight(met[word] ?? []) }))
  const said = pages.map((page, i) => {
    const each = met.map((of) => saidOf(page, of[i] ?? NOWHERE, usual))
    return shareOf(each, wanted) * shareOf(each.map(upToOne), wanted)
  })
  const scored = pages.map((page, i) => {
    const above = page.above === undefined ? 0 : (said[page.above] ?? 0)
    const had = shareOf(
      met.map((of) => hadOf(of[i] ?? NOWHERE)),
      wanted,
    )
    const asked = Math.max(0, ...page.entries.map((entry) => entryFit(entry, wanted, tells)))
    const own = (said[i] ?? 0) + ABOVE * above + HAD * had ** 2
    return { section: page.section, score: own * standing(page) + ASKED * asked }
  })
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return best.slice(0, ANSWERS).map(({ section }) => section)
}

const NOWHERE: Met = { title: 0, chapter: 0, body: 0, entry: 0 }
const upToOne = (fit: number): number => Math.min(1, fit)

/** A word counts once, wherever it is: as much in the register as in the title, less in the text or the chapter. */
const hadOf = ({ title, chapter, body, entry }: Met): number =>
  Math.max(title, entry, 0.6 * upToOne(body), 0.4 * chapter)

/** What part of a question is met. */
function shareOf(fits: readonly number[], wanted: readonly WordSought[]): number {
  let had = 0
  let whole = 1e-9
  for (const [i, { worth }] of wanted.entries()) {
    had += (fits[i] ?? 0) * worth
    whole += worth
  }
  return had / whole
}

/** A word that is everywhere tells next to nothing; but a rare one, such as a name, does not tell all. */
const weight = (met: readonly Met[]): number =>
  worthOf(
    met.reduce((sum, { title, body, entry }) => sum + upToOne(Math.max(title, body, entry)), 0),
    met.length,
  ) ** RARE

const RARE = 0.7

/** What a case stands under says what it is about, which it need not say again. */
const ABOVE = 0.2

/** With fewer words than these behind its title a case only opens what follows. */
const HEADING = 8

/** A case rules; an appendix, a heading without a number and a ruling stand behind it. */
const standing = ({ section: { id, number }, length, title }: Leaf): number => {
  if (number === '') return id.startsWith('appendix') ? 0.6 : 0.5
  return length - title.length < HEADING ? 0.5 : 1
}
