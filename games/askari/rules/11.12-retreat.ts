import { ALLOWED, DONE, directionOf, type Hex, local, NEXT, other, RESTART, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { boxOf, grid, isHex, type Shore, shoreEnteredBy } from '../board.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { COASTAL, GERMAN, INFANTRY, isGround, SWITCHABLE, TYPE, type Unit } from '../roster.ts'
import { ENTRENCHED, FINISHED, FROM_EAST, GERMAN_HELD, is, LANDED, mark, unmark } from '../stacks.ts'
import { causeOf, eliminate, leaveTrench } from './02-steps.ts'
import { settle } from './04-control.ts'
import { violate } from './08.4-portugal.ts'
import { isClosedTo, lay, placeAt, placeEntered } from './10.1-ground.ts'
import { beaten } from './11.11-outcome.ts'
import {
  canAllSail,
  canSomeSail,
  nextRetreat,
  nextToRetreat,
  waterAt,
  whyNotEvacuate,
  whyNotRetreat,
} from './11.12-ways.ts'
import { ON_THE_BOARD } from './11-board.ts'
import { commandOf } from './11-command.ts'
import { attacking, cameFrom, defending, forceOf, hasGround } from './11-forces.ts'
import { displaceIfForced } from './12.3-displacement.ts'

const cutOff = causeOf('11.12.4')
const cannotGo = causeOf('11.12.2')

function destroy(t: Table, unit: Unit, cause: typeof cutOff): void {
  forceOf(t, beaten(t)).remove(unit)
  eliminate(t, unit, cause)
}

/** §11.12.1: has the side an infantry counter left in the battle, broken or not? */
function hasInfantry(t: Table, side: Side): boolean {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (TYPE[u] === INFANTRY) return true
  return false
}

/** §11.12.1, ruling 117: the gun lies with its captor, out of its trench, and does nothing more in this Impulse. */
function capture(t: Table, captor: Side, gun: Unit): void {
  forceOf(t, other(captor)).remove(gun)
  forceOf(t, captor).add(gun)
  unmark(t, gun, ON_THE_BOARD | ENTRENCHED)
  if (captor === t.tracks.phasing) mark(t, gun, FINISHED)
  if (captor === GERMAN) mark(t, gun, GERMAN_HELD)
  else unmark(t, gun, GERMAN_HELD)
  tell.gunCaptured(t, captor, gun)
}

/** §11.12.1: first of all, guns without infantry are taken. */
const captureGuns = automatic('11.12.1', (t) => {
  const loser = beaten(t)
  if (hasInfantry(t, loser) || !hasGround(t, other(loser))) return
  const force = forceOf(t, loser)
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1))
    if (SWITCHABLE[u] === 1) capture(t, other(loser), u)
})

/** Ruling 21: harbour guns cannot retreat. */
const loseHarbours = automatic('11.12.2', (t) => {
  const force = forceOf(t, beaten(t))
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1))
    if (TYPE[u] === COASTAL) destroy(t, u, cannotGo)
})

/** A unit leaves the battle's hex. */
function leave(t: Table, unit: Unit, to: Hex): void {
  leaveTrench(t, unit)
  lay(t, unit, to)
}

function fallBackTo(t: Table, unit: Unit, place: Hex, hex: Hex): void {
  leave(t, unit, place)
  tell.fellBack(t, unit, t.battle.at, hex)
}

/** §10.3.6: a unit goes out to the Patrol Box. */
function evacuate(t: Table, unit: Unit): void {
  const box = boxOf(waterAt(t))
  leave(t, unit, box)
  tell.putToSea(t, unit, t.battle.at, box)
}

/** Where the attackers' land stack stood before: on the shore from which they came, if that hex is split. */
function placeBehind(t: Table): Hex {
  const from = cameFrom(t)
  if (!isHex(from)) return from
  return placeAt(from, shoreEnteredBy(from, directionOf(grid, from, t.battle.at)) ?? 0)
}

/** §11.12.2, ruling 114: attackers go back where they came from; arrivals by the east edge need no transport of ours. */
const goBack = automatic('11.12.2', (t) => {
  if (beaten(t) !== attacking(t)) return
  for (let u = t.attackers.next(0); u >= 0 && isGround(u); u = t.attackers.next(u + 1)) {
    if (!is(t, u, LANDED)) fallBackTo(t, u, placeBehind(t), cameFrom(t))
    else if (is(t, u, FROM_EAST)) evacuate(t, u)
  }
})

const shoreHere = (t: Table): Shore => local(t, 0) as Shore
const mayGoByLand = (t: Table): boolean => beaten(t) === defending(t) && nextRetreat(t, shoreHere(t), 0) >= 0

