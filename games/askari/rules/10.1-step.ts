import {
  AGAIN,
  ALLOWED,
  type Direction,
  type Hex,
  type Moves,
  NEXT,
  neighbour,
  RESTART,
  type Refusal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { COST, canCross, grid, isBox, isHex } from '../board.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ARMORED_CAR, BELGIAN, NATION, NO_UNIT, TYPE, type Unit } from '../roster.ts'
import { hasEnemy } from '../stacks.ts'
import { settle } from './04-control.ts'
import { nationOf } from './07-communications.ts'
import { violate } from './08.4-portugal.ts'
import { seatToMove } from './09.1-seats.ts'
import { attackByLand, whyNotAttack } from './10.1.6-attack.ts'
import {
  dropUnit,
  idleCarriers,
  isDissolved,
  leaveCarriers,
  moveForce,
  payForce,
  pointsLeft,
  porters,
  wearyCarriers,
} from './10.1-force.ts'
import { hasGoer } from './10.1-form.ts'
import {
  costTo,
  entriesFrom,
  hasFoe,
  hexOf,
  isClosedTo,
  isEdge,
  isGroundHex,
  placeEntered,
  shoreOf,
  whyClosed,
} from './10.1-ground.ts'
import { rideChoice } from './10.2-ride.ts'
import { departChoice } from './10.3.10-cape.ts'
import { boardChoice } from './10.3-board.ts'
import { displaceIfForced } from './12.3-displacement.ts'

/** Where the stack would come to stand by a step into the hex; -1 when it cannot step there, whatever it costs. */
export function placeStepped(t: Table, to: Hex): Hex {
  const { at } = t.march
  if (!isEdge(at)) return placeEntered(at, to)
  const lead = t.force.next(0)
  return lead >= 0 && entriesFrom(t, at, nationOf(t, lead)).includes(to) ? to : (-1 as Hex)
}

/** May the stack go that way, whatever it costs? */
function whyNotCross(t: Table, to: Hex): Refusal {
  // §2.2.5: units keep to hexes with land in them
  if (!isHex(to) || !isGroundHex(to)) return refuse.allWater(to)
  if (placeStepped(t, to) >= 0) return ALLOWED
  // §8.1.4: the first hex is one of the edge
  if (isEdge(t.march.at)) return refuse.notAnEntry(to)
  const at = hexOf(t.march.at)
  for (let d = 0; d < 6; d++)
    // §10.1.7: no land move goes over water but a river
    if (neighbour(grid, at, d as Direction) === to) return refuse.noCrossing(to)
  // §10.1.3: one hex at a time
  return refuse.notAdjacent(to)
}

/** §10.1.5: can this unit of the stack keep up with a step that costs so much? */
export const keepsUp = (t: Table, unit: Unit, to: Hex, cost: number): boolean =>
  pointsLeft(t, unit) >= cost && !isClosedTo(t, unit, to)

/** Who of the stack could make the step: units, or Carriers at least? */
function whyNobodyGoes(t: Table, to: Hex): Refusal {
  const cost = costTo(t, t.tracks.phasing, to)
  let left = -1
  let barred: Refusal = ALLOWED
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    if (keepsUp(t, u, to, cost)) return ALLOWED
    if (pointsLeft(t, u) >= cost) barred = whyClosed(t, u, to)
    left = Math.max(left, pointsLeft(t, u))
  }
  // Ruling 22: into a hex with enemy units Carriers go only along with units
  const fresh = porters(t) - wearyCarriers(t, cost)
  if (fresh > 0) return hasFoe(t, t.tracks.phasing, to) ? barred || refuse.carriersAlone(to) : ALLOWED
  // §10.1.4: each must have the points
  return barred || refuse.tooDear(to, cost, Math.max(0, left))
}

/** May the stack step into this hex? */
export function whyNotStep(t: Table, to: Hex): Refusal {
  return whyNotCross(t, to) || whyNotAttack(t, to, true) || whyNobodyGoes(t, to)
}

/** §10.1.5: whoever cannot pay is left behind. */
function leaveBehind(t: Table, to: Hex, cost: number): void {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (!keepsUp(t, u, to, cost)) dropUnit(t, u)
  leaveCarriers(t, wearyCarriers(t, cost))
}

const overTheEdge = tell.stepped.under('8.1.4')

/** §10.1.3, 2.F: pay, leave behind who cannot, move; then Portugal, control, Carriers, vessels, battle. */
function takeStep(t: Table, to: Hex): boolean {
  const from = t.march.at
  const side = t.tracks.phasing
  const cost = costTo(t, side, to)
  const place = placeStepped(t, to)
  leaveBehind(t, to, cost)
  payForce(t, cost)
  const told = isEdge(from) ? overTheEdge : tell.stepped
  told(t, hexOf(from), to)
  moveForce(t, place)
  violate(t, side, to)
  // §10.1.6: units that enter an enemy-held hex stop there and fight
  if (hasEnemy(t, side, to)) {
    attackByLand(t, hexOf(from), to)
    return false
  }
  settle(t, to)
  displaceIfForced(t, to)
  return true
}

