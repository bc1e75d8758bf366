import type { Custom, Terms } from '@boma/counsel'
import type { Action } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { ENTERING, groupOf, groupsOf, numberOf, roleOf, THERE, transportsIn } from '../rules/12.4.7-groups.ts'
import { asked, deciding } from './asked.ts'

/** §12.4.1, §12.4.4: is somebody asked about an enemy who comes in? Who comes in himself has come for something. */
export const isEntry = (t: Table, question: string): boolean =>
  asked(t) === question && roleOf(t, deciding(t)) === THERE

/** The groups of those who came in that have transports among them. */
const convoys = (t: Table): readonly number[] =>
  Array.from({ length: groupsOf(t, ENTERING) }, (_, n) => groupOf(ENTERING, n)).filter((g) => transportsIn(t, g) > 0)

/** §12.4.7b: the only group with transports; where there are several, somebody has to choose. */
export function onlyConvoy(t: Table): Action | undefined {
  const [first, ...others] = convoys(t)
  return first === undefined || others.length > 0 ? undefined : act.chase(numberOf(first))
}

/** §12.4.1: whoever has transports among those who come in is sought, and nobody else. */
export function seekConvoys(t: Table): Action | undefined {
  if (isEntry(t, 'chase')) return onlyConvoy(t)
  if (!isEntry(t, 'seek')) return undefined
  return convoys(t).length > 0 ? act.seek() : act.lieLow()
}

const forTheTurn = (key: string, answer: (t: Table) => Action | undefined): Custom<Table> => ({
  key,
  offered: (t): Terms | undefined => (isEntry(t, 'seek') ? { turn: t.tracks.turn } : undefined),
  holds: (t, { turn }) => t.tracks.turn === turn,
  answer,
})

/** §12.4: whether to seek whoever comes in, for the rest of the turn. */
export const customs: readonly Custom<Table>[] = [
  forTheTurn('seek-convoys', seekConvoys),
  forTheTurn('seek-all', (t) => (isEntry(t, 'seek') ? act.seek() : undefined)),
  forTheTurn('never-seek', (t) => (isEntry(t, 'seek') ? act.lieLow() : undefined)),
]
