import { BASE_PARTS, BOTTOM, RIGHT, ROCK_PARTS } from '../board.ts'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure, SIDE_OF } from '../roster.ts'

// Everything is measured in whole parts of an inch and compared in squares: no root is taken, nothing is rounded.

/** Is the figure still on the table? */
export const stands = (t: Table, figure: Figure): boolean => !t.down.has(figure)

/** Whose figure it is. */
export const owner = (figure: Figure) => SIDE_OF[figure]

/** §1.3: the square of the distance between two spots, middle to middle. */
export const squareBetween = (ax: number, ay: number, bx: number, by: number): number =>
  (ax - bx) * (ax - bx) + (ay - by) * (ay - by)

/** Does the line from a to b come nearer to a spot than so far? */
export function passes(px: number, py: number, near: number, ax: number, ay: number, bx: number, by: number): boolean {
  const [dx, dy] = [bx - ax, by - ay]
  const along = (px - ax) * dx + (py - ay) * dy
  const length = dx * dx + dy * dy
  if (along <= 0) return squareBetween(px, py, ax, ay) < near * near
  if (along >= length) return squareBetween(px, py, bx, by) < near * near
  const off = (px - ax) * dy - (py - ay) * dx
  return off * off < near * near * length
}

/** §1.2: does the line come nearer to any rock than so far from its edge? */
export function passesRocks(near: number, ax: number, ay: number, bx: number, by: number): boolean {
  for (let i = 0; i < ROCK_PARTS.length; i += 3)
    if (passes(ROCK_PARTS[i], ROCK_PARTS[i + 1], ROCK_PARTS[i + 2] + near, ax, ay, bx, by)) return true
  return false
}

/** §1.1 + §1.3: does a base at this spot lie on the table wholly? */
export const isOnTable = (x: number, y: number): boolean =>
  x >= BASE_PARTS && y >= BASE_PARTS && x <= RIGHT - BASE_PARTS && y <= BOTTOM - BASE_PARTS

/** §1.3: the first other figure whose base a base at this spot would lie on; -1 for none. */
export function figureUnder(t: Table, but: Figure, x: number, y: number): Figure {
  const { figures } = t
  for (let f = 0 as Figure; f < FIGURES; f++)
    if (f !== but && stands(t, f) && squareBetween(figures.x[f], figures.y[f], x, y) < 4 * BASE_PARTS * BASE_PARTS)
      return f
  return -1 as Figure
}
