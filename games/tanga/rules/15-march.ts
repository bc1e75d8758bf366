import { AGAIN, ALLOWED, call, type Hex, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { isHex, OFF_WEST } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, IS_COMBAT, isLeader, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { DIGGING, HALTED, HAS_FIRED, is, isMachineGun, isStevedore, nextHead } from '../stacks.ts'
import { isBound } from './06.3-standing.ts'
import { AN_EMPTY_HEX, canStepTogether, lookAround, NOWHERE } from './15.2-together.ts'
import { haltChoice, leaveChoice, stepChoice } from './15-step.ts'

/** P11: may this counter move at all in this phase? */
export function whyNotMove(t: Table, u: Unit): Refusal {
  if (SIDE_OF[u] !== t.tracks.phasing) return refuse.notThere(u)
  // §15.8: stevedores never move
  if (isStevedore(u)) return refuse.neverMoves(u)
  if (is(t, u, HALTED)) return refuse.hasMoved(u)
  // §6.3.4C: not while broken
  if (isBound(t, u)) return refuse.isBroken(u)
  const at = t.units.where[u]
  // §18.1: who digs does not move
  if (isHex(at) && IS_COMBAT[u] === 1 && (t.places.works[at] & DIGGING) !== 0) return refuse.isDigging(at)
  // §19.2.1: a British machine gun that has fired does not move
  if (isMachineGun(u) && SIDE_OF[u] === BRITISH && is(t, u, HAS_FIRED)) return refuse.gunFired(u)
  return ALLOWED
}

/** Could it go, with those who were picked before, by itself or with a leader who comes after it? */
function canGo(t: Table, u: Unit): boolean {
  if (isHex(t.march.at)) {
    const around = lookAround(t, u)
    if (around === NOWHERE) return false
    if (around === AN_EMPTY_HEX && t.group.next(0) < 0) return true
  }
  t.group.add(u)
  const can = canStepTogether(t) || couldBeLed(t, u)
  t.group.remove(u)
  return can
}
/** §17.2.1: could they go if one of the leaders there went along? */
function couldBeLed(t: Table, after: Unit): boolean {
  for (let leader = t.stacks.nextIn(after); leader >= 0; leader = t.stacks.nextIn(leader)) {
    if (!isLeader(leader) || whyNotMove(t, leader) !== ALLOWED) continue
    t.group.add(leader)
    const can = canStepTogether(t)
    t.group.remove(leader)
    if (can) return true
  }
  return false
}

/** May a move begin there? */
export function whyNotMarch(t: Table, from: Hex): Refusal {
  if (!isHex(from) && from !== OFF_WEST) return refuse.notYours(from)
  const first = t.stacks.firstIn(from)
  if (first < 0 || SIDE_OF[first] !== t.tracks.phasing) return refuse.notYours(from)
  const before = t.march.at
  t.march.at = from
  let can = false
  for (let u = first; u >= 0 && !can; u = t.stacks.nextIn(u)) can = whyNotMove(t, u) === ALLOWED && canGo(t, u)
  t.march.at = before
  return can ? ALLOWED : refuse.nobodyMoves(from)
}

/** May it be picked to go? */
function whyNotTake(t: Table, u: Unit): Refusal {
  if (u < 0 || t.units.where[u] !== t.march.at) return refuse.notThere(u)
  // §15.1: picks go up
  if (u <= t.march.picked) return refuse.pickUpwards(u)
  const refusal = whyNotMove(t, u)
  if (refusal !== ALLOWED) return refusal
  return canGo(t, u) ? ALLOWED : refuse.cannotStep(u)
}

/** Picks all that may go. */
function takeAll(t: Table): void {
  for (let u = t.stacks.firstIn(t.march.at); u >= 0; u = t.stacks.nextIn(u))
    if (whyNotMove(t, u) === ALLOWED) t.group.add(u)
}
/** Can all of them go together? */
function canAllGo(t: Table): boolean {
  takeAll(t)
  const can = canStepTogether(t)
  t.group.clear()
  return can
}

const pick = question({
  name: 'take',
  rule: '15.1',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ hex: t.march.at }),
  choices: [
    choice({
      action: act.take,
      among(t, out) {
        for (let u = t.stacks.firstIn(t.march.at); u >= 0; u = t.stacks.nextIn(u))
          if (u > t.march.picked) out.add(act.take(u))
      },
      whyNot: (t, a) => whyNotTake(t, act.take.unit(a)),
      take(t, a) {
        const u = act.take.unit(a)
        t.group.add(u)
        t.march.picked = u
        return AGAIN
      },
    }),
    choice({
      action: act.all,
      whyNot(t) {
        if (t.group.next(0) >= 0) return refuse.pickedAlready()
        return canAllGo(t) ? ALLOWED : refuse.notTogether()
      },
      take(t) {
        takeAll(t)
        return NEXT
      },
    }),
    choice({
      action: act.go,
      whyNot(t) {
        if (t.group.next(0) < 0) return refuse.nobodyPicked()
        return canStepTogether(t) ? ALLOWED : refuse.notTogether()
      },
      take: () => NEXT,
    }),
  ],
})

const step = question({
  name: 'step',
  rule: '15.1',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ hex: t.march.at }),
  when: (t) => t.group.next(0) >= 0,
  choices: [stepChoice, leaveChoice, haltChoice],
})

const end = automatic('15.1', (t) => {
  t.march.picked = NO_UNIT
  t.group.clear()
})

/** P11: counters of one hex move together (15.1). They may go on later, together or not, as long as they have factors left (15.3). */
export const march = procedure('march', '15.1', [pick, step, end])

/** A move may begin, for one hex after the other. */
export const marchChoice = choice({
  action: act.march,
  exact: true,
  among(t, out) {
    const side = t.tracks.phasing
    for (let u = nextHead(t, side, 0); u >= 0; u = nextHead(t, side, u + 1))
      if (whyNotMarch(t, t.units.where[u]) === ALLOWED) out.add(act.march(t.units.where[u]))
  },
  whyNot: (t, a) => whyNotMarch(t, act.march.hex(a)),
  take(t, a) {
    t.march.at = act.march.hex(a)
    t.march.picked = NO_UNIT
    t.group.clear()
    call(t, march)
    return AGAIN
  },
})
