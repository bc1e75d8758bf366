import { plain } from './markdown.ts'
import type { Section } from './sections.ts'

/** A stretch of a text, from a character on and up to another. */
export type Stretch = readonly [from: number, to: number]

/** A case that was found: how well it fits, and the sentence in it that fits best. */
export interface Finding {
  readonly section: Section
  readonly excerpt: string
}

/** What was found, the best first. */
export interface Found {
  readonly findings: readonly Finding[]
  /** Has no case all the words that were sought, so that these have only some of them? */
  readonly isPartial: boolean
}

/** A rulebook that is ready to be searched. */
export interface Index {
  find(sought: string): Found
}

const WORD = /\p{L}+|\d+(?:\.\d+)*[a-o]?/gu
const CASE = /^(?:§ ?)?((?:event|ereignis)-\d+|\d{1,2}(?:\.\d{1,2}){0,3}(?:[a-o](?:-1)?)?\.?)$/

/** A word as it is compared: small, and without marks over its letters. */
const folded = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** What English and German words end with in one form or another. The longer goes first. */
const ENDINGS = /(?:ungen|ings?|ungs|als?|ern|ies|ung|est|em|er|en|es|ed|ly|e|n|s|y)$/

/** The beginning that the forms of a word share: 'marches' and 'marching', 'Rückzüge' and 'Rückzug'. */
const stemOf = (word: string): string => {
  const stem = word.replace(ENDINGS, '')
  return stem.length >= 4 ? stem : word
}

/** How well a word of the text is the one that was sought: the same, its beginning, or a part of a long German one. */
function likeness(word: string, sought: string): number {
  if (word === sought) return 1
  if (stemOf(word) === stemOf(sought)) return 0.9
  if (/\d/.test(sought)) return word.startsWith(`${sought}.`) ? 0.5 : 0
  if (sought.length >= 2 && word.startsWith(sought)) return 0.6
  if (sought.length >= 5 && word.startsWith(stemOf(sought))) return 0.5
  return sought.length >= 4 && word.includes(stemOf(sought)) ? 0.3 : 0
}

/** The words that were sought; ü may be typed as ue. */
function wordsOf(sought: string): readonly string[] {
  const words = folded(sought).match(WORD) ?? []
  return [...new Set(words)]
}

const spelt = (word: string): readonly string[] => {
  const short = word.replaceAll(/([aou])e/g, '$1')
  return short === word ? [word] : [word, short]
}

const fit = (word: string, sought: string): number => Math.max(...spelt(sought).map((way) => likeness(word, way)))

/** The same for all the words of a book: each is compared but once. */
function fitting(sought: string): (word: string) => number {
  const known = new Map<string, number>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const now = fit(word, sought)
    known.set(word, now)
    return now
  }
}

interface Page {
  readonly section: Section
  readonly title: readonly string[]
  /** The words of its text with how often each is there. */
  readonly body: ReadonlyMap<string, number>
  readonly length: number
}

/** Makes a rulebook searchable. */
export function indexOf(sections: readonly Section[]): Index {
  const pages = sections.map(pageOf)
  const usual = pages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, pages.length)
  return {
    find(sought) {
      const words = wordsOf(sought)
      if (words.length === 0) return { findings: [], isPartial: false }
      const number = CASE.exec(sought.trim().toLowerCase())?.[1]?.replace(/\.$/, '')
      const fits = words.map(fitting).map((fit) => pages.map((page) => fitOf(page, fit, usual)))
      const scored = pages.map((page, i) => {
        const met = fits.filter((fit) => (fit[i] ?? 0) > 0).length
        const words = fits.reduce((sum, fit) => sum + (fit[i] ?? 0) * rarity(fit), 0)
        const byNumber = number === undefined ? 0 : numbered(page.section.number.toLowerCase(), number)
        return byNumber > 0 ? { page, met: fits.length, score: byNumber } : { page, met, score: words }
      })
      const most = Math.max(...scored.map(({ met }) => met))
      const best = scored.filter(({ met }) => met > 0 && met === most).sort((a, b) => b.score - a.score)
      const findings = best.map(({ page: { section } }) => ({ section, excerpt: excerptOf(section, sought) }))
      return { findings, isPartial: findings.length > 0 && most < words.length }
    },
  }
}

function pageOf(section: Section): Page {
  const words = wordsIn(section.blocks.map(plain).join(' '))
  const body = new Map<string, number>()
  for (const word of words) body.set(word, (body.get(word) ?? 0) + 1)
  return { section, title: wordsIn(section.title), body, length: words.length }
}

const wordsIn = (text: string): readonly string[] => folded(text).match(WORD) ?? []

/** A title says what a case is about, the more so the less else it says; in a text, a word counts less each time. */
const TITLE = 4

function fitOf({ title, body, length }: Page, fit: (word: string) => number, usual: number): number {
  const inTitle = Math.max(0, ...title.map(fit))
  let inBody = 0
  for (const [word, count] of body) inBody += count * fit(word)
  const alone = 0.5 + 0.5 / Math.max(1, title.length)
  return TITLE * inTitle * alone + inBody / (inBody + 0.6 + (0.9 * length) / usual)
}

/** A word that few cases have tells more than one that all have. */
function rarity(fits: readonly number[]): number {
  const having = fits.filter((fit) => fit > 0).length
  return Math.log(1 + fits.length / (1 + having))
}

/** Whoever types a number wants that case before all that mention it, and then what is within it. */
function numbered(number: string, sought: string): number {
  if (number === sought || number === `${sought}.0`) return 1000
  const rest = number.startsWith(sought) ? number.slice(sought.length) : ''
  return /^(?:\.|[a-o](?:-1)?$)/.test(rest) ? 500 : 0
}

/** The stretches of a text that are words which were sought. */
export function stretchesIn(text: string, sought: string): readonly Stretch[] {
  const words = wordsOf(sought)
  if (words.length === 0) return []
  return [...text.matchAll(WORD)]
    .filter(([word]) => words.some((wanted) => fit(folded(word), wanted) > 0))
    .map((found) => [found.index, found.index + found[0].length])
}

/** So much of a case is shown where it was found. */
const LONGEST = 180

/** The sentence of a case that has most of the words, and what follows it. */
function excerptOf(section: Section, sought: string): string {
  const text = section.blocks
    .filter((block) => block.kind !== 'heading')
    .map(plain)
    .join(' ')
    .replace(section.number, '')
    .trim()
  const sentences = text.split(/(?<=[.:;!?]) /)
  const words = wordsOf(sought)
  const met = sentences.map((s) => words.filter((w) => wordsIn(s).some((word) => fit(word, w) > 0)).length)
  const from = Math.max(0, met.indexOf(Math.max(...met)))
  const here = sentences.slice(from).join(' ')
  const first = Math.max(0, (stretchesIn(here, sought)[0]?.[0] ?? 0) - LONGEST / 2)
  const start = first === 0 ? 0 : here.indexOf(' ', first) + 1
  const cut = here.slice(start, start + LONGEST)
  const end = start + LONGEST >= here.length ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`
  return start > 0 || from > 0 ? `… ${end}` : end
}
