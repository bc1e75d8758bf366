import {
  AGAIN,
  ALLOWED,
  call,
  DIRECTIONS,
  type Direction,
  DONE,
  type Hex,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  type Refusal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { ENTRY, grid, IS_ALL_ROUND, isHex, OFF_WEST } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, IS_COMBAT, isLeader, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import {
  DIGGING,
  firstCombat,
  HALTED,
  HAS_FIRED,
  is,
  isMachineGun,
  isStevedore,
  MOVED,
  mark,
  put,
  RETREATED,
  SWEPT,
  unmark,
} from '../stacks.ts'
import { eliminate } from './02-losses.ts'
import { isBroken } from './06.3-standing.ts'
import { groupFault } from './09-stacking.ts'
import { opportunity } from './10.3c-opportunity.ts'
import { entryCost, goesOneHex, paidCover, whyNotStep } from './15-ground.ts'

/** P11: may this counter move at all in this phase? */
export function whyNotMove(t: Table, u: Unit): Refusal {
  if (SIDE_OF[u] !== t.tracks.phasing) return refuse.notThere(u)
  if (isStevedore(u)) return refuse.neverMoves(u)
  if (is(t, u, HALTED)) return refuse.hasMoved(u)
  // §6.3.4C: not while broken
  if (isBroken(t, u) || is(t, u, SWEPT)) return refuse.isBroken(u)
  const at = t.units.where[u]
  if (isHex(at) && IS_COMBAT[u] === 1 && (t.places.works[at] & DIGGING) !== 0) return refuse.isDigging(at)
  // §19.2.1: a British machine gun that has fired does not move
  if (isMachineGun(u) && SIDE_OF[u] === BRITISH && is(t, u, HAS_FIRED)) return refuse.gunFired(u)
  return ALLOWED
}

/** May a move begin there? */
export function whyNotMarch(t: Table, from: Hex): Refusal {
  if (!isHex(from) && from !== OFF_WEST) return refuse.notYours(from)
  const first = t.stacks.firstIn(from)
  if (first < 0 || SIDE_OF[first] !== t.tracks.phasing) return refuse.notYours(from)
  for (let u = first; u >= 0; u = t.stacks.nextIn(u)) if (whyNotMove(t, u) === ALLOWED && canStep(t, u)) return ALLOWED
  return refuse.nobodyMoves(from)
}

/** Is there a hex that it can enter? */
function canStep(t: Table, u: Unit): boolean {
  const from = t.units.where[u]
  if (from === OFF_WEST) return ENTRY.some((to) => whyNotStep(t, u, from, to) === ALLOWED)
  return DIRECTIONS.some((d) => {
    const to = neighbour(grid, from, d)
    return to !== OFF_MAP && whyNotStep(t, u, from, to) === ALLOWED
  })
}

/** May it be picked to go? */
function whyNotTake(t: Table, u: Unit): Refusal {
  if (u < 0 || t.units.where[u] !== t.march.at) return refuse.notThere(u)
  if (u <= t.march.picked) return refuse.pickUpwards(u)
  const refusal = whyNotMove(t, u)
  if (refusal !== ALLOWED) return refusal
  return canStep(t, u) ? ALLOWED : refuse.hasMoved(u)
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
        for (let u = t.stacks.firstIn(t.march.at); u >= 0; u = t.stacks.nextIn(u)) out.add(act.take(u))
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
      whyNot: (t) => (t.group.next(0) >= 0 ? refuse.nobodyPicked() : ALLOWED),
      take(t) {
        for (let u = t.stacks.firstIn(t.march.at); u >= 0; u = t.stacks.nextIn(u))
          if (whyNotTake(t, u) === ALLOWED) t.group.add(u)
        return NEXT
      },
    }),
    choice({
      action: act.go,
      whyNot: (t) => (t.group.next(0) < 0 ? refuse.nobodyPicked() : ALLOWED),
      take: () => NEXT,
    }),
  ],
})

