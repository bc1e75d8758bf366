import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of a game: its full path and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** The files of a game, as far as they say, apply or prove a rule. */
export interface Sources {
  readonly rulebook: string
  readonly rulings: string
  readonly ledger: string
  readonly code: readonly Source[]
  readonly tests: readonly Source[]
}

const folderOf = (game: string): string => join(import.meta.dirname, '..', '..', 'games', game)

/** A game's rulebook in a language, or its rulings; undefined when it has none. */
export function bookText(game: string, which: 'en' | 'de' | 'rulings'): string | undefined {
  const path = join(folderOf(game), { en: 'rulebook.md', de: 'rulebook.de.md', rulings: 'rulings.md' }[which])
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : undefined
}

/** A game's register in a language, in which questions are looked up; undefined when it has none. */
export function registerText(game: string, language: 'en' | 'de'): string | undefined {
  const path = join(folderOf(game), language === 'en' ? 'register.txt' : `register.${language}.txt`)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Reads a game's own files. */
export function sourcesOf(game: string): Sources {
  const folder = folderOf(game)
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .toSorted()
  const source = (file: string): Source => ({ path: join(folder, file), text: read(file) })
  const isTest = (file: string): boolean => /(?:^|\/)tests\//.test(file)
  return {
    rulebook: read('rulebook.md'),
    rulings: read('rulings.md'),
    ledger: read('ledger.ts'),
    code: files.filter((file) => !isTest(file) && file !== 'ledger.ts').map(source),
    tests: files.filter((file) => isTest(file) && file.endsWith('.test.ts')).map(source),
  }
}
