import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { importsIn, lineAt, sourcesUnder } from './sources.ts'

/** The parts of a game, from the bottom up: each knows itself and those before it. */
const PARTS = ['rules', 'counsel', 'presence', 'index'] as const
type Part = (typeof PARTS)[number]

/** What belongs to which part, by its name at the top of a game's folder; all else is rules. */
const PART_OF: Readonly<Record<string, Part>> = {
  counsel: 'counsel',
  doctrine: 'counsel',
  page: 'presence',
  words: 'presence',
  guide: 'presence',
  lessons: 'presence',
  index: 'index',
}

/**
 * Complaints about files of a game that know a part of it which they should not: rules no words, counsel no page. Counsel
 * may know what keys there are words for, as types, so that it misspells none.
 */
export const partFaults = (root: string): string[] =>
  sourcesUnder(join(root, 'games'))
    .filter((file) => !isTest(root, file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const own = partOf(root, file)
      return importsIn(text).flatMap(({ path, at, isType }) => {
        const known = partOf(root, resolve(dirname(file), path))
        const isKey = isType && own === 'counsel' && path.endsWith('/words/words.ts')
        return path.startsWith('.') && PARTS.indexOf(known) > PARTS.indexOf(own) && !isKey
          ? [`${file}:${lineAt(text, at)}: '${path}' is ${known}, which ${own} must not know`]
          : []
      })
    })

/** Tests and benches look at everything. */
const isTest = (root: string, file: string): boolean => /\/tests\/|^[^/]+\/[^/]+\/bench\.ts$/.test(slashed(root, file))

/** 'games/skirmish/page/board.ts' belongs to the presence of its game. */
const partOf = (root: string, file: string): Part =>
  PART_OF[slashed(root, file).split('/')[2]?.replace(/\.ts$/, '') ?? ''] ?? 'rules'

const slashed = (root: string, file: string): string => relative(root, file).replaceAll(sep, '/')
