import { parseAst } from 'rolldown/parseAst'

/** A place in a source, and what is put there instead. */
export interface Site {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** What each operator is taken for. */
const SWAPS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '&': ['|'],
}

/** Every way to spoil a source a little: another operator, number or truth, a condition turned round, a statement left out. */
export function sitesIn(source: string): readonly Site[] {
  const sites: Site[] = []
  walk(parseAst(source, { lang: 'ts' }) as unknown as Node, source, sites)
  return sites
}

function walk(node: Node, source: string, sites: Site[]): void {
  // Types decide nothing, and what is declared for a page or a message is no rule.
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSNonNullExpression') return
  if (node.type === 'ImportDeclaration' || decidesNothing(node)) return
  sites.push(...spoilt(node, source))
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) walk(child, source, sites)
}

/**
 * Which answer passes, which is the main one, and whether an event is a part of the deed before it: that tells pages what to
 * offer first and how to tell it. Where a list is said to be exact no rule is asked about it again: else they would say the same.
 */
const DECIDES_NOTHING = ['main', 'passes', 'joins', 'exact']
const decidesNothing = ({ type, key }: Node): boolean =>
  type === 'Property' && DECIDES_NOTHING.includes(String((key as Node)['name']))

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function spoilt(node: Node, source: string): readonly Site[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapped(node, source)
    case 'UnaryExpression':
      return node['operator'] === '!' ? [{ start: node.start, end: node.start + 1, text: '' }] : []
    case 'Literal':
      return literal(node)
    case 'IfStatement':
      return turned(node['test'] as Node, source)
    case 'ExpressionStatement':
      return (node['expression'] as Node).type === 'Literal' ? [] : [{ ...node, text: ';' }]
    default:
      return []
  }
}

function swapped(node: Node, source: string): readonly Site[] {
  const [left, right, operator] = [node['left'] as Node, node['right'] as Node, String(node['operator'])]
  const start = source.indexOf(operator, left.end)
  if (start < 0 || start >= right.start) return []
  return (SWAPS[operator] ?? []).map((text) => ({ start, end: start + operator.length, text }))
}

function literal({ value, start, end }: Node): readonly Site[] {
  if (typeof value === 'number') return [{ start, end, text: String(value + 1) }]
  return typeof value === 'boolean' ? [{ start, end, text: String(!value) }] : []
}

const turned = ({ start, end }: Node, source: string): readonly Site[] => [
  { start, end, text: `!(${source.slice(start, end)})` },
]
