import { AGAIN, ALLOWED, EVERYONE, type Hex, type Moves, NEXT, type Refusal, type Sides } from '@boma/kernel'
import { act, refuse, tell } from '../../actions.ts'
import { CAPE } from '../../board.ts'
import { choice, question } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { has } from '../../options.ts'
import { IS_TRAIN, NO_UNIT, type Unit } from '../../roster.ts'
import { controller, DEVICE, firstIn, isMobile, nextIn } from '../../stacks.ts'
import { moveTogether } from '../04-control.ts'
import { isBound } from '../11-zones.ts'
import { seers, seersAt } from '../26-fog.ts'
import { isClosedAngola } from '../29-angola.ts'

/** How a force goes: on foot, by rail, by sea, or unit by unit to a leader (13.0, 21.2, 22.1, 20.3). */
export const FOOT = 1
export const RAIL = 2
export const SEA_LANE = 3
export const TO_LEADER = 4
/** A way to go: FOOT, RAIL, SEA_LANE or TO_LEADER. */
export type Mode = typeof FOOT | typeof RAIL | typeof SEA_LANE | typeof TO_LEADER

/** May a unit go that way? */
export function whyNotGo(t: Table, mode: Mode, unit: Unit): Refusal {
  // §13.2: only mobile units move
  if (!isMobile(t, unit)) return refuse.staticMarches(unit)
  // §21.6: trains keep to their rails (W156)
  return IS_TRAIN[unit] === 1 && mode !== RAIL ? refuse.trainOffRails(unit) : ALLOWED
}

/** The last unit that joined: they join in the order of their ids, so that each force is formed in one way only. */
export function lastJoined(t: Table): Unit {
  let last = NO_UNIT
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) last = u
  return last
}

/** The next unit in the starting hex that may still join. */
function nextToJoin(t: Table): Unit {
  const after = lastJoined(t)
  const mode = t.march.mode as Mode
  for (let u = firstIn(t, t.march.from); u >= 0; u = nextIn(t, u))
    if (u > after && whyNotGo(t, mode, u) === ALLOWED) return u
  return NO_UNIT
}

/** May a force be formed in this hex, or in the Cape Colony Box, to go that way? */
export function whyNotForm(t: Table, mode: Mode, from: Hex): Refusal {
  // §29.1: nobody commands neutral Portuguese
  if (isClosedAngola(t, from)) return refuse.neutralAngola(from)
  // §12.1: a force is made of one's own units in one hex
  if (controller(t, from) !== t.tracks.phasing) return refuse.nobodyThere(from)
  let refused: Refusal = ALLOWED
  for (let u = firstIn(t, from); u >= 0; u = nextIn(t, u)) {
    refused = whyNotGo(t, mode, u)
    if (refused === ALLOWED) return ALLOWED
  }
  return refused
}

/** Opens a march. */
export function beginMarch(t: Table, mode: Mode, from: Hex): void {
  t.march.mode = mode
  t.march.from = from
  t.march.at = from
}

/** Closes a march: nothing of it is left on the table. */
export function endMarch(t: Table): void {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) t.units.spent[u] = 0
  t.force.clear()
  t.comers.clear()
  t.march.mode = 0
  t.march.from = 0 as Hex
  t.march.at = 0 as Hex
  t.march.steps = 0
  t.march.picked = NO_UNIT
}

const haltedByDevice = tell.halted.under('25.3.1')
const haltedInCape = tell.halted.under('28.1')

/** Puts the force into a place, and says so if something halts it there. */
export function moveForce(t: Table, to: Hex): void {
  t.march.at = to
  t.march.steps++
  t.march.picked = NO_UNIT
  if (to === CAPE) haltedInCape(t, to)
  else if ((t.places.marks[to] & DEVICE) !== 0) haltedByDevice(t, to)
  else if (isHeld(t, to)) tell.halted.to(toldOfHalt(t, to), t, to)
  moveTogether(t, t.force, to)
}

/** §26.0 + §33.4: who learns that a zone halts the force: of one on rails it says that not all of them are trains. */
function toldOfHalt(t: Table, to: Hex): Sides {
  const lead = t.force.next(0)
  return t.march.mode === RAIL && has(t, 'trains') ? seers(t, lead) | seersAt(t, lead, to) : EVERYONE
}

/** §11.4: does an enemy zone hold anyone of the force in the hex? Trains may be the exception (33.4). */
export function isHeld(t: Table, hex: Hex): boolean {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (isBound(t, u, hex)) return true
  return false
}

function join(t: Table, unit: Unit): void {
  t.force.add(unit)
  tell.joined.to(seers(t, unit), t, unit, t.march.from)
}

/** May the unit be the next to join the force? */
function whyNotJoin(t: Table, unit: Unit): Refusal {
  // §12.1: all units of a force start in the same hex
  if (t.units.where[unit] !== t.march.from || unit <= lastJoined(t)) return refuse.notWithForce(unit)
  return whyNotGo(t, t.march.mode as Mode, unit)
}

const isNobodyPicked = (t: Table): boolean => t.force.next(0) < 0

/**
 * §12.1: any of the mobile units in a hex may be the force; units are named in the order of their ids. It is asked even
 * when there is nothing left to choose: a question passed over would tell the enemy how few there are (26.0).
 */
export const form = question({
  name: 'form',
  rule: '12.1',
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.join,
      among(t, out: Moves) {
        for (let u = firstIn(t, t.march.from); u >= 0; u = nextIn(t, u)) out.add(act.join(u))
      },
      whyNot: (t, a) => whyNotJoin(t, act.join.unit(a)),
      take(t, a) {
        join(t, act.join.unit(a))
        return AGAIN
      },
    }),
    choice({
      action: act.all,
      main: isNobodyPicked,
      whyNot: (t) => (nextToJoin(t) < 0 ? refuse.nobodyPicked() : ALLOWED),
      take(t) {
        for (let u = nextToJoin(t); u >= 0; u = nextToJoin(t)) join(t, u)
        return NEXT
      },
    }),
    choice({
      action: act.go,
      main: (t) => !isNobodyPicked(t),
      whyNot: (t) => (isNobodyPicked(t) ? refuse.nobodyPicked() : ALLOWED),
      take: () => NEXT,
    }),
  ],
})
