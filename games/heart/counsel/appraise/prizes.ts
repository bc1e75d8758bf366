import { type Column, SIDES, type Side } from '@boma/kernel'
import type { Army, Objective } from '../../data/kind.ts'
import type { Table } from '../../layout.ts'
import {
  ARMY_LEADER,
  BAGGAGE,
  firstOf,
  PER_SIDE,
  perType,
  RANK,
  sideOf,
  UNIT_RANK,
  UNITS,
  type Unit,
} from '../../roster.ts'
import { figuresLost, figuresOf } from '../../rules/17.5-losses.ts'
import { ARMIES, slotOf } from '../../rules/17-forces.ts'
import { objectivesIn } from '../../rules/17-victory.ts'

/*
 * What a unit is worth to whoever has it, and so to whoever takes it: its points of a list (17.10), and the objective points
 * that hang on it.
 */

/** What an objective point is worth, in points of a list: four or five of them decide, and so does half an army. */
export const POINT = 30

/** A figure's points; of machine guns a man's share, of guns, cars and boats the whole. */
const FIGURE_WORTH = perType(({ points, crewShots }) => (crewShots ? points / (crewShots.length - 1) : points))
/** §8.3: when an army leader is killed all who are near him test twice: that share of his army hangs on him. */
const LEADS = 0.2
/** To end the match at once as its winner, besides the points. */
export const FIELD = 100
/** By side: what its army was worth when it was raised; what each figure that it loses brings it nearer to withdrawing. */
const raised = [0, 0]
const ruin = [0, 0]

/** Notes what hangs on each man of the armies of this match; has that changed? */
export function noteArmies(t: Table): boolean {
  let isNew = false
  for (const side of SIDES) {
    const worth = raisedBy(t, side)
    const near = ruinOf(t, side)
    isNew = isNew || raised[side] !== worth || ruin[side] !== near
    raised[side] = worth
    ruin[side] = near
  }
  return isNew
}
/** §17.5: how near a side is to having lost two thirds: the first figures hardly count, the last ones all the more. */
export const shareLost = (t: Table, side: Side): number =>
  Math.min(1, (1.5 * figuresLost(t, side)) / Math.max(1, figuresOf(t, side))) ** NEARER
const NEARER = 3
/** What the next figure counts for that. */
function ruinOf(t: Table, side: Side): number {
  const all = Math.max(1, figuresOf(t, side))
  let ground = 0
  for (const objective of objectivesIn(t)) if (objective.ground) ground += objective.points
  const lost = Math.min(1, (1.5 * figuresLost(t, side)) / all)
  return (FIELD + POINT * ground) * NEARER * lost ** (NEARER - 1) * (1.5 / all)
}
function raisedBy(t: Table, side: Side): number {
  const first = firstOf(side)
  let sum = 0
  for (let u = first; u < first + PER_SIDE; u++)
    if (t.units.where[u] !== 0) sum += FIGURE_WORTH[t.units.type[u]] * t.units.size[u]
  return sum
}
const leads = (t: Table, u: Unit): number =>
  (t.units.traits[u] & ARMY_LEADER) === 0 ? 0 : LEADS * (raised[sideOf(u)] ?? 0)

const isOf = (u: Unit, army: Army | undefined): boolean => army === ARMIES[sideOf(u)]

/** What counts for the enemy when the unit is lost whole, in objective points. */
function stakeIn(t: Table, u: Unit, { side, points, each = 1, test }: Objective): number {
  if (isOf(u, side)) return 0
  switch (test.kind) {
    case 'units-lost':
      return isOf(u, test.of) && RANK[t.units.type[u]] === UNIT_RANK ? points / each : 0
    case 'baggage-lost':
      return isOf(u, test.of) && RANK[t.units.type[u]] === BAGGAGE ? (points * t.units.count[u]) / each : 0
    case 'captured':
    case 'killed':
      return slotOf(t, u)?.id === test.unit ? points : 0
    case 'leader-killed':
      return isOf(u, test.of) && (t.units.traits[u] & ARMY_LEADER) !== 0 ? points : 0
    default:
      return 0
  }
}

/** What hangs on the unit besides its figures. */
function stake(t: Table, u: Unit): number {
  let sum = 0
  for (const objective of objectivesIn(t)) sum += stakeIn(t, u, objective)
  return sum * POINT
}

/** What all that is left of a unit is worth, without what hangs on it. */
export const forceOf = (t: Table, u: Unit): number => FIGURE_WORTH[t.units.type[u]] * t.units.count[u] + leads(t, u)

/** What an enemy gains by each figure of a unit: the fewer are left, the nearer it is to being lost whole. */
export const prize: Column<Unit> = new Float64Array(UNITS) as never
/** Notes it. */
export function notePrize(t: Table, u: Unit): void {
  const counts = RANK[t.units.type[u]] === BAGGAGE ? 0 : (ruin[sideOf(u)] ?? 0)
  prize[u] = FIGURE_WORTH[t.units.type[u]] + counts + leads(t, u) + stake(t, u) / Math.max(1, t.units.count[u])
}
