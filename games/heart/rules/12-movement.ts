import { ALLOWED, DONE, NEXT, other, RESTART, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { firstOf, PER_SIDE, sideOf, type Unit } from '../roster.ts'
import { did, isOnTable, isUnit, mark, NAMED } from './09-units.ts'
import { nextToName } from './11-turn.ts'

/** §11.2: is it a unit that this side has still to name? */
const isToBeNamed = (t: Table, u: Unit): boolean => isOnTable(t, u) && isUnit(t, u) && !did(t, u, NAMED)

function hasSome(t: Table, side: Side): boolean {
  for (let u = firstOf(side); u < firstOf(side) + PER_SIDE; u++) if (isToBeNamed(t, u)) return true
  return false
}

function whyNotName(t: Table, u: Unit): Refusal {
  if (sideOf(u) !== t.tracks.phasing) return refuse.notYours(u)
  if (!isOnTable(t, u) || !isUnit(t, u)) return refuse.notHere(u)
  return did(t, u, NAMED) ? refuse.namedAlready(u) : ALLOWED
}

const naming = question({
  name: 'movement',
  rule: '11.2',
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.stand,
      among(t, out) {
        const first = firstOf(t.tracks.phasing)
        for (let u = first; u < first + PER_SIDE; u++) out.add(act.stand(u))
      },
      whyNot: (t, a) => whyNotName(t, act.stand.unit(a)),
      take(t, a) {
        const u = act.stand.unit(a)
        mark(t, u, NAMED)
        tell.stood(t, u)
        t.tracks.phasing = other(t.tracks.phasing)
        return NEXT
      },
    }),
  ],
})

/** §1.2, §11.2: the sides name a unit in turn, to move or stand. */
export const movementPhase = procedure('movement-phase', '1.2', [
  automatic('11.2', (t) => (nextToName(t, hasSome) ? NEXT : DONE)),
  naming,
  automatic('11.2', () => RESTART),
])
