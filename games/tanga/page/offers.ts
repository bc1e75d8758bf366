import { type Action, actionName, actionWords, fill, type Names, type Offer } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { namesIn, type Words } from '../words/words.ts'
import { asked } from './asked.ts'

/** How an action is chosen: on the hex or the counter that it names, under a label of the question's own. */
export function offerIn(words: Words): (t: Table, action: Action) => Partial<Offer> {
  const names = namesIn(words)
  return (t, action) => ({
    label: labelOf(t, action, words, names),
    hostile: HOSTILE.some((kind) => kind.is(action)),
    main: actionName(act, action) === mainOf(t),
    besides: act.top.is(action),
    ...(PASSES.some((kind) => kind.is(action)) ? { passes: true } : {}),
  })
}

const HOSTILE = [act.at, act.fire, act.storm, act.bombard, act.salvo] as const
/** What lets a chance go by. */
const PASSES = [act.end, act.hold] as const

/** 'do.end.movement' where an action means something of its own in a question. */
function labelOf(t: Table, action: Action, words: Words, names: Names): string {
  const messages: Readonly<Record<string, string>> = words.messages
  const key = `do.${actionName(act, action)}`
  return fill(messages[`${key}.${asked(t)}`] ?? messages[key] ?? '', actionWords(act, action, names))
}

/** What Enter takes in each question: what ends it and commits nobody to anything, or what is usually done. */
const MAIN: Readonly<Record<string, string>> = {
  deploy: 'suggested',
  opportunity: 'hold',
  rally: 'rallyAll',
  step: 'halt',
  withdraw: 'fight',
}

function mainOf(t: Table): string {
  const question = asked(t)
  if (question === 'take') return t.group.next(0) < 0 ? 'all' : 'go'
  return MAIN[question] ?? 'end'
}
