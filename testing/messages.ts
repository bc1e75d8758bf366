import { eventsCited, refusalsCited, type TableBase } from '@boma/kernel'
import type { Game } from '@boma/showing'

/** Which messages a game lacks for its questions, events and refusals, and which of that kind nothing needs. */
export function messageFaults<T extends TableBase>({ flow, events, refusals, english }: Game<T>): readonly string[] {
  const needed = new Set([
    ...flow.steps.flatMap((step) => (step?.kind === 'question' ? [`ask.${step.name}`] : [])),
    ...eventsCited(events).map((e) => `tell.${e.name}`),
    ...refusalsCited(refusals).map((r) => `no.${r.name}`),
  ])
  // Labels ('do.', names of things) are the game's own affair.
  const spoken = Object.keys(english.messages).filter((key) => /^(?:ask|tell|no)\./.test(key))
  return [
    ...[...needed].filter((key) => !spoken.includes(key)).map((key) => `'${key}' is missing`),
    ...spoken.filter((key) => !needed.has(key)).map((key) => `'${key}' is one too many`),
  ]
}
