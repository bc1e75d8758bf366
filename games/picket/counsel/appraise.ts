import { other, type Side } from '@boma/kernel'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure, PER_SIDE } from '../roster.ts'
import { owner, squareBetween, stands } from '../rules/01-table.ts'
import { whyNotShoot } from '../rules/05-shooting.ts'
import { left } from '../rules/06-victory.ts'

/** The rough worth of the position: who is left, who has somebody to shoot at, and how near the enemy is. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result !== 0) return t.core.result - 1 === side ? 1 : t.core.result - 1 === other(side) ? -1 : 0
  const ahead = (left(t, side) - left(t, other(side))) / PER_SIDE
  return Math.max(-0.99, Math.min(0.99, 0.7 * ahead + 0.1 * (threat(t, side) - threat(t, other(side)))))
}

function threat(t: Table, side: Side): number {
  let sum = 0
  for (let f = 0 as Figure; f < FIGURES; f++) {
    if (owner(f) !== side || !stands(t, f)) continue
    let best = 0
    for (let target = 0 as Figure; target < FIGURES; target++)
      if (owner(target) !== side && stands(t, target)) best = Math.max(best, aim(t, f, target))
    sum += best
  }
  return sum / PER_SIDE
}

const aim = (t: Table, f: Figure, target: Figure): number =>
  whyNotShoot(t, f, target) === 0
    ? 1
    : 0.3 / (1 + squareBetween(t.figures.x[f], t.figures.y[f], t.figures.x[target], t.figures.y[target]) / 20_000)
