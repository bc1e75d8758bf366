import type { Coverage } from '@boma/conformance'
import { eventsCited, kindsOf, refusalsCited } from '@boma/kernel'
import type { Game } from '@boma/showing'

/** Names told at once of what was not come across. */
const TOLD = 30

/** What a run never came to: it says nothing about these. */
export function blindSpots(game: Game, seen: Coverage): readonly string[] {
  const questions = game.flow.steps.flatMap((step) => (step?.kind === 'question' ? step.name : []))
  return [
    line('questions', questions, seen.questions),
    line(
      'kinds of action',
      kindsOf(game.actions).map((kind) => kind.name),
      seen.kinds,
    ),
    line(
      'refusals',
      refusalsCited(game.refusals).map(({ name }) => name),
      seen.refusals,
    ),
    line(
      'events',
      eventsCited(game.events).map(({ name }) => name),
      seen.events,
    ),
  ]
}

function line(what: string, all: readonly string[], met: ReadonlyMap<string, number>): string {
  const names = [...new Set(all)]
  const never = names.filter((name) => !met.has(name))
  const some = never.slice(0, TOLD).join(', ')
  const more = never.length > TOLD ? ` and ${never.length - TOLD} more` : ''
  const rest = never.length === 0 ? '' : `; never ${some}${more}`
  return `${names.length - never.length} of ${names.length} ${what}${rest}.`
}
