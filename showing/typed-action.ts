import { type Action, kindsOf, notations, type Operand, parseAction, type TableBase } from '@boma/kernel'
import { called } from './called.ts'
import type { SpokenGame } from './game.ts'

/**
 * An action in its notation, but with the names that people use where ids and numbers go: 'place Franke at Windhuk'. It may
 * be illegal; undefined when nothing is written so.
 */
export function actionNamed<T extends TableBase>(
  game: SpokenGame<T>,
  text: string,
  spaceOf: (name: string) => number | undefined,
): Action | undefined {
  const written = notations(game.actions)
  for (const [code, { fields }] of kindsOf(game.actions).entries()) {
    const form = written[code] ?? ''
    const holes = form.match(HOLE) ?? []
    // A notation may name its operands in another order than they are declared in.
    const operandIn = (i: number) => fields.find(({ operand }) => `{${operand.name}}` === holes[i])?.operand
    const said = formOf(form).exec(text)?.slice(1)
    const values = said?.map((word, i) => wordOf(game, operandIn(i), word, spaceOf))
    if (values === undefined || values.length === 0 || values.includes(undefined)) continue
    return parseAction(game.actions, filled(form, values as readonly string[]))
  }
  return undefined
}

const HOLE = /\{[^}]+\}/g

/** 'place {unit} at {hex}' as a form that any words fit into. */
const formOf = (notation: string): RegExp =>
  new RegExp(`^${notation.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(HOLE, '(.+?)')}$`, 'iu')

function filled(notation: string, words: readonly string[]): string {
  let i = 0
  return notation.replaceAll(HOLE, () => words[i++] ?? '')
}

/** A value as players write it, whatever it was called by. */
function wordOf<T extends TableBase>(
  { tongue }: SpokenGame<T>,
  operand: Operand | undefined,
  word: string,
  spaceOf: (name: string) => number | undefined,
): string | undefined {
  if (operand === undefined) return undefined
  if (operand.read(word) !== undefined) return word
  const names = (tongue.names?.[operand.kind] ?? []).map((name, value) => [name, value] as const)
  const value = called(word, names) ?? (PLACES.includes(operand.role ?? '') ? spaceOf(word) : undefined)
  return value === undefined || value >= operand.size ? undefined : operand.write(value)
}
const PLACES: readonly string[] = ['space', 'from', 'to']
