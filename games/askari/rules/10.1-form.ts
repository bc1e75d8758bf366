import { AGAIN, ALLOWED, type Hex, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { bodyOf, isBox, isHex, OCEAN, OFF_EAST, OFF_SOUTH, OFF_WEST } from '../board.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ARMORED_CAR, GERMAN, isGround, MA, NATION, NO_UNIT, PORTUGUESE, TYPE, UNITS, type Unit } from '../roster.ts'
import {
  carriersIn,
  FINISHED,
  firstIn,
  GERMAN_HELD,
  is,
  isNeutral,
  nextIn,
  SECOND,
  SET_OUT,
  sideOf,
} from '../stacks.ts'
import { mayUseWater } from './04-control.ts'
import { isHeldBack } from './06.1-effects.ts'
import { mayBeSupplied, nationOf } from './07-communications.ts'
import { isOfSeat, seatToMove } from './09.1-seats.ts'
import { idleCarriers, mayTakeCarriers } from './10.1-force.ts'
import { entriesFrom, hexOf, isEdge, isOnLand, shoreOf } from './10.1-ground.ts'
import { roomOn } from './10.3-capacity.ts'

/** May a stack set out from a place like this at all? */
export function whyNotFrom(t: Table, place: Hex): Refusal {
  const side = t.tracks.phasing
  if (isOnLand(place)) return ALLOWED
  // §10.3.3, rulings 53 and 88: nobody lands from water that the enemy controls
  if (isBox(place)) return mayUseWater(t, side, bodyOf(place)) ? ALLOWED : refuse.enemyWater(bodyOf(place))
  if (place === OFF_EAST) return mayUseWater(t, side, OCEAN) ? ALLOWED : refuse.enemyWater(OCEAN)
  if (!isEdge(place)) return refuse.nobodyToMarch(place)
  // §8.1.7a: Chinde is shut until Portugal has joined the Entente
  return place === OFF_SOUTH && entriesFrom(t, place, NO_NATION).length === 0 ? refuse.southShut() : ALLOWED
}
const NO_NATION = 0 as Parameters<typeof entriesFrom>[2]

/** May this unit be one of a stack that sets out from a place? */
export function whyNotGo(t: Table, unit: Unit, place: Hex): Refusal {
  if (t.units.where[unit] !== hexOf(place) || !isGround(unit)) return refuse.notInPlace(unit)
  // §10.1.7, ruling 4: a stack that moves together is of one shore
  if (isOnLand(place) && (is(t, unit, SECOND) ? 1 : 0) !== shoreOf(place)) return refuse.otherShore(unit)
  // §8.4.2: neutral Portuguese never move
  if (isNeutral(t, unit)) return refuse.neutralStays(unit)
  if (sideOf(t, unit) !== t.tracks.phasing) return refuse.notYours(unit)
  if (!isOfSeat(t, unit)) return refuse.notYourNation(unit)
  // Ruling 21: coastal guns never move
  if (MA[unit] === 0) return refuse.neverMoves(unit)
  // §9.1.5, ruling 75: nothing moves twice in an Impulse
  if (is(t, unit, FINISHED | SET_OUT)) return refuse.movedAlready(unit)
  if (isHeldBack(t, unit)) return refuse.heldBack(unit)
  return whyNotFromThere(t, unit, place)
}

function whyNotFromThere(t: Table, unit: Unit, place: Hex): Refusal {
  // §10.3.8, ruling 88: whoever lands from a Patrol Box takes up room
  if (isBox(place)) return roomOn(t, nationOf(t, unit), bodyOf(place)) > 0 ? ALLOWED : refuse.noRoom(bodyOf(place), 0)
  // §10.1.8: an armored car without a line cannot move at all
  return TYPE[unit] === ARMORED_CAR && isOnLand(place) && !mayBeSupplied(t, unit)
    ? refuse.carWithoutLine(unit)
    : ALLOWED
}

/** The last unit that was picked: they are picked in the order of their ids, so that each stack is formed in one way only. */
function lastPicked(t: Table): Unit {
  let last = NO_UNIT
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1)) last = u
  return last
}

/** May the unit be the next to be picked? */
export function whyNotTake(t: Table, unit: Unit): Refusal {
  const place = t.march.at
  const why = whyNotGo(t, unit, place)
  if (why !== ALLOWED) return why
  if (unit <= lastPicked(t)) return refuse.takeUpwards(unit)
  const first = t.joining.next(0)
  // §8.1.7a + d: over the west edge Belgians and British come in by different hexes
  if (place === OFF_WEST && first >= 0 && nationOf(t, first) !== nationOf(t, unit)) return refuse.otherEdge(unit)
  return isBox(place) ? whyNoRoom(t, unit) : ALLOWED
}

/** §10.3.8: is there room for one more of its nation, besides those picked already? */
function whyNoRoom(t: Table, unit: Unit): Refusal {
  const body = bodyOf(t.march.at)
  const nation = nationOf(t, unit)
  let room = roomOn(t, nation, body)
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1)) if (nationOf(t, u) === nation) room--
  return room > 0 ? ALLOWED : refuse.noRoom(body, roomOn(t, nation, body))
}

