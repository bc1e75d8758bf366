import {
  ALLOWED,
  DIRECTIONS,
  DONE,
  distance,
  type Hex,
  local,
  type Moves,
  NEXT,
  neighbour,
  OFF_MAP,
  other,
  type Refusal,
  setLocal,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { grid, isHex } from '../board.ts'
import { automatic, choice, perform, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT } from '../roster.ts'
import { DIGGING, firstCombat, hasCombat, isMachineGun, nextCombat, nextHead } from '../stacks.ts'
import { stopDigging } from './02-losses.ts'
import { aboutFight } from './04-clock.ts'
import { afterCombat, beforeCombat } from './06.3-after-combat.ts'
import { isBound } from './06.3-standing.ts'
import { isTarget } from './10.3-fire-phases.ts'
import { rounds } from './11.2-rounds.ts'
import { takesPart } from './11.2-strength.ts'
import { withdrawal } from './11.2-withdrawal.ts'
import { advance, advanceOn } from './14-advance.ts'
import { revealed, tellStack } from './19.7-shown.ts'

/** Is there a hex beside it that may be attacked? */
function hasVictim(t: Table, from: Hex): boolean {
  for (const d of DIRECTIONS) {
    const at = neighbour(grid, from, d)
    if (at !== OFF_MAP && isTarget(t, at, other(t.tracks.phasing))) return true
  }
  return false
}

/** §11.1: may the units of a hex attack at all? */
export function whyNotCharge(t: Table, from: Hex): Refusal {
  if (!isHex(from) || !hasCombat(t, from, t.tracks.phasing)) return refuse.notYourUnits(from)
  // §18.2: who digs does not attack
  if ((t.places.works[from] & DIGGING) !== 0) return refuse.diggersStay(from)
  let [foot, guns] = [0, 0]
  for (let u = firstCombat(t, from); u !== NO_UNIT; u = nextCombat(t, u)) {
    // §6.3.4C: a hex with a broken unit does not attack (ruling T96)
    if (isBound(t, u)) return refuse.boundStay(from)
    // §13.3B: who has retreated stays out of it
    if (!takesPart(t, u)) continue
    // §11.1: once a phase, with all of the hex
    if (t.tried.has(u)) return refuse.attackedAlready(from)
    if (isMachineGun(u)) guns++
    else foot++
  }
  // §11.2A: machine guns alone do not attack (ruling T89)
  if (foot === 0) return guns > 0 ? refuse.onlyMachineGuns(from) : refuse.allRetreated(from)
  return hasVictim(t, from) ? ALLOWED : refuse.nobodyBeside(from)
}

/** §11.1, §11.1.1: may they attack that hex? */
export function whyNotStorm(t: Table, from: Hex, at: Hex): Refusal {
  if (!isHex(at) || distance(grid, from, at) !== 1) return refuse.notBeside(at)
  const enemy = other(t.tracks.phasing)
  if (!hasCombat(t, at, enemy)) return refuse.nobodyToAttack(at)
  // §13.3B: not those who have all retreated
  return isTarget(t, at, enemy) ? ALLOWED : refuse.onlyRetreated(at)
}

function canAnyCharge(t: Table): boolean {
  const side = t.tracks.phasing
  for (let u = nextHead(t, side, 0); u !== NO_UNIT; u = nextHead(t, side, u + 1))
    if (whyNotCharge(t, t.units.where[u]) === ALLOWED) return true
  return false
}

/** In local 0: 1 + the hex that attacks, while its target is asked for; 0 when none does. */
export const chargingHex = (t: Table): Hex => (local(t, 0) - 1) as Hex

/** §4.2H, §11.1: melee is always voluntary. */
const whoCharges = question({
  name: 'melee',
  rule: '11.1',
  who: (t) => t.tracks.phasing,
  when: canAnyCharge,
  choices: [
    choice({
      action: act.charge,
      among(t, out) {
        const side = t.tracks.phasing
        for (let u = nextHead(t, side, 0); u !== NO_UNIT; u = nextHead(t, side, u + 1))
          out.add(act.charge(t.units.where[u]))
      },
      whyNot: (t, a) => whyNotCharge(t, act.charge.hex(a)),
      take(t, a) {
        setLocal(t, 0, act.charge.hex(a) + 1)
        return NEXT
      },
    }),
    choice({ action: act.end, passes: true, main: true, take: () => DONE }),
  ],
})

const nobodyCharges = automatic('11.1', (t) => (local(t, 0) === 0 ? DONE : NEXT))

function addBeside(t: Table, out: Moves): void {
  for (const d of DIRECTIONS) {
    const at = neighbour(grid, chargingHex(t), d)
    if (at !== OFF_MAP) out.add(act.storm(at))
  }
}

/** §11.1.1: one enemy hex. */
const whom = question({
  name: 'storm',
  rule: '11.1.1',
  who: (t) => t.tracks.phasing,
  about: (t) => ({ hex: chargingHex(t) }),
  choices: [
    choice({
      action: act.storm,
      among: addBeside,
      whyNot: (t, a) => whyNotStorm(t, chargingHex(t), act.storm.hex(a)),
      take(t, a) {
        charge(t, chargingHex(t), act.storm.hex(a))
        setLocal(t, 0, 0)
        return NEXT
      },
    }),
  ],
})

function charge(t: Table, from: Hex, at: Hex): void {
  t.melee.from = from
  t.melee.at = at
  for (let u = firstCombat(t, from); u !== NO_UNIT; u = nextCombat(t, u)) if (takesPart(t, u)) t.tried.add(u)
  // §19.7: both stacks are seen
  revealed(t)
  aboutFight(t, from, at)
  tell.charged(t, t.tracks.phasing, from, at)
  tellStack(t, from)
  tellStack(t, at)
}

/** §18.1: who was called to check has dug in vain, and so has a hex whose diggers have gone. */
const endOfMelee = automatic('11.2c', (t) => {
  const { at } = t.melee
  const defender = other(t.tracks.phasing)
  if (t.fire.checked === 1 || !hasCombat(t, at, defender)) stopDigging(t, at, defender)
  tell.meleeOver(t, at)
})

const forget = automatic('11.2c', (t) => {
  t.melee.from = 0 as Hex
  t.melee.at = 0 as Hex
  t.melee.round = 0
  t.shown.clear()
})

/** P4: a melee, and all that comes of it (11.2). */
export const melee = procedure('melee', '11.2', [
  beforeCombat,
  perform(rounds),
  endOfMelee,
  perform(afterCombat),
  perform(advance),
  forget,
])

/** §11.1: one melee after the other. */
const melees = procedure('melees', '11.1', [
  whoCharges,
  nobodyCharges,
  whom,
  perform(melee),
  automatic('11.2c', () => 2),
])

/** §4.2H, §4.2M: the phasing side attacks hand to hand (11.1). */
export const meleePhase = phase('melee', 'melee-phase', '11.1', [
  automatic('11.1', (t) => t.tried.clear()),
  perform(melees),
  automatic('11.1', (t) => t.tried.clear()),
])
/** The procedures of a Melee Phase, for the sequence. */
export const meleeProcedures = [meleePhase, melees, melee, rounds, withdrawal, advance, advanceOn]
