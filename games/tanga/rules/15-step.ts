import {
  AGAIN,
  ALLOWED,
  call,
  DIRECTIONS,
  type Direction,
  EVERYONE,
  type Hex,
  isOver,
  local,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  type Refusal,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { ENTRY, grid, IS_ALL_ROUND, IS_ENTRY, isHex, OFF_WEST } from '../board.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { GERMAN, IS_COMBAT, isLeader, LETTOW, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import {
  DISORGANIZED,
  firstCombat,
  HALTED,
  is,
  mark,
  nextCombat,
  noteMoved,
  put,
  putTogether,
  RETREATED,
  unmark,
} from '../stacks.ts'
import { eliminate, overrun } from './02-losses.ts'
import { isNight } from './04-clock.ts'
import { opportunity } from './10.3-opportunity.ts'
import { isArmed, openSides, whyNotStepTo } from './15.2-together.ts'
import { allowanceOf, entryCost, goesOneHex, paidCover } from './15-ground.ts'
import { seenBy } from './19.7-seen.ts'
import { revealed } from './19.7-shown.ts'
import { noteLeaving } from './20.3-night-rally.ts'

/** §8.1, §8.3: does it matter which way they face there? */
const facesFreely = (t: Table, to: Hex): boolean => isHex(to) && IS_ALL_ROUND[to] === 0 && isArmed(t)

function addSteps(t: Table, out: Moves): void {
  const from = t.march.at
  const armed = isArmed(t)
  if (from === OFF_WEST) {
    for (const to of ENTRY) if (whyNotStepTo(t, to) === ALLOWED) addStep(to, armed, out)
    return
  }
  const sides = openSides(t)
  for (let d = 0 as Direction; d < 6; d++)
    if (((sides >> d) & 1) === 1) addStep(neighbour(grid, from, d) as Hex, armed, out)
}
/** The hexes around, open to them or not. */
function glanceAtSteps(t: Table, out: Moves): void {
  const from = t.march.at
  const armed = isArmed(t)
  if (from === OFF_WEST) for (const to of ENTRY) addStep(to, armed, out)
  else
    for (let d = 0 as Direction; d < 6; d++)
      if (neighbour(grid, from, d) !== OFF_MAP) addStep(neighbour(grid, from, d) as Hex, armed, out)
}
function addStep(to: Hex, armed: boolean, out: Moves): void {
  const facings = armed && IS_ALL_ROUND[to] === 0 ? 6 : 1
  for (let facing = 0 as Direction; facing < facings; facing++) out.add(act.step(to, facing))
}

/** May they step there, and face so? */
function whyNotStepFacing(t: Table, to: Hex, facing: Direction): Refusal {
  const refusal = whyNotStepTo(t, to)
  if (refusal !== ALLOWED) return refusal
  return facing === 0 || facesFreely(t, to) ? ALLOWED : refuse.facesSo(to)
}

/** Is a combat unit there that does not move with the others? */
function isShared(t: Table, at: Hex): boolean {
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) if (!t.group.has(u)) return true
  return false
}

/** One step of all who move. */
function stepTo(t: Table, to: Hex, facing: Direction): void {
  const from = t.march.at
  t.march.cover = paidCover(from, to)
  const cost = entryCost(from, to)
  if (isArmed(t)) overrun(t, to)
  if (isOver(t)) return
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) {
    t.units.spent[u] += goesOneHex(t, u) ? 1 : cost
    t.units.since[u] = Math.min(9, t.units.since[u] + 1)
    // §13.3B: a move of its own takes the mark of retreat off (ruling T100)
    unmark(t, u, RETREATED)
    noteMoved(t, u)
  }
  putTogether(t, t.group, to)
  t.march.at = to
  t.march.facing = facing
  // Ruling T46: where others are they take the facing of those
  if (!isShared(t, to) && isArmed(t)) t.places.facing[to] = facing
  if (t.sink !== undefined) tellOf(t, from, to)
  catchLeaders(t, to)
}

