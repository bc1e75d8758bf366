import { kindsOf, notations, type Operand, type Rules } from '@boma/kernel'

/** A word of a would-be action that is no value of its operand. */
export interface StrayWord {
  readonly word: string
  /** What it should have been: 'hex', 'unit'. */
  readonly kind: string
  /** All that it could have been, as players write it. */
  readonly values: readonly string[]
}

/** The first stray word in 'march C1 to Fory'; undefined where something else is amiss: a word too many, another deed. */
export function strayWord({ actions }: Pick<Rules, 'actions'>, text: string): StrayWord | undefined {
  const words = text.trim().split(/\s+/)
  const forms = notations(actions).map((notation) => notation.split(' '))
  const at = forms.findIndex(([first]) => isSame(first, words[0]))
  const form = forms[at] ?? []
  const operands = (kindsOf(actions)[at]?.fields ?? []).map(({ operand }) => operand)
  const parts = form.map((part) => operands.find(({ name }) => `{${name}}` === part) ?? part)
  const isForm = form.length === words.length && parts.every((p, i) => typeof p !== 'string' || isSame(p, words[i]))
  if (!isForm) return undefined
  for (const [i, operand] of parts.entries()) {
    const word = words[i] ?? ''
    if (typeof operand === 'string' || operand.read(word) !== undefined) continue
    return { word, kind: operand.kind, values: all(operand) }
  }
  return undefined
}

const isSame = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase()
const all = (operand: Operand): string[] => Array.from({ length: operand.size }, (_, value) => operand.write(value))
