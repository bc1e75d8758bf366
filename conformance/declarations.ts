import { eventsCited, kindsOf, type Operand, type Question, refusalsCited, type TableBase } from '@boma/kernel'
import type { Examined, Property } from './probe.ts'

type Complain = (property: Property, problem: string) => void

/** Every check that needs no position: what the game declares must fit its rulebook and its messages. */
export function checkDeclarations<T extends TableBase>(game: Examined<T>, fault: Complain): void {
  const cite = (rule: string, who: string) => {
    if (!game.cases.includes(rule)) fault('cases exist', `${who} cites ${rule}, which the rulebook does not have`)
  }
  const speak = (key: string) => {
    if (game.tongue !== undefined && !(key in game.tongue.messages))
      fault('messages exist', `there is no message '${key}'`)
  }
  for (const { name, rule } of refusalsCited(game.refusals)) {
    cite(rule, `the refusal '${name}'`)
    speak(`no.${name}`)
  }
  for (const { name, rule } of eventsCited(game.events)) {
    cite(rule, `the event '${name}'`)
    speak(`tell.${name}`)
  }
  for (const procedure of game.flow.procedures) cite(procedure.rule, `the procedure '${procedure.name}'`)
  for (const step of game.flow.steps) {
    if (step === undefined) continue
    cite(step.rule, step.kind === 'question' ? `the question '${step.name}'` : 'an automatic step')
    if (step.kind === 'question') {
      speak(`ask.${step.name}`)
      if (!isWeighed(step))
        fault('answers are weighed', `no answer to '${step.name}' says whether it passes, or is the main one`)
    }
  }
  for (const option of game.options) cite(option.rule, `the option '${option.id}'`)
  checkNames(game, fault)
}

/** Where an answer has nothing to choose in it, one may be what a player means who only wants to go on: the game must say. */
const isWeighed = <T>({ choices }: Question<T>): boolean =>
  choices.every(({ action }) => action.size > 1) || choices.some(({ weighed }) => weighed)

/** What is written must be read as the same, and no two counters or places may be called alike. */
function checkNames<T extends TableBase>(game: Examined<T>, fault: Complain): void {
  const operands = new Map<string, Operand>()
  for (const { fields } of kindsOf(game.actions)) for (const { operand } of fields) operands.set(operand.kind, operand)
  for (const operand of operands.values()) {
    for (let value = 0; value < operand.size; value++) {
      const text = operand.write(value)
      if (operand.read(text) !== value)
        fault('notation round-trips', `'${text}' is read as ${operand.kind} ${operand.read(text)}, not as ${value}`)
    }
    const names = game.tongue?.names?.[operand.kind] ?? []
    const twice = names.find((name, i) => names.findIndex((n) => n.toLowerCase() === name.toLowerCase()) < i)
    if (twice !== undefined) fault('names are unique', `two of the kind '${operand.kind}' are called '${twice}'`)
  }
}
