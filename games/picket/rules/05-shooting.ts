import { ALLOWED, d6, type Refusal } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { BASE_PARTS, FACING_X, FACING_Y, parts } from '../board.ts'
import { FRONT, HITS_FAR, HITS_NEAR, NEAR, RANGE } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure } from '../roster.ts'
import { owner, passes, passesRocks, squareBetween, stands } from './01-table.ts'

const FACES = 6
const REACH = parts(RANGE)
const CLOSE = parts(NEAR)
/** §5.2: the edge of the front: so much aside for so much ahead. */
const ASIDE = FACING_X[FRONT]
const AHEAD = -FACING_Y[FRONT]

/** May the figure shoot at that one? */
export function whyNotShoot(t: Table, figure: Figure, target: Figure): Refusal {
  // §5.1: at an enemy on the table, within range
  if (owner(target) === owner(figure) || !stands(t, target)) return refuse.noEnemy(target)
  if (squareTo(t, figure, target) > REACH * REACH) return refuse.outOfRange(target)
  // §5.2: in front, at most an eighth of a turn to either side
  if (!isInFront(t, figure, target)) return refuse.notInFront(target)
  // §5.3: neither rocks nor anybody else in between
  if (!isInSight(t, figure, target)) return refuse.outOfSight(target)
  return ALLOWED
}

const squareTo = ({ figures }: Table, a: Figure, b: Figure): number =>
  squareBetween(figures.x[a], figures.y[a], figures.x[b], figures.y[b])

function isInFront({ figures }: Table, figure: Figure, target: Figure): boolean {
  const [dx, dy] = [figures.x[target] - figures.x[figure], figures.y[target] - figures.y[figure]]
  const [fx, fy] = [FACING_X[figures.facing[figure]], FACING_Y[figures.facing[figure]]]
  return (dx * fx + dy * fy) * ASIDE >= Math.abs(dx * fy - dy * fx) * AHEAD
}

function isInSight(t: Table, figure: Figure, target: Figure): boolean {
  const { x, y } = t.figures
  if (passesRocks(0, x[figure], y[figure], x[target], y[target])) return false
  for (let f = 0 as Figure; f < FIGURES; f++) {
    if (f === figure || f === target || !stands(t, f)) continue
    if (passes(x[f], y[f], BASE_PARTS, x[figure], y[figure], x[target], y[target])) return false
  }
  return true
}

/** §5.4: is the target near? */
export const isNear = (t: Table, figure: Figure, target: Figure): boolean =>
  squareTo(t, figure, target) <= CLOSE * CLOSE

/** §5.4: the least that hits at this distance. */
export const leastToHit = (t: Table, figure: Figure, target: Figure): number =>
  isNear(t, figure, target) ? HITS_NEAR : HITS_FAR

/** §5.4: the chance that one die shows that much or more. */
export const chanceToHit = (t: Table, figure: Figure, target: Figure): number =>
  (FACES + 1 - leastToHit(t, figure, target)) / FACES

/** Shoots: one die, and who is hit is down. */
export function shoot(t: Table, figure: Figure, target: Figure): void {
  const least = leastToHit(t, figure, target)
  // §5.4: that much or more hits
  if (d6(t) < least) {
    tell.missed(t, figure, target, least)
    return
  }
  t.down.add(target)
  tell.hit(t, figure, target, least)
}
