import { type Areas, type Boxes, type Ground, groundOf, type Works } from '../board/ground.ts'
import { comesNearer, comesWithin, crosses } from '../board/measure.ts'
import { holds, isWithin } from '../board/spans.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { freeGround } from './17-free-ground.ts'

const GROUNDS: readonly Ground[] = SCENARIOS.map(({ table, terrain }) => groundOf(table.w, table.h, terrain))

/** The ground of the table that is played on. */
export const ground = (t: Table): Ground => GROUNDS[t.core.scenario] ?? freeGround(t)

/** §10.10: has that area been burned? Burned huts are open ground. */
export const isBurned = (t: Table, g: Ground, area: number): boolean =>
  ((t.tracks.burned >> g.areas.piece[area]) & 1) === 1

/** No area, where one is asked for. */
export const NO_AREA = -1
/** Is a place in any of these areas, edges included? The area; NO_AREA for none. */
export function areaIn(t: Table, g: Ground, list: Int32Array, x: number, y: number): number {
  for (let n = 0; n < list.length; n++) if (holds(g.areas, list[n], x, y) && !isBurned(t, g, list[n])) return list[n]
  return NO_AREA
}

/** The piece with that name of the data; -1 for none. */
export const pieceNamed = (t: Table, name: string): number => ground(t).names.indexOf(name)

/** Is a place in that piece of ground, edges included? */
export function isInPiece(t: Table, piece: number, x: number, y: number): boolean {
  const { areas, boxes } = ground(t)
  if (isOutside(boxes, piece, 0, x, y)) return false
  for (let i = 0; i < areas.count; i++) if (areas.piece[i] === piece && holds(areas, i, x, y)) return true
  return false
}

/** §9.3: is a place within so many sixteenths of that piece: of its nearest point, or of a line's centre line? */
export const isNearPiece = (t: Table, piece: number, near: number, x: number, y: number): boolean =>
  isAtPiece(t, piece, near, x, y, comesWithin)

/** §17.7: is a place nearer to that piece than so many sixteenths? */
export const isNearerThan = (t: Table, piece: number, near: number, x: number, y: number): boolean =>
  isAtPiece(t, piece, near, x, y, comesNearer)

/** Is a place further from the box about a piece than so many sixteenths? */
const isOutside = ({ x0, y0, x1, y1 }: Boxes, piece: number, near: number, x: number, y: number): boolean =>
  x < x0[piece] - near || x > x1[piece] + near || y < y0[piece] - near || y > y1[piece] + near

function isAtPiece(t: Table, piece: number, near: number, x: number, y: number, is: typeof comesWithin): boolean {
  const { areas, works, bands, boxes } = ground(t)
  if (isOutside(boxes, piece, near, x, y)) return false
  if (isNearLine(works, piece, near, x, y, is) || isNearLine(bands, piece, near, x, y, is)) return true
  for (let i = 0; i < areas.count; i++)
    if (areas.piece[i] === piece && !isBand(bands, piece) && isNearRect(areas, i, near, x, y, is)) return true
  return false
}

function isNearLine(lines: Works, piece: number, near: number, x: number, y: number, is: typeof comesWithin): boolean {
  const { px, py, qx, qy } = lines
  for (let i = 0; i < lines.count; i++)
    if (lines.piece[i] === piece && is(near, px[i], py[i], qx[i], qy[i], x, y)) return true
  return false
}

const isBand = (bands: Works, piece: number): boolean => bands.piece.includes(piece)

function isNearRect(
  { x0, y0, x1, y1 }: Areas,
  i: number,
  near: number,
  x: number,
  y: number,
  is: typeof comesWithin,
): boolean {
  const nearestX = Math.max(x0[i], Math.min(x, x1[i]))
  const nearestY = Math.max(y0[i], Math.min(y, y1[i]))
  return is(near, nearestX, nearestY, nearestX, nearestY, x, y)
}

/** §9.11: does the line a-b cross that work, and is (x, y) within so many sixteenths of it? */
export function isBehindWork(
  g: Ground,
  piece: number,
  near: number,
  x: number,
  y: number,
  fromX: number,
  fromY: number,
): boolean {
  const { works } = g
  if (isOutside(g.boxes, piece, near, x, y)) return false
  let isNear = false
  let isCrossed = false
  for (let i = 0; i < works.count; i++) {
    if (works.piece[i] !== piece) continue
    const { px, py, qx, qy } = works
    isNear ||= comesWithin(near, px[i], py[i], qx[i], qy[i], x, y)
    isCrossed ||= crosses(fromX, fromY, x, y, px[i], py[i], qx[i], qy[i])
  }
  return isNear && isCrossed
}

/** §10.9: is a place on a road or at a ford? */
export function isOnRoad(t: Table, x: number, y: number): boolean {
  const g = ground(t)
  return areaIn(t, g, g.roads, x, y) !== NO_AREA
}

/** §9.12: is a place in the interior of an area of such a kind? */
export function isDeepIn(t: Table, x: number, y: number, is: (kind: number) => boolean): boolean {
  const g = ground(t)
  for (let i = 0; i < g.areas.count; i++)
    if (is(g.areas.kind[i]) && isWithin(g.areas, i, x, y) && !isBurned(t, g, i)) return true
  return false
}
