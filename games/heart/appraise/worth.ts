import { other, type Side } from '@boma/kernel'
import { rootUp } from '../board/measure.ts'
import { STEP_X, STEP_Y } from '../board.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import {
  ALL_ROUND,
  ARC,
  ARMY_LEADER,
  firstOf,
  headOf,
  MOVE_OR_FIRE,
  PER_SIDE,
  perType,
  RANGE,
  RANK,
  SHOTS,
  UNIT_RANK,
  type Unit,
} from '../roster.ts'
import { AFLOAT, CHARGED, DECLARED, did, HIDDEN, isIn, MARKER, MOVED, ON_TABLE } from '../rules/09-units.ts'
import { isInAreaCover } from '../rules/10-cover.ts'
import { goalFrom, squareToGoal } from '../rules/17.4-goals.ts'

/** All is measured in points of a list (17.10). What a figure is worth; of guns, cars and boats the whole. */
const WORTH = perType(({ points, crewShots }) => (crewShots ? points / (crewShots.length - 1) : points))
const SHOOTS = perType(({ shootBonus }) => shootBonus)
const FIGHTS = perType(({ closeBonus }) => closeBonus ?? 0)
const PER_FIGURE = perType(({ crewShots, base }) => (crewShots || base !== 'round' ? 0 : 1))
const SHELLS = perType(({ blast }) => blast ?? 0)

/** A unit with a marker is worth that share of one without; an army leader so much more than his figure. */
const SHAKEN = 0.8
const LEADS = 40
/** What a hit is worth before it is made, and what it is worth to have declared one. */
const HIT = 3
const AIMED = 0.5
/** Figures that a shell is likely to strike. */
const STRUCK = 2.5
/** What an inch nearer to the enemy is worth: to a figure that shoots, to one that only fights. */
const NEARER = 0.05
const NEARER_TO_FIGHT = 0.25
/** What an inch nearer to its goal is worth to a unit, and how far away a unit afloat counts as. */
const PULL = 0.6
const AFAR = 40
/** Under fire from as near as that, cover is worth this share of a figure. */
const FIRE = 30
const COVERED = 0.08
/** What a hidden unit could do counts so much as long as it waits. */
const WAITING_SHARE = 0.6
const IDLE = 1.2
/** Whoever is no unit keeps that far from the enemy. */
const CLOSE = 7
const DANGER = 30
/** For each figure that has charged, by how much better it fights. */
const CHARGE = 1.5

/** What a side's units are worth, with where they stand. */
export function worthOf(t: Table, side: Side): number {
  const first = firstOf(side)
  let sum = 0
  for (let u = first; u < first + PER_SIDE; u++) sum += worthOfUnit(t, u)
  return sum
}

function worthOfUnit(t: Table, u: Unit): number {
  const { where, count, type, traits } = t.units
  // §16.3: who is gone for good is worth nothing; who is hidden, late, afloat or has left, what he is
  if (where[u] === 0 || where[u] > AFLOAT + 2) return 0
  let worth = WORTH[type[u]] * count[u] * (isIn(t, u, MARKER) ? SHAKEN : 1)
  if ((traits[u] & ARMY_LEADER) !== 0) worth += LEADS
  if (where[u] === ON_TABLE) worth += threat(t, u) - pulled(t, u)
  else if (where[u] === AFLOAT) worth -= AFAR * PULL
  // §13.3: who lies in wait springs when it is worth it
  else if (where[u] === HIDDEN) worth += Math.max(0, WAITING_SHARE * threat(t, u)) - IDLE * pulled(t, u)
  return worth
}

/** The figure in the middle of a unit stands for it. */
const middleOf = (t: Table, u: Unit): number => headOf(u) + (t.units.count[u] >> 1)

/** What it does to the nearest enemy from where it stands, and how well it is covered there. */
function threat(t: Table, u: Unit): number {
  const { type, count } = t.units
  const of = type[u]
  const { x, y } = t.figures
  const f = middleOf(t, u) as never
  const enemy = firstOf(other(u < PER_SIDE ? (0 as Side) : (1 as Side)))
  let near = -1
  let who = -1
  for (let v = enemy; v < enemy + PER_SIDE; v++) {
    // Who hides will be fired at as soon as he shows himself: hiding is worth nothing by itself
    if (t.units.where[v] !== ON_TABLE && t.units.where[v] !== HIDDEN) continue
    const g = middleOf(t, v) as never
    const square = (x[g] - x[f]) ** 2 + (y[g] - y[f]) ** 2
    if (near >= 0 && square >= near) continue
    near = square
    who = v
  }
  if (near < 0) return 0
  const inches = rootUp(near) / PARTS
  const safe = inches < FIRE && isInAreaCover(t, x[f], y[f]) ? COVERED * count[u] * WORTH[of] * PER_FIGURE[of] : 0
  return safe + harmDone(t, u, who as Unit, inches)
}

/** What it does to that enemy, so many inches away. */
function harmDone(t: Table, u: Unit, who: Unit, inches: number): number {
  const { type, count, facing, target } = t.units
  const of = type[u]
  const { x, y } = t.figures
  const f = middleOf(t, u) as never
  if (RANK[of] !== UNIT_RANK) return inches < CLOSE ? -DANGER : 0
  if (t.units.charged[u] !== 0) return CHARGE * count[u] * (1 + FIGHTS[of] - FIGHTS[t.units.type[who]])
  const g = middleOf(t, who) as never
  const ahead = STEP_X[facing[u]] * (x[g] - x[f]) + STEP_Y[facing[u]] * (y[g] - y[f])
  const faces = ARC[of] === ALL_ROUND || ahead > 0
  const range = RANGE[of]
  const size = PER_FIGURE[of] === 1 ? count[u] : SHOTS[of]
  if (range === 0) return -NEARER_TO_FIGHT * inches * count[u]
  if (inches > range || did(t, u, CHARGED) || (MOVE_OR_FIRE[of] === 1 && did(t, u, MOVED)))
    return -NEARER * inches * size
  const chance = Math.max(1, SHOOTS[of] + (2 * inches > range ? 1 : 2)) / 6
  const hits = size * chance * (SHELLS[of] > 0 ? STRUCK : 1)
  const declared = target[u] !== 0 || did(t, u, DECLARED) ? AIMED : 0
  return hits * (faces ? HIT + declared : HIT / 6) - NEARER * inches * size
}

/** How far it is from the nearest place where it wants to be, by what that is worth. */
function pulled(t: Table, u: Unit): number {
  const f = middleOf(t, u) as never
  const x = t.figures.x[f]
  const y = t.figures.y[f]
  const goal = goalFrom(t, u, x, y)
  return goal === undefined ? 0 : (Math.sqrt(squareToGoal(goal, x, y)) / PARTS) * goal.weight * PULL
}
