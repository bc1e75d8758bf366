import { eventsCited, kindsOf, type Operand, refusalsCited, SIDES, type TableBase } from '@boma/kernel'
import type { Game } from '@boma/showing'

/**
 * Which messages a game lacks for its questions, events, refusals, standing answers and instructions, which of the first
 * three nothing needs, which have a fact that is never given, and what has no name in English.
 */
export const messageFaults = <T extends TableBase>(game: Game<T>): readonly string[] => [
  ...missing(game),
  ...strangeFacts(game),
  ...unnamed(game),
]

function missing<T extends TableBase>({ flow, events, refusals, counsel, english }: Game<T>): readonly string[] {
  const needed = new Set([
    ...flow.steps.flatMap((step) => (step?.kind === 'question' ? [`ask.${step.name}`] : [])),
    ...eventsCited(events).map((e) => `tell.${e.name}`),
    ...refusalsCited(refusals).map((r) => `no.${r.name}`),
  ])
  // Labels ('do.', names of things) are the game's own affair.
  const spoken = Object.keys(english.messages).filter((key) => /^(?:ask|tell|no)\./.test(key))
  return [
    ...[...needed, ...saidOf(counsel)].filter((key) => !(key in english.messages)).map((key) => `'${key}' is missing`),
    ...spoken.filter((key) => !needed.has(key)).map((key) => `'${key}' is one too many`),
  ]
}

/** The sentences of standing answers, and of what somebody leaves behind with the words that go into its blanks. */
function saidOf<T extends TableBase>({ customs = [], instructions }: Game<T>['counsel']): ReadonlySet<string> {
  const left = SIDES.flatMap((side) => instructions?.(side) ?? [])
  const words = left.flatMap(({ key, blanks }) =>
    Object.entries(blanks).flatMap(([name, { kind, values }]) =>
      kind === 'word' ? values.map((value) => `instruct.${key}.${name}.${value}`) : [],
    ),
  )
  return new Set([
    ...customs.flatMap(({ key, says }) => (says === undefined ? [`custom.${key}`] : [])),
    ...left.map(({ key }) => `instruct.${key}`),
    ...words,
  ])
}

/** Facts in braces that what is said never has: people would read a question mark. */
function strangeFacts<T extends TableBase>({ actions, events, refusals, english }: Game<T>): readonly string[] {
  const offered = kindsOf(actions).map(({ name, fields }) => ({ name, operands: fields.map((f) => f.operand) }))
  const faultsIn = (
    prefix: string,
    { name, operands }: { readonly name: string; readonly operands: readonly Operand[] },
  ) =>
    [...new Set((english.messages[`${prefix}.${name}`] ?? '').match(/(?<=\{)\w+/g))]
      .filter((fact) => !operands.some((o) => o.name === fact))
      .map((fact) => `'${prefix}.${name}' has {${fact}}, which it is not given`)
  const faults = [
    ...offered.flatMap((action) => faultsIn('do', action)),
    ...eventsCited(events).flatMap((event) => faultsIn('tell', event)),
    ...refusalsCited(refusals).flatMap((reason) => faultsIn('no', reason)),
  ]
  // An event is there once for each case.
  return [...new Set(faults)]
}

/** Scenarios and options that have no name, and names of none. */
function unnamed<T extends TableBase>({ scenarios, options, english }: Game<T>): readonly string[] {
  const faultsIn = (what: string, ids: readonly string[], names: Readonly<Record<string, string>>) => [
    ...ids.filter((id) => !(id in names)).map((id) => `the ${what} '${id}' has no name`),
    ...Object.keys(names).flatMap((id) => (ids.includes(id) ? [] : [`there is no ${what} '${id}' to be named`])),
  ]
  const idsOf = (those: readonly { readonly id: string }[]) => those.map(({ id }) => id)
  return [
    ...faultsIn('scenario', idsOf(scenarios), english.scenarios),
    ...faultsIn('option', idsOf(options), english.options),
  ]
}