/** §10.1.2: is there anybody in the hex, besides the stack, who may be taken along (ruling 75)? */
const hasOthers = (t: Table): boolean =>
  !isEdge(t.march.at) && (idleCarriers(t, t.march.at) > 0 || hasGoer(t, t.march.at))

/** May the unit be left where the stack is? Somebody must be left to go on. */
export function whyNotDrop(t: Table, unit: Unit): Refusal {
  if (!t.force.has(unit)) return refuse.notWithStack(unit)
  if (unit <= t.march.picked) return refuse.dropUpwards(unit)
  return t.force.next(0) === unit && t.force.next(unit + 1) < 0 && porters(t) === 0
    ? refuse.somebodyGoesOn(unit)
    : ALLOWED
}

/** Ruling 75: leaves a unit behind; units are dropped in their order. */
const dropChoice = choice({
  action: act.drop,
  among(t, out) {
    for (let u = t.force.next(t.march.picked + 1); u >= 0; u = t.force.next(u + 1)) out.add(act.drop(u))
  },
  whyNot: (t, a) => whyNotDrop(t, act.drop.unit(a)),
  take(t, a) {
    dropUnit(t, act.drop.unit(a))
    t.march.picked = act.drop.unit(a)
    t.march.rode = 0
    return AGAIN
  },
})

/** The most Carriers that may be left: all, if units go on. */
const mostToLeave = (t: Table): number => porters(t) - (t.force.next(0) < 0 ? 1 : 0)

const leaveChoice = choice({
  action: act.leave,
  among(t, out) {
    const most = mostToLeave(t)
    for (let n = 1; n <= most; n++) out.add(act.leave(n))
  },
  whyNot(t, a) {
    const n = act.leave.carriers(a)
    return n > 0 && n <= mostToLeave(t) ? ALLOWED : refuse.notSoMany(Math.max(0, mostToLeave(t)))
  },
  take(t, a) {
    leaveCarriers(t, act.leave.carriers(a))
    t.march.rode = 0
    return AGAIN
  },
})

/** The most points that are left to anyone in the stack whom no ground is closed to; 0 when there is none. */
function freest(t: Table): number {
  let most = 0
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1))
    if (TYPE[u] !== ARMORED_CAR && NATION[u] !== BELGIAN) most = Math.max(most, pointsLeft(t, u))
  return most
}

/** The steps that the ground lets anybody take. */
function glanceAtSteps(t: Table, out: Moves): void {
  const { at } = t.march
  if (isEdge(at)) {
    const lead = t.force.next(0)
    if (lead < 0) return
    const entries = entriesFrom(t, at, nationOf(t, lead))
    for (let i = 0; i < entries.length; i++) out.add(act.step(entries[i] as Hex))
    return
  }
  const hex = hexOf(at)
  const shore = shoreOf(at)
  for (let d = 0 as Direction; d < 6; d++)
    if (canCross(hex, d, shore)) out.add(act.step(neighbour(grid, hex, d) as Hex))
}

/** Adds the step into a hex that the ground lets the stack enter; `most` says whether that need be asked of each. */
function addStep(t: Table, out: Moves, to: Hex, most: number): void {
  if (!isGroundHex(to) || whyNotAttack(t, to, true) !== ALLOWED) return
  if (most >= COST[to] + 1 || whyNobodyGoes(t, to) === ALLOWED) out.add(act.step(to))
}

const stepChoice = choice({
  action: act.step,
  exact: true,
  glance: glanceAtSteps,
  among(t, out) {
    const { at } = t.march
    const most = freest(t)
    if (isEdge(at)) {
      const lead = t.force.next(0)
      if (lead < 0) return
      const entries = entriesFrom(t, at, nationOf(t, lead))
      for (let i = 0; i < entries.length; i++) addStep(t, out, entries[i] as Hex, most)
      return
    }
    const hex = hexOf(at)
    const shore = shoreOf(at)
    for (let d = 0 as Direction; d < 6; d++)
      if (canCross(hex, d, shore)) addStep(t, out, neighbour(grid, hex, d) as Hex, most)
  },
  whyNot: (t, a) => whyNotStep(t, act.step.hex(a)),
  take: (t, a) => (takeStep(t, act.step.hex(a)) ? AGAIN : NEXT),
})

/** §10.1.3: where the stack goes next, by land or rail, or to sea, until it halts. */
export const step = question({
  name: 'step',
  rule: '10.1.3',
  when: (t) => !isBox(t.march.at) && !isDissolved(t),
  who: (t) => t.tracks.phasing,
  seat: seatToMove,
  choices: [
    stepChoice,
    rideChoice,
    boardChoice,
    departChoice,
    dropChoice,
    leaveChoice,
    choice({
      action: act.gather,
      whyNot: (t) => (hasOthers(t) ? ALLOWED : refuse.nothingToGather()),
      take(t) {
        t.march.picked = NO_UNIT
        return RESTART
      },
    }),
    choice({
      action: act.halt,
      // Not before the first step: who stops there has moved nowhere, and is done.
      main: (t) => t.march.at !== t.march.from,
      take(t) {
        tell.halted(t, hexOf(t.march.at))
        return NEXT
      },
    }),
  ],
})