/** §15.2, P11: may the group step to that hex? Each of them must be able, and there must be room for the move to end somewhere. */
export function whyNotStepTo(t: Table, to: Hex): Refusal {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) {
    const refusal = whyNotStep(t, u, t.march.at, to)
    if (refusal !== ALLOWED) return refusal
  }
  return groupFault(t, to) === '' ? ALLOWED : refuse.noRoomThere(to)
}

function addSteps(t: Table, out: Moves): void {
  const from = t.march.at
  const add = (to: Hex) => {
    if (IS_ALL_ROUND[to] === 1) out.add(act.step(to, 0 as Direction))
    else for (const facing of DIRECTIONS) out.add(act.step(to, facing))
  }
  if (from === OFF_WEST) for (const to of ENTRY) add(to)
  else
    for (const d of DIRECTIONS) {
      const to = neighbour(grid, from, d)
      if (to !== OFF_MAP) add(to)
    }
}

/** One step of all who move. */
function stepTo(t: Table, to: Hex, facing: Direction): void {
  const from = t.march.at
  t.march.cover = paidCover(from, to)
  const cost = entryCost(from, to)
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) {
    t.units.spent[u] += goesOneHex(t, u) ? 1 : cost
    t.units.since[u] = Math.min(9, t.units.since[u] + 1)
    unmark(t, u, RETREATED)
    if (isMachineGun(u) && SIDE_OF[u] === BRITISH) mark(t, u, MOVED)
    overrun(t, u, to)
    put(t, u, to)
    tell.moved(t, u, from, to)
  }
  t.march.at = to
  t.march.facing = facing
  if (IS_ALL_ROUND[to] === 0) t.places.facing[to] = facing
  catchLeaders(t, to)
}

/** §15.8, §2.6.3: stevedores and leaders alone in a hex are lost when an enemy combat unit comes in. */
function overrun(t: Table, u: Unit, to: Hex): void {
  if (IS_COMBAT[u] === 0) return
  for (let v = t.stacks.firstIn(to), next = v; v >= 0; v = next) {
    next = t.stacks.nextIn(v)
    if (SIDE_OF[v] === SIDE_OF[u]) continue
    tell.overrun(t, v, to)
    eliminate(t, v)
  }
}

/** §17.2.3: a leader alone is lost when an enemy combat unit comes next to him. */
export function catchLeaders(t: Table, at: Hex): void {
  if (firstCombat(t, at) < 0) return
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next === OFF_MAP || firstCombat(t, next) >= 0) continue
    for (let u = t.stacks.firstIn(next), after = u; u >= 0; u = after) {
      after = t.stacks.nextIn(u)
      if (!isLeader(u) || SIDE_OF[u] === t.tracks.phasing) continue
      tell.caught(t, u, next)
      eliminate(t, u)
    }
  }
}

const step = question({
  name: 'step',
  rule: '15.1',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ hex: t.march.at }),
  when: (t) => t.group.next(0) >= 0,
  choices: [
    choice({
      action: act.step,
      among: addSteps,
      whyNot: (t, a) => whyNotStepTo(t, act.step.hex(a)),
      take(t, a) {
        stepTo(t, act.step.hex(a), act.step.facing(a))
        call(t, opportunity)
        return AGAIN
      },
    }),
    choice({ action: act.halt, take: () => NEXT }),
  ],
})

const end = automatic('15.3', (t) => {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) mark(t, u, HALTED)
  t.group.clear()
  t.march.picked = NO_UNIT
})

/** P11: counters of one hex move together (15.1). */
export const march = procedure('march', '15.1', [pick, step, end])

/** A move may begin, for one hex after the other. */
export const marchChoice = choice({
  action: act.march,
  among(t, out) {
    for (let u = t.heads.next(0); u >= 0; u = t.heads.next(u + 1)) out.add(act.march(t.units.where[u]))
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
export { DONE }
