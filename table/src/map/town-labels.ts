import type { Board, Point, Space, Town } from '@boma/showing'
import type { Beside } from '../counters/beside.ts'
import type { Stack } from '../counters/stacks.ts'
import { perBoard } from './draw/keep.ts'
import { frameOf } from './draw/land.ts'
import { beside, cellOfSpace, centreOfCell, latticeOf, SIDES } from './draw/lattice.ts'
import { railLine } from './draw/rails.ts'
import { boxSize, boxSpaces, spaceOf } from './hit.ts'
import { around, isSameRect, placeLabels, type Rect, type Wish } from './labels.ts'
import { linkKnots } from './points/links.ts'
import { pointNames, pointRadius } from './points/names.ts'
import { figureDown, stepOn } from './room.ts'
import type { ZoomStep } from './steps.ts'

type Sizes = Readonly<Record<Town['rank'], number>>

/** The size of names in pixels, by step and rank. */
const NAME_SIZE: Readonly<Record<ZoomStep, Sizes>> = {
  board: { capital: 10.5, town: 10, station: 9.5 },
  theatre: { capital: 14, town: 12.5, station: 11.5 },
  play: { capital: 14.5, town: 14, station: 12.5 },
  close: { capital: 18, town: 17, station: 15 },
}

/** A map of points has more names than one of hexes when it is seen from afar. */
const POINT_NAME_SIZE: Readonly<Partial<Record<ZoomStep, Sizes>>> = {
  board: { capital: 9, town: 9, station: 9 },
  theatre: { capital: 11, town: 11, station: 11 },
}

/** The size of a board's names in pixels, by rank. */
export const nameSizes = (board: Board, step: ZoomStep): Sizes =>
  (board.kind === 'points' ? POINT_NAME_SIZE[step] : undefined) ?? NAME_SIZE[step]

/** How wide town marks are, from the middle, in pixels at play zoom. */
export const MARK_RADIUS: Sizes = { capital: 5.4, town: 4.2, station: 2.9 }
/** How much larger town marks are at each step than at play zoom. */
export const MARK_SIZE: Readonly<Record<ZoomStep, number>> = { board: 0.72, theatre: 0.9, play: 1, close: 1.35 }

const BELOW: Point = [0, 1]
/** Below so many pixels a hex, stations have no names. */
const STATIONS_FROM = 13

/** How much of another the name of a point may cover, in square pixels. */
const TOUCH = 150

/** Tells how wide a name is in pixels. */
export type Measure = (text: string, rank: Town['rank'], size: number) => number

/** A town's name where it found room. */
export interface TownLabel {
  readonly town: Town
  readonly rect: Rect
  /** What its mark, or what lies there, takes: the name stands beside that. */
  readonly own: Rect
}

/** What lies on the map for names to keep off. */
export interface OnMap {
  readonly stacks: readonly Stack[]
  /** What else lies beside the counters. */
  readonly signs?: readonly Beside[]
  /** Spaces with a figure at their foot. */
  readonly figures?: readonly number[]
}

/** Do stations show at this scale? */
export const showsStations = (scale: number): boolean => scale >= STATIONS_FROM

/** Finds room for the names of towns at a scale; those from before, at the same scale, stay where they can. */
export function townLabels(
  board: Board,
  scale: number,
  { stacks, signs = [], figures = [] }: OnMap,
  measure: Measure,
  before: readonly TownLabel[] = [],
): readonly TownLabel[] {
  const step = stepOn(board, scale)
  const occupied = new Map(stacks.map((stack) => [stack.space, stack.rect]))
  const towns = named(board).filter(
    (town) => spaceOf(board, town.space) && (town.rank !== 'station' || showsStations(scale)),
  )
  const dots = towns.map((town) => markRect(board, town, centre(board, town.space, scale), step))
  const owns = towns.map((town, key) => {
    const mine = signs.filter((sign) => sign.space === town.space).map((sign) => sign.rect)
    return around([occupied.get(town.space) ?? dots[key] ?? around([]), ...mine])
  })
  const stood = new Map(before.map((label) => [label.town, label]))
  const wishes = towns.map((town, key): Wish => {
    const own = owns[key] ?? around([])
    const last = stood.get(town)
    return {
      ...wishOf(board, town, scale, own, measure),
      key,
      kept: last && isSameRect(last.own, own) ? last.rect : undefined,
      // Under the counters on a point is the one side where no link is missed.
      side: occupied.has(town.space) && board.kind === 'points' ? BELOW : undefined,
    }
  })
  const places = placeLabels(wishes, {
    ...inTheWay(board, scale, signs, figures, dots),
    // Over another point a name would be taken for that one's.
    counters: [...occupied.values(), ...(board.kind === 'points' ? dots : [])],
  })
  return towns.flatMap((town, key) => {
    const rect = places.get(key)
    const own = owns[key]
    return rect && own ? [{ town, rect, own }] : []
  })
}

