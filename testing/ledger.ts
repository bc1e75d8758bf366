import type { Case } from '@boma/kernel'

/** The texts in which a rulebook's cases are looked for. */
export interface LedgerTexts {
  readonly rulebook: string
  /** All code but tests and the ledger itself. */
  readonly code: string
  readonly tests: string
}

/** A case as rulebooks number it: '16.4.2', '10.10', '4.2a-1', 'event-7'. */
const CASE = '(?:event-\\d+|\\d{1,2}\\.\\d{1,2}(?:\\.\\d{1,2}){0,2}(?:[a-o](?:-1)?)?)'

/**
 * What a ledger lacks. Every case is looked for as a heading or a bold opening in the rulebook; one that rules also as an
 * anchor (`§13.3`) or a citation ('13.3') in the code, and at the start of a test's title ('13.3, 13.4 ...').
 */
export function ledgerFaults(ledger: readonly Case[], texts: LedgerTexts): readonly string[] {
  const all = ledger.map((c) => c.id)
  const rules = ledger.filter((c) => c.kind === 'rule').map((c) => c.id)
  const written = found(texts.rulebook, new RegExp(`^(?:#+\\s*|\\s*[-*]?\\s*\\*\\*)\\[?§?\\s?(${CASE})\\b`, 'gim'))
  const coded = casesCited(texts.code).map((cited) => cited.id)
  const tested = casesTested(texts.tests).flatMap((test) => test.ids)
  // Chapters are headings, not cases: 16.0 may be cited though only its cases rule.
  const isKnown = (id: string) => all.includes(id) || id.endsWith('.0')
  const unknown = new Set([...coded, ...tested].filter((id) => !isKnown(id)))
  return [
    ...all.filter((id, i) => all.indexOf(id) !== i).map((id) => `${id} is there twice`),
    ...all.filter((id) => !written.includes(id)).map((id) => `${id} is not in the rulebook`),
    ...rules.filter((id) => !coded.includes(id)).map((id) => `${id} is not anchored in the code`),
    ...rules.filter((id) => !tested.includes(id)).map((id) => `${id} has no test that is called after it`),
    ...[...unknown].map((id) => `${id} is cited, and no case`),
  ]
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => (match[1] ?? '').toLowerCase())

/** The cases that code cites as an anchor (§13.3) or as data ('13.3'), each with its position in the text. */
export const casesCited = (code: string): readonly { readonly id: string; readonly at: number }[] =>
  [...code.matchAll(new RegExp(`§\\s?(${CASE})(?![\\d.]\\d|\\d)|(['"\`])(${CASE})\\2`, 'gi'))].map((match) => ({
    id: (match[1] ?? match[3] ?? '').toLowerCase(),
    at: match.index,
  }))

/** A test, the cases that its title opens with, and its position in the text. */
export interface TestOfCases {
  readonly title: string
  readonly ids: readonly string[]
  readonly at: number
}

/** What tests are called: after `test(`, `describe.each(x)(`, or the end of a table of examples, `])(`. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*(?:\([^'"`()]*\))?|\](?: as const)?\))\(\s*(['"`])(.*?)\1/gs

/** The tests of a text whose titles open with cases. */
export const casesTested = (tests: string): readonly TestOfCases[] =>
  [...tests.matchAll(TITLE)]
    .map(({ index, 2: title = '' }) => ({ title, ids: leadingCases(title), at: index }))
    .filter((test) => test.ids.length > 0)

function leadingCases(title: string): string[] {
  const cases: string[] = []
  for (const word of title.split(/[\s,;:–—&()]+/)) {
    const bare = word.replace(/^§/, '').replace(/\.$/, '')
    if (!new RegExp(`^${CASE}$`).test(bare)) break
    cases.push(bare.toLowerCase())
  }
  return cases
}
