import { ALLOWED, NEXT, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { BATTLE_TURNS } from '../data/charts.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN } from '../roster.ts'
import { seatOfSide } from './01-seats.ts'

const left = (t: Table, side: Side): number =>
  side === GERMAN ? t.tracks.germanLeadership : t.tracks.ententeLeadership

/** §11.13: may the side invoke leadership in this battle? */
function whyNotLead(t: Table, side: Side): Refusal {
  // §11.13.4: the Entente from turn 18 on; the Germans always could (§11.13.3)
  if (side === ENTENTE && t.tracks.turn < BATTLE_TURNS.ententeLeadership.from) return refuse.leadershipLater()
  // §11.13.1: once in an Operations Phase, unless an event says otherwise
  return left(t, side) > 0 ? ALLOWED : refuse.leadershipUsed(side)
}

function lead(t: Table, side: Side): void {
  if (side === GERMAN) t.tracks.germanLeadership--
  else t.tracks.ententeLeadership--
  t.battle.led |= 1 << side
  tell.leadershipInvoked(t, side)
}

/** §11.13, ruling 105: a side says before the first shot whether its leader is in this battle. */
export const leadershipOf = (who: (t: Table) => Side) =>
  question({
    name: 'lead',
    rule: '11.13.1',
    who,
    // Ruling 139: what concerns the whole side is the British player's to say
    seat: (t) => seatOfSide(who(t)),
    when: (t) => whyNotLead(t, who(t)) === ALLOWED,
    choices: [
      choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
      choice({
        action: act.lead,
        whyNot: (t) => whyNotLead(t, who(t)),
        take(t) {
          lead(t, who(t))
          return NEXT
        },
      }),
    ],
  })
