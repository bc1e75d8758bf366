import type { BySide, TableBase } from '@boma/kernel'
import type { SpokenGame } from './game.ts'

/**
 * What somebody reads who has never played a game, in one language: help at its questions, what its words mean, and what
 * its scenarios are. It is fetched when somebody asks. Cases stand in the sentences, in brackets: '(15.5.2)'.
 */
export interface Guide<Q extends string = string, S extends string = string> {
  /** By the names of questions: all that the sequence of play can ask. */
  readonly questions: Readonly<Record<Q, QuestionHelp>>
  readonly terms: readonly Term[]
  /** The scenario to play first. */
  readonly first: S
  readonly scenarios: Readonly<Record<S, ScenarioPage>>
}

/** Help at a question, the same at every position: two to four sentences, and what is usual. */
export interface QuestionHelp {
  /** What is asked, and what the answers do. */
  readonly what: string
  /** What speaks for one answer or another. */
  readonly weigh: string
  /** What most players do. */
  readonly usual: string
}

/** A word of the game that not everybody knows, in one sentence. */
export interface Term {
  readonly term: string
  /** How else it is written: 'FKs'. */
  readonly also?: readonly string[]
  readonly means: string
  /** The case that says so. */
  readonly rule: string
}

/** What a scenario is, before it is played; when it ends and what each objective is worth is read off the rules. */
export interface ScenarioPage {
  /** What happened there, in two to four sentences. */
  readonly history: string
  /** What each side needs to win. */
  readonly needs: BySide<string>
  /** How hard each side is to play, in a sentence each. */
  readonly sides: BySide<string>
}

/** The questions that have a prompt among a game's messages: 'ask.march' asks 'march'. */
export type AskedBy<M extends string> = M extends `ask.${infer Q}` ? Q : never

/** The guide of a game in the language that it speaks, else in English, as it comes; undefined when there is none. */
export const guideTo = <T extends TableBase>({ guides = {}, tongue }: SpokenGame<T>): PromiseLike<Guide> | undefined =>
  (guides[tongue.language] ?? guides['en'])?.()

/** A part of a sentence: words, a case of the rules, or a word that the glossary has. */
export type GuideSpan =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'case'; readonly text: string }
  | { readonly kind: 'term'; readonly text: string; readonly term: Term }

const CASE = /\(((?:\d+(?:\.\d+)+[a-z]?|event-\d+)(?:, (?:\d+(?:\.\d+)+[a-z]?|event-\d+))*)\)/g

/** The cases that a sentence cites. */
export const casesIn = (text: string): readonly string[] =>
  [...text.matchAll(CASE)].flatMap(([, cases = '']) => cases.split(', '))

/** A sentence with its cases and the words that the glossary has, each once. */
export function spansOf(text: string, glossary: readonly Term[]): readonly GuideSpan[] {
  const spans: GuideSpan[] = []
  const seen = new Set<Term>()
  let from = 0
  for (const found of text.matchAll(CASE)) {
    spans.push(...termsIn(text.slice(from, found.index).replace(/ $/, ''), glossary, seen))
    spans.push(...(found[1] ?? '').split(', ').map((each) => ({ kind: 'case' as const, text: each })))
    from = found.index + found[0].length
  }
  return [...spans, ...termsIn(text.slice(from), glossary, seen)]
}

/** Words with those among them that the glossary has; each is explained where it stands first. */
export function termsIn(text: string, glossary: readonly Term[], seen = new Set<Term>()): readonly GuideSpan[] {
  const { pattern, terms } = indexOf(glossary)
  const spans: GuideSpan[] = []
  let from = 0
  for (const found of pattern === undefined ? [] : text.matchAll(pattern)) {
    const term = terms.get(found[0])
    if (term === undefined || seen.has(term)) continue
    seen.add(term)
    if (found.index > from) spans.push({ kind: 'words', text: text.slice(from, found.index) })
    spans.push({ kind: 'term', text: found[0], term })
    from = found.index + found[0].length
  }
  if (from < text.length) spans.push({ kind: 'words', text: text.slice(from) })
  return spans
}

interface TermIndex {
  readonly pattern: RegExp | undefined
  readonly terms: ReadonlyMap<string, Term>
}
const INDICES = new WeakMap<readonly Term[], TermIndex>()

/** What finds the words of a glossary, the longest first: 'zone of control' before 'zone'. */
function indexOf(glossary: readonly Term[]): TermIndex {
  const known = INDICES.get(glossary)
  if (known !== undefined) return known
  const terms = new Map(glossary.flatMap((term) => [term.term, ...(term.also ?? [])].map((word) => [word, term])))
  const words = [...terms.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const pattern =
    words.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const index = { pattern, terms }
  INDICES.set(glossary, index)
  return index
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
