import { type Action, ALLOWED, check, type TableBase, toDecide } from '@boma/kernel'
import type { Point } from '@boma/showing'
import { foresee } from '@boma/showing'
import { middleOf } from '../../map/tabletop/ring.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'

/** A way to where a unit of a tabletop cannot go straight: two legs, and the point between them. */
export interface WayRound {
  readonly legs: readonly Action[]
  readonly points: readonly Point[]
  readonly inches: number
}

/** How far aside of the straight way it is tried to go, in inches, and after which parts of it. */
const ASIDE = [1.5, 3, 4.5, 6, 8]
const PARTS = [0.5, 0.3, 0.7]

const between = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Points beside a straight way, those first that lengthen it least. */
function beside(from: Point, to: Point): readonly Point[] {
  const length = between(from, to)
  if (length === 0) return []
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return ASIDE.flatMap((far) => [far, -far])
    .flatMap((far) =>
      PARTS.map((part): Point => [from[0] + ux * length * part - uy * far, from[1] + uy * length * part + ux * far]),
    )
    .toSorted((a, b) => between(from, a) + between(a, to) - between(from, b) - between(b, to))
}

/** The shortest of the ways round that are tried; undefined where none leads there. */
export function wayRound(session: Session, scene: Scene, space: number, to: Point): WayRound | undefined {
  const { game } = session
  const [seen, side] = [session.view(), session.deciding()]
  const middleIn = (t: TableBase) => {
    const men = scene.page
      .pieces(t, scene.viewer())
      .flatMap((piece) => (piece.space === space ? (piece.stands ?? []) : []))
    return { first: men[0], middle: middleOf(men.map(({ x, y }): Point => [x, y])) }
  }
  /** A leg that brings the middle of the unit there, if it is allowed. */
  const legTo = (t: TableBase, at: Point): Action | undefined => {
    const { first, middle } = middleIn(t)
    if (first === undefined) return undefined
    const spot: Point = [at[0] + first.x - middle[0], at[1] + first.y - middle[1]]
    const action = scene.page.tabletop?.deploy(t, { space, spot })[0]?.action
    return action !== undefined && check(game, t, side, action) === ALLOWED ? action : undefined
  }
  const from = middleIn(seen).middle
  for (const via of beside(from, to)) {
    const first = legTo(seen, via)
    const there = first === undefined ? undefined : foresee(game, seen, side, [first])
    const second = there && toDecide(game, there) === side ? legTo(there, to) : undefined
    if (first !== undefined && second !== undefined)
      return { legs: [first, second], points: [from, via, to], inches: between(from, via) + between(via, to) }
  }
  return undefined
}
