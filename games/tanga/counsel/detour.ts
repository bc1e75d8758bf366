import { type Leaving, type Marching, type MarchStep, type Plan, planningBy } from '@boma/counsel'
import { copyOf, distance, type Hex, tryOut } from '@boma/kernel'
import { grid } from '../board.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { deciding } from './asked.ts'
import { hurtOf, riskOf } from './dangers.ts'
import { marching, turnedTo } from './marching.ts'
import { planning } from './plans.ts'

/** A way round: the hexes that it leads by, and the chance that it costs a step. */
export interface Detour {
  readonly via: readonly number[]
  readonly risk: number
}

/** What is less than this is no difference. */
const NOTHING = 1e-9

/**
 * §10.3C: another way to where a move is planned to, by which it costs a step less likely; the best that is found. Ways are
 * looked for that keep out of all hexes where fire hurts more than a limit, which is raised until no better one can come.
 */
export function detour(t: Table, leaving: Leaving): Detour | undefined {
  const { pieces = [], planned } = planning.plans(t, leaving) ?? {}
  if (planned === undefined) return undefined
  const hurtBy = weighing()
  let best: Detour | undefined
  let least = riskOf(t, planned.order)
  for (let limit = 0; limit < least - NOTHING; ) {
    let next = 1
    const isTooMuch = (hurt: number): boolean => {
      if (hurt <= limit) return false
      next = Math.min(next, hurt)
      return true
    }
    const way = wayThere(t, { ...leaving, pieces }, planned, (then, step) => isTooMuch(hurtBy(then, step)))
    const risk = way === undefined ? 1 : riskOf(t, turnedTo(t, way.order, leaving.facing))
    if (way !== undefined && risk < least - NOTHING) {
      best = { via: way.path.slice(1), risk }
      least = risk
    }
    limit = next
  }
  return best
}

/** The cheapest way to the end of a plan for those who shun some steps. */
function wayThere(
  t: Table,
  { space, pieces = [] }: Leaving,
  { space: to }: Plan,
  isShunned: (t: Table, step: MarchStep) => boolean,
): Plan | undefined {
  // §15.2: no hex costs less than one factor
  const isAside = ({ to: at, left = 0 }: MarchStep): boolean => distance(grid, at as Hex, to as Hex) > left
  const cautious: Marching<Table> = {
    ...marching,
    steps: (then, march) =>
      marching
        .steps?.(then, march)
        ?.filter((step) => step.does === 'halt' || !(isAside(step) || isShunned(then, step))),
  }
  return planningBy(rules, cautious)
    .plans(t, { space, pieces })
    ?.all.find((plan) => plan.space === to)
}

/** What fire costs on a step, which is the same however they came to where it begins. */
function weighing(): (t: Table, step: MarchStep) => number {
  const known = new Map<string, number>()
  return (t, { order, to }) => {
    const key = `${t.march.at} ${to}`
    const hurt = known.get(key) ?? hurtBy(t, order)
    known.set(key, hurt)
    return hurt
  }
}

function hurtBy(t: Table, order: MarchStep['order']): number {
  const then = copyOf(rules, t)
  return order.every((action) => tryOut(rules, then, deciding(t), action)) ? hurtOf(then) : 0
}
