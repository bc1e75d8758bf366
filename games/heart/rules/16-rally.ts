import { AGAIN, ALLOWED, d6, NEXT, other, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { squareOf } from '../board.ts'
import { DISTANCES } from '../data/values.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { endOf, firstOf, LEADER, sideOf, type Unit } from '../roster.ts'
import { ralliesOn } from './05-leaders.ts'
import { unitsApart } from './09-contact.ts'
import { did, isIn, isOnTable, isUnit, lift, MARKER, mark, RALLIED } from './09-units.ts'

const FAR = squareOf(DISTANCES.rally)

const isLeader = (t: Table, u: Unit): boolean =>
  sideOf(u) === t.tracks.phasing && t.units.type[u] === LEADER && isOnTable(t, u)

/** §8.8, §16.5: may this leader try to rally that unit? */
export function whyNotRally(t: Table, leader: Unit, u: Unit): Refusal {
  if (!isLeader(t, leader)) return refuse.cannotRally(leader)
  // §16.5: one try a turn
  if (did(t, leader, RALLIED)) return refuse.hasRallied(leader)
  if (sideOf(u) !== t.tracks.phasing || !isOnTable(t, u) || !isUnit(t, u) || !isIn(t, u, MARKER))
    return refuse.noMarker(u)
  // §8.8: within 18 inches, no sight needed
  return apart(t, leader, u) <= FAR ? ALLOWED : refuse.tooFarToRally(u)
}
/** §9.14: from the leader himself, whatever he is attached to. */
const apart = (t: Table, leader: Unit, u: Unit): number => unitsApart(t, leader, u)

function canRally(t: Table): boolean {
  for (let leader = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); leader !== end; leader++) {
    if (!isLeader(t, leader) || did(t, leader, RALLIED)) continue
    for (let u = firstOf(t.tracks.phasing), last = endOf(t.tracks.phasing); u !== last; u++)
      if (whyNotRally(t, leader, u) === ALLOWED) return true
  }
  return false
}

function rally(t: Table, leader: Unit, u: Unit): void {
  mark(t, leader, RALLIED)
  const least = ralliesOn(t, leader)
  const die = d6(t)
  if (die < least) {
    tell.notRallied(t, u, leader, least, die)
    return
  }
  lift(t, u, MARKER)
  tell.ralliedUnit(t, u, leader, least, die)
}

/** §8.8, §16.5: each leader of the side may try once. */
export const rallying = question({
  name: 'rally',
  rule: '8.8',
  who: (t) => t.tracks.phasing,
  when: canRally,
  choices: [
    choice({
      action: act.rally,
      among(t, out) {
        for (let leader = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); leader !== end; leader++) {
          if (!isLeader(t, leader) || did(t, leader, RALLIED)) continue
          for (let u = firstOf(t.tracks.phasing), last = endOf(t.tracks.phasing); u !== last; u++)
            out.add(act.rally(leader, u))
        }
      },
      whyNot: (t, a) => whyNotRally(t, act.rally.unit(a), act.rally.target(a)),
      take(t, a) {
        rally(t, act.rally.unit(a), act.rally.target(a))
        return AGAIN
      },
    }),
    choice({ action: act.leave, passes: true, main: true, take: () => NEXT }),
  ],
})

/** §16.1: the beginner's leaders first, then the other's. */
export const rallySide = (isBeginner: boolean) =>
  automatic('16.1', (t) => {
    t.tracks.phasing = isBeginner ? t.tracks.beginner : (other(t.tracks.beginner) as Side)
  })
