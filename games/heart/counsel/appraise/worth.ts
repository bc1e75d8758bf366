import { other, type Side } from '@boma/kernel'
import { PARTS } from '../../data/values.ts'
import type { Table } from '../../layout.ts'
import { firstOf, INDEPENDENT, MOVE_OR_FIRE, PER_SIDE, RANK, UNIT_RANK, type Unit } from '../../roster.ts'
import { AFLOAT, CHARGED, did, EMBARKED, HIDDEN, isIn, LEFT, MARKER, MOVED, ON_TABLE } from '../../rules/09-units.ts'
import { COMBAT } from '../../rules/11-turn.ts'
import { goalFrom, squareToGoal } from '../../rules/17.4-goals.ts'
import { lastTurn } from '../../rules/17-victory.ts'
import { aimed } from './aims.ts'
import { middleX, middleY, SHAKEN } from './harm.ts'
import { bestAt, chargeAt, fireAt, hopeAt, inchesTo, isThere, isWith } from './pairs.ts'
import { forceOf } from './prizes.ts'
import { aboutToJoin, shelter } from './shelter.ts'
import { atWork } from './tasks.ts'

/** To have declared its fire makes it that much surer. */
const DECLARED = 0.3
/** Fire that must wait for the next turn. */
const LATER = 0.3
/** What a hidden unit could do counts so much as long as it waits. */
const IN_WAIT = 0.6
/** What an inch nearer to its goal is worth to a unit, how much more at the end; how far away a unit afloat counts as. */
const PULL = 0.6
const URGENT = 1
const AFAR = 40
/** Whoever is no unit keeps that far from the enemy, if nobody of his own stands by him. */
const CLOSE = 8
const DANGER = 30

/** Whoever is ahead on points lets the enemy come: what it counts for him that he is far away. */
const CALM = 0.2

/** What a side's army is worth: its men and what is left of their courage. */
export function armyOf(t: Table, side: Side): number {
  const first = firstOf(side)
  let sum = 0
  for (let u = first; u < first + PER_SIDE; u++) {
    const { where } = t.units
    // §16.3: who is gone for good is worth nothing; who is hidden, late, afloat or has left, what he is
    if (where[u] === 0 || where[u] > LEFT) continue
    sum += forceOf(t, u) * (isIn(t, u, MARKER) ? SHAKEN : 1)
  }
  return sum
}

/** What a side's units do to the enemy from where they stand: to their best targets, and a share of what they could do to the others. */
export function fireOf(t: Table, side: Side, others: number): number {
  const first = firstOf(side)
  const joins = aboutToJoin(t)
  let sum = 0
  for (let u = first; u < first + PER_SIDE; u++) if (isThere(t, u)) sum += fireOfUnit(t, u, others, joins)
  return sum
}

function fireOfUnit(t: Table, u: Unit, others: number, joins: Unit): number {
  const foes = firstOf(other((u < PER_SIDE ? 0 : 1) as Side))
  const declared = t.units.target[u] === 0 ? 0 : DECLARED * aimed(t, u)
  let best = 0
  let all = 0
  let charged = 0
  let besides = 0
  for (let v = foes; v < foes + PER_SIDE; v++) {
    if (isWith(t, v)) besides = Math.max(besides, fireAt(u, v))
    if (!isThere(t, v) || v === joins) continue
    charged += chargeAt(u, v)
    all += fireAt(u, v)
    best = Math.max(best, fireAt(u, v))
  }
  const most = best + besides + others * (all - best)
  if (t.units.where[u] === HIDDEN) return IN_WAIT * most
  const waits =
    t.tracks.phase < COMBAT && (did(t, u, CHARGED) || (MOVE_OR_FIRE[t.units.type[u]] === 1 && did(t, u, MOVED)))
  return declared + charged + (waits ? LATER * most : most)
}

/** What a side lacks: enemies whom it could come nearer to, places where it wants to be; and who is in danger. */
export function hopesOf(t: Table, side: Side, isAhead: boolean): number {
  const first = firstOf(side)
  const late = t.tracks.turn / lastTurn(t)
  const eager = isAhead ? CALM : 1
  const joins = aboutToJoin(t)
  let sum = 0
  for (let u = first; u < first + PER_SIDE; u++) {
    sum -= aboard(t, u) * (1 + URGENT * late)
    sum += shelter(t, u, joins)
    if (!isThere(t, u)) continue
    sum += atWork(t, u) - pulled(t, u, eager) * (1 + URGENT * late)
    sum += RANK[t.units.type[u]] === UNIT_RANK ? -eager * longing(t, u) : -danger(t, u)
  }
  return sum
}

/** By how much less it can do from afar than it could near to an enemy. */
function longing(t: Table, u: Unit): number {
  const foes = firstOf(other((u < PER_SIDE ? 0 : 1) as Side))
  let most = 0
  let top = 0
  for (let v = foes; v < foes + PER_SIDE; v++) {
    if (!isThere(t, v)) continue
    most = Math.max(most, hopeAt(u, v))
    top = Math.max(top, bestAt(u, v))
  }
  return top - most
}

function danger(t: Table, u: Unit): number {
  const foes = firstOf(other((u < PER_SIDE ? 0 : 1) as Side))
  for (let v = foes; v < foes + PER_SIDE; v++)
    if (
      isThere(t, v) &&
      t.units.where[v] === ON_TABLE &&
      RANK[t.units.type[v]] !== INDEPENDENT &&
      inchesTo(u, v) < CLOSE
    )
      return DANGER
  return 0
}

/** §17.9: whoever is still aboard, or again, counts as far away from where he wants to be. */
function aboard(t: Table, u: Unit): number {
  if (t.units.where[u] !== AFLOAT && t.units.where[u] !== EMBARKED) return 0
  return goalFrom(t, u, 0, 0) === undefined ? 0 : AFAR * PULL
}

/** How far it is from the nearest place where it wants to be, by what that is worth. */
function pulled(t: Table, u: Unit, eager: number): number {
  const x = middleX(t, u)
  const y = middleY(t, u)
  const goal = goalFrom(t, u, x, y)
  if (goal === undefined) return 0
  // §17.8: whoever is to keep the enemy from his work, and is ahead, does so from afar as well
  const weight = goal.weight < 1 && goal.before !== undefined ? eager * goal.weight : goal.weight
  return (Math.sqrt(squareToGoal(goal, x, y)) / PARTS) * weight * PULL
}
