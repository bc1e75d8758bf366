import { type Action, actionName, actionWords, fill, type Hex, type Names, other } from '@boma/kernel'
import type { Offer } from '@boma/showing'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { holder } from '../stacks.ts'
import { namesIn, type Words } from '../words/words.ts'
import { asked, deciding } from './asked.ts'

/** How an action is chosen: on the hex or the counter that it names, under a label of the question's own. */
export function offerIn(words: Words): (t: Table, action: Action) => Partial<Offer> {
  const names = namesIn(words)
  return (t, action) => ({
    label: labelOf(t, action, words, names),
    hostile: isHostile(t, action),
    besides: act.top.is(action),
  })
}

/** What strikes the enemy. A shell may be aimed at any hex (10.26): only those that the enemy holds are marked as his. */
function isHostile(t: Table, action: Action): boolean {
  if (act.bombard.is(action)) return isEnemys(t, act.bombard.hex(action))
  if (act.salvo.is(action)) return isEnemys(t, act.salvo.hex(action))
  if (act.at.is(action) && asked(t) === 'aim') return isEnemys(t, act.at.hex(action))
  if (act.fire.is(action)) return asked(t) === 'opportunity'
  return act.at.is(action) || act.storm.is(action)
}

const isEnemys = (t: Table, at: Hex): boolean => holder(t, at) === other(deciding(t))

/** 'do.end.movement' where an action means something of its own in a question. */
function labelOf(t: Table, action: Action, words: Words, names: Names): string {
  const messages: Readonly<Record<string, string>> = words.messages
  const key = `do.${actionName(act, action)}`
  return fill(messages[`${key}.${asked(t)}`] ?? messages[key] ?? '', actionWords(act, action, names))
}
