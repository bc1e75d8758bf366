import type { Board, Point, Town } from '@boma/kernel'
import type { Stack } from '../counters/stacks.ts'
import { perBoard } from './draw/keep.ts'
import { pictureOf } from './draw/land.ts'
import { beside, cellOfSpace, centreOfCell, latticeOf, SIDES } from './draw/lattice.ts'
import { railLine } from './draw/rails.ts'
import { spaceOf } from './hit.ts'
import { placeLabels, type Rect, type Wish } from './labels.ts'
import { MARK_RADIUS, type TownLabel } from './names.tsx'
import { linkKnots } from './points/links.ts'
import { pointNames, pointRadius } from './points/names.ts'
import { roomOf, stepOn } from './room.ts'
import type { Step } from './steps.ts'

/** The size of names in pixels, by step and rank. */
export const NAME_SIZE: Readonly<Record<Step, Readonly<Record<Town['rank'], number>>>> = {
  board: { capital: 10.5, town: 10, station: 9.5 },
  theatre: { capital: 14, town: 12.5, station: 11.5 },
  play: { capital: 14.5, town: 14, station: 12.5 },
  close: { capital: 18, town: 17, station: 15 },
}

/** How much larger town marks are at each step than at play zoom. */
export const MARK_SIZE: Readonly<Record<Step, number>> = { board: 0.72, theatre: 0.9, play: 1, close: 1.35 }

const BELOW: Point = [0, 1]
/** Below so many pixels a hex, stations have no names. */
const STATIONS_FROM = 13

/** Tells how wide a name is in pixels. */
export type Measure = (text: string, rank: Town['rank'], size: number) => number

/** Finds room for the names of towns at a scale, with these stacks on the map and a figure at the foot of some spaces. */
export function townLabels(
  board: Board,
  scale: number,
  stacks: readonly Stack[],
  figures: readonly number[],
  measure: Measure,
): readonly TownLabel[] {
  const step = stepOn(board, scale)
  const occupied = new Map(stacks.map((stack) => [stack.space, stack.rect]))
  const towns = named(board).filter(
    (town) => spaceOf(board, town.space) && (town.rank !== 'station' || scale >= STATIONS_FROM),
  )
  const at = (town: Town): Point => centre(board, town.space, scale)
  const wishes = towns.map((town, key): Wish => {
    const size = NAME_SIZE[step][town.rank]
    const rect = occupied.get(town.space)
    return {
      key,
      rank: town.rank,
      at: at(town),
      clear: rect ? clearOf(at(town), rect) : clearOf(at(town), markRect(board, town, at(town), step)),
      width: measure(town.name, town.rank, size),
      height: size * 1.05,
      seaward: town.port ? seawards(board).get(town.space) : undefined,
      // Under the counters on a point is the one side where no link is missed.
      side: rect && board.kind === 'points' ? BELOW : undefined,
    }
  })
  const places = placeLabels(wishes, {
    counters: [...occupied.values()],
    marks: [
      ...towns.map((town) => markRect(board, town, at(town), step)),
      ...figures.map((id) => footRect(centre(board, id, scale), scale * roomOf(board))),
    ],
    frame: frameRect(board, scale),
    lines: lines(board).map((line) => line.map(([x, y]): Point => [x * scale, y * scale])),
  })
  return towns.flatMap((town, key) => {
    const rect = places.get(key)
    return rect ? [{ town, rect }] : []
  })
}

function centre(board: Board, id: number, scale: number): Point {
  const space = spaceOf(board, id)
  return [(space?.x ?? 0) * scale, (space?.y ?? 0) * scale]
}

function markRect(board: Board, town: Town, [x, y]: Point, step: Step): Rect {
  const size = board.kind === 'points' ? pointRadius(town) : MARK_RADIUS[town.rank] + (town.objective ? 2.6 : 0)
  const radius = size * MARK_SIZE[step]
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
}

/** Where a figure stands at the foot of a hex. */
const footRect = ([x, y]: Point, scale: number): Rect => ({
  x: x - 12,
  y: y + 0.42 * scale - 11,
  width: 24,
  height: 13,
})

function frameRect(board: Board, scale: number): Rect {
  const { left, top, right, bottom } = pictureOf(board)
  return { x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale }
}

const clearOf = ([x, y]: Point, rect: Rect): Wish['clear'] => ({
  left: x - rect.x,
  right: rect.x + rect.width - x,
  up: y - rect.y,
  down: rect.y + rect.height - y,
})

/** What has a name: towns, and on a map of points every point. */
const named = perBoard((board) => (board.kind === 'points' ? pointNames(board) : board.towns))

/** Railways and other ways. */
const lines = perBoard((board) => [
  ...board.rails.map((rail) => railLine(board, rail.spaces)),
  ...(board.links ?? []).map((link) => linkKnots(board, link)),
])

/** From each port, the way to the water. */
const seawards = perBoard((board): ReadonlyMap<number, Point> => {
  const lattice = latticeOf(board)
  const ways = board.towns.flatMap((town) => {
    const space = spaceOf(board, town.space)
    if (!town.port || !space || board.kind !== 'hexes') return []
    const cell = cellOfSpace(lattice, space)
    const water = SIDES.filter((d) => lattice.spaces.get(beside(cell, d))?.terrain === 'sea')
    const sum = water
      .map((d) => centreOfCell(lattice, beside(cell, d)))
      .reduce<Point>(([x, y], p) => [x + p[0] - space.x, y + p[1] - space.y], [0, 0])
    return [[town.space, sum] as const]
  })
  return new Map(ways)
})
