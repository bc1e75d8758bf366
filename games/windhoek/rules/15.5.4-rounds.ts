import { AGAIN, ALLOWED, DONE, d6, NEXT, other, RESTART, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_ARTILLERY, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { combatFactor, hasTwoSteps, isDisrupted } from '../stacks.ts'
import { attacking, forceOf, isOverRiver } from './15.2-forces.ts'
import { halve, halvedBy } from './16.5-ground.ts'
import { disrupt, HIT } from './16-losses.ts'
import { gunOf } from './23-support.ts'

/** §15.5.4: artillery of the side with the advantage, of the other, then the rest of the one, of the other. */
export const ROUNDS = 4
const ARTILLERY_ROUNDS = 2

/** Who fires in a round: the side with the advantage, then the other. */
export const firingIn = (t: Table, round: number): Side =>
  (round & 1) === 0 ? t.battle.advantage : other(t.battle.advantage)
const firing = (t: Table): Side => firingIn(t, t.battle.round)
const underFire = (t: Table): Side => other(firing(t))

/** Which of a side's arms fires in a round: ARTILLERY or OTHER_ARMS. */
export const armIn = (round: number): Arm => (round < ARTILLERY_ROUNDS ? ARTILLERY : OTHER_ARMS)
/** §15.7: artillery fires in its own rounds and nowhere else. */
export const ARTILLERY = 1
export const OTHER_ARMS = 0
/** One of these. */
export type Arm = typeof ARTILLERY | typeof OTHER_ARMS

/** §16.5: only the defender's losses are halved, never the attacker's. */
export const isHalved = (t: Table, target: Side): boolean =>
  target !== attacking(t) && halvedBy(t, t.battle.at, isOverRiver(t)) !== undefined

/** §16.1: one die for a unit; equal to its factor or below is a hit. */
function shoot(t: Table, unit: Unit, factor: number): number {
  if (d6(t) > factor) {
    tell.missed(t, unit, factor)
    return 0
  }
  tell.scored(t, unit, factor)
  return 1
}

/** The next of a side's arm after this unit, support last (W165): `for (let u = nextOfArm(t, side, arm, NO_UNIT); ...`. */
export function nextOfArm(t: Table, side: Side, arm: Arm, after: Unit): Unit {
  const force = forceOf(t, side)
  const ships = arm === ARTILLERY && side === attacking(t) && t.battle.gun === 1 ? gunOf(t, side) : NO_UNIT
  if (ships >= 0 && after === ships) return NO_UNIT
  for (let u = force.next(after + 1); u >= 0; u = force.next(u + 1)) if (IS_ARTILLERY[u] === arm) return u
  // §23.5: ships fire as artillery, but not for a force that is gone (W159)
  return force.next(0) >= 0 ? ships : NO_UNIT
}

/** §16.1: everyone of the side whose round it is fires, as strong as it now is (16.3). */
function volley(t: Table, side: Side): number {
  const arm = armIn(t.battle.round)
  let hits = 0
  // Who has no factor never rolls (W87).
  for (let u = nextOfArm(t, side, arm, NO_UNIT); u >= 0; u = nextOfArm(t, side, arm, u))
    if (combatFactor(t, u) > 0) hits += shoot(t, u, combatFactor(t, u))
  return hits
}

/** §16.3: how many hits a unit can take. */
const stepsOf = (t: Table, unit: Unit): number => (hasTwoSteps(unit) && !isDisrupted(t, unit) ? 2 : 1)

/** The hits that a force can take from this unit on. */
function stepsFrom(t: Table, side: Side, first: Unit): number {
  const force = forceOf(t, side)
  let steps = 0
  for (let u = force.next(first); u >= 0; u = force.next(u + 1)) steps += stepsOf(t, u)
  return steps
}

const fellHalved = tell.hitsFell.under('16.5')

const fire = automatic('16.1', (t) => {
  const target = underFire(t)
  if (forceOf(t, target).next(0) < 0) return
  const hits = volley(t, firing(t))
  if (hits === 0) return
  const halved = isHalved(t, target)
  const losses = halved ? halve(hits) : hits
  // §16.2: what is left when everybody is gone hits nobody (W77)
  t.battle.hits = Math.min(losses, stepsFrom(t, target, 0 as Unit))
  t.battle.pickFrom = 0 as Unit
  const told = halved ? fellHalved : tell.hitsFell
  told(t, target, hits, t.battle.hits)
})

/** May this unit take the next hit? */
export function whyNotHit(t: Table, unit: Unit): Refusal {
  const side = underFire(t)
  // §16.2: the owner's own units in the battle
  if (SIDE_OF[unit] !== side || !forceOf(t, side).has(unit)) return refuse.cannotTakeHit(unit)
  // §16.2: every hit that can be taken is; as they are given upwards, enough must be left to take the rest
  if (unit < t.battle.pickFrom || stepsFrom(t, side, unit) < t.battle.hits) return refuse.hitUpwards(unit)
  return ALLOWED
}

function takeHit(t: Table, unit: Unit): void {
  t.battle.hits--
  t.battle.pickFrom = unit
  disrupt(t, unit, HIT)
}

/** The only unit that can take the next hit; NO_UNIT when the owner has a choice. */
function onlyTarget(t: Table): Unit {
  const force = forceOf(t, underFire(t))
  const first = force.next(t.battle.pickFrom)
  const second = force.next(first + 1)
  return second < 0 || whyNotHit(t, second) !== ALLOWED ? first : NO_UNIT
}

/** §16.2: hits that leave no choice are taken at once. */
const takeForced = automatic('16.2', (t) => {
  if (t.battle.hits === 0) return DONE
  const unit = onlyTarget(t)
  if (unit < 0) return NEXT
  takeHit(t, unit)
  return AGAIN
})

/** §16.2: the owner of the units that were hit chooses, hit by hit. */
const takeHits = question({
  name: 'hits',
  rule: '16.2',
  who: underFire,
  choices: [
    choice({
      action: act.hit,
      among(t, out) {
        const force = forceOf(t, underFire(t))
        for (let u = force.next(0); u >= 0; u = force.next(u + 1)) out.add(act.hit(u))
      },
      whyNot: (t, a) => whyNotHit(t, act.hit.unit(a)),
      take(t, a) {
        takeHit(t, act.hit.unit(a))
        return RESTART
      },
    }),
  ],
})

const nextRound = automatic('15.5.4', (t) => {
  t.battle.round++
  return t.battle.round < ROUNDS ? RESTART : DONE
})

/** §16.2: hits are taken before the next round is fired. */
export const takingHits = procedure('hits', '16.2', [takeForced, takeHits])

/** §15.5.4 + §15.6: the rounds of fire, four at most, each unit firing once. */
export const rounds = procedure('rounds', '15.5.4', [fire, perform(takingHits), nextRound])
