import {
  AGAIN,
  ALLOWED,
  call,
  type Direction,
  DONE,
  d6,
  type Hex,
  type Moves,
  NEXT,
  type Next,
  neighbour,
  OFF_MAP,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CAPE, grid } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_TRAIN, type Unit } from '../roster.ts'
import { isDisrupted, isMobile, isStatic } from '../stacks.ts'
import { moveTogether } from './04-control.ts'
import { isBound } from './11-zones.ts'
import { attacking, forceOf, groundOf } from './15.2-forces.ts'
import { farthest, goOn, hasTrain, LONGEST, reached, type Way, wayOf, whyNotGo } from './16.4-way.ts'
import { isEntrenched } from './16.5-ground.ts'
import { type Cause, causeOf, disrupt, eliminate } from './16-losses.ts'
import { WITHDREW } from './17-outcome.ts'

/** §16.4.1: static units are left behind. */
const LEFT_BEHIND = causeOf('16.4.1')
/** §16.4.2: enemy zones lie on the way. */
const IN_ZONE = causeOf('16.4.2')
/** §17.4: there is no way to retreat (W82). */
const CUT_OFF = causeOf('17.4')
/** §21.6: there is no line for a train to retreat along (W155). */
const NO_LINE = causeOf('21.6')

/** May the side withdraw instead of fighting? */
export function whyNotWithdraw(t: Table, side: Side): Refusal {
  // §31.0: a landing has the sea behind it
  if (t.battle.landing === 1 && side === attacking(t)) return refuse.landingWithdraws()
  // §16.4.1: static units cannot go, so that alone they have no hex to go to (W163)
  if (!hasMobile(t, side)) return refuse.nobodyToWithdraw()
  // §16.4.1: there must be a hex to go to, for a train along its line (21.6)
  if (farthest(t, wayOf(t, side), 1) === 1) return ALLOWED
  return hasTrain(t, side) ? refuse.trainShutIn(groundOf(t, side)) : refuse.noWayOut(groundOf(t, side))
}

function hasMobile(t: Table, side: Side): boolean {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (isMobile(t, u)) return true
  return false
}

/** §15.5.3: the side with the advantage withdraws or fights; the other has no say. */
export const withdrawOrFight = question({
  name: 'withdraw',
  rule: '15.5.3',
  who: (t) => t.battle.advantage,
  choices: [
    choice({
      action: act.withdraw,
      whyNot: (t) => whyNotWithdraw(t, t.battle.advantage),
      take(t) {
        t.battle.outcome = WITHDREW + t.battle.advantage
        startFallingBack(t, t.battle.advantage, false)
        return NEXT
      },
    }),
    choice({
      action: act.fight,
      main: true,
      take(t) {
        tell.fought(t, t.battle.advantage)
        return NEXT
      },
    }),
  ],
})

/** Sends a side's force back, to withdraw or in retreat. */
export function startFallingBack(t: Table, side: Side, isRetreat: boolean): void {
  t.battle.fallingBack = side
  t.battle.isRetreat = isRetreat ? 1 : 0
  call(t, fallingBack)
}

function eliminateEach(t: Table, side: Side, cause: Cause, counts: (t: Table, unit: Unit) => boolean): void {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (counts(t, u)) eliminate(t, u, cause)
}
const isTrain = (_: Table, unit: Unit): boolean => IS_TRAIN[unit] === 1
const isAnybody = (): boolean => true
const hasWay = (t: Table, side: Side): boolean => farthest(t, wayOf(t, side), LONGEST) > 0

