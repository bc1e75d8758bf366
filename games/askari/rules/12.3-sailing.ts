import { AGAIN, ALLOWED, type Choice, call, type Hex, local, type Moves, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { BOX_OCEAN, bodyOf, COAST, isBox, OFF_EAST } from '../board.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BELGIAN, FIRST_SHIP, GERMAN, isVessel, NATION, NO_UNIT, PORT_ONLY, UNITS, type Unit } from '../roster.ts'
import { FINISHED, FROM_EAST, GERMAN_HELD, is, isNeutral, mark, nextIn, put, sideOf, unmark } from '../stacks.ts'
import { firstVesselIn } from './04-control.ts'
import { isHeldBack, isShutToBelgians } from './06.1-effects.ts'
import { putAshoreChoice } from './08.1.8-aboard.ts'
import { violate } from './08.4-portugal.ts'
import { isOfSeat, seatToMove } from './09.1-seats.ts'
import { boxBy, isCoastal, isPort, isSailed, isVesselOf, VESSEL_POINTS, waterOf } from './12.1-waters.ts'
import { displaceIfForced, leaveEntry } from './12.3-displacement.ts'
import { entry } from './12.4-entry.ts'
import { unloadOrWait } from './12.7-runners.ts'

/** Why a vessel does not put to sea now. */
export function whyNotSail(t: Table, unit: Unit): Refusal {
  if (!isVessel(unit)) return refuse.notAVessel(unit)
  // §8.4.2, ruling 14: neutral ships stay in port
  if (isNeutral(t, unit)) return refuse.neutralShip(unit)
  if (sideOf(t, unit) !== t.tracks.phasing) return refuse.notYourVessel(unit)
  // Ruling 139: each player his own
  if (!isOfSeat(t, unit)) return refuse.notYourNation(unit)
  if (!isSailed(t.units.where[unit])) return refuse.vesselNotInPlay(unit)
  // §12.3.8: four points in an Impulse; §12.3.9b: a retreat ends in the box
  if (t.units.spent[unit] >= VESSEL_POINTS) return refuse.noPointsAtSea(unit)
  if (is(t, unit, FINISHED)) return refuse.vesselDone(unit)
  if (isHeldBack(t, unit)) return refuse.vesselHeld(unit)
  return isShutIn(t, unit) ? refuse.shutToBelgians(unit, t.units.where[unit]) : ALLOWED
}

/** §6.1.4: is a Belgian boat on a lake of which the quarrel shuts every coast? It has nowhere to go. */
function isShutIn(t: Table, unit: Unit): boolean {
  const from = t.units.where[unit]
  if (NATION[unit] !== BELGIAN || !isBox(from)) return false
  const coast = COAST[bodyOf(from)] ?? []
  for (let i = 0; i < coast.length; i++) if (!isShutToBelgians(t, coast[i] as Hex)) return false
  return true
}

/** Why a coast of its water is not for the vessel. */
function whyNotAnchor(t: Table, unit: Unit, coast: Hex): Refusal {
  // §12.3.10: big ships only into ports
  if (PORT_ONLY[unit] === 1 && !isPort(coast)) return refuse.portsOnly(unit, coast)
  return NATION[unit] === BELGIAN && isShutToBelgians(t, coast) ? refuse.shutToBelgians(unit, coast) : ALLOWED
}

/** Are there coasts, of those around its Patrol Box, that a vessel may not enter (12.3.10, 6.1.4)? */
export const isShutOut = (unit: Unit): boolean => PORT_ONLY[unit] === 1 || NATION[unit] === BELGIAN

/** Why a vessel does not sail to a space from where it is. */
export function whyNotEnter(t: Table, unit: Unit, to: Hex): Refusal {
  const from = t.units.where[unit]
  // §8.1.5 + §8.1.8d: from the east edge into the ocean's Patrol Box
  if (from === OFF_EAST) return to === BOX_OCEAN ? ALLOWED : refuse.oceanFirst(to)
  if (isBox(from)) {
    // §12.3.2 + §12.3.11a: never box to box or coast to coast
    if (!isCoastal(to)) return refuse.coastNext(to)
    // §12.3.3: boats stay on their lake (§2.3.4), ships on the ocean (§2.3.5)
    return waterOf(to) !== bodyOf(from) ? refuse.otherWater(to) : whyNotAnchor(t, unit, to)
  }
  if (!isBox(to)) return refuse.boxNext(to)
  return to === boxBy(from) ? ALLOWED : refuse.otherWater(to)
}

/** The assault that the stack comes up to, in the locals of `sailing`; -1 when it sails as it likes. */
const assaultHere = (t: Table): Hex => (local(t, 0) - 1) as Hex
/** Where the stack that sails lies: all of it in one space. */
const leader = (t: Table): Unit => t.entering.next(0)
const lastPicked = (t: Table): Unit => {
  let last = leader(t)
  for (let u = last; u >= 0; u = t.entering.next(u + 1)) last = u
  return last
}

/** Why a vessel does not sail with the stack. */
function whyNotConsort(t: Table, unit: Unit): Refusal {
  const why = whyNotSail(t, unit)
  if (why !== ALLOWED) return why
  if (t.units.where[unit] !== t.units.where[leader(t)]) return refuse.notSailingHere(unit)
  // Picks go up, so that each stack is named in one way.
  if (unit <= lastPicked(t)) return refuse.sailUpwards(unit)
  return assaultHere(t) >= 0 ? whyNotEnter(t, unit, assaultHere(t)) : ALLOWED
}

/** Why the stack does not sail there: each of its vessels must be able to. */
function whyNotSteer(t: Table, to: Hex): Refusal {
  if (assaultHere(t) >= 0 && to !== assaultHere(t)) return refuse.onlyTheAssault(assaultHere(t))
  for (let u = leader(t); u >= 0; u = t.entering.next(u + 1)) {
    const why = whyNotEnter(t, u, to)
    if (why !== ALLOWED) return why
  }
  return ALLOWED
}

/** §12.3.1: the stack goes to a box or a coast, each vessel for a point (§12.3.5), enemy units there or not (§12.3.6). */
function sail(t: Table, to: Hex): void {
  t.calledOff.clear()
  t.march.fresh = 0
  for (let u = leader(t); u >= 0; u = t.entering.next(u + 1)) {
    const from = t.units.where[u]
    if (from === OFF_EAST) mark(t, u, FROM_EAST)
    t.units.spent[u]++
    put(t, u, to)
    tell.sailed(t, u, from, to)
  }
  t.entry.at = to
  t.entry.side = t.tracks.phasing
  t.entry.carriers = 0
  if (isCoastal(to)) violate(t, t.entry.side, to)
}

/** Where a stack may go: the box, or the coasts around it. */
function eachGoal(t: Table, out: Moves): void {
  if (assaultHere(t) >= 0) {
    out.add(act.steer(assaultHere(t)))
    return
  }
  const from = t.units.where[leader(t)]
  if (!isBox(from)) out.add(act.steer(boxBy(from)))
  else for (const to of COAST[bodyOf(from)] ?? []) out.add(act.steer(to))
}

/** §12.3: which vessels sail together, and where to. */
const whereTo = question({
  name: 'sail',
  rule: '12.3.1',
  about: (t) => ({ unit: leader(t), hex: t.units.where[leader(t)] }),
  who: (t) => t.tracks.phasing,
  seat: seatToMove,
  choices: [
    choice({
      action: act.consort,
      among: (t, out) => {
        for (let u = firstVesselIn(t, t.units.where[leader(t)]); u >= 0; u = nextIn(t, u)) out.add(act.consort(u))
      },
      whyNot: (t, a) => whyNotConsort(t, act.consort.unit(a)),
      take(t, a) {
        t.entering.add(act.consort.unit(a))
        return AGAIN
      },
    }),
    choice({
      action: act.steer,
      among: eachGoal,
      whyNot: (t, a) => whyNotSteer(t, act.steer.hex(a)),
      take(t, a) {
        sail(t, act.steer.hex(a))
        return NEXT
      },
    }),
  ],
})

/** §12.3.11 + §12.5.7, ruling 123: whoever came up, fighting its way or not, to an assault fires in it; others leave a hex that the enemy holds (ruling 122). */
const arrive = automatic('12.3.11', (t) => {
  const hex = t.entry.at
  const isSupport = assaultHere(t) >= 0
  for (let u = leader(t); u >= 0; u = t.entering.next(u + 1)) {
    unmark(t, u, FROM_EAST)
    if (isSupport) joinAssault(t, u, hex)
  }
  leaveEntry(t)
  // Procedure 2.B, 8: forced out after interception and battle
  if (!isSupport && isCoastal(hex)) displaceIfForced(t, hex)
})

function joinAssault(t: Table, unit: Unit, hex: Hex): void {
  t.attackers.add(unit)
  tell.cameUp(t, unit, hex)
}

/** §12.3: a stack of vessels moves between coast and Patrol Box (§2.3.3); no battle ends its move (§12.3.7). Local: 1 + the hex of the assault it comes up to, or 0. */
export const sailing = procedure('sailing', '12.3', [whereTo, perform(entry), unloadOrWait, arrive])

function putToSea(t: Table, unit: Unit, assault: number): void {
  t.entering.add(unit)
  call(t, sailing, assault)
}

/** Adds every vessel that has points left; `isAsked`: of these the ones that may put to sea. */
function addVessels(t: Table, out: Moves, isAsked: boolean): void {
  const { state, where, spent } = t.units
  const held = t.tracks.phasing === GERMAN ? GERMAN_HELD : 0
  for (let u = FIRST_SHIP; u < UNITS; u++)
    // Most are the enemy's, not in play or have made their move: no reason is wanted of them.
    if (
      (state[u] & (GERMAN_HELD | FINISHED)) === held &&
      isSailed(where[u]) &&
      spent[u] < VESSEL_POINTS &&
      (!isAsked || whyNotSail(t, u) === ALLOWED)
    )
      out.add(act.sail(u))
}

/** §12.3.11: what an Impulse offers for vessels (the march's own question lists these among its choices). */
export const sailChoices: readonly Choice<Table>[] = [
  choice({
    action: act.sail,
    exact: true,
    among: (t, out) => addVessels(t, out, true),
    glance: (t, out) => addVessels(t, out, false),
    whyNot: (t, a) => whyNotSail(t, act.sail.unit(a)),
    take(t, a) {
      putToSea(t, act.sail.unit(a), 0)
      return AGAIN
    },
  }),
  putAshoreChoice,
]

/** Why a vessel does not come up to the assault that is announced. */
function whyNotSupport(t: Table, unit: Unit): Refusal {
  const { at } = t.battle
  if (!isCoastal(at)) return refuse.noAssaultAtSea(at)
  // Ruling 123: who lies there already may join
  if (t.attackers.has(unit)) return refuse.inTheAssault(unit)
  if (isVesselOf(t, t.battle.attacker, unit) && t.units.where[unit] === at) return ALLOWED
  const why = whyNotSail(t, unit)
  if (why !== ALLOWED) return why
  if (t.units.where[unit] !== boxBy(at)) return refuse.notOffTheCoast(unit, at)
  return whyNotEnter(t, unit, at)
}

function eachSupporter(t: Table, out: Moves): void {
  const { at } = t.battle
  if (!isCoastal(at)) return
  for (let u = firstVesselIn(t, at); u >= 0; u = nextIn(t, u)) out.add(act.support(u))
  for (let u = firstVesselIn(t, boxBy(at)); u >= 0; u = nextIn(t, u)) out.add(act.support(u))
}

/** Why a vessel does not put out to the Patrol Box from which it could come up to the assault. */
function whyNotApproach(t: Table, unit: Unit): Refusal {
  const why = whyNotSail(t, unit)
  if (why !== ALLOWED) return why
  const { at } = t.battle
  if (!isCoastal(at)) return refuse.noAssaultAtSea(at)
  const from = t.units.where[unit]
  // Ruling 123: who has come up stays for the battle
  if (from === at) return refuse.inTheAssault(unit)
  if (isBox(from) || boxBy(from) !== boxBy(at)) return refuse.notOffTheCoast(unit, at)
  // §12.3.5: a point to the box and one to the coast
  return t.units.spent[unit] + 2 > VESSEL_POINTS ? refuse.noPointsAtSea(unit) : whyNotAnchor(t, unit, at)
}

/** The first vessel from one on that lies elsewhere on the same water and may come up by way of the Patrol Box; NO_UNIT for none. */
function nextToApproach(t: Table, from: number): Unit {
  const { at } = t.battle
  const { state, where } = t.units
  const held = t.tracks.phasing === GERMAN ? GERMAN_HELD : 0
  const box = isCoastal(at) ? boxBy(at) : -1
  for (let u = from as Unit; u < UNITS; u++)
    // Most are the enemy's, not in play or on other water: no reason is wanted of them.
    if (
      (state[u] & (GERMAN_HELD | FINISHED)) === held &&
      isSailed(where[u]) &&
      boxBy(where[u]) === box &&
      whyNotApproach(t, u) === ALLOWED
    )
      return u
  return NO_UNIT
}
/** Ruling 123: is there one? */
export const mayOneApproach = (t: Table): boolean => nextToApproach(t, FIRST_SHIP) >= 0

/** §12.3.11, ruling 123: what an assault on a coastal hex offers for vessels that come up in support. */
export const supportChoices: readonly Choice<Table>[] = [
  choice({
    action: act.sail,
    exact: true,
    among(t, out) {
      for (let u = nextToApproach(t, FIRST_SHIP); u >= 0; u = nextToApproach(t, u + 1)) out.add(act.sail(u))
    },
    whyNot: (t, a) => whyNotApproach(t, act.sail.unit(a)),
    take(t, a) {
      putToSea(t, act.sail.unit(a), 0)
      return AGAIN
    },
  }),
  choice({
    action: act.support,
    among: eachSupporter,
    whyNot: (t, a) => whyNotSupport(t, act.support.unit(a)),
    take(t, a) {
      const unit = act.support.unit(a)
      if (t.units.where[unit] === t.battle.at) joinAssault(t, unit, t.battle.at)
      else putToSea(t, unit, t.battle.at + 1)
      return AGAIN
    },
  }),
]

/** At the start of an Impulse every vessel has its four points again (12.3.4). */
export function refreshVessels(t: Table): void {
  for (let u = FIRST_SHIP; u < UNITS; u++) {
    t.units.spent[u] = 0
    unmark(t, u, FINISHED)
  }
}
