import { AGAIN, ALLOWED, type Choice, call, DONE, type Hex, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { type Body, boxOf, COAST, COASTAL_ON, GREAT_BODIES, isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { GROUND, type Unit } from '../roster.ts'
import { nextIn } from '../stacks.ts'
import { firstVesselIn } from './04-control.ts'
import { handOverChoice } from './09.1-hand-over.ts'
import { seatToMove } from './09.1-seats.ts'
import { announce, NO_LAND_STACK } from './10.1.6-attack.ts'
import { hasGoer, whyNotForm } from './10.1-form.ts'
import { hasFoe } from './10.1-ground.ts'
import { addUnits } from './10.1-ready.ts'
import { hasLanders, mayBeReached, mayGetThere } from './10.3.4-landers.ts'
import { marchChoice } from './10-march.ts'
import { battle } from './11-battle.ts'
import { boxBy, isVesselOf } from './12.1-waters.ts'
import { displaceIfForced } from './12.3-displacement.ts'
import { isShutOut, mayOneApproach, supportChoices, whyNotEnter, whyNotSail } from './12.3-sailing.ts'

/** Ruling 123: does a vessel of the phasing side lie in the Patrol Box off the hex that can come in? */
function hasVesselOff(t: Table, hex: Hex): boolean {
  for (let u = firstVesselIn(t, boxBy(hex)); u >= 0; u = nextIn(t, u))
    if (isOurs(t, u) && whyNotSail(t, u) === ALLOWED && whyNotEnter(t, u, hex) === ALLOWED) return true
  return false
}
/** Who in the box can put out: nobody, somebody who may not enter every coast, or one whom no coast is shut to. */
const NOBODY_SAILS = 0
const SOMEBODY_SAILS = 1
const ANYWHERE = 2
function whoSails(t: Table, box: Hex): number {
  let who = NOBODY_SAILS
  for (let u = firstVesselIn(t, box); u >= 0 && who !== ANYWHERE; u = nextIn(t, u))
    if (isOurs(t, u) && whyNotSail(t, u) === ALLOWED) who = isShutOut(u) ? SOMEBODY_SAILS : ANYWHERE
  return who
}
/** Does any lie in the space that is not in the assault yet? */
function hasVesselIn(t: Table, space: Hex): boolean {
  for (let u = firstVesselIn(t, space); u >= 0; u = nextIn(t, u)) if (isOurs(t, u)) return true
  return false
}
const isOurs = (t: Table, vessel: Unit): boolean => isVesselOf(t, t.tracks.phasing, vessel) && !t.attackers.has(vessel)

/** May more be brought up? Only on a coast, and while there is somebody. */
function mayBeJoined(t: Table): boolean {
  if (COASTAL_ON[t.battle.at] === 0) return false
  return (
    t.battle.from === NO_LAND_STACK ||
    hasVesselIn(t, t.battle.at) ||
    hasVesselOff(t, t.battle.at) ||
    mayOneApproach(t) ||
    hasLanders(t, t.battle.at)
  )
}

/** Has a ground unit come in? */
const hasAttackers = (t: Table): boolean => {
  const first = t.attackers.next(0)
  return first >= 0 && first < GROUND
}

/** The assault is over, or comes to nothing; vessels that came up for it may have to leave (rulings 124, 158). */
function abandon(t: Table): void {
  const hex: Hex = t.battle.at
  t.attackers.clear()
  t.battle.attacker = 0 as typeof t.battle.attacker
  t.battle.at = 0 as Hex
  t.battle.from = 0 as Hex
  t.march.assault = 0
  displaceIfForced(t, hex)
}

function whyNotBringUp(t: Table, place: Hex): Refusal {
  const why = whyNotForm(t, place)
  if (why !== ALLOWED) return why
  // Ruling 22: Carriers come along with units only
  if (!hasGoer(t, place)) return refuse.carriersAlone(t.battle.at)
  return mayGetThere(t, place) ? ALLOWED : refuse.tooFarToJoin(place)
}

/** A stack marches or lands while the assault waits for it. */
const bringUp: Choice<Table> = {
  ...marchChoice,
  among: (t, out) => addUnits(t, out, mayGetThere),
  glance: (t, out) => addUnits(t, out, mayGetThere),
  whyNot: (t, a) => whyNotBringUp(t, act.march.hex(a)),
  take(t, a) {
    marchChoice.take(t, a)
    return AGAIN
  },
}

/** Ruling 78: who else comes in, by land or sea, before the battle is fought. */
const bring = question({
  name: 'assault',
  rule: '10.3.4',
  when: mayBeJoined,
  about: (t) => ({ hex: t.battle.at }),
  who: (t) => t.tracks.phasing,
  seat: seatToMove,
  choices: [
    bringUp,
    ...supportChoices,
    handOverChoice,
    choice({
      action: act.fight,
      main: true,
      whyNot: (t) => (hasAttackers(t) ? ALLOWED : refuse.nobodyAttacks()),
      take: () => NEXT,
    }),
    choice({
      action: act.end,
      passes: true,
      whyNot: (t) => (hasAttackers(t) ? refuse.committed() : ALLOWED),
      take(t) {
        const hex: Hex = t.battle.at
        tell.assaultCalledOff(t, hex)
        t.calledOff.add(hex)
        abandon(t)
        return DONE
      },
    }),
  ],
})

/** §10.3.4, ruling 78: an assault: everybody comes in, then one battle is fought. */
export const assault = procedure('assault', '10.3.4', [
  bring,
  automatic('11.1.1', (t) => {
    // Ruling 158: nobody may be left to fight
    if (!hasAttackers(t)) {
      abandon(t)
      return DONE
    }
    t.march.assault = 0
    call(t, battle)
    return NEXT
  }),
])

/** §12.3.11, ruling 123: may an assault be announced before anybody has come in, so that vessels can go ahead? */
function whyNotAnnounce(t: Table, hex: Hex): Refusal {
  const side = t.tracks.phasing
  const bodies = isHex(hex) ? COASTAL_ON[hex] : 0
  if (bodies === 0 || !hasFoe(t, side, hex)) return refuse.nothingToAssault(hex)
  // Ruling 78: called off and announced in turn, assaults would go round
  if (t.calledOff.has(hex)) return refuse.calledOffBefore(hex)
  if (!hasVesselOff(t, hex)) return refuse.nothingToAssault(hex)
  return mayBeReached(t, hex) ? ALLOWED : refuse.nobodyToAssault(hex)
}

/** §12.3.11: announces an assault on a coastal hex. */
export const announceChoice = choice({
  action: act.assault,
  exact: true,
  among(t, out) {
    const { first } = t.places
    for (let b = 0 as Body; b < GREAT_BODIES; b++) {
      const who = whoSails(t, boxOf(b))
      if (who === NOBODY_SAILS) continue
      const coast = COAST[b] ?? []
      for (let i = 0; i < coast.length; i++) {
        const hex = coast[i] as Hex
        if (first[hex] === 0 || t.calledOff.has(hex) || !hasFoe(t, t.tracks.phasing, hex)) continue
        if ((who === ANYWHERE || hasVesselOff(t, hex)) && mayBeReached(t, hex)) out.add(act.assault(hex))
      }
    }
  },
  whyNot: (t, a) => whyNotAnnounce(t, act.assault.hex(a)),
  take(t, a) {
    const hex = act.assault.hex(a)
    tell.assaultAnnounced(t, hex)
    announce(t, t.tracks.phasing, hex)
    return NEXT
  },
})
