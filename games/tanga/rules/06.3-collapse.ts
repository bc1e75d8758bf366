import {
  ALLOWED,
  call,
  DONE,
  d6,
  local,
  NEXT,
  other,
  RESTART,
  type Refusal,
  SIDES,
  type Side,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { GONE, isHex } from '../board.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import { BREAKING, type Table } from '../layout.ts'
import {
  FORMATION,
  FORMATION_SIDE,
  FORMATIONS,
  type Formation,
  IS_COMBAT,
  isLeader,
  NO_FORMATION,
  NO_UNIT,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { DISORGANIZED, is, isOnMap } from '../stacks.ts'
import { disorganize, halt, loseStep, stopDigging, takeAway } from './02-losses.ts'
import { printedMorale } from './06.1-morale.ts'
import { deadline } from './06.3-recovery.ts'
import { noteNeighbours, rout } from './06.3-rout.ts'
import { breakpointOf, COLLAPSED, FIRM, isWithOwn, lossesOf, RECOVERED, REMOVED } from './06.3-standing.ts'
import { revealed } from './19.7-shown.ts'

/** §6.3.4: has the formation lost more in this combat, and enough to break? One that is broken already does not break again. */
export function isBreaking(t: Table, f: Formation): boolean {
  const { standing, before } = t.formations
  if (standing[f] !== FIRM && standing[f] !== RECOVERED) return false
  if (before[f] === BREAKING) return true
  const losses = lossesOf(t, f)
  return losses > before[f] && losses >= breakpointOf(t, f)
}

function nextBreaking(t: Table, from: number, side: Side): Formation {
  for (let f = from as Formation; f < FORMATIONS; f++) if (FORMATION_SIDE[f] === side && isBreaking(t, f)) return f
  return -1 as Formation
}
/** Where formations of both sides break those of the side whose phase it is go first (ruling T156). */
const breakingSide = (t: Table): Side =>
  nextBreaking(t, 0, t.tracks.phasing) >= 0 ? t.tracks.phasing : other(t.tracks.phasing)
function isSeveral(t: Table): boolean {
  const { phasing } = t.tracks
  const first = nextBreaking(t, 0, phasing)
  if (first >= 0) return nextBreaking(t, first + 1, phasing) >= 0
  const theirs = nextBreaking(t, 0, other(phasing))
  return theirs >= 0 && nextBreaking(t, theirs + 1, other(phasing)) >= 0
}
/** Does it break before those of the other side? */
export const isNextToBreak = (t: Table, f: Formation): boolean =>
  isBreaking(t, f) && FORMATION_SIDE[f] === breakingSide(t)
const whyNotBreak = (t: Table, f: Formation): Refusal =>
  f >= 0 && isNextToBreak(t, f) ? ALLOWED : refuse.notBreaking(f)

/** P6, 6: where several formations of a side break their owner says which first. */
const which = question({
  name: 'break',
  rule: '6.3.4',
  who: breakingSide,
  when: isSeveral,
  choices: [
    choice({
      action: act.break,
      among(t, out) {
        for (const side of SIDES)
          for (let f = nextBreaking(t, 0, side); f !== NO_FORMATION; f = nextBreaking(t, f + 1, side))
            out.add(act.break(f))
      },
      whyNot: (t, a) => whyNotBreak(t, act.break.formation(a)),
      take(t, a) {
        setLocal(t, 0, act.break.formation(a) + 1)
        return NEXT
      },
    }),
  ],
})

const begin = automatic('6.3.4', (t) => {
  const f = local(t, 0) > 0 ? ((local(t, 0) - 1) as Formation) : nextBreaking(t, 0, breakingSide(t))
  setLocal(t, 0, 0)
  if (f < 0) return DONE
  // §19.7: whoever runs is seen, wherever he lay (ruling T173)
  revealed(t)
  tell.collapsed(t, f, lossesOf(t, f))
  if (t.formations.standing[f] === RECOVERED) remove(t, f)
  else call(t, collapse, f)
  return RESTART
})

/** §6.3.4L: a formation that breaks again leaves the game, wherever its counters are (ruling T113): gone, but not lost in combat. */
function remove(t: Table, f: Formation): void {
  t.formations.standing[f] = REMOVED
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = t.units.where[u]
    if (FORMATION[u] !== f || at === GONE) continue
    if (isHex(at)) stopDigging(t, at, SIDE_OF[u])
    takeAway(t, u)
  }
  tell.removed(t, f)
}

/** §6.3.4, §6.3.4H: after a combat formations break, one after the other, those too whom others shook, until none does. */
export const collapses = procedure('collapses', '6.3.4', [which, begin])

/** P6, 1 and 2: who stands beside is noted; then all break, those too who were driven off the map. */
const breakUp = automatic('6.3.4', (t) => {
  const f = local(t, 0) as Formation
  // Who let a retreat pass checks again (ruling T111)
  t.shaken.clear()
  t.formations.standing[f] = COLLAPSED
  // §6.3.4K: who has recovered before the first daylight turn of the next day acts at once
  t.formations.actsFrom[f] = deadline(t)
  for (let u = 0 as Unit; u < UNITS; u++) if (FORMATION[u] === f && IS_COMBAT[u] === 1) noteNeighbours(t, u)
  for (let u = 0 as Unit; u < UNITS; u++) if (FORMATION[u] === f) breakOne(t, u)
})

function breakOne(t: Table, u: Unit): void {
  if (!isOnMap(t, u) && t.units.exit[u] === 0) return
  if (IS_COMBAT[u] === 1 && !is(t, u, DISORGANIZED)) disorganize(t, u)
  if (!isOnMap(t, u)) return
  halt(t, u)
  // Ruling T141: an officer goes with a unit of his hex, or the same way alone
  if (!isLeader(u) || !isWithOwn(t, u)) t.fleeing.add(u)
}

/** P6, 5: neighbours who have not routed themselves check, one after the other: the die is not modified. */
const neighboursCheck = automatic('6.3.4e', (t) => {
  for (let u = t.neighbours.first; u !== NO_UNIT; u = t.neighbours.next(u + 1))
    if (!t.routed.has(u) && isOnMap(t, u)) checkNeighbour(t, u)
  t.neighbours.clear()
  t.routed.clear()
})

function checkNeighbour(t: Table, u: Unit): void {
  const morale = printedMorale(t, u)
  stopDigging(t, t.units.where[u], SIDE_OF[u])
  if (d6(t) <= morale) {
    tell.neighbourStood(t, u, morale)
    return
  }
  tell.neighbourBroke(t, u, morale)
  // §6.3.4F, §6.3.4G: disorganized in place; eliminated if it was already
  loseStep(t, u)
}

/** P6: a formation breaks: all flip and rout, whom they pass and whom they leave checks (6.3.4). */
export const collapse = procedure('collapse', '6.3.4', [breakUp, perform(rout), neighboursCheck])
