import { AGAIN, ALLOWED, NEXT, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import type { Space } from '../board.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstOf, IS_FORT, SIDE_OF, type Unit } from '../roster.ts'
import { eliminate, unitsIn } from './03-map.ts'

/** Has a side to give up units somewhere? Surplus hits are lost (14.2). */
export function owe(t: Table, side: Side, at: Space, losses: number): void {
  t.tracks.loser = side
  t.tracks.lossAt = at
  t.tracks.losses = Math.min(losses, unitsIn(t, side, at))
}

/** Is it one of the owner's own units in the space of the loss? §22.0: a fort is a marker, and nobody is lost with it. */
const isThere = (t: Table, unit: Unit): boolean =>
  IS_FORT[unit] === 0 && SIDE_OF[unit] === t.tracks.loser && t.units.where[unit] === t.tracks.lossAt

/** Why units are lost: under which case, who of those there can be meant, and what is said of whom. */
interface Losses {
  readonly rule: string
  readonly among: (t: Table, unit: Unit) => boolean
  readonly notAmong: (unit: Unit) => Refusal
  readonly how: typeof tell.lost
}

/** The owner chooses whom he loses, as long as he owes somebody. */
export const lossesAmong = ({ rule, among, notAmong, how }: Losses) =>
  question({
    name: 'lose',
    rule,
    when: (t) => t.tracks.losses > 0,
    who: (t) => t.tracks.loser,
    about: (t) => ({ space: t.tracks.lossAt }),
    choices: [
      choice({
        action: act.lose,
        among(t, out) {
          for (let u = firstOf(t.tracks.loser); u < afterLast(t.tracks.loser); u++) out.add(act.lose(u))
        },
        whyNot: (t, a) =>
          isThere(t, act.lose.unit(a)) && among(t, act.lose.unit(a)) ? ALLOWED : notAmong(act.lose.unit(a)),
        take(t, a) {
          t.tracks.losses--
          eliminate(t, act.lose.unit(a), how)
          return t.tracks.losses > 0 ? AGAIN : NEXT
        },
      }),
    ],
  })

/** §14.2: hits are taken by any unit in the combat. */
export const chooseLosses = lossesAmong({
  rule: '14.2',
  among: () => true,
  notAmong: refuse.notInvolved,
  how: tell.lost,
})
