import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** A file on the way, and how one gets from it to the next: by what it calls there, or by what is read there of it. */
export type Hop = { readonly file: string } & (
  | { readonly calls: string; readonly gives?: never }
  | { readonly gives: string; readonly calls?: never }
  | { readonly calls?: never; readonly gives?: never }
)

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** What a file defines, by name, and what each of that names in its turn. */
type Names = ReadonlyMap<string, ReadonlySet<string>>

const ROOT = join(import.meta.dirname, '../..')

/** Where a walk is no longer true. */
export const faultsIn = (walk: readonly Hop[]): string[] =>
  walk.flatMap((hop, i) => {
    const [before, after] = [walk[i - 1], walk[i + 1]]
    const names = namesIn(hop.file)
    return [
      ...(after === undefined ? [] : linkFault(hop, after)),
      ...(before === undefined || after === undefined || isJoined(names, before, hop)
        ? []
        : [`${hop.file}: '${nameOf(before)}' and '${nameOf(hop)}' have nothing to do with one another`]),
    ]
  })

/** How many files somebody opens who goes it. */
export const filesOn = (walk: readonly Hop[]): number => new Set(walk.map(({ file }) => file)).size

const nameOf = ({ calls, gives }: Hop): string => calls ?? gives ?? ''

/** One of the two defines the name, and the other refers to it. */
function linkFault(hop: Hop, after: Hop): string[] {
  const name = nameOf(hop)
  const [from, to] = hop.calls === undefined ? [after, hop] : [hop, after]
  return [
    ...(isNaming(name)(namesIn(from.file)) ? [] : [`${from.file} does not refer to '${name}'`]),
    ...(namesIn(to.file).has(name) ? [] : [`${to.file} does not define '${name}'`]),
  ]
}

/** Does something refer to the name there? */
export const isNaming =
  (name: string) =>
  (names: Names): boolean =>
    [...names.values()].some((named) => named.has(name))

/** Does what one came for lead to what one leaves by? Where it is called, that is; what is read leads back to it. */
function isJoined(names: Names, before: Hop, hop: Hop): boolean {
  const [came, leaves] = [nameOf(before), nameOf(hop)]
  if (before.calls !== undefined && hop.calls !== undefined) return reached(names, came).has(leaves)
  if (before.gives !== undefined && hop.gives !== undefined) return reached(names, leaves).has(came)
  // Called and given, or the other way round: both belong to one thing.
  return (
    came === leaves || [...names.keys()].some((name) => [came, leaves].every((each) => reached(names, name).has(each)))
  )
}

/** All that a definition leads to without leaving its file. */
function reached(names: Names, from: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [from]
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const next of names.get(name) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      open.push(next)
    }
  return found
}

const known = new Map<string, Names>()

/** The names that a file of the project defines. */
export function namesIn(file: string): Names {
  const found = known.get(file) ?? readNames(file)
  known.set(file, found)
  return found
}

function readNames(file: string): Names {
  const names = new Map<string, Set<string>>()
  const signals: { readonly pair: readonly string[]; readonly around: readonly string[] }[] = []
  const source = readFileSync(join(ROOT, file), 'utf8')
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, [])
  // What a signal says leads back to whoever sets it.
  for (const { pair, around } of signals) {
    const [get = '', set = ''] = pair
    const setters = [...names].flatMap(([name, named]) => (named.has(set) && !around.includes(name) ? [name] : []))
    names.set(get, new Set([...(names.get(get) ?? []), ...setters]))
    names.set(set, names.get(set) ?? new Set())
  }
  return names

  /** Notes what is named within the definitions around it. */
  function visit(node: Node, around: readonly string[]): void {
    if (PASSED.test(node.type)) return
    // A string may be a key, but refers to nothing.
    const name = node.type === 'Literal' ? undefined : wordOf(node)
    if (name !== undefined) for (const outer of around) names.get(outer)?.add(name)
    if (node.type === 'ArrayPattern')
      signals.push({ pair: [node['elements']].flat().flatMap((each) => wordOf(each) ?? []), around })
    const defined = wordOf(definedBy(node))
    if (defined !== undefined && !names.has(defined)) names.set(defined, new Set())
    const within = defined === undefined ? around : [...around, defined]
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child, within)
  }
}

/** Types, imports and what is only taken apart: nothing is defined or done there. */
const PASSED = /^(?:TS(?!.*Expression$)|ImportDeclaration|ObjectPattern)/

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const NAMES = ['Identifier', 'PrivateIdentifier', 'JSXIdentifier']
function wordOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  return NAMES.includes(node.type) ? String(node['name']).replace('#', '') : undefined
}

/** The name of what a node defines: a function, a constant, a member of an object or a class, a prop that is handed on. */
function definedBy(node: Node): unknown {
  if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') return node['id']
  if (node.type === 'JSXAttribute') return node['name']
  return ['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type) ? node['key'] : undefined
}
