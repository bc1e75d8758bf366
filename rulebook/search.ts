import { answers } from './answers.ts'
import { fitOf, type Leaf } from './leaf.ts'
import { fit, fitting, folded, wordsAt, wordsIn } from './likeness.ts'
import { plain } from './markdown.ts'
import { type Register, registerOf, telling } from './register.ts'
import { parentOf, type Section } from './sections.ts'
import { type BookLanguage, type BookTongue, TONGUES } from './tongues.ts'

/** A stretch of a text, from a character on and up to another. */
export type Stretch = readonly [from: number, to: number]

/** A case that was found, and the sentence in it that fits best. */
export interface Finding {
  readonly section: Section
  readonly excerpt: string
}

/** What was found, the best first. */
export interface Found {
  readonly findings: readonly Finding[]
  /** Has no case all the words that were sought, so that these have only some of them? */
  readonly isPartial: boolean
  /** Was it asked in ordinary words, so that what answers best comes first, whatever words it has? */
  readonly isAnswer: boolean
}

/** A rulebook that is ready to be searched. */
export interface Index {
  find(sought: string): Found
}

const NOTHING: Found = { findings: [], isPartial: false, isAnswer: false }
const CASE = /^(?:§ ?)?((?:event|ereignis)-\d+|\d{1,2}(?:\.\d{1,2}){0,3}(?:[a-o](?:-1)?)?\.?)$/

/** Makes a rulebook searchable, with its register if it has one. */
export function indexOf(sections: readonly Section[], language: BookLanguage = 'en', register = ''): Index {
  const pages = pagesOf(sections, registerOf(register))
  const usual = pages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, pages.length)
  const { plain, alike } = TONGUES[language]
  const tells = telling(pages.map(wordsOf), plain)
  return {
    find(sought) {
      const number = CASE.exec(sought.trim().toLowerCase())?.[1]?.replace(/\.$/, '')
      if (number !== undefined && sections.some((section) => numbered(section, number) > 0))
        return byNumber(sections, number, sought)
      const asked = [...new Set(wordsIn(sought))]
      const about = asked.filter((word) => !plain.has(word))
      if (about.length < asked.length && about.length > 0 && asked.length > 2) {
        const fitters = about.map((word) => fitting(word, alike(word)))
        const findings = answers(pages, fitters, tells, usual).map((section) => ({
          section,
          excerpt: excerptOf(section, asked),
        }))
        return { findings, isPartial: false, isAnswer: true }
      }
      return asked.length === 0 ? NOTHING : lookUp(pages, asked, alike, usual, sought)
    },
  }
}

function pagesOf(sections: readonly Section[], register: Register): readonly Leaf[] {
  let chapter: readonly string[] = []
  const places = new Map(sections.map(({ id }, i) => [id, i]))
  return sections.map((section, i) => {
    if (section.level <= 2) chapter = wordsIn(section.title)
    const words = wordsIn(section.blocks.map(plain).join(' '))
    const body = new Map<string, number>()
    for (const word of words) body.set(word, (body.get(word) ?? 0) + 1)
    return {
      section,
      title: wordsIn(section.title),
      chapter,
      body,
      length: words.length,
      above: aboveOf(section.id, i, places),
      entries: register.get(section.id) ?? [],
    }
  })
}

/** All the words of a case and of its entries. */
const wordsOf = ({ body, entries }: Leaf): readonly string[] => [...body.keys(), ...entries.flat()]

function aboveOf(id: string, own: number, places: ReadonlyMap<string, number>): number | undefined {
  for (let at = parentOf(id); at !== ''; at = parentOf(at)) {
    const place = places.get(at)
    if (place !== undefined && place !== own) return place
  }
  return undefined
}

/** Whoever types a number wants that case, and then what is within it. */
function byNumber(sections: readonly Section[], number: string, sought: string): Found {
  const found = sections.filter((section) => numbered(section, number) > 0)
  const best = found.sort((a, b) => numbered(b, number) - numbered(a, number))
  return { ...NOTHING, findings: best.map((section) => ({ section, excerpt: excerptOf(section, [sought]) })) }
}

function numbered({ number: printed }: Section, sought: string): number {
  const number = printed.toLowerCase()
  if (number === sought || number === `${sought}.0`) return 2
  const rest = number.startsWith(sought) ? number.slice(sought.length) : ''
  return /^(?:\.|[a-o](?:-1)?$)/.test(rest) ? 1 : 0
}

/** Words that are looked up: the cases that have all of them, or else most. */
function lookUp(
  pages: readonly Leaf[],
  words: readonly string[],
  alike: BookTongue['alike'],
  usual: number,
  sought: string,
): Found {
  const plainly = (word: string) => pages.map((page) => fitOf(page, fitting(word), usual))
  const fits = words.map((word) => {
    const own = plainly(word)
    // A word that stands nowhere may be another for one that does.
    return own.some((f) => f > 0) ? own : pages.map((page) => fitOf(page, fitting(word, alike(word)), usual))
  })
  const scored = pages.map(({ section }, i) => ({
    section,
    met: fits.filter((f) => (f[i] ?? 0) > 0).length,
    score: fits.reduce((sum, f) => sum + (f[i] ?? 0) * rarity(f), 0),
  }))
  const most = Math.max(...scored.map(({ met }) => met))
  const best = scored.filter(({ met }) => met > 0 && met === most).sort((a, b) => b.score - a.score)
  const findings = best.map(({ section }) => ({ section, excerpt: excerptOf(section, wordsIn(sought)) }))
  return { findings, isPartial: findings.length > 0 && most < words.length, isAnswer: false }
}

/** A word that few cases have tells more than one that all have. */
function rarity(fits: readonly number[]): number {
  const having = fits.filter((f) => f > 0).length
  return Math.log(1 + fits.length / (1 + having))
}

/** The stretches of a text that are words which were sought. */
export function stretchesIn(text: string, sought: string): readonly Stretch[] {
  const words = [...new Set(wordsIn(sought))]
  if (words.length === 0) return []
  return wordsAt(text)
    .filter(([word]) => words.some((wanted) => fit(folded(word), wanted) > 0))
    .map((found) => [found.index, found.index + found[0].length])
}

/** So much of a case is shown where it was found. */
const LONGEST = 180

/** The sentence of a case that has most of the words, and what follows it. */
function excerptOf(section: Section, words: readonly string[]): string {
  const text = section.blocks
    .filter((block) => block.kind !== 'heading')
    .map(plain)
    .join(' ')
    .replace(section.number, '')
    .trim()
  const sentences = text.split(/(?<=[.:;!?]) /)
  const met = sentences.map((s) => words.filter((w) => wordsIn(s).some((word) => fit(word, w) > 0)).length)
  const from = Math.max(0, met.indexOf(Math.max(...met)))
  const here = sentences.slice(from).join(' ')
  const first = Math.max(0, (stretchesIn(here, words.join(' '))[0]?.[0] ?? 0) - LONGEST / 2)
  const start = first === 0 ? 0 : here.indexOf(' ', first) + 1
  const cut = here.slice(start, start + LONGEST)
  const end = start + LONGEST >= here.length ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`
  return start > 0 || from > 0 ? `… ${end}` : end
}
