import { call, d6, type Hex, isOver, twoD6 } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic, perform, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BONUS, FORMATION, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { DISORGANIZED, firstCombat, firstLeader, is, nextCombat, nextLeader, RETREATED, topOf } from '../stacks.ts'
import { disorganize, eliminate, loseStep, stopDigging, strike } from './02-losses.ts'
import { isDivided, moraleUnderFire } from './06.1-morale.ts'
import { areMoversLeaderless, isLeaderless, unstack } from './09.6-unstack.ts'
import { isEligible } from './09-stacking.ts'
import { DEFENSIVE, OPPORTUNITY, SHELL } from './10-fire.ts'
import { retreats } from './13-retreat.ts'
import { tellShown } from './19.7-shown.ts'

/** Can fire of this kind at a hex hurt a counter there: those who move in Opportunity Fire (10.3C); for a shell whoever stood there in good time (ruling T84)? */
export const isUnderFire = (t: Table, u: Unit, kind: number, at: Hex): boolean =>
  kind === OPPORTUNITY ? t.group.has(u) : kind !== SHELL || t.units.stood[u] === at + 1
/** §10.25, §10.3B: is a unit in the hex hit with the others? In Defensive Fire the top one is alone. */
export const isStruckBy = (t: Table, u: Unit, kind: number, at: Hex): boolean =>
  isUnderFire(t, u, kind, at) && (kind !== DEFENSIVE || u === topOf(t, at))
const isThere = (t: Table, u: Unit): boolean => isUnderFire(t, u, t.fire.kind, t.fire.at)
/** §17.2.3: does a leader fall by this roll of two dice? */
export const isFatal = (dice: number): boolean => dice === 2 || dice === 7 || dice === 12

/** Who the volley has hit: all units of the hex, its top one in Defensive Fire (10.3B), those who move in Opportunity Fire (10.3C). */
const muster = automatic('10.25', (t) => {
  const { kind, at } = t.fire
  t.struck.clear()
  t.fire.fell = 0
  // §18.1: whoever is called to check has dug in vain; who passes through does not dig
  if (kind !== OPPORTUNITY) stopDigging(t, at, SIDE_OF[firstCombat(t, at)])
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) if (isStruckBy(t, u, kind, at)) strikeAt(t, u)
  tellShown(t, at)
  for (let u = t.struck.first; u !== NO_UNIT; u = t.struck.next(u + 1))
    if (isDivided(t, u, kind === OPPORTUNITY)) t.divided.add(u)
})

/** §19.7: whoever is hit is seen until the combat is over. */
function strikeAt(t: Table, u: Unit): void {
  t.struck.add(u)
  t.shown.add(u)
}

/** §10.25A, §17.2.3: two dice for each leader there, or who moves along: he falls on 2, 7 or 12. */
const leaderCasualties = automatic('17.2.3', (t) => {
  for (let u = firstLeader(t, t.fire.at), next = u; u !== NO_UNIT && !isOver(t); u = next) {
    next = nextLeader(t, u)
    if (!isThere(t, u)) continue
    if (isFatal(twoD6(t))) {
      tell.leaderFell(t, u)
      eliminate(t, u)
      t.fire.fell = 1
    } else tell.leaderSurvived(t, u)
  }
})

/** §17.2.3: the best of those who are left steadies his men. */
function steadying(t: Table): number {
  const formation = FORMATION[t.struck.first]
  let best = 0
  for (let u = firstLeader(t, t.fire.at); u !== NO_UNIT; u = nextLeader(t, u))
    if (isEligible(u, formation) && isThere(t, u)) best = Math.max(best, BONUS[u])
  return best
}

const moraleNow = (t: Table, u: Unit): number => moraleUnderFire(t, u, t.fire.kind, t.divided.has(u))

/** §6.1, §6.11, §10.25B, §10.25C: two dice against the average of all who were hit, in whole numbers: nothing is rounded (ruling T70). */
const firstCheck = automatic('10.25', (t) => {
  t.fire.bonus = steadying(t)
  let [n, sum] = [0, 0]
  for (let u = t.struck.first; u !== NO_UNIT; u = t.struck.next(u + 1)) {
    n++
    sum += moraleNow(t, u)
  }
  const highest = Math.trunc((sum + n * t.fire.bonus) / n)
  // §6.14: not above it is passed; §6.13: above it is failed
  if (n * twoD6(t) <= sum + n * t.fire.bonus) {
    tell.stood(t, t.fire.at, highest)
    t.struck.clear()
    return
  }
  tell.wavered(t, t.fire.at, highest)
  loseRetreated(t)
  const top = topStruck(t)
  if (top !== NO_UNIT) loseStep(t, top)
})

/** §13.3B: who has retreated into a hex that is hit is lost; movers are not mixed up with them. */
function loseRetreated(t: Table): void {
  if (t.fire.kind === OPPORTUNITY) return
  for (let u = firstCombat(t, t.fire.at), next = u; u !== NO_UNIT; u = next) {
    next = nextCombat(t, u)
    if (is(t, u, RETREATED) && isThere(t, u)) strike(t, u)
  }
}

/** The one of those who were hit that lies highest. */
function topStruck(t: Table): Unit {
  let top = NO_UNIT
  for (let u = t.struck.first; u !== NO_UNIT; u = t.struck.next(u + 1))
    if (top === NO_UNIT || t.units.rank[u] < t.units.rank[top]) top = u
  return top
}

/** §10.25D, §6.12: each by itself with one die, from the top down, against the side that lies up now. */
const ownChecks = automatic('10.25', (t) => {
  for (let u = topStruck(t); u !== NO_UNIT; u = topStruck(t)) {
    t.struck.remove(u)
    checkNerve(t, u)
  }
})

function checkNerve(t: Table, u: Unit): void {
  const morale = moraleNow(t, u) + t.fire.bonus
  if (d6(t) <= morale) {
    tell.keptNerve(t, u, morale)
    return
  }
  tell.lostNerve(t, u, morale)
  // §10.25d: who took the loss is gone, and so is whoever was disorganized before (ruling T68): both lie on their backs now
  if (is(t, u, DISORGANIZED)) strike(t, u)
  else {
    disorganize(t, u)
    t.fleeing.add(u)
    t.units.wave[u] = 1
  }
}

/** §9.6, §17.2.1: whom nobody holds together any more parts: the stack that was hit, or those who move (ruling T45). */
const part = automatic('9.6', (t) => {
  const { kind, at, fell } = t.fire
  t.divided.clear()
  if (kind !== OPPORTUNITY) {
    if (isLeaderless(t, at)) call(t, unstack, at)
  } else if (fell === 1 && areMoversLeaderless(t)) call(t, unstack, at, 0, 0, 1)
})

/** P2: what a hit does: leaders, the first check, a step lost, each unit's own check, retreats (10.25). */
export const hit = procedure('hit', '10.25', [muster, leaderCasualties, firstCheck, ownChecks, perform(retreats), part])
