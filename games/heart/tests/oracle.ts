import { GROUND } from '../data/ground.ts'
import type { GroundKind, Terrain } from '../data/kind.ts'

// A second reading of 9.10, 9.11, 10.2 and 10.9, in exact fractions and by brute force, without a line of the rules.

type P = readonly [bigint, bigint]
const big = (x: number, y: number): P => [BigInt(x), BigInt(y)]
const cross = (o: P, a: P, b: P): bigint => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0)

/** §9.10: the least n with n * n >= 256 * d * d, by trying. */
export function length(dx: number, dy: number): number {
  const square = 256n * (BigInt(dx) ** 2n + BigInt(dy) ** 2n)
  let n = BigInt(Math.floor(16 * Math.hypot(dx, dy))) - 3n
  if (n < 0n) n = 0n
  while (n * n < square) n++
  return Number(n)
}

/** A convex area: corners in sixteenths, in either sense. */
export interface Patch {
  readonly kind: GroundKind
  readonly corners: readonly P[]
}
/** A stretch of a work, and which work it is of. */
export interface Stretch {
  readonly kind: GroundKind
  readonly work: number
  readonly ends: readonly [P, P]
}

const at = (inches: number): number => Math.round(inches * 16)
const kindOf = (id: string): GroundKind => GROUND.find((kind) => kind.id === id) as GroundKind

/** §9.11: what lies on a table. */
export function ground(terrain: readonly Terrain[]): {
  readonly patches: readonly Patch[]
  readonly stretches: readonly Stretch[]
} {
  const patches: Patch[] = []
  const stretches: Stretch[] = []
  terrain.forEach((each, work) => {
    const kind = kindOf(each.kind)
    if (each.shape === 'rect') {
      const [w, s, e, n] = [at(each.x), at(each.y), at(each.x + each.w), at(each.y + each.h)]
      patches.push({ kind, corners: [big(w, s), big(e, s), big(e, n), big(w, n)] })
      return
    }
    for (let i = 1; i < each.points.length; i++) {
      const [px, py] = (each.points[i - 1] ?? [0, 0]).map(at) as [number, number]
      const [qx, qy] = (each.points[i] ?? [0, 0]).map(at) as [number, number]
      if (kind.shape === 'line') stretches.push({ kind, work, ends: [big(px, py), big(qx, qy)] })
      else {
        const half = at(each.width) / 2
        const [sx, sy] = Math.abs(qx - px) >= Math.abs(qy - py) ? [0, half] : [half, 0]
        const corners = [big(px - sx, py - sy), big(qx - sx, qy - sy), big(qx + sx, qy + sy), big(px + sx, py + sy)]
        patches.push({ kind, corners })
      }
    }
  })
  return { patches, stretches }
}

/** Is a point, given as fractions over d, in the interior (1), on the edge (0) or outside (-1)? */
function place(corners: readonly P[], x: bigint, y: bigint, d: bigint): number {
  const signs = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] as P
    return sign((b[0] - a[0]) * (y - a[1] * d) - (b[1] - a[1]) * (x - a[0] * d))
  })
  if (signs.every((s) => s > 0) || signs.every((s) => s < 0)) return 1
  return signs.every((s) => s >= 0) || signs.every((s) => s <= 0) ? 0 : -1
}

/** Is a place in the area, its edge included? */
export const isIn = (patch: Patch, x: number, y: number): boolean => place(patch.corners, BigInt(x), BigInt(y), 1n) >= 0

/** §9.10: where the line lies in the interior: all its crossings with the edges, and the middle between each two. */
export function span(
  patch: Patch,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): readonly [number, number] | undefined {
  const [a, b] = [big(ax, ay), big(bx, by)]
  const cuts: [bigint, bigint][] = [
    [0n, 1n],
    [1n, 1n],
  ]
  patch.corners.forEach((p, i) => {
    const q = patch.corners[(i + 1) % patch.corners.length] as P
    const [sa, sb] = [cross(p, q, a), cross(p, q, b)]
    if (sa === sb) return
    const [n, d] = sa > sb ? [sa, sa - sb] : [-sa, sb - sa]
    if (n >= 0n && n <= d) cuts.push([n, d])
  })
  cuts.sort(([n, d], [m, e]) => sign(n * e - m * d))
  const inside = cuts.slice(1).flatMap(([m, e], i) => {
    const [n, d] = cuts[i] as [bigint, bigint]
    if (n * e === m * d) return []
    // The middle of both cuts
    const [mid, over] = [n * e + m * d, 2n * d * e]
    const isInside =
      place(patch.corners, a[0] * over + (b[0] - a[0]) * mid, a[1] * over + (b[1] - a[1]) * mid, over) === 1
    return isInside ? [{ from: [n, d] as const, to: [m, e] as const }] : []
  })
  const first = inside[0]
  const last = inside.at(-1)
  if (first === undefined || last === undefined) return undefined
  const long = BigInt(length(bx - ax, by - ay))
  const [from, to] = [Number((long * first.from[0]) / first.from[1]), Number((long * last.to[0]) / last.to[1])]
  return to > from ? [from, to] : undefined
}

