import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lineAt, sourcesUnder } from './sources.ts'

/** Every `export` at the start of a line, but for those that pass on the names of another file. */
const EXPORT = /^export (?!(?:type )?(?:\{[^}]*\}|\*(?: as \w+)?) from )(?:declare )?(.*)$/gm

/** The packages whose names everybody meets who writes a game. */
const PACKAGES = ['kernel', 'counsel', 'conformance', 'overlay', 'rulebook', 'showing', 'testing']

/** Complaints about exported names of the kernel, and of what holds games to it, that no doc comment explains. */
export function missingDocComments(root: string): string[] {
  return PACKAGES.flatMap((name) => sourcesUnder(join(root, name)))
    .filter((file) => !/^[^/]+\/(?:bench|.*tests)\b/.test(relative(root, file).replaceAll(sep, '/')))
    .flatMap((file) => undocumented(readFileSync(file, 'utf8')).map(([line, what]) => `${file}:${line}: ${what}`))
}

function undocumented(text: string): [line: number, what: string][] {
  const documented: string[] = []
  return [...text.matchAll(EXPORT)].flatMap(({ 1: declaration = '', index }) => {
    const name = /^\w+\*? (\w+)/.exec(declaration)?.[1] ?? declaration
    if (hasDocComment(text.slice(0, index))) documented.push(name)
    // the first of several overloads speaks for all
    return documented.includes(name) ? [] : [[lineAt(text, index), `'${name}' has no doc comment directly above it`]]
  })
}

function hasDocComment(above: string): boolean {
  return above.endsWith('*/\n') && above.startsWith('/**', above.lastIndexOf('/*'))
}
