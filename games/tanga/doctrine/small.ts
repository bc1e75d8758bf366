import { type Proposal, reason } from '@boma/counsel'
import type { Action, Direction, Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { inQuestion } from '../counsel/asked.ts'
import { answers } from '../counsel/tried.ts'
import type { Table } from '../layout.ts'
import { BRITISH, FORMATION, type Formation, face, MORALE, UNITS, type Unit } from '../roster.ts'
import { is, NO_AMMUNITION } from '../stacks.ts'
import { bestFacing } from './facing.ts'
import { just } from './fire.ts'
import type { Front } from './front.ts'

/** §10.27: two sure shots for the British; for Germans what does least. */
export function proposeNaval(t: Table, side: Side): readonly Proposal[] {
  const wanted = act.propose(side === BRITISH ? 0 : 2)
  const all = answers(t)
  return just(all.includes(wanted) ? wanted : (all[0] as Action))
}

/** §2.6.5: starred units have the better side behind. */
export const STARRED: ReadonlySet<Unit> = new Set(
  Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => MORALE[face(u, 1)] > MORALE[face(u, 0)]),
)

/** §6.2: everybody tries but those who are better as they are (2.6.5). */
export function proposeRally(t: Table): readonly Proposal[] {
  const who = answers(t).filter((action) => act.rally.is(action))
  const [first] = who.filter((action) => !STARRED.has(act.rally.unit(action)))
  if (who.every((action) => !STARRED.has(act.rally.unit(action)))) return just(act.rallyAll(), reason('rally'))
  return just(first ?? act.end(), reason('rally'))
}

/** §7.6: the battalion that has most units without ammunition. */
export function proposeSupply(t: Table): readonly Proposal[] {
  const short = (f: Formation): number => {
    let n = 0
    for (let u = 0 as Unit; u < UNITS; u++) if (FORMATION[u] === f && is(t, u, NO_AMMUNITION)) n++
    return n
  }
  const [best] = answers(t)
    .filter((action) => act.supply.is(action))
    .toSorted((a, b) => short(act.supply.formation(b)) - short(act.supply.formation(a)))
  return just(best ?? act.end(), reason('feed'))
}

/** §8.1: to the enemy. */
export function proposeFace(t: Table, front: Front): readonly Proposal[] {
  const at = inQuestion(t)
  const wanted = act.face((at < 0 ? 0 : bestFacing(front, at)) as Direction)
  const all = answers(t)
  return just(all.includes(wanted) ? wanted : (all[0] as Action), reason('hold'))
}
