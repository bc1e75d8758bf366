import {
  AGAIN,
  ALLOWED,
  call,
  DONE,
  d6,
  type Hex,
  isOver,
  type Moves,
  NEXT,
  RESTART,
  type Refusal,
  twoD6,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { BRITISH, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { firstCombat, firstLeader, is, isMachineGun, nextCombat, nextLeader, RETREATED, topOf } from '../stacks.ts'
import { eliminate, loseStep, strike } from './02-losses.ts'
import { moraleInCombat } from './06.1-morale.ts'
import { isFatal } from './10.25-hit.ts'
import { attackNeed, defenceNeed, takesPart } from './11.2-strength.ts'
import { withdrawal } from './11.2-withdrawal.ts'

/** Ruling T93: a melee that has gone so many rounds ends with the attacker's retreat. */
export const MOST_ROUNDS = 20

/** §11.2: is somebody of the hex still in the melee; of the attackers on foot, for machine guns alone do not fight on? */
function isFighting(t: Table, at: Hex, onFoot: boolean): boolean {
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u))
    if (takesPart(t, u) && !(onFoot && isMachineGun(u))) return true
  return false
}
/** §11.2: is anybody left on either side? */
export const hasAttackers = (t: Table): boolean => isFighting(t, t.melee.from, false)
export const hasDefenders = (t: Table): boolean => isFighting(t, t.melee.at, false)
/** Ruling T93: may the attack go on? */
export const canGoOn = (t: Table): boolean => isFighting(t, t.melee.from, true) && t.melee.round < MOST_ROUNDS

function addFighters(t: Table, at: Hex, out: Moves): void {
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) out.add(act.withdraw(u))
}
function whyNotWithdraw(t: Table, at: Hex, u: Unit): Refusal {
  for (let v = firstCombat(t, at); v !== NO_UNIT; v = nextCombat(t, v)) if (v === u && takesPart(t, u)) return ALLOWED
  return refuse.notFighting(u)
}

/** §11.2, its note 1: from the second round on a side takes units out of the melee, or fights on; the attacker says first. */
const stayOrGo = (hexOf: (t: Table) => Hex, when: (t: Table) => boolean) =>
  question({
    name: 'withdraw',
    rule: '11.2b',
    who: (t) => SIDE_OF[t.stacks.firstIn(hexOf(t))],
    about: (t) => ({ hex: hexOf(t) }),
    when,
    choices: [
      choice({ action: act.fight, main: true, take: () => NEXT }),
      choice({
        action: act.withdraw,
        among: (t, out) => addFighters(t, hexOf(t), out),
        whyNot: (t, a) => whyNotWithdraw(t, hexOf(t), act.withdraw.unit(a)),
        take(t, a) {
          call(t, withdrawal, act.withdraw.unit(a))
          return AGAIN
        },
      }),
    ],
  })

const attackerStays = stayOrGo(
  (t) => t.melee.from,
  (t) => t.melee.round > 0 && canGoOn(t) && hasDefenders(t),
)
const defenderStays = stayOrGo(
  (t) => t.melee.at,
  (t) => t.melee.round > 0 && hasDefenders(t),
)

/** §11.2: it is over when one side has nobody left; ruling T93: an attack that cannot go on is broken off. */
const breakOff = automatic('11.2b', (t) => {
  if (!hasAttackers(t) || !hasDefenders(t)) return DONE
  if (canGoOn(t)) return NEXT
  tell.brokeOff(t, t.tracks.phasing, t.melee.from)
  call(t, withdrawal, topOf(t, t.melee.from))
  return AGAIN
})

/** §17.2.3: two dice for each leader of a hex that is called to check. */
function leadersOf(t: Table, at: Hex): void {
  for (let u = firstLeader(t, at), next = u; u !== NO_UNIT && !isOver(t); u = next) {
    next = nextLeader(t, u)
    if (isFatal(twoD6(t))) {
      tell.leaderFell(t, u)
      eliminate(t, u)
    } else tell.leaderSurvived(t, u)
  }
}

/** Ruling T94: what the top unit checks against: as printed, without leader or sect. */
function meleeMorale(t: Table, u: Unit): number {
  // §11.2, note 4: a British machine gun that attacks is on the move
  if (SIDE_OF[u] === t.tracks.phasing && isMachineGun(u) && SIDE_OF[u] === BRITISH) return 1
  return moraleInCombat(t, u)
}

/** §11.2B: does a unit fail with this die? Ruling T93: with a natural six always. */
export const failsWith = (t: Table, u: Unit, die: number): boolean =>
  die > meleeMorale(t, u) || (die === 6 && has(t, 'melee-six'))

function isFailing(t: Table, u: Unit): boolean {
  const morale = meleeMorale(t, u)
  const fails = failsWith(t, u, d6(t))
  if (fails) tell.failedMelee(t, u, morale)
  else tell.stoodMelee(t, u, morale)
  return fails
}

/** A hex loses a step; §13.3B: that is the end of those who have retreated into it. */
export function loseIn(t: Table, at: Hex): void {
  const top = topOf(t, at)
  for (let u = firstCombat(t, at), next = u; u !== NO_UNIT; u = next) {
    next = nextCombat(t, u)
    if (is(t, u, RETREATED)) strike(t, u)
  }
  loseStep(t, top)
}

/** §11.2: both roll, then both check, and both results are applied together (ruling T92). */
const clash = automatic('11.2', (t) => {
  if (!hasDefenders(t)) return DONE
  const { from, at } = t.melee
  t.melee.round++
  const attack = attackNeed(t, from, at)
  const defence = defenceNeed(t, at)
  const [attacker, defender] = [topOf(t, from), topOf(t, at)]
  const isDefenderStruck = twoD6(t) <= attack
  const isAttackerStruck = twoD6(t) <= defence
  tell.clashed(t, at, t.melee.round, attack, defence)
  if (isDefenderStruck) t.fire.checked = 1
  if (isDefenderStruck) leadersOf(t, at)
  if (isAttackerStruck) leadersOf(t, from)
  if (isOver(t)) return DONE
  const defenderFails = isDefenderStruck && isFailing(t, defender)
  const attackerFails = isAttackerStruck && isFailing(t, attacker)
  if (defenderFails) loseIn(t, at)
  if (attackerFails) loseIn(t, from)
  return RESTART
})

/** P4: round after round until one side is gone (11.2). */
export const rounds = procedure('rounds', '11.2', [attackerStays, breakOff, defenderStays, clash])