/** §11.12.2: all who are left on the shore go to one hex; armored cars are lost in ground that is closed to them (ruling 20). */
function retreatTo(t: Table, hex: Hex): void {
  const side = beaten(t)
  const shore = shoreHere(t)
  const place = placeEntered(placeAt(t.battle.at, shore), hex)
  for (let u = nextToRetreat(t, side, shore, 0); u >= 0; u = nextToRetreat(t, side, shore, u + 1)) {
    if (isClosedTo(t, u, hex)) destroy(t, u, cannotGo)
    else fallBackTo(t, u, place, hex)
  }
  t.battle.pickFrom = 0 as Unit
  // §8.4.3: a retreat is a choice of hex, and may bring Portugal in (ruling 70)
  violate(t, side, hex)
  // §2.5.6: lone enemy Carriers there are captured (ruling 118)
  settle(t, hex)
  displaceIfForced(t, hex)
}

function loseRest(t: Table): void {
  const side = beaten(t)
  for (let u = nextToRetreat(t, side, shoreHere(t), 0); u >= 0; u = nextToRetreat(t, side, shoreHere(t), u + 1))
    destroy(t, u, cutOff)
  t.battle.pickFrom = 0 as Unit
}

/** The only hex to go to, when there is one; -1 when there are several. */
function onlyRetreat(t: Table): Hex {
  const shore = shoreHere(t)
  const first = nextRetreat(t, shore, 0)
  const d = directionOf(grid, t.battle.at, first)
  return nextRetreat(t, shore, d + 1) >= 0 ? (-1 as Hex) : first
}

/** What leaves no choice is done at once. */
const retreatForced = automatic('11.12.2', (t) => {
  const side = beaten(t)
  const shore = shoreHere(t)
  const first = nextToRetreat(t, side, shore, 0)
  if (first < 0) {
    t.battle.pickFrom = 0 as Unit
    return DONE
  }
  if (mayGoByLand(t)) {
    const hex = onlyRetreat(t)
    if (hex < 0 || canSomeSail(t, side, shore)) return NEXT
    retreatTo(t, hex)
    return DONE
  }
  if (canAllSail(t, side, shore)) {
    for (let u = first; u >= 0; u = nextToRetreat(t, side, shore, u + 1)) evacuate(t, u)
    t.battle.pickFrom = 0 as Unit
    return DONE
  }
  if (canSomeSail(t, side, shore)) return NEXT
  // §11.12.4: nowhere to go
  loseRest(t)
  return DONE
})

/** §11.12.2 + §10.3.6: to which hex, and who goes by sea instead. */
const chooseRetreat = question({
  name: 'retreat',
  rule: '11.12.2',
  about: (t) => ({ hex: t.battle.at }),
  who: beaten,
  seat: commandOf(beaten),
  choices: [
    choice({
      action: act.retreat,
      among(t, out) {
        if (beaten(t) !== defending(t)) return
        for (let hex = nextRetreat(t, shoreHere(t), 0); hex >= 0; ) {
          out.add(act.retreat(hex))
          hex = nextRetreat(t, shoreHere(t), directionOf(grid, t.battle.at, hex) + 1)
        }
      },
      whyNot(t, a) {
        const hex = act.retreat.hex(a)
        return beaten(t) === defending(t) ? whyNotRetreat(t, shoreHere(t), hex) : refuse.attackersGoBack(hex)
      },
      take(t, a) {
        retreatTo(t, act.retreat.hex(a))
        return DONE
      },
    }),
    choice({
      action: act.evacuate,
      among(t, out) {
        const side = beaten(t)
        for (let u = nextToRetreat(t, side, shoreHere(t), 0); u >= 0; u = nextToRetreat(t, side, shoreHere(t), u + 1))
          out.add(act.evacuate(u))
      },
      whyNot: (t, a) => whyNotEvacuate(t, beaten(t), shoreHere(t), act.evacuate.unit(a)),
      take(t, a) {
        const unit = act.evacuate.unit(a)
        evacuate(t, unit)
        t.battle.pickFrom = (unit + 1) as Unit
        return RESTART
      },
    }),
    choice({
      action: act.end,
      passes: true,
      whyNot: (t) => (mayGoByLand(t) ? refuse.stillAWayOut() : ALLOWED),
      take(t) {
        loseRest(t)
        return DONE
      },
    }),
  ],
})

/** §11.12.2: the beaten on one shore of the hex go where they can (ruling 5). */
export const fallBack = procedure('fall-back', '11.12.2', [retreatForced, chooseRetreat])

/** §11.12: the beaten side leaves the hex. */
export const retreat = procedure('retreat', '11.12', [
  captureGuns, // §11.12.1
  loseHarbours,
  goBack,
  perform(fallBack, 0),
  perform(fallBack, 1),
])