/** Ruling T179: one move, by whoever may be seen, is all that the enemy hears of: not how many go. */
function tellOf(t: Table, from: Hex, to: Hex): void {
  let first = t.group.first
  for (let u = first; u !== NO_UNIT; u = t.group.next(u + 1)) if (seenBy(t, u) === EVERYONE) first = u
  tell.moved.to(seenBy(t, first), t, first, from, to)
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1))
    if (u !== first) tell.followed.to(seenBy(t, u), t, u, from, to)
}

/** §17.2.3: a leader alone is lost when an enemy combat unit of those who move comes next to him. */
export function catchLeaders(t: Table, at: Hex): void {
  if (!isArmed(t)) return
  for (const d of DIRECTIONS) {
    const next = neighbour(grid, at, d)
    if (next === OFF_MAP || firstCombat(t, next as Hex) !== NO_UNIT) continue
    for (let u = t.stacks.firstIn(next as Hex), after = u; u !== NO_UNIT && !isOver(t); u = after) {
      after = t.stacks.nextIn(u)
      if (!isLeader(u) || SIDE_OF[u] === t.tracks.phasing) continue
      tell.caught(t, u, next as Hex)
      eliminate(t, u)
    }
  }
}

/** One hex, and the way to face there. */
export const stepChoice = choice({
  action: act.step,
  exact: true,
  among: addSteps,
  glance: glanceAtSteps,
  whyNot: (t, a) => whyNotStepFacing(t, act.step.hex(a), act.step.facing(a)),
  take(t, a) {
    setLocal(t, HAS_GONE, 1)
    stepTo(t, act.step.hex(a), act.step.facing(a))
    // Ruling T179: the enemy sees that a stack goes, whether it parts, and whom it joins
    revealed(t)
    call(t, opportunity)
    return AGAIN
  },
})

/** The local of a march: 1 once they have gone a step. Who has not, and halts, does not go later. */
const HAS_GONE = 0

/** Ends the move, for now, whoever is there: §15.2: stacks are looked at when the phase ends (9.5, ruling T43). */
export const haltChoice = choice({
  action: act.halt,
  main: true,
  take(t) {
    if (local(t, HAS_GONE) === 0) for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) mark(t, u, HALTED)
    if (isHex(t.march.at)) tell.halted(t, t.march.at, t.march.facing as Direction)
    return NEXT
  },
})

/** §20.3: may those who move leave the map: at night, from the west edge, Lettow-Vorbeck and disorganized units (ruling T117)? */
function whyNotLeave(t: Table): Refusal {
  const { at } = t.march
  if (t.tracks.phasing !== GERMAN || !isNight(t)) return refuse.notByNight()
  if (!isHex(at) || IS_ENTRY[at] === 0) return refuse.notWestEdge()
  const cost = entryCost(OFF_WEST, at)
  for (let u = t.group.first; u !== NO_UNIT; u = t.group.next(u + 1)) {
    if (u !== LETTOW && (IS_COMBAT[u] === 0 || !is(t, u, DISORGANIZED))) return refuse.staysOnMap(u)
    if (t.units.spent[u] + cost > allowanceOf(t, u))
      return refuse.tooDear(at, cost, Math.max(0, allowanceOf(t, u) - t.units.spent[u]))
  }
  return ALLOWED
}

/** §20.3: leaves the map by the west edge. */
export const leaveChoice = choice({
  action: act.leave,
  whyNot: whyNotLeave,
  take(t) {
    for (let u = t.group.first, next = u; u !== NO_UNIT; u = next) {
      next = t.group.next(u + 1)
      leave(t, u)
    }
    t.group.clear()
    revealed(t)
    return NEXT
  },
})
function leave(t: Table, u: Unit): void {
  tell.left.to(seenBy(t, u), t, u)
  put(t, u, OFF_WEST)
  noteLeaving(t, u)
  mark(t, u, HALTED)
}