/** §10.2: does one see from a to b? */
export function sees(patches: readonly Patch[], ax: number, ay: number, bx: number, by: number): boolean {
  let thick = 0
  for (const patch of patches) {
    const within = span(patch, ax, ay, bx, by)
    const { sight } = patch.kind
    if (within === undefined || sight === null) continue
    if (typeof sight === 'number') thick += ((within[1] - within[0]) * 12) / sight
    else if (!isIn(patch, ax, ay) && !isIn(patch, bx, by)) return false
  }
  return thick <= 12 * 256
}

/** §10.9, §12.7: what a way costs: every 256th of an inch by itself; undefined where it is closed. */
export function way(
  { patches, stretches }: ReturnType<typeof ground>,
  mobility: 'foot' | 'horse' | 'gun' | 'car',
  ax: number,
  ay: number,
  bx: number,
  by: number,
): { readonly open: number; readonly cover: number } | undefined {
  const long = length(bx - ax, by - ay)
  const bits = new Uint8Array(long)
  const roads: (readonly [number, number])[] = []
  for (const patch of patches) {
    const within = span(patch, ax, ay, bx, by)
    if (within === undefined) continue
    const isRoad = patch.kind.id === 'road' || patch.kind.id === 'ford'
    if (isRoad) roads.push(within)
    const bit = isRoad ? 1 : patch.kind.go[mobility] === 'no' ? 2 : patch.kind.go[mobility] === 'cover' ? 4 : 0
    for (let i = within[0]; i < within[1]; i++) bits[i] = (bits[i] ?? 0) | bit
  }
  if (bits.some((b) => (b & 3) === 2)) return undefined
  const cover = bits.filter((b) => (b & 5) === 4).length
  const works = new Set<number>()
  for (const { kind, work, ends } of stretches) {
    const where = crossing(ends, ax, ay, bx, by, long)
    if (where === undefined || roads.some(([from, to]) => where >= from && where <= to)) continue
    if (kind.go[mobility] === 'no') return undefined
    works.add(work)
  }
  return { open: long - cover, cover: cover + 256 * works.size }
}

function crossing(
  [p, q]: readonly [P, P],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  long: number,
): number | undefined {
  const [a, b] = [big(ax, ay), big(bx, by)]
  const [sa, sb] = [cross(p, q, a), cross(p, q, b)]
  if (sign(sa) * sign(sb) >= 0 || sign(cross(a, b, p)) * sign(cross(a, b, q)) > 0) return undefined
  const [n, d] = sa > 0n ? [sa, sa - sb] : [-sa, sb - sa]
  return Number((BigInt(long) * n) / d)
}

/** §9.11: does the line a-b cross a stretch of a work? */
export const isCrossed = (ends: Stretch['ends'], ax: number, ay: number, bx: number, by: number): boolean =>
  crossing(ends, ax, ay, bx, by, 1) !== undefined

/** §10.9: what a way costs a boat: water is open, shallows are cover; undefined where it is closed. */
export function sail(
  { patches, stretches }: ReturnType<typeof ground>,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): { readonly open: number; readonly cover: number } | undefined {
  const long = length(bx - ax, by - ay)
  const bits = new Uint8Array(long)
  for (const patch of patches) {
    const going = patch.kind.go.boat
    const within = going === 'no' ? undefined : span(patch, ax, ay, bx, by)
    for (let i = within?.[0] ?? 0; i < (within?.[1] ?? 0); i++) bits[i] = (bits[i] ?? 0) | (going === 'cover' ? 2 : 1)
  }
  if (bits.some((b) => b === 0) || stretches.some(({ ends }) => isCrossed(ends, ax, ay, bx, by))) return undefined
  const cover = bits.filter((b) => (b & 2) === 2).length
  return { open: long - cover, cover }
}

/** §9.4: is everybody reached by links of that square, whoever one begins with? */
export function isChain(places: readonly (readonly [number, number])[], link: number): boolean {
  const parts = places.map((_, i) => i)
  places.forEach(([ax, ay], i) => {
    places.forEach(([bx, by], k) => {
      if ((ax - bx) ** 2 + (ay - by) ** 2 > link) return
      const [keep, drop] = [parts[i], parts[k]]
      parts.forEach((part, n) => {
        if (part === drop) parts[n] = keep as number
      })
    })
  })
  return new Set(parts).size <= 1
}
