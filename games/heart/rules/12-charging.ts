import { ALLOWED, call, DONE, local, type Moves, NEXT, other, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { squareBetween } from '../board/measure.ts'
import { squareOf, WAYS } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { CHARGES, endOf, firstOf, headOf, isFought, NO_UNIT, PER_SIDE, sideOf, UNITS, type Unit } from '../roster.ts'
import { noteLoose } from './09-coherency.ts'
import { inContact, isTouched, unitsSee } from './09-contact.ts'
import {
  CHARGED,
  did,
  FED,
  FOUND,
  hostOf,
  isIn,
  isOnTable,
  LOOSE,
  mark,
  NAMED,
  ON_TABLE,
  TOUCHED,
  tailOf,
} from './09-units.ts'
import { beginMove, endMove, nameUnit } from './12-begin.ts'
import { charge, feedIn } from './12-charge.ts'
import { rollMove } from './12-dice.ts'
import { mover, noteMove } from './12-leg.ts'
import { whyNotAble, whyNotName } from './12-naming.ts'
import { findOnWay, isFoundBy } from './13-finding.ts'
import { areTouching, noteContacts } from './14-contacts.ts'

/** §13.4: has the unit found that one in this turn? Its own area may hide it from sight still. */
const hasFound = (t: Table, u: Unit, target: Unit): boolean => did(t, target, FOUND) && isFoundBy(t, u, target)

/** §12.8: could the unit charge that one from where it is? */
export function whyNotChargeAt(t: Table, u: Unit, target: Unit): Refusal {
  if (CHARGES[t.units.type[u]] === 0) return refuse.cannotCharge(u)
  // §9.6: a dispersed unit may not charge
  if (t.units.open[u] === 1) return refuse.dispersedCharge(u)
  if (sideOf(target) === sideOf(u)) return refuse.chargesFriend(target)
  if (!isOnTable(t, target)) return refuse.noSuchTarget(target)
  // §9.8: whoever is attached is charged with his unit
  if (hostOf(t, target) !== NO_UNIT) return refuse.chargeHisUnit(target)
  // §12.13: no vehicle or boat
  if (isFought(t.units.type[target]) === 0) return refuse.neverCharged(target)
  if (inContact(t, u)) return refuse.inContact(u)
  if (isIn(t, u, LOOSE)) return refuse.torn(u)
  return unitsSee(t, u, target) || hasFound(t, u, target) ? ALLOWED : refuse.unseenTarget(target)
}

function whyNotCharge(t: Table, u: Unit, target: Unit): Refusal {
  const why = whyNotName(t, u)
  if (why !== ALLOWED) return why
  const able = whyNotAble(t, u)
  return able === ALLOWED ? whyNotChargeAt(t, u, target) : able
}

/** Adds a charge at each enemy on the table. */
export function eachEnemy(t: Table, u: Unit, add: (target: Unit) => void): void {
  for (let v = firstOf(other(sideOf(u))), end = endOf(other(sideOf(u))); v !== end; v++)
    if (t.units.where[v] === ON_TABLE && t.units.attached[v] === 0) add(v)
}

/** Charges are offered at what is this near; further off they may be named all the same. */
const OFFERED = squareOf(20)

/** Enemies who could be charged: gathered once for all who could charge. */
const offered = new Int32Array(PER_SIDE)
function gatherOffered(t: Table, side: Side): number {
  let n = 0
  for (let v = firstOf(side), end = endOf(side); v !== end; v++)
    if (t.units.where[v] === ON_TABLE && t.units.attached[v] === 0 && isFought(t.units.type[v]) === 1) offered[n++] = v
  return n
}

/** Of those so many the enemy whose first figure is nearest; -1 for none. */
function nearestOffered(t: Table, u: Unit, n: number): Unit {
  const { x, y } = t.figures
  const head = headOf(u)
  let best = -1
  let least = OFFERED
  for (let i = 0; i < n; i++) {
    const v = offered[i] as Unit
    const square = squareBetween(x[head], y[head], x[headOf(v)], y[headOf(v)])
    if (square >= least) continue
    least = square
    best = v
  }
  return best as Unit
}

/** Adds the charge at the nearest whom a unit could charge. */
function someCharges(t: Table, u: Unit, n: number, out: Moves): void {
  const v = nearestOffered(t, u, n)
  if (v >= 0 && whyNotChargeAt(t, u, v) === ALLOWED) out.add(act.charge(u, v))
}

/** §12.1, §12.8: names a unit that charges: then the dice. */
export const chargeChoice = choice({
  action: act.charge,
  open: true,
  exact: true,
  among(t, out) {
    const n = gatherOffered(t, other(t.tracks.phasing))
    for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++) {
      if (t.units.where[u] !== ON_TABLE || did(t, u, NAMED)) continue
      if (CHARGES[t.units.type[u]] === 0 || t.units.open[u] === 1) continue
      if (inContact(t, u) || isIn(t, u, LOOSE) || whyNotName(t, u) !== ALLOWED) continue
      if (whyNotAble(t, u) === ALLOWED) someCharges(t, u, n, out)
    }
  },
  glance(t, out) {
    const n = gatherOffered(t, other(t.tracks.phasing))
    for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++) {
      if (t.units.where[u] !== ON_TABLE || did(t, u, NAMED) || CHARGES[t.units.type[u]] === 0) continue
      const nearest = nearestOffered(t, u, n)
      if (nearest >= 0) out.add(act.charge(u, nearest))
    }
  },
  whyNot: (t, a) => whyNotCharge(t, act.charge.unit(a), act.charge.target(a)),
  take(t, a) {
    const u = act.charge.unit(a)
    nameUnit(t, u)
    beginMove(t, u)
    tell.charged(t, u, act.charge.target(a))
    rollMove(t, u)
    call(t, charging, act.charge.target(a))
    return NEXT
  },
})

