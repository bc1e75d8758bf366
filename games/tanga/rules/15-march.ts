import { AGAIN, ALLOWED, type Column, call, type Hex, type Moves, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { HEXES, isHex, OFF_WEST } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, IS_COMBAT, KIND, NO_UNIT, perUnit, SIDE_OF, STEVEDORE, type Unit } from '../roster.ts'
import { DIGGING, HALTED, HAS_FIRED, headsOf, is, isMachineGun, isStevedore, SWEPT, unitList } from '../stacks.ts'
import { isNight } from './04-clock.ts'
import { BREAKS_WITH, brokenFormations, isBound, isBroken } from './06.3-standing.ts'
import { AN_EMPTY_HEX, lookAround, lookFrom, NOWHERE, whyNotTogether } from './15.2-together.ts'
import { leftOf } from './15-ground.ts'
import { haltChoice, leaveChoice, stepChoice } from './15-step.ts'
import { revealed } from './19.7-shown.ts'

/** Bits of a counter's state that keep it from moving. §19.2.1: a British machine gun does not move once it has fired. */
const KEPT_BY: Column<Unit> = perUnit(
  (u) => HALTED | SWEPT | (isMachineGun(u) && SIDE_OF[u] === BRITISH ? HAS_FIRED : 0),
)
/** Bits of a hex that do. §18.1: who digs does not move. */
const KEPT_IN = perUnit((u) => (IS_COMBAT[u] === 1 ? DIGGING : 0))
/** Is the counter free to move, as far as its state and the hex that it is in go? §15.8: stevedores never move. */
const isFree = (u: Unit, state: number, works: number): boolean =>
  (state & KEPT_BY[u]) === 0 && (works & KEPT_IN[u]) === 0 && KIND[u] !== STEVEDORE

/** P11: may this counter of the side whose phase it is move at all? §6.3.4C: not while broken. */
const canMove = (t: Table, u: Unit): boolean =>
  isFree(u, t.units.state[u], t.places.works[t.units.where[u]]) && !isBroken(t, u)

/** What keeps a counter where it is. */
export function whyNotMove(t: Table, u: Unit): Refusal {
  if (SIDE_OF[u] !== t.tracks.phasing) return refuse.notThere(u)
  if (canMove(t, u)) return ALLOWED
  if (isStevedore(u)) return refuse.neverMoves(u)
  if (is(t, u, HALTED)) return refuse.hasMoved(u)
  if (isBound(t, u)) return refuse.isBroken(u)
  const at = t.units.where[u]
  return IS_COMBAT[u] === 1 && (t.places.works[at] & DIGGING) !== 0 ? refuse.isDigging(at) : refuse.gunFired(u)
}

/** Could it go, with those who were picked before? */
function whyNotGo(t: Table, u: Unit): Refusal {
  if (isHex(t.march.at)) {
    const around = lookAround(t, u)
    if (around === NOWHERE) return refuse.cannotStep(u)
    if (around === AN_EMPTY_HEX && t.group.first === NO_UNIT) return ALLOWED
  }
  t.group.add(u)
  const refusal = whyNotTogether(t)
  t.group.remove(u)
  return refusal === refuse.notTogether() ? refuse.cannotStep(u) : refusal
}

/** May a move begin there? */
export function whyNotMarch(t: Table, from: Hex): Refusal {
  if (!isHex(from) && from !== OFF_WEST) return refuse.notYours(from)
  const first = t.stacks.firstIn(from)
  if (first === NO_UNIT || SIDE_OF[first] !== t.tracks.phasing) return refuse.notYours(from)
  return canMarch(t, first) ? ALLOWED : refuse.nobodyMoves(from)
}
/** Can anybody of a stack, which is known by its first counter, move? */
function canMarch(t: Table, first: Unit): boolean {
  const before = t.march.at
  t.march.at = t.units.where[first]
  let u = first
  while (u !== NO_UNIT && !(canMove(t, u) && whyNotGo(t, u) === ALLOWED)) u = t.stacks.nextIn(u)
  t.march.at = before
  return u !== NO_UNIT
}

