import type { Action } from '@boma/kernel'
import type { StandingAnswer } from '@boma/showing'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { ENTERING, groupOf, groupsOf, numberOf, roleOf, THERE, transportsIn } from '../rules/12.4.7-groups.ts'
import { say, type Words } from '../words/words.ts'
import { asked, deciding } from './asked.ts'

/** §12.4.1, §12.4.4: is somebody asked about an enemy who comes in? Who comes in himself has come for something. */
const isEntry = (t: Table, question: string): boolean => asked(t) === question && roleOf(t, deciding(t)) === THERE

/** The groups of those who came in that have transports among them. */
const convoys = (t: Table): readonly number[] =>
  Array.from({ length: groupsOf(t, ENTERING) }, (_, n) => groupOf(ENTERING, n)).filter((g) => transportsIn(t, g) > 0)

/** §12.4.7b: the only group with transports; where there are several, somebody has to choose. */
function onlyConvoy(t: Table): Action | undefined {
  const [first, ...others] = convoys(t)
  return first === undefined || others.length > 0 ? undefined : act.chase(numberOf(first))
}

/** §12.4: whether to seek whoever comes in, for the rest of the turn. */
export function standingAnswers(t: Table, words: Words): readonly StandingAnswer<Table>[] {
  if (!isEntry(t, 'seek')) return []
  const { turn } = t.tracks
  const holds = (now: Table): boolean => now.tracks.turn === turn
  const answered = (id: string, label: string, answer: (now: Table) => Action | undefined) => ({
    id,
    label,
    holds,
    answer,
  })
  return [
    answered('seek-convoys', say(words, 'page.seekConvoys'), (now) => {
      if (isEntry(now, 'chase')) return onlyConvoy(now)
      if (!isEntry(now, 'seek')) return undefined
      return convoys(now).length > 0 ? act.seek() : act.lieLow()
    }),
    answered('seek-all', say(words, 'page.seekAll'), (now) => (isEntry(now, 'seek') ? act.seek() : undefined)),
    answered('never-seek', say(words, 'page.neverSeek'), (now) => (isEntry(now, 'seek') ? act.lieLow() : undefined)),
  ]
}
