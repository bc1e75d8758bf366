import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookOf } from '@boma/testing'

/** A text of the game's folder. */
export const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
/** The rulebook. */
export const text = read('rulebook.md')
/** What it lists. */
export const { rows, listed } = bookOf(text)
/** Counters as a cell lists them: 'A, B, MG/101 Gren; Aitken' are A/101 Gren, B/101 Gren, MG/101 Gren and Aitken. */
export const counters = (cell: string): string[] =>
  cell.split('; ').flatMap((part) => {
    const at = part.lastIndexOf('/')
    return at < 0
      ? [part]
      : part
          .slice(0, at)
          .split(', ')
          .map((head) => head + part.slice(at))
  })
