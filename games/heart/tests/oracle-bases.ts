// A second reading of 9.2, 9.3, 9.12, 10.5 and 10.6 in exact fractions and by brute force, without a line of the rules.

/** A place, or a step, in sixteenths of an inch; in fractions where lines cut. */
export type Point = readonly [number, number]
/** A fraction: numerator and a denominator above 0. */
type Fraction = readonly [bigint, bigint]
type Spot = readonly [Fraction, Fraction]

const whole = (n: number): Fraction => [BigInt(n), 1n]
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const minus = (one: Fraction, [c, d]: Fraction): Fraction => plus(one, [-c, d])
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const over = (one: Fraction, [c, d]: Fraction): Fraction => times(one, c < 0n ? [-d, -c] : [d, c])
const sign = ([n]: Fraction): number => (n > 0n ? 1 : n < 0n ? -1 : 0)
const isLess = (one: Fraction, other: Fraction): boolean => sign(minus(one, other)) < 0
const spot = ([x, y]: Point): Spot => [whole(x), whole(y)]
const square = (a: Spot, b: Spot): Fraction => {
  const [dx, dy] = [minus(a[0], b[0]), minus(a[1], b[1])]
  return plus(times(dx, dx), times(dy, dy))
}
/** On which side of a-b a spot lies: above 0 to the left. */
const turn = (a: Spot, b: Spot, c: Spot): Fraction =>
  minus(times(minus(b[0], a[0]), minus(c[1], a[1])), times(minus(b[1], a[1]), minus(c[0], a[0])))
const between = (a: Spot, b: Spot, t: Fraction): Spot => [
  plus(a[0], times(minus(b[0], a[0]), t)),
  plus(a[1], times(minus(b[1], a[1]), t)),
]

/** §9.2, §9.12: what somebody stands on: round, or a stand or hull along the step that it faces. */
export interface Base {
  readonly at: Point
  readonly shape: 'round' | 'stand' | 'hull'
  readonly step: Point
}
const HALF_INCH = 8
const EIGHTH = 2

/** §9.12: the corners, against the clock. */
export function cornersOf({ at: [x, y], shape, step: [fx, fy] }: Base): readonly Point[] {
  const long = shape === 'hull' ? 3 : 1
  const corner = (ahead: number, right: number): Point => [
    x + ahead * long * fx + right * fy,
    y + ahead * long * fy - right * fx,
  ]
  return [corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)]
}

/** The square of the distance from a spot to a stretch: to its foot where there is one, else to the nearer end. */
function squareToStretch(c: Spot, a: Spot, b: Spot): Fraction {
  const length = square(a, b)
  if (sign(length) === 0) return square(a, c)
  const along = plus(times(minus(c[0], a[0]), minus(b[0], a[0])), times(minus(c[1], a[1]), minus(b[1], a[1])))
  if (sign(along) <= 0) return square(a, c)
  if (!isLess(along, length)) return square(b, c)
  return square(between(a, b, over(along, length)), c)
}
const least = (all: readonly Fraction[]): Fraction =>
  all.reduce((low, each) => (isLess(each, low) ? each : low), all[0] ?? whole(0))
const edges = (corners: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  corners.map((a, i) => [a, corners[(i + 1) % corners.length] as Spot])
const isWithin = (corners: readonly Spot[], c: Spot): boolean =>
  edges(corners).every(([a, b]) => sign(turn(a, b, c)) > 0)

/** What is left of one outline within another: cut along every edge of it. */
function overlapOf(one: readonly Spot[], other: readonly Spot[]): readonly Spot[] {
  return edges(other).reduce<readonly Spot[]>(
    (rest, [a, b]) =>
      edges(rest).flatMap(([p, q]) => {
        const [sp, sq] = [turn(a, b, p), turn(a, b, q)]
        const cut = sign(sp) * sign(sq) < 0 ? [between(p, q, over(sp, minus(sp, sq)))] : []
        return sign(sp) >= 0 ? [p, ...cut] : cut
      }),
    one,
  )
}
/** Twice the area of an outline. */
const areaOf = (corners: readonly Spot[]): Fraction =>
  edges(corners).reduce((sum, [a, b]) => plus(sum, minus(times(a[0], b[1]), times(a[1], b[0]))), whole(0))

/** The square of the gap that is left between outlines, a disc by its centre; undefined where they share ground. */
function apart(one: Base, other: Base): Fraction | undefined {
  if (one.shape === 'round' && other.shape === 'round') return square(spot(one.at), spot(other.at))
  if (one.shape === 'round') return apart(other, one)
  const corners = cornersOf(one).map(spot)
  if (other.shape === 'round') {
    const centre = spot(other.at)
    if (isWithin(corners, centre)) return undefined
    return least(edges(corners).map(([a, b]) => squareToStretch(centre, a, b)))
  }
  const others = cornersOf(other).map(spot)
  if (sign(areaOf(overlapOf(corners, others))) > 0) return undefined
  return least([
    ...edges(corners).flatMap(([a, b]) => others.map((c) => squareToStretch(c, a, b))),
    ...edges(others).flatMap(([a, b]) => corners.map((c) => squareToStretch(c, a, b))),
  ])
}
/** How far the centres of discs are from what touches them, besides the gap. */
const radii = (one: Base, other: Base): number =>
  (one.shape === 'round' ? HALF_INCH : 0) + (other.shape === 'round' ? HALF_INCH : 0)

/** §9.12: is the gap below nothing? */
export function overlap(one: Base, other: Base): boolean {
  const gap = apart(one, other)
  return gap === undefined || isLess(gap, whole(radii(one, other) ** 2))
}
/** §9.12: is the gap an eighth of an inch or less? */
export function touch(one: Base, other: Base): boolean {
  const gap = apart(one, other)
  return gap === undefined || !isLess(whole((radii(one, other) + EIGHTH) ** 2), gap)
}

/** §9.3: where one measures from: a boat has seven points an inch apart. */
const pointsOf = ({ at: [x, y], shape, step: [fx, fy] }: Base): readonly Point[] =>
  shape === 'hull' ? [-3, -2, -1, 0, 1, 2, 3].map((k) => [x + k * fx, y + k * fy]) : [[x, y]]
/** §9.3: the square of the distance between two. */
export const squareApart = (one: Base, other: Base): number =>
  Math.min(...pointsOf(one).flatMap(([ax, ay]) => pointsOf(other).map(([bx, by]) => (ax - bx) ** 2 + (ay - by) ** 2)))

/** §10.5: does the line from a to b come less than half an inch from a man, or into a stand? */
export function isInLine(friend: Base, a: Point, b: Point): boolean {
  const [from, to] = [spot(a), spot(b)]
  if (friend.shape === 'round') return isLess(squareToStretch(spot(friend.at), from, to), whole(HALF_INCH ** 2))
  const corners = cornersOf(friend).map(spot)
  const cuts = [whole(0), whole(1)]
  for (const [p, q] of edges(corners)) {
    const [sa, sb] = [turn(p, q, from), turn(p, q, to)]
    if (sign(sa) * sign(sb) < 0) cuts.push(over(sa, minus(sa, sb)))
  }
  cuts.sort((one, other) => sign(minus(one, other)))
  // Between two cuts the line is inside or outside as a whole
  return cuts
    .slice(1)
    .some((t, i) => isWithin(corners, between(from, to, over(plus(t, cuts[i] as Fraction), whole(2)))))
}

/** §10.6: is a place within an inch of a stretch of a work? */
export const isBeside = (at: Point, p: Point, q: Point): boolean =>
  !isLess(whole(16 ** 2), squareToStretch(spot(at), spot(p), spot(q)))