const heads = unitList()
/** Where moves may begin. Most are settled by a glance at the first counter of a stack, for which the columns are laid out once. */
function addMarches(t: Table, out: Moves): void {
  const { where, next, state, spent } = t.units
  const { works, first } = t.places
  const [broken, atNight] = [brokenFormations(t), isNight(t)]
  const n = headsOf(t, t.tracks.phasing, heads)
  for (let i = 0; i < n; i++) {
    const u = heads[i]
    const at = where[u]
    if (at >= HEXES && at !== OFF_WEST) continue
    let around = NOWHERE
    if (at < HEXES && isFree(u, state[u], works[at]) && (broken & BREAKS_WITH[u]) === 0)
      around = lookFrom(at, leftOf(u, state[u], spent[u], atNight), first)
    if (around === AN_EMPTY_HEX || ((around !== NOWHERE || at === OFF_WEST || next[u] !== 0) && canMarch(t, u)))
      out.add(act.march(at))
  }
}

/** The hexes of all their stacks: most may move. */
function glanceAtMarches(t: Table, out: Moves): void {
  const { where } = t.units
  const n = headsOf(t, t.tracks.phasing, heads)
  for (let i = 0; i < n; i++)
    if (where[heads[i]] < HEXES || where[heads[i]] === OFF_WEST) out.add(act.march(where[heads[i]]))
}

/** May it be picked to go? */
function whyNotTake(t: Table, u: Unit): Refusal {
  if (t.units.where[u] !== t.march.at) return refuse.notThere(u)
  // §15.1: picks go up
  if (u <= t.march.picked) return refuse.pickUpwards(u)
  const refusal = whyNotMove(t, u)
  return refusal === ALLOWED ? whyNotGo(t, u) : refusal
}

/** Picks all that may go. */
function takeAll(t: Table): void {
  for (let u = t.stacks.firstIn(t.march.at); u !== NO_UNIT; u = t.stacks.nextIn(u))
    if (whyNotMove(t, u) === ALLOWED) t.group.add(u)
}
/** Can all of them go together? */
function whyNotAll(t: Table): Refusal {
  takeAll(t)
  const refusal = whyNotTogether(t)
  t.group.clear()
  return refusal
}

/** Ruling T179: that they go is seen. */
function setOff(t: Table) {
  t.march.going = 1
  revealed(t)
  return NEXT
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
        for (let u = t.stacks.firstIn(t.march.at); u !== NO_UNIT; u = t.stacks.nextIn(u))
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
      main: (t) => t.group.first === NO_UNIT,
      whyNot(t) {
        if (t.group.first !== NO_UNIT) return refuse.pickedAlready()
        return whyNotAll(t)
      },
      take(t) {
        takeAll(t)
        return setOff(t)
      },
    }),
    choice({
      action: act.go,
      main: (t) => t.group.first !== NO_UNIT,
      whyNot(t) {
        if (t.group.first === NO_UNIT) return refuse.nobodyPicked()
        return whyNotTogether(t)
      },
      take: setOff,
    }),
  ],
})

const step = question({
  name: 'step',
  rule: '15.1',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ hex: t.march.at }),
  when: (t) => t.group.first !== NO_UNIT,
  choices: [stepChoice, leaveChoice, haltChoice],
})

const end = automatic('15.1', (t) => {
  t.march.picked = NO_UNIT
  t.march.going = 0
  t.group.clear()
})

/** P11: counters of one hex move together (15.1). They may go on later, together or not, as long as they have factors left (15.3). */
export const march = procedure('march', '15.1', [pick, step, end])

/** A move may begin, for one hex after the other. */
export const marchChoice = choice({
  action: act.march,
  exact: true,
  among: addMarches,
  glance: glanceAtMarches,
  whyNot: (t, a) => whyNotMarch(t, act.march.hex(a)),
  take(t, a) {
    t.march.at = act.march.hex(a)
    t.march.picked = NO_UNIT
    call(t, march)
    return AGAIN
  },
})