/** What the name of a town wants, wherever it stood before and whatever lies on it. */
function wishOf(board: Board, town: Town, scale: number, own: Rect, measure: Measure): Omit<Wish, 'key'> {
  const step = stepOn(board, scale)
  const at = centre(board, town.space, scale)
  const size = nameSizes(board, step)[town.rank]
  return {
    rank: placing(board, town),
    at,
    spare: step === 'board' && board.kind === 'hexes' && town.rank === 'town',
    bears: board.kind === 'points' ? TOUCH : undefined,
    clear: clearOf(at, own),
    width: measure(town.name, town.rank, size),
    height: size * 1.05,
    seaward: town.port ? seawards(board).get(town.space) : undefined,
  }
}

/** What names keep off besides counters: marks, boxes, figures, lines and the frame. */
const inTheWay = (
  board: Board,
  scale: number,
  signs: readonly Beside[],
  figures: readonly number[],
  dots: readonly Rect[],
) => ({
  marks: [
    ...dots,
    ...signs.map((sign) => sign.rect),
    ...boxSpaces(board).map((box) => boxRect(board, box, scale)),
    ...figures.map((id) => figureRect(board, id, scale)),
  ],
  frame: frameOf(board, scale),
  // Where everything is linked a name that stands far off is worse than a road through it.
  crossing: board.kind === 'points' ? 3 : undefined,
  lines: linesAt(board, scale),
})

/** The name of a town that found no room for it, over whatever is there: for whoever points at it. */
export function nameOver(
  board: Board,
  scale: number,
  space: number | undefined,
  { stacks }: OnMap,
  measure: Measure,
): TownLabel | undefined {
  const town = named(board).find((t) => t.space === space)
  if (!town || space === undefined || !spaceOf(board, space)) return undefined
  const step = stepOn(board, scale)
  const size = nameSizes(board, step)[town.rank]
  const [x, y] = centre(board, space, scale)
  const own = stacks.find((stack) => stack.space === space)?.rect ?? markRect(board, town, [x, y], step)
  const [width, height] = [measure(town.name, town.rank, size), size * 1.05]
  return { town, own, rect: { x: x - width / 2, y: own.y - height - 2, width, height } }
}

/** How badly a name wants a place: all points but those that matter may go without. */
const placing = ({ kind }: Board, { rank, objective }: Town): Town['rank'] =>
  kind === 'points' && rank === 'town' && !objective ? 'station' : rank

function centre(board: Board, id: number, scale: number): Point {
  const space = spaceOf(board, id)
  return [(space?.x ?? 0) * scale, (space?.y ?? 0) * scale]
}

function markRect(board: Board, town: Town, [x, y]: Point, step: ZoomStep): Rect {
  const size = board.kind === 'points' ? pointRadius(town) : MARK_RADIUS[town.rank] + (town.objective ? 2.6 : 0)
  const radius = size * MARK_SIZE[step]
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
}

/** Where the figure of a space stands. */
export const figureRect = (board: Board, space: number, scale: number): Rect =>
  footRect(centre(board, space, scale), figureDown(board, space, scale))

const footRect = ([x, y]: Point, foot: number): Rect => ({
  x: x - 12,
  y: y + foot - 11,
  width: 24,
  height: 13,
})

function boxRect(board: Board, box: Space, scale: number): Rect {
  const { x, y } = box
  const { width, height } = boxSize(board, box)
  return { x: (x - width / 2) * scale, y: (y - height / 2) * scale, width: width * scale, height: height * scale }
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

/** The same in pixels, kept for the scale at which the board is looked at. */
function linesAt(board: Board, scale: number): readonly (readonly Point[])[] {
  const last = scaled.get(board)
  if (last?.scale === scale) return last.lines
  const found = lines(board).map((line) => line.map(([x, y]): Point => [x * scale, y * scale]))
  scaled.set(board, { scale, lines: found })
  return found
}
const scaled = new WeakMap<Board, { readonly scale: number; readonly lines: readonly (readonly Point[])[] }>()

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