/** Is there a unit in the place that may go? */
export function hasGoer(t: Table, place: Hex): boolean {
  const { state } = t.units
  const held = t.tracks.phasing === GERMAN ? GERMAN_HELD : 0
  const hex = hexOf(place)
  // On land, while no event holds anybody back, most need nothing but not to have moved.
  const isPlain = isHex(hex) && t.events.lasting === 0
  const shore = shoreOf(place) === 1 ? SECOND : 0
  let car = NO_UNIT
  for (let u = firstIn(t, hex); u >= 0 && isGround(u); u = nextIn(t, u)) {
    // Enemies and those who have moved are many: no reason is wanted of them.
    if ((state[u] & STAYS) !== held) continue
    if (isPlain && IS_PLAIN[u] === 1) {
      if ((state[u] & SECOND) === shore && isOfSeat(t, u)) return true
      continue
    }
    // Whether a car may go takes a line to tell: it is asked only where nobody else goes.
    if (TYPE[u] === ARMORED_CAR) car = u
    else if (whyNotGo(t, u, place) === ALLOWED) return true
  }
  return car >= 0 && hasGoingCar(t, place, car)
}
/** Bits of a piece's state by which enemies and those who have moved are told. */
export const STAYS = GERMAN_HELD | FINISHED | SET_OUT

/** 1 for units that can move, need no line for it and are never neutral. */
export const IS_PLAIN = Uint8Array.from({ length: UNITS }, (_, u) =>
  isGround(u as Unit) && MA[u as Unit] > 0 && TYPE[u as Unit] !== ARMORED_CAR && NATION[u as Unit] !== PORTUGUESE
    ? 1
    : 0,
)

function hasGoingCar(t: Table, place: Hex, last: Unit): boolean {
  for (let u = firstIn(t, hexOf(place)); u >= 0 && u <= last; u = nextIn(t, u))
    if (TYPE[u] === ARMORED_CAR && whyNotGo(t, u, place) === ALLOWED) return true
  return false
}

/** Why no Carriers set out from a place where none is idle. */
function whyNoCarriers(t: Table, place: Hex): Refusal {
  if (carriersIn(t, t.tracks.phasing, place) === 0) return refuse.nobodyToMarch(place)
  // §9.1.5, §2.5.6: they have moved, or were captured, in this Impulse
  return mayTakeCarriers(t, place) ? refuse.carriersStay(place) : refuse.britishLandThem()
}

/** May a stack be formed in the place? */
export function whyNotForm(t: Table, place: Hex): Refusal {
  const from = whyNotFrom(t, place)
  if (from !== ALLOWED) return from
  if (idleCarriers(t, place) > 0) return ALLOWED
  let why: Refusal = whyNoCarriers(t, place)
  for (let u = firstIn(t, hexOf(place)); u >= 0 && isGround(u); u = nextIn(t, u)) {
    why = whyNotGo(t, u, place)
    if (why === ALLOWED) return ALLOWED
  }
  return why
}

const pickedAny = (t: Table): boolean => t.joining.next(0) >= 0

function pickAll(t: Table): void {
  for (let u = firstIn(t, hexOf(t.march.at)); u >= 0 && isGround(u); u = nextIn(t, u))
    if (whyNotTake(t, u) === ALLOWED) t.joining.add(u)
  t.march.carriers = idleCarriers(t, t.march.at)
}

/** §10.1.2: any of the units and Carriers of a place move together; units are picked in their order, Carriers last. */
export const form = question({
  name: 'form',
  rule: '10.1.2',
  who: (t) => t.tracks.phasing,
  seat: seatToMove,
  choices: [
    choice({
      action: act.take,
      among(t, out) {
        for (let u = firstIn(t, hexOf(t.march.at)); u >= 0 && isGround(u); u = nextIn(t, u)) out.add(act.take(u))
      },
      whyNot: (t, a) => whyNotTake(t, act.take.unit(a)),
      take(t, a) {
        t.joining.add(act.take.unit(a))
        return AGAIN
      },
    }),
    choice({
      action: act.all,
      main: (t) => !pickedAny(t),
      whyNot: (t) => (idleCarriers(t, t.march.at) > 0 || hasMore(t) ? ALLOWED : refuse.nobodyPicked()),
      take(t) {
        pickAll(t)
        return NEXT
      },
    }),
    choice({
      action: act.carriers,
      among(t, out) {
        const most = idleCarriers(t, t.march.at)
        for (let n = 1; n <= most; n++) out.add(act.carriers(n))
      },
      whyNot(t, a) {
        const n = act.carriers.carriers(a)
        return n > 0 && n <= idleCarriers(t, t.march.at) ? ALLOWED : refuse.notSoMany(idleCarriers(t, t.march.at))
      },
      take(t, a) {
        t.march.carriers = act.carriers.carriers(a)
        return NEXT
      },
    }),
    choice({
      action: act.go,
      main: pickedAny,
      whyNot: (t) => (pickedAny(t) ? ALLOWED : refuse.nobodyPicked()),
      take: () => NEXT,
    }),
  ],
})

/** Is there a unit left to pick? */
function hasMore(t: Table): boolean {
  for (let u = firstIn(t, hexOf(t.march.at)); u >= 0 && isGround(u); u = nextIn(t, u))
    if (whyNotTake(t, u) === ALLOWED) return true
  return false
}

/** Tells who comes along. */
export function tellJoined(t: Table): void {
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1)) tell.joined(t, u, hexOf(t.march.at))
  if (t.march.carriers > 0) tell.carriersJoined(t, t.march.carriers, hexOf(t.march.at))
}
