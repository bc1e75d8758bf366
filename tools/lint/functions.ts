import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { sourcesUnder } from './sources.ts'

/** Lines that a function may have, from its first to its last. */
export const A_FUNCTION = 60
/** Lines that most functions stay under: as many as one sees at a glance. */
export const A_GLANCE = 40
/** How many functions may be longer than a glance. */
export const EXCEPTIONS = 20

/** Tests read from top to bottom, and data is no code. */
const NOT_COUNTED = /\/(?:tests|data)\//
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A function that is longer than a glance. */
interface Long {
  readonly name: string
  readonly lines: number
}

/** Complaints about functions that are too long, and about too many that are rather long. */
export function functionFaults(root: string): string[] {
  const long = sourcesUnder(root)
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((file) => !NOT_COUNTED.test(file))
    .flatMap((file) => longIn(file, readFileSync(join(root, file), 'utf8')))
    .toSorted((a, b) => b.lines - a.lines)
  const tooLong = long.filter(({ lines }) => lines > A_FUNCTION)
  return [
    ...tooLong.map(({ name, lines }) => `${name} has ${lines} lines, and a function has ${A_FUNCTION} at most`),
    ...(long.length > EXCEPTIONS
      ? [
          `${long.length} functions have more than ${A_GLANCE} lines, and ${EXCEPTIONS} are the most`,
          ...long.map(({ name, lines }) => `  ${lines} ${name}`),
        ]
      : []),
  ]
}

/** The functions of a source that are longer than a glance, each by its file and the name that stands nearest. */
function longIn(file: string, source: string): readonly Long[] {
  const found: Long[] = []
  const lines = source.split('\n').length - 1
  if (lines > A_GLANCE) walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, '')
  return found

  function walk(node: Node, around: string): void {
    const name = nameOf(node) ?? around
    if (FUNCTIONS.includes(node.type)) {
      const lines = source.slice(node.start, node.end).split('\n').length
      if (lines > A_GLANCE) found.push({ name: `${file} ${name}`, lines })
    }
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) walk(child, name)
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function nameOf(node: Node): string | undefined {
  const named = node['id'] ?? node['key']
  return isNode(named) && typeof named['name'] === 'string' ? named['name'] : undefined
}
