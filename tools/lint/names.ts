import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sourcesUnder } from './sources.ts'

/** A class is a type, too. */
const TYPE = /^export (?:declare )?(?:type|interface|(?:abstract )?class) (\w+)/gm

/** Complaints about types that two files export by one name: a word has one meaning, but each game has words of its own. */
export function nameFaults(root: string): string[] {
  const exported = sourcesUnder(root)
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((file) => !file.startsWith('games/'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(TYPE)].map(([, name = '']) => ({ name, file })),
    )
  return [...Map.groupBy(exported, ({ name }) => name)]
    .filter(([, found]) => found.length > 1)
    .map(([name, found]) => `${found.map(({ file }) => file).join(', ')}: each exports a type ${name}`)
}
