import {
  AGAIN,
  ALLOWED,
  DONE,
  d6,
  local,
  type Moves,
  NEXT,
  RESTART,
  type Refusal,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isHex, OFF_WEST } from '../board.ts'
import { automatic, choice, perform, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  BRITISH,
  FORMATION,
  GERMAN,
  IS_COMBAT,
  IS_STAFF,
  MORALE,
  NO_UNIT,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { DISORGANIZED, faceOf, firstLeader, is, nextLeader, SWEPT, unmark } from '../stacks.ts'
import { isNight } from './04-clock.ts'
import { isDivided } from './06.1-morale.ts'
import { recover } from './06.3-recovery.ts'
import { unstacking } from './09.6-unstack.ts'
import { seenBy } from './19.7-seen.ts'
import { revealed } from './19.7-shown.ts'
import { morningAfter } from './20.3-night-rally.ts'

/** The local: whose rolls are made. */
const rallying = (t: Table): Side => local(t, 0) as Side

/** §6.2.1: who rallies the units of a formation in a place: nobody, somebody who helps a little, or all he can. */
const NONE = 0
const STAFF = 1
const OFFICER = 2
function helpFor(t: Table, u: Unit): number {
  let best = NONE
  for (let leader = firstLeader(t, t.units.where[u]); leader !== NO_UNIT; leader = nextLeader(t, leader)) {
    if (SIDE_OF[leader] !== SIDE_OF[u]) continue
    // §6.2.2A: any German leader; §6.2.2C, §17.1.1: its own officer; §6.2.2D: one of the staff
    if (SIDE_OF[u] === GERMAN || FORMATION[leader] === FORMATION[u]) return OFFICER
    if (IS_STAFF[leader] === 1) best = STAFF
  }
  return best
}

/** §6.2.2: what the die must not exceed for the unit to rally; 0 if it may not try. §6.2.2F: a 1 always will do. */
export function rallyNeed(t: Table, u: Unit): number {
  const help = helpFor(t, u)
  // §6.2.2E: no Briton without a leader
  if (help === NONE && SIDE_OF[u] === BRITISH) return 0
  const printed = MORALE[faceOf(t, u)]
  const morale = isDivided(t, u, false) ? Math.max(1, printed - 1) : printed
  // §6.2.2B, §6.2.2D: less than its morale, with the staff or by itself
  return Math.max(1, help === OFFICER ? morale : morale - 1)
}

/** Is it where units rally: on the map, or off its west edge (ruling T153)? */
const isWithin = (t: Table, u: Unit): boolean => isHex(t.units.where[u]) || t.units.where[u] === OFF_WEST

/** §6.2: may the unit try to rally now? */
export function whyNotRally(t: Table, u: Unit): Refusal {
  if (SIDE_OF[u] !== rallying(t) || !isWithin(t, u)) return refuse.notHere(u)
  if (IS_COMBAT[u] === 0 || !is(t, u, DISORGANIZED)) return refuse.notDisorganized(u)
  // §6.2: once a phase
  if (t.tried.has(u)) return refuse.rolledAlready(u)
  return rallyNeed(t, u) > 0 ? ALLOWED : refuse.noOfficer(u)
}

const nextToRally = (t: Table, from: number): Unit => {
  for (let u = from as Unit; u < UNITS; u++)
    if ((t.units.state[u] & DISORGANIZED) !== 0 && whyNotRally(t, u) === ALLOWED) return u
  return -1 as Unit
}

/** Has the side whose turn it is anybody to rally? §6.2.4, §20.8: not at night. */
const isAnybodyAsked = (t: Table): boolean => !isNight(t) && nextToRally(t, 0) !== NO_UNIT

/** Turns a unit to its good side; whoever was swept along is himself again (ruling T110). */
export const restore = (t: Table, u: Unit): void => unmark(t, u, DISORGANIZED | SWEPT)

function roll(t: Table, u: Unit): void {
  const need = rallyNeed(t, u)
  t.tried.add(u)
  if (d6(t) > need) {
    tell.notRallied.to(seenBy(t, u), t, u, need)
    return
  }
  restore(t, u)
  tell.rallied.to(seenBy(t, u), t, u, need)
}

/** §6.2: each side's units roll, those that it likes: some are better disorganized (2.6.5). */
const whoRallies = question({
  name: 'rally',
  rule: '6.2',
  who: rallying,
  when: isAnybodyAsked,
  choices: [
    choice({
      action: act.rally,
      among(t: Table, out: Moves) {
        for (let u = nextToRally(t, 0); u !== NO_UNIT; u = nextToRally(t, u + 1)) out.add(act.rally(u))
      },
      whyNot: (t, a) => whyNotRally(t, act.rally.unit(a)),
      take(t, a) {
        roll(t, act.rally.unit(a))
        return AGAIN
      },
    }),
    choice({
      action: act.rallyAll,
      main: true,
      take(t) {
        for (let u = nextToRally(t, 0); u !== NO_UNIT; u = nextToRally(t, u + 1)) roll(t, u)
        return NEXT
      },
    }),
    choice({ action: act.end, passes: true, take: () => NEXT }),
  ],
})

/** P7: the British first, then the Germans. */
const theOtherSide = automatic('6.2', (t) => {
  if (rallying(t) === GERMAN) return DONE
  setLocal(t, 0, GERMAN)
  // Ruling T180: that the Germans are asked tells that somebody of theirs could rally
  if (isAnybodyAsked(t)) revealed(t)
  return RESTART
})
export const rallyRolls = procedure('rally-rolls', '6.2', [whoRallies, theOtherSide])

const begin = automatic('6.2', (t) => {
  t.tried.clear()
})
const end = automatic('6.3.4j', (t) => {
  t.tried.clear()
  recover(t)
})

/** P7: the Mutual Rally Phase: stacks without a leader part (6.2.3), those who spent the night with Lettow-Vorbeck (20.3), rolls, recovery (6.3.4J). */
export const rally = phase('rally', 'rally', '6.2', [
  begin,
  perform(unstacking),
  morningAfter,
  perform(rallyRolls),
  end,
])
