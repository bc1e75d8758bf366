/** The texts in which a rulebook's cases are looked for. */
export interface LedgerTexts {
  readonly rulebook: string
  /** All code but tests and the ledger itself. */
  readonly code: string
  readonly tests: string
}

/** What a ledger lacks: cases without text, code or test, and cases that are cited and do not exist. */
export interface LedgerAudit {
  readonly unwritten: readonly string[]
  readonly uncoded: readonly string[]
  readonly untested: readonly string[]
  readonly unknown: readonly string[]
}

/** A case as rulebooks number it: '16.4.2', '10.10', 'event-7'. */
const CASE = '(?:event-\\d+|\\d{1,2}\\.\\d{1,2}(?:\\.\\d{1,2}){0,2}[a-o]?)'

/**
 * Looks for every case three times over: as a heading or a bold opening in the rulebook, as an anchor (`§13.3`) or a
 * citation ('13.3') in the code, and at the start of a test's title ('13.3, 13.4 ...').
 */
export function auditLedger(ids: readonly string[], texts: LedgerTexts): LedgerAudit {
  const written = found(texts.rulebook, new RegExp(`^(?:#+\\s*|\\s*[-*]?\\s*\\*\\*)\\[?§?\\s?(${CASE})\\b`, 'gim'))
  const coded = found(texts.code, new RegExp(`(?:§\\s?|['"\`])(${CASE})(?![\\d.]\\d|\\d)`, 'gi'))
  const tested = titles(texts.tests).flatMap(leadingCases)
  const without = (list: readonly string[]) => ids.filter((id) => !list.includes(id))
  // Chapters are headings, not cases: 16.0 may be cited though only its cases rule.
  const isKnown = (id: string) => ids.includes(id) || id.endsWith('.0')
  const unknown = [...new Set([...coded, ...tested])].filter((id) => !isKnown(id))
  return { unwritten: without(written), uncoded: without(coded), untested: without(tested), unknown }
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => (match[1] ?? '').toLowerCase())

const titles = (text: string): string[] =>
  [...text.matchAll(/\b(?:test|describe)(?:\.\w+)*(?:\([^'"`()]*\))?\(\s*(['"`])(.*?)\1/gs)].map(
    (match) => match[2] ?? '',
  )

function leadingCases(title: string): string[] {
  const cases: string[] = []
  for (const word of title.split(/[\s,;:–—&()]+/)) {
    const bare = word.replace(/^§/, '').replace(/\.$/, '')
    if (!new RegExp(`^${CASE}$`).test(bare)) break
    cases.push(bare.toLowerCase())
  }
  return cases
}
