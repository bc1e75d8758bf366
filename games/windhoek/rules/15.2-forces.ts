import {
  AGAIN,
  ALLOWED,
  type Hex,
  type IdSet,
  type Moves,
  markReveal,
  NEXT,
  other,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { IS_PORTUGUESE, IS_TRAIN, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { combatFactor, firstIn, isMobile, nextIn } from '../stacks.ts'
import { crossesRiver } from './16.5-ground.ts'
import { isLinked } from './21-railroads.ts'
import { liesBare, seers } from './26-fog.ts'

/** §15.1: the side that marches attacks. */
export const attacking = (t: Table): Side => t.battle.attacker

/** §15.1: the other defends. */
export const defending = (t: Table): Side => other(t.battle.attacker)

/** §15.4: the units of a side in the battle, which fight as one force. */
export const forceOf = (t: Table, side: Side): IdSet<Unit> => (side === attacking(t) ? t.attackers : t.defenders)

/** Where a side's force stood when the battle began. */
export const groundOf = (t: Table, side: Side): Hex => (side === attacking(t) ? t.battle.from : t.battle.at)

/** §29.3: is it a Portuguese force? They never share a hex with others. */
export function isPortugueseForce(t: Table, side: Side): boolean {
  const u = forceOf(t, side).next(0)
  return u >= 0 && IS_PORTUGUESE[u] === 1
}

/** §16.5: does the attack cross a river in rain? */
export const isOverRiver = (t: Table): boolean => crossesRiver(t, t.battle.from, t.battle.at, t.battle.landing === 1)

/** May this unit attack out of one hex into the next, as far as its kind goes? */
export function whyNotAttackWith(t: Table, unit: Unit, from: Hex, at: Hex): Refusal {
  // §15.3: static units never attack
  if (!isMobile(t, unit)) return refuse.staticAttacks(unit)
  // §21.6: a train attacks along its working line only (W58)
  if (IS_TRAIN[unit] === 1 && !isLinked(t, from, at)) return refuse.trainOffLine(unit, at)
  return ALLOWED
}

/** §21.6: trains that no line leads into the battle stand by; without anyone left there is no battle. */
export const formAttack = automatic('15.2', (t) => {
  const { attacker, from, at } = t.battle
  tell.battleBegan(t, attacker, from, at)
  for (let u = t.attackers.next(0); u >= 0; u = t.attackers.next(u + 1)) {
    if (t.battle.landing === 1 || whyNotAttackWith(t, u, from, at) === ALLOWED) continue
    t.attackers.remove(u)
    tell.trainStoodBy.to(seers(t, u), t, u)
  }
})

/** May this unit be added to the attack? */
export function whyNotJoin(t: Table, unit: Unit): Refusal {
  const { attacker, from, at } = t.battle
  // §15.2: only units that are in the marching force's hex
  if (SIDE_OF[unit] !== attacker || t.units.where[unit] !== from) return refuse.notInAttackHex(unit, from)
  if (unit < t.battle.pickFrom || t.attackers.has(unit)) return refuse.joinUpwards(unit)
  return whyNotAttackWith(t, unit, from, at)
}

/** The next unit that may be added, NO_UNIT when there is none. */
function nextToJoin(t: Table): Unit {
  for (let u = firstIn(t, t.battle.from); u >= 0; u = nextIn(t, u)) if (whyNotJoin(t, u) === ALLOWED) return u
  return NO_UNIT
}

function join(t: Table, unit: Unit): void {
  t.attackers.add(unit)
  t.battle.pickFrom = (unit + 1) as Unit
}

/** §26.0: can the enemy not see who else is where the attack comes from (W172)? */
const isBaseHidden = (t: Table): boolean => !liesBare(t, t.battle.from, attacking(t))

/** §15.2 + §12.4: other mobile units of the hex may be added, static ones never (W60); a landing brings all it has. */
export const joinAttack = question({
  name: 'join',
  rule: '15.2',
  who: attacking,
  // Of an unseen stack it is asked even if nobody is left: passed over, it would tell the enemy that (26.0).
  when: (t) => t.battle.landing === 0 && (nextToJoin(t) >= 0 || isBaseHidden(t)),
  choices: [
    choice({
      action: act.join,
      among(t: Table, out: Moves) {
        for (let u = firstIn(t, t.battle.from); u >= 0; u = nextIn(t, u)) out.add(act.join(u))
      },
      whyNot: (t, a) => whyNotJoin(t, act.join.unit(a)),
      take(t, a) {
        join(t, act.join.unit(a))
        return AGAIN
      },
    }),
    choice({
      action: act.all,
      whyNot: (t) => (nextToJoin(t) < 0 ? refuse.nobodyToJoin() : ALLOWED),
      take(t) {
        for (let u = nextToJoin(t); u >= 0; u = nextToJoin(t)) join(t, u)
        return NEXT
      },
    }),
    choice({ action: act.go, main: true, take: () => NEXT }),
  ],
})

/** §15.5.1 + §15.4: both sides show their units: the defender all in the hex, the attacker those that attack (W172). */
export const lineUp = automatic('15.5.1', (t) => {
  for (let u = firstIn(t, t.battle.at); u >= 0; u = nextIn(t, u)) t.defenders.add(u)
  t.battle.linedUp = 1
  if (has(t, 'fog')) markReveal(t)
  showAll(t, t.attackers)
  showAll(t, t.defenders)
})

function showAll(t: Table, force: IdSet<Unit>): void {
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) tell.linedUp(t, u, combatFactor(t, u))
}
