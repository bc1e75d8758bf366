// Everything is measured in whole sixteenths of an inch and compared in squares; ways are whole 256ths of an inch.

/** §9.3: the square of the distance between two places. */
export const squareBetween = (ax: number, ay: number, bx: number, by: number): number =>
  (ax - bx) * (ax - bx) + (ay - by) * (ay - by)

/** The least n with n * n >= square: a root that every machine agrees on. */
export function rootUp(square: number): number {
  let n = Math.floor(Math.sqrt(square))
  while (n * n < square) n++
  while (n > 0 && (n - 1) * (n - 1) >= square) n--
  return n
}

/** The length that was worked out last, and of what: all figures of a unit go the same way. */
const last = { square: 0, length: 0 }
/** §9.10: the length of a way in 256ths of an inch. */
export function len(dx: number, dy: number): number {
  const square = dx * dx + dy * dy
  if (square !== last.square) {
    last.length = rootUp(256 * square)
    last.square = square
  }
  return last.length
}

/** On which side of the line from a to b the place p lies: above 0 to the left, below 0 to the right, 0 on it. */
export const turnOf = (ax: number, ay: number, bx: number, by: number, px: number, py: number): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax)

/** §12.6: does the way from a to b come as near to p as that, or nearer? */
export function comesWithin(
  near: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
): boolean {
  const dx = bx - ax
  const dy = by - ay
  const along = (px - ax) * dx + (py - ay) * dy
  const length = dx * dx + dy * dy
  if (along <= 0) return squareBetween(px, py, ax, ay) <= near * near
  if (along >= length) return squareBetween(px, py, bx, by) <= near * near
  const off = (px - ax) * dy - (py - ay) * dx
  return off * off <= near * near * length
}

/** §9.11: does the line a-b cross the stretch p-q of a work? */
export function crosses(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  const a = turnOf(px, py, qx, qy, ax, ay)
  const b = turnOf(px, py, qx, qy, bx, by)
  if (!((a > 0 && b < 0) || (a < 0 && b > 0))) return false
  const p = turnOf(ax, ay, bx, by, px, py)
  const q = turnOf(ax, ay, bx, by, qx, qy)
  return !((p > 0 && q > 0) || (p < 0 && q < 0))
}

/** The same, but strictly nearer. */
export function comesNearer(
  near: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
): boolean {
  const dx = bx - ax
  const dy = by - ay
  const along = (px - ax) * dx + (py - ay) * dy
  const length = dx * dx + dy * dy
  if (along <= 0) return squareBetween(px, py, ax, ay) < near * near
  if (along >= length) return squareBetween(px, py, bx, by) < near * near
  const off = (px - ax) * dy - (py - ay) * dx
  return off * off < near * near * length
}
