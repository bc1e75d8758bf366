import { AGAIN, ALLOWED, NEXT, type Refusal, type Side } from '@boma/kernel'
import { afterLast, firstOf, PLACE_NAMES, SIDE_OF, type Space, type Unit } from '../board.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { act, refuse } from '../words.ts'
import { eliminate, unitsIn } from './03-map.ts'

/** Has a side to give up units somewhere? Surplus hits are lost (14.2). */
export function owe(t: Table, side: Side, at: Space, losses: number): void {
  t.tracks.loser = side
  t.tracks.lossAt = at
  t.tracks.losses = Math.min(losses, unitsIn(t, side, at))
}

/** May this unit be the one that is lost? */
function whyNotLose(t: Table, unit: Unit): Refusal {
  // §14.2: one of the owner's own in that space
  return SIDE_OF[unit] === t.tracks.loser && t.units.where[unit] === t.tracks.lossAt
    ? ALLOWED
    : refuse.notInvolved(unit)
}

/** §14.2: the owner chooses whom he loses. */
export const chooseLosses = question({
  name: 'lose',
  rule: '14.2',
  when: (t) => t.tracks.losses > 0,
  who: (t) => t.tracks.loser,
  words: (t) => ({ space: PLACE_NAMES[t.tracks.lossAt] ?? '' }),
  choices: [
    choice({
      action: act.lose,
      among(t, out) {
        for (let u = firstOf(t.tracks.loser); u < afterLast(t.tracks.loser); u++) out.add(act.lose(u))
      },
      whyNot: (t, a) => whyNotLose(t, act.lose.unit(a)),
      take(t, a) {
        t.tracks.losses--
        eliminate(t, act.lose.unit(a))
        return t.tracks.losses > 0 ? AGAIN : NEXT
      },
    }),
  ],
})
