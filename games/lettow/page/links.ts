import type { Link, Point } from '@boma/showing'
import { space } from '../board.ts'
import { DETOURS, WATERWAYS } from '../data/map/ways.ts'
import { RAILS, TRAILS } from '../data/spaces.ts'
import { pointOf } from './places.ts'

/** How far a way swerves from the straight line, as a share of its length. */
const SWERVE = { road: 0.07, rail: 0.035 } as const

const detourOf = (from: string, to: string) => DETOURS.find((way) => way.from === from && way.to === to)?.by

/** The point that a way bends at, off the middle of the straight line: drawn ways look better with a gentle bend. */
function bend(from: string, to: string, share: number): Point {
  const [ax, ay] = pointOf(space(from))
  const [bx, by] = pointOf(space(to))
  return [(ax + bx) / 2 - share * (by - ay), (ay + by) / 2 + share * (bx - ax)]
}

const byLand =
  (kind: 'road' | 'rail') =>
  ([from, to]: readonly [string, string], i: number): Link => ({
    kind,
    from: space(from),
    to: space(to),
    by: detourOf(from, to) ?? [bend(from, to, i % 2 === 0 ? SWERVE[kind] : -SWERVE[kind])],
  })

/** The trails and railways (3.1), and the ways over water (28.2). */
export const links: readonly Link[] = [
  ...WATERWAYS.map(({ from, to, by }): Link => ({ kind: 'water', from: space(from), to: space(to), by })),
  ...TRAILS.map(byLand('road')),
  ...RAILS.map(byLand('rail')),
]