/** §16.4: who cannot come along is lost; one die says how far the others go, or as far as they can (W70). */
const setOff = automatic('16.4', (t) => {
  const side = t.battle.fallingBack
  // §16.4.1: static units are eliminated before the others leave (W73)
  eliminateEach(t, side, LEFT_BEHIND, isStatic)
  // §21.6: a beaten train without a line is lost first, and then binds nobody (W155)
  if (hasTrain(t, side) && !hasWay(t, side)) eliminateEach(t, side, NO_LINE, isTrain)
  if (forceOf(t, side).next(0) < 0) return DONE
  const hexes = hasWay(t, side) ? farthest(t, wayOf(t, side), d6(t)) : 0
  const told = t.battle.isRetreat === 1 ? tell.retreated : tell.withdrew
  told(t, side, hexes)
  // §17.4: units without a way to retreat are eliminated (W82)
  if (hexes === 0) eliminateEach(t, side, CUT_OFF, isAnybody)
  t.battle.hexesToGo = hexes
  return hexes === 0 ? DONE : NEXT
})

/** The way of the force that is falling back. */
function wayGone(t: Table): Way {
  const way = wayOf(t, t.battle.fallingBack)
  for (let i = 0; i < t.wayBack.height; i++) goOn(way, t.wayBack.at(i))
  return way
}

function endWay(t: Table): Next {
  t.wayBack.clear()
  return DONE
}

const retreatedTo = tell.fellBack.under('17.4')
const leftTheMap = tell.fellBack.under('16.4.4')

/** §16.4: the whole force goes one hex on, whatever its allowance (16.4.1); the Cape ends its way (16.4.4). */
function stepBack(t: Table, to: Hex): void {
  const way = wayGone(t)
  const { side } = way
  const from = reached(way)
  moveTogether(t, forceOf(t, side), to)
  t.battle.hexesToGo = to === CAPE ? 0 : t.battle.hexesToGo - 1
  t.wayBack.push(to)
  const told = to === CAPE ? leftTheMap : t.battle.isRetreat === 1 ? retreatedTo : tell.fellBack
  told(t, side, from, to)
  passZone(t, side, to)
}

/** §16.4.2: in an enemy zone good order is lost, and of those who had none some are eliminated (W72). */
function passZone(t: Table, side: Side, hex: Hex): void {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) {
    if (!isBound(t, u, hex)) continue
    if (!isDisrupted(t, u)) disrupt(t, u, IN_ZONE)
    else if ((d6(t) & 1) === 1) eliminate(t, u, IN_ZONE)
    else tell.heldTogether(t, u)
  }
}

/** §17.4: may a retreat end in this trench of friends (W84)? */
function whyNotShelter(t: Table): Refusal {
  const way = wayGone(t)
  const hex = reached(way)
  if (!isEntrenched(t, hex) || way.steps === 0) return refuse.noTrench(hex)
  return t.battle.isRetreat === 1 ? ALLOWED : refuse.withdrawalGoesOn(hex)
}

const stepOrShelter = question({
  name: 'fall-back',
  rule: '16.4',
  who: (t) => t.battle.fallingBack,
  choices: [
    choice({
      action: act.fallBack,
      among(t: Table, out: Moves) {
        const from = reached(wayGone(t))
        for (let d = 0; d < 6; d++) {
          const to = neighbour(grid, from, d as Direction)
          if (to !== OFF_MAP) out.add(act.fallBack(to))
        }
        out.add(act.fallBack(CAPE))
      },
      whyNot: (t, a) => whyNotGo(t, wayGone(t), act.fallBack.hex(a), t.battle.hexesToGo),
      take(t, a) {
        stepBack(t, act.fallBack.hex(a))
        return t.battle.hexesToGo > 0 && forceOf(t, t.battle.fallingBack).next(0) >= 0 ? AGAIN : endWay(t)
      },
    }),
    choice({
      action: act.stay,
      // Where to fall back to is chosen, not waved through.
      main: false,
      whyNot: whyNotShelter,
      take(t) {
        tell.heldTrench(t, t.battle.fallingBack, reached(wayGone(t)))
        return endWay(t)
      },
    }),
  ],
})

/** §16.4 + §17.4: a force falls back hex by hex. */
export const fallingBack = procedure('fall-back', '16.4', [setOff, stepOrShelter])
