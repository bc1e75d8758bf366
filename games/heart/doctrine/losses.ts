import { other, type Side } from '@boma/kernel'
import type { Objective } from '../data/kind.ts'
import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import {
  ARMY_LEADER,
  BAGGAGE,
  endOf,
  firstOf,
  NO_UNIT,
  perType,
  RANK,
  sideOf,
  UNIT_RANK,
  type Unit,
} from '../roster.ts'
import { isSteadied, PASSES_ON } from '../rules/05-leaders.ts'
import { isCounted } from '../rules/07-hits.ts'
import { isTester, lossesToTest } from '../rules/08-causes.ts'
import { isIn, LEFT, MARKER, nextAttached } from '../rules/09-units.ts'
import { figuresLost, figuresOf } from '../rules/17.5-losses.ts'
import { ARMIES, slotOf } from '../rules/17-forces.ts'
import { objectivesIn, pointsOf } from '../rules/17-victory.ts'
import { AT_FIRST, AT_LAST, CASCADE, FIELD, LEADS, MARKED, POINT } from './weights.ts'

/** What men are worth, and what their loss costs: points of a list, of objectives, and the way to the withdrawal (17.5). */

const FACES = 6
/** A figure's points; of machine guns a man's share, of guns, cars and boats the whole. */
const FIGURE_WORTH = perType(({ points, crewShots }) => (crewShots ? points / (crewShots.length - 1) : points))

/**
 * §17.5: what each figure that a side loses brings it nearer to withdrawing: the more it has lost, the more. Where its enemy
 * would not have won by that, nothing.
 */
export function ruinOf(t: Table, side: Side): number {
  const all = Math.max(1, figuresOf(t, side))
  const withdrawn = 1 << side
  if (pointsOf(t, other(side), withdrawn) <= pointsOf(t, side, withdrawn)) return 0
  let ground = 0
  for (const objective of objectivesIn(t)) if (objective.ground) ground += objective.points
  const lost = Math.min(1, (1.5 * figuresLost(t, side)) / all)
  return ((FIELD + POINT * ground) * 1.5 * (AT_FIRST + AT_LAST * lost * lost)) / all
}

/** What an army was worth when it was raised. */
function armyWorth(t: Table, side: Side): number {
  let sum = 0
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (t.units.where[u] !== 0) sum += FIGURE_WORTH[t.units.type[u]] * t.units.size[u]
  return sum
}

/** What is left of an army, wherever it is. */
export function strengthOf(t: Table, side: Side): number {
  let sum = 0
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (t.units.where[u] !== 0 && t.units.where[u] <= LEFT && RANK[t.units.type[u]] !== BAGGAGE)
      sum += FIGURE_WORTH[t.units.type[u]] * t.units.count[u]
  return sum
}

/** Objective points that the enemy counts when the unit is lost whole; of baggage, for each figure. */
function stakeIn(t: Table, u: Unit, { side, points, each = 1, test }: Objective): number {
  const own = ARMIES[sideOf(u)]
  if (side === own) return 0
  const isOf = test.of === own
  switch (test.kind) {
    case 'units-lost':
      return isOf && RANK[t.units.type[u]] === UNIT_RANK ? points / each : 0
    case 'baggage-lost':
      return isOf && RANK[t.units.type[u]] === BAGGAGE ? (points * t.units.count[u]) / each : 0
    case 'captured':
    case 'killed':
      return slotOf(t, u)?.id === test.unit ? points : 0
    case 'leader-killed':
      return isOf && (t.units.traits[u] & ARMY_LEADER) !== 0 ? points : 0
    default:
      return 0
  }
}

/** §8.3: what hangs on the army leader. */
const leadWorth = (t: Table, side: Side): number => LEADS * armyWorth(t, side)

/** §8.3, §14.4: what falls with a unit that the army leader goes with: he is hit last, and stands alone when they are gone. */
export function chiefIn(t: Table, u: Unit): number {
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))
    if ((t.units.traits[a] & ARMY_LEADER) !== 0) return leadWorth(t, sideOf(u))
  return 0
}

/** §17.4: what the enemy counts when a unit is lost whole. */
function prizeOf(t: Table, u: Unit): number {
  let sum = 0
  for (const objective of objectivesIn(t)) sum += stakeIn(t, u, objective)
  const leads = (t.units.traits[u] & ARMY_LEADER) === 0 ? 0 : leadWorth(t, sideOf(u))
  return POINT * sum + leads + (RANK[t.units.type[u]] === UNIT_RANK ? CASCADE : 0)
}

/** What a figure of a unit is worth. */
const figureWorth = (t: Table, u: Unit, ruin: number): number =>
  FIGURE_WORTH[t.units.type[u]] + (RANK[t.units.type[u]] === BAGGAGE ? 0 : ruin)

/** What it costs a unit to lose so many figures, by their number: those, its courage (8.5, 8.7), and what else hangs on it. */
export function costsOf(t: Table, u: Unit, ruin: number, stake = 0): Float64Array {
  const men = t.units.count[u]
  const each = figureWorth(t, u, ruin)
  const prize = prizeOf(t, u) + stake
  const costs = new Float64Array(MOST_FIGURES + 2)
  const lost = t.units.began[u] - t.units.count[u]
  const tests = isTester(t, u) && !isCounted(t, u)
  const fails = tests ? (PASSES_ON[t.units.type[u]] - 1) / FACES : 0
  const half = isSteadied(t, u) ? Math.ceil(t.units.size[u] / 2) - (t.units.size[u] - men) : 0
  const least = Math.max(1, half, lossesToTest(t.units.began[u]) - lost)
  const share = isIn(t, u, MARKER) ? 1 : MARKED
  for (let k = 1; k < costs.length; k++) {
    const gone = Math.min(k, men)
    const rest = (men - gone) * each + prize
    costs[k] = gone * each + (gone >= men ? prize : k >= least ? fails * share * rest : 0)
  }
  return costs
}

/** What it costs to lose a number of figures that is no whole one. */
export function costAt(costs: Float64Array, figures: number): number {
  const below = Math.min(costs.length - 2, Math.trunc(figures))
  const share = Math.min(1, figures - below)
  return costs[below] * (1 - share) + costs[below + 1] * share
}

/** What so many shots of that chance each are expected to cost. */
export function expectedCost(costs: Float64Array, shots: number, chance: number): number {
  const n = Math.max(1, Math.round(shots))
  const p = Math.min(1, (shots * chance) / n)
  if (p <= 0) return 0
  if (p >= 1) return costAt(costs, n)
  // The chances of 0, 1, 2 ... hits, one out of the other
  let at = 1
  for (let i = 0; i < n; i++) at *= 1 - p
  let sum = 0
  for (let k = 1; k <= n; k++) {
    at *= ((n - k + 1) / k) * (p / (1 - p))
    sum += at * costs[Math.min(k, costs.length - 1)]
  }
  return sum
}
