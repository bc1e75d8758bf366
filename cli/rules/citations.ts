import { casesCited, casesTested } from '@boma/testing'
import type { Source } from './sources.ts'

/** A place in a file, and what stands there. */
export interface Place {
  readonly path: string
  readonly line: number
  readonly says: readonly string[]
}

/** The lines of code that apply a case: each anchor with the line under it, each declaration that cites the case; no line twice. */
export const codeOf = (code: readonly Source[], id: string): readonly Place[] =>
  naming(code, id).flatMap(({ path, text }) => {
    const all = text.split('\n')
    const cited = casesCited(text).filter((found) => found.id === id)
    const lines = [...new Set(cited.map(({ at }) => lineOf(text, at)))].toSorted((a, b) => a - b)
    const places = lines.map((line) => ({ path, line, says: shown(all, line - 1) }))
    // Under a comment stands what cites the case, too.
    const isShown = (line: number) => places.some((p) => p.line < line && line < p.line + p.says.length)
    return places.filter(({ line }) => !isShown(line))
  })

/** The tests that are called after a case. */
export const testsOf = (tests: readonly Source[], id: string): readonly Place[] =>
  naming(tests, id).flatMap(({ path, text }) =>
    casesTested(text)
      .filter(({ ids }) => ids.includes(id))
      .map(({ title, at }) => ({ path, line: lineOf(text, at), says: [title] })),
  )

/** The files in which the case is worth looking for; a rulebook may print its letter large where our ledger has it small. */
const naming = (sources: readonly Source[], id: string): readonly Source[] =>
  sources.filter(({ text }) => text.toLowerCase().includes(id.toLowerCase()))

/** A line; and when it is a comment, the rest of it and the code under it. */
function shown(all: readonly string[], first: number): readonly string[] {
  let last = first
  while (last + 1 < all.length && isComment(all[last] ?? '')) last++
  return all.slice(first, last + 1).map((line) => line.trim())
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line)

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length