/** §13.4: who has found an ambush may charge with what is left; §13.3: so may one that springs. */
export const assaultChoice = choice({
  action: act.assault,
  among(t, out) {
    if (t.move.found === 1) eachEnemy(t, mover(t), (v) => out.add(act.assault(v)))
  },
  whyNot: (t, a) =>
    t.move.found === 1 ? whyNotChargeAt(t, mover(t), act.assault.target(a)) : refuse.notFound(act.assault.target(a)),
  take(t, a) {
    const u = mover(t)
    tell.charged(t, u, act.assault.target(a))
    if (t.move.open === 0) rollMove(t, u)
    call(t, charging, act.assault.target(a))
    return DONE
  },
})

/** §12.8: the unit that moves goes in with what it rolled; true when contact is made. */
export function chargeInto(t: Table, u: Unit, target: Unit): boolean {
  const reached = charge(t, u, target)
  // §13.4: it is not stopped; what its figures have come near is found when all have moved
  findOnWay(t, u)
  noteLoose(t, u)
  noteContacts(t)
  noteMove(t, u)
  // A charging unit does not shoot, whether it came so far or not
  mark(t, u, CHARGED)
  if (reached) {
    t.units.charged[u] = target + 1
    mark(t, u, TOUCHED)
    mark(t, target, TOUCHED)
  }
  return reached
}

const goInto = automatic('12.8', (t) => {
  const u = mover(t)
  const target = local(t, 0) as Unit
  if (chargeInto(t, u, target)) tell.contacted(t, u, target)
  else tell.fellShort(t, u, target)
})

/** §12.8 (e): the owner sets the facing. */
const setFacing = question({
  name: 'facing',
  rule: '12.8',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ unit: mover(t) }),
  choices: [
    choice({
      action: act.halt,
      main: true,
      exact: true,
      among(_: Table, out: Moves) {
        for (let facing = 0; facing < WAYS; facing++) out.add(act.halt(facing))
      },
      take(t, a) {
        t.units.facing[mover(t)] = act.halt.facing(a)
        tell.halted(t, mover(t), act.halt.facing(a))
        return NEXT
      },
    }),
  ],
})
const over = automatic('12.8', endMove)

/** §12.8: a charge (local 0: the target). */
export const charging = procedure('charging', '12.8', [goInto, setFacing, over])

function whyNotFeed(t: Table, u: Unit): Refusal {
  const why = whyNotName(t, u)
  if (why !== ALLOWED) return why
  if (CHARGES[t.units.type[u]] === 0) return refuse.cannotCharge(u)
  if (!inContact(t, u)) return refuse.notInContact(u)
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) if (!isTouched(t, f)) return ALLOWED
  return refuse.allInContact(u)
}

/** §12.15: a unit in contact sends in those who touch nobody. */
export const feedChoice = choice({
  action: act.feed,
  among(t, out) {
    for (let u = firstOf(t.tracks.phasing), end = endOf(t.tracks.phasing); u !== end; u++)
      if (t.units.touching[u] !== 0 && whyNotName(t, u) === ALLOWED) out.add(act.feed(u))
  },
  whyNot: (t, a) => whyNotFeed(t, act.feed.unit(a)),
  take(t, a) {
    const u = act.feed.unit(a)
    nameUnit(t, u)
    beginMove(t, u)
    rollMove(t, u)
    for (let v = 0; v < UNITS; v++) opponents[v] = isOpponent(t, u, v as Unit) ? 1 : 0
    feedIn(
      t,
      u,
      (v) => opponents[v] === 1,
      (f) => !isTouched(t, f),
    )
    findOnWay(t, u)
    noteMove(t, u)
    noteLoose(t, u)
    noteContacts(t)
    mark(t, u, FED | TOUCHED)
    tell.fedIn(t, u)
    endMove(t)
    return NEXT
  },
})
const opponents = new Uint8Array(UNITS)
/** §12.15, §9.8: is it an enemy on the table that the unit is in contact with, or attached to one? */
const isOpponent = (t: Table, u: Unit, v: Unit): boolean =>
  isOnTable(t, v) && sideOf(v) !== sideOf(u) && areTouching(t, u, v)
