import type { Board, Troop } from '@boma/showing'
import { overlap, type Rect } from '../labels.ts'

/** The name of a unit, and what it covers; in pixels. */
export interface TroopName {
  readonly troop: Troop
  readonly rect: Rect
}

/** What is written beside a unit: '14 FK, 12'. */
export const wordsOf = ({ name, count }: Troop): string => (count === '' ? name : `${name}, ${count}`)

/** From how many pixels an inch on names are written. */
const LEGIBLE = 9
const HEIGHT = 15
const LETTER = 6.3
const AWAY = 5
/** How far out a name may stand, in inches: over the wood, but not beyond it. */
const RIM = 0.8

/** The names of units, each beside its figures where it hides least of what is to be seen. */
export function troopNames(
  board: Board,
  troops: readonly Troop[],
  scale: number,
  coveredAt: (space: number) => Rect | undefined,
): readonly TroopName[] {
  if (scale < LEGIBLE) return []
  const within = { from: -RIM * scale, to: (board.width + RIM) * scale }
  const taken: Rect[] = troops.flatMap(({ space }) => coveredAt(space) ?? [])
  return troops.flatMap((troop) => {
    const covered = troop.name === '' ? undefined : coveredAt(troop.space)
    if (covered === undefined) return []
    const rect = roomiest(covered, (wordsOf(troop).length + 1) * LETTER, taken, within)
    taken.push(rect)
    return [{ troop, rect }]
  })
}

/** Below the figures, above, to a side or at a corner: where it hides least, and none of it is beyond the table. */
function roomiest(covered: Rect, width: number, taken: readonly Rect[], within: { from: number; to: number }): Rect {
  const middle = covered.x + covered.width / 2 - width / 2
  const level = covered.y + covered.height / 2 - HEIGHT / 2
  const [above, below] = [covered.y - HEIGHT - AWAY, covered.y + covered.height + AWAY]
  const [left, right] = [covered.x - width - AWAY - 4, covered.x + covered.width + AWAY + 4]
  const spots = [
    [middle, below],
    [middle, above],
    [right, level],
    [left, level],
    ...[covered.x, covered.x + covered.width - width, left, right].flatMap((x) => [
      [x, below],
      [x, above],
    ]),
  ] as const
  const places = spots.map(([x, y]): Rect => {
    const inside = Math.max(within.from, Math.min(within.to - width, x))
    return { x: inside, y, width, height: HEIGHT }
  })
  const hides = (rect: Rect) => taken.reduce((sum, other) => sum + overlap(rect, other), 0)
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best))
}
