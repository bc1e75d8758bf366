import { type Action, ALLOWED, legal, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { isGround, STEPS, type Unit } from '../roster.ts'
import { forceOf, hasGround, OPEN_TYPE, shellValue } from '../rules/11-forces.ts'
import { isDefence } from '../rules/12.1-waters.ts'
import { roleOf, THERE, transportsIn, whyNotSeek } from '../rules/12.4.7-groups.ts'
import { chasedBy } from '../rules/12.4.7-interception.ts'
import { neededToHit, neededToSink } from '../rules/12.5.4-fire.ts'
import { rules } from '../rules.ts'
import { BOMBARDING, bombardment, is, quickFire, REDUCED, rifle, SUPPRESSED } from '../stacks.ts'
import { asked, deciding } from './asked.ts'

const moves = new Moves()

/** How many answers the question has that is asked now; 1 when none is. */
export const answersNow = (t: Table): number => Math.max(1, legal(rules, t, moves))

/** The best of the answers of a question by a measure; the first of equals. */
function best(t: Table, worth: (a: Action) => number): Action {
  legal(rules, t, moves)
  let found = moves.at(0)
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const a = moves.at(i)
    const w = worth(a)
    if (w > most) {
      most = w
      found = a
    }
  }
  return found
}

/** How much a piece's fire is worth, as it lies. */
export const firepower = (t: Table, unit: Unit): number => shellValue(t, unit) + quickFire(t, unit) + rifle(t, unit)

/** Guns look for the strongest whom they can still suppress, then for a full unit. */
const targetWorth = (t: Table, unit: Unit): number => (is(t, unit, SUPPRESSED) ? 0 : 100) + firepower(t, unit)
/** Has it both its steps? */
export const isFull = (t: Table, unit: Unit): boolean => STEPS[unit] === 2 && !is(t, unit, REDUCED)
/** Hits are taken by full units before reduced ones, the weakest of them first. */
const lossWorth = (t: Table, unit: Unit): number => (isFull(t, unit) ? 100 : 0) - firepower(t, unit)

/** §11.11.1: with the guns nobody holds ground. They bombard while others stand in the line; where there is nobody but guns, these do. */
function deploy(t: Table): Action {
  const force = forceOf(t, deciding(t))
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) if (bombardment(t, u) === 0) return act.go()
  for (let u = force.next(t.battle.pickFrom); u >= 0 && isGround(u); u = force.next(u + 1))
    if (is(t, u, BOMBARDING)) return act.line(u)
  return act.go()
}

/** §12.4: who comes in does not seek; who is there seeks with all that has guns, in one group. */
function seek(t: Table): Action {
  const role = roleOf(t, deciding(t))
  return role === THERE && whyNotSeek(t, role) === ALLOWED ? act.seek() : act.lieLow()
}

/** §12.4.7b: transports are sought before others. */
const chase = (t: Table): Action => best(t, (a) => transportsIn(t, chasedBy(t, act.chase.group(a))))

/** §12.5.4: the surest shot comes first, at one that the hits so far do not sink. */
function shotWorth(t: Table, a: Action): number {
  if (act.shellCarriers.is(a)) {
    const isEntering = roleOf(t, deciding(t)) === THERE
    const { carriers, carriersHit, otherCarriers, otherCarriersHit } = t.sea
    const isLeft = isEntering ? carriersHit < carriers : otherCarriersHit < otherCarriers
    return (isLeft ? FLOATS : 0) + neededToSink(t, act.shellCarriers.unit(a))
  }
  if (!act.shell.is(a)) return Number.NEGATIVE_INFINITY
  const target = act.shell.target(a)
  const isCargo = isGround(target) && !isDefence(target)
  const isLeft = t.fleet.hits[target] < (isFull(t, target) && !isCargo ? 2 : 1)
  return (isLeft ? FLOATS : 0) + neededToHit(t, act.shell.unit(a), target)
}
const FLOATS = 10

/**
 * What both sides are taken to answer: they stand and fight with what is there. Whoever comes in by sea is sought by all who are there,
 * and does not seek; at sea all fire and fight on. Nobody is brought up by rail, no Carrier is used up, no leader comes; guns bombard, the
 * strongest first, at the strongest whom they can suppress, unless there is nobody but guns to hold the line; all
 * fire at enemies in the open while there are any; hits are taken by full units first, the weakest of them. Undefined
 * for a question that no battle asks, or that comes after it is decided.
 */
export function answerFor(t: Table): Action | undefined {
  const question = asked(t)
  return ASHORE[question]?.(t) ?? AT_SEA[question]?.(t)
}

type Answers = Readonly<Record<string, (t: Table) => Action | undefined>>

const ASHORE: Answers = {
  // §12.4.10: whoever was to attack may have been lost at sea
  assault: (t) => (hasGround(t, t.battle.attacker) ? act.fight() : undefined),
  withdraw: () => act.stand(),
  reinforce: () => act.end(),
  'battle-supply': () => act.end(),
  lead: () => act.end(),
  deploy,
  rifles: () => act.go(),
  gun: (t) => best(t, (a) => firepower(t, act.fire.unit(a))),
  firer: (t) => best(t, (a) => firepower(t, act.fire.unit(a))),
  target: (t) => best(t, (a) => targetWorth(t, act.bombard.unit(a))),
  type: () => act.aim(OPEN_TYPE),
  loss: (t) => best(t, (a) => lossWorth(t, act.lose.unit(a))),
}

const AT_SEA: Answers = {
  seek,
  group: (t) => best(t, (a) => (act.lieLow.is(a) ? 1 : 0)),
  chase,
  shell: (t) => best(t, (a) => shotWorth(t, a)),
  retire: () => act.fightOn(),
}

/** Is something asked that belongs to an interception or a naval battle? */
export const isAskedAtSea = (t: Table): boolean => asked(t) in AT_SEA
