import {
  apart,
  fightersAt,
  ground,
  leadersAt,
  middle,
  neighboursOf,
  type Party,
  type Piece,
  type Spot,
  type World,
} from './world.ts'

/** §10.0 read a second time: who may fire at whom, and what he needs. */

/** §6.3.4C, §13.3B, §7.3, §19.2.2: who does nothing of his own. */
export const isBound = (w: World, p: Piece): boolean =>
  p.swept ||
  (p.kind !== 'leader' && (w.standing.get(p.formation) === 'collapsed' || (w.actsFrom.get(p.formation) ?? 0) > w.turn))

const hasTrench = (w: World, spot: Spot) => ((w.works.get(spot) ?? 0) & 1) !== 0
const isDigging = (w: World, spot: Spot) => ((w.works.get(spot) ?? 0) & 2) !== 0
const hasSmoke = (w: World, spot: Spot) => ((w.works.get(spot) ?? 0) & 4) !== 0

/** The hex under a point of the map; '' beyond its edge. */
function under(x: number, y: number, near: Spot): Spot {
  let best = ''
  let least = Number.POSITIVE_INFINITY
  for (const spot of [near, ...neighboursOf(near)]) {
    if (spot === '') continue
    const [mx, my] = middle(spot)
    const d = Math.hypot(x - mx, y - my)
    if (d < least) {
      least = d
      best = spot
    }
  }
  // No hex reaches farther than its corners.
  return least < 0.578 ? best : ''
}

const ASIDE = 1e-5

/** What lies to the left and right of a thread from hex to hex, point by point, without its ends. */
function along(from: Spot, to: Spot): readonly (readonly [left: Spot, right: Spot])[] {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)]
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [((by - ay) / length) * ASIDE, ((ax - bx) / length) * ASIDE]
  const pairs: (readonly [Spot, Spot])[] = []
  let [l, r] = [from, from]
  const points = Math.ceil(length * 37)
  for (let i = 0; i < points; i++) {
    const s = (i + 0.3719) / points
    const [x, y] = [ax + (bx - ax) * s, ay + (by - ay) * s]
    const left = under(x + nx, y + ny, l === '' ? r : l)
    const right = under(x - nx, y - ny, r === '' ? l : r)
    if (left !== '') l = left
    if (right !== '') r = right
    const isEnd = [left, right].some((spot) => spot === from || spot === to)
    const last = pairs[pairs.length - 1]
    if (!isEnd && !(last?.[0] === left && last[1] === right)) pairs.push([left, right])
  }
  return pairs
}
const known = new Map<string, readonly (readonly [Spot, Spot])[]>()
function between(from: Spot, to: Spot) {
  const key = `${from} ${to}`
  const pairs = known.get(key) ?? along(from, to)
  known.set(key, pairs)
  return pairs
}

/** §10.4: is the line clear? Guns see over units. */
export function isSeen(w: World, from: Spot, to: Spot, isGun: boolean): boolean {
  if (w.rain && apart(from, to) > 1) return false
  const blocks = (spot: Spot): boolean => {
    if (spot === '' || ground(spot).blocks) return true
    if (isGun || (w.at.get(spot) ?? []).length === 0) return false
    return !ground(spot).ditch || ground(from).ditch
  }
  return !between(from, to).some(([left, right]) => blocks(left) && blocks(right))
}

/** By which sides a line leaves a hex, by its bearing: two at a corner. */
function sides(from: Spot, to: Spot): readonly number[] {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)]
  // Clockwise from north; side 0 spans 330 to 30 degrees.
  const bearing = ((Math.atan2(bx - ax, ay - by) * 180) / Math.PI + 360 + 30) % 360
  const side = Math.floor(bearing / 60 + 1e-9) % 6
  const isCorner = Math.abs(bearing / 60 - Math.round(bearing / 60)) < 1e-9
  return isCorner ? [side, (side + 5) % 6] : [side]
}
const isFrontal = (facing: number, side: number): boolean => [0, 1, 5].includes((side - facing + 6) % 6)

/** §8.1, §10.4.1: is a hex in the front of who stands in another? */
export const isInFront = (w: World, from: Spot, to: Spot): boolean =>
  ground(from).allRound || sides(from, to).some((side) => isFrontal(w.facing.get(from) ?? 0, side))

/** §12.2: is a hex flanked from another? */
const isFlank = (at: Spot, facing: number, from: Spot): boolean =>
  !ground(at).allRound && sides(at, from).some((side) => !isFrontal(facing, side))

export type Fire = 'offensive' | 'defensive' | 'opportunity'

/** Those of a hex who fire at another, from the top. */
export function firers(w: World, from: Spot, at: Spot, fire: Fire): readonly Piece[] {
  if (!isInFront(w, from, at)) return []
  return fightersAt(w, from).filter((p) => {
    if (p.ooa || p.moved || p.marked || isBound(w, p)) return false
    if (fire === 'offensive' && (p.kind === 'artillery' || isDigging(w, from))) return false
    const range = p.kind === 'artillery' ? 2 : p.range
    return apart(from, at) <= (w.night ? Math.min(range, 2) : range) && isSeen(w, from, at, p.kind === 'artillery')
  })
}

/** Nobody's fire carries farther (appendix B). */
const LONGEST_RANGE = 8

/** §10.3C: the hexes from which somebody could fire at those of a party who have come to a hex. */
export function ableAt(w: World, party: Party, at: Spot): readonly Spot[] {
  const enemies = new Set(
    w.pieces.filter((p) => p.party !== party && apart(p.at, at) <= LONGEST_RANGE).map((p) => p.at),
  )
  return [...enemies].filter((from) => firers(w, from, at, 'opportunity').length > 0).toSorted()
}

/** Who may help all units of a hex. */
export function bestLeader(
  w: World,
  spot: Spot,
  of: readonly Piece[] = fightersAt(w, spot),
  among = leadersAt(w, spot),
): number {
  const fit = among.filter((l) => l.party === 'german' || l.staff || of.every((p) => p.formation === l.formation))
  return Math.max(0, ...fit.map((l) => l.bonus))
}

/** How the target is covered: §10.25, §18.3, §18.5. */
export function cover(w: World, from: Spot, at: Spot): number {
  const near = apart(from, at) === 1
  const here = ground(at)
  const there = ground(from)
  const ways = [here.cover]
  if (here.ditch && !(near && there.ditch)) ways.push(-2)
  if (here.bank && !(near && there.bank)) ways.push(-2)
  const trench = hasTrench(w, at) && !w.rain && !(near && hasTrench(w, from)) ? -2 : 0
  return Math.min(...ways) + trench
}

/** §19.4: smoke gives Germans away. */
export const smoke = (w: World, at: Spot): number =>
  hasSmoke(w, at) && (w.at.get(at) ?? []).some((p) => p.party === 'german') ? 1 : 0

/** §10.25: what a volley needs; undefined when nobody can fire it. For those who move their facing and what they paid for count. */
export function need(
  w: World,
  from: Spot,
  at: Spot,
  fire: Fire,
  mover?: { readonly facing: number; readonly cover: number },
): number | undefined {
  const all = firers(w, from, at, fire)
  const top = all[0]
  if (top === undefined) return undefined
  const strength = (p: Piece) => (p.half && w.halves ? Math.floor(p.factor / 2) : p.factor)
  const best = Math.max(strength(top), ...all.filter((p) => p.kind === 'machine-gun').map(strength))
  const plain = best + all.length - 1
  const isFlanked = top.kind !== 'artillery' && isFlank(at, mover?.facing ?? w.facing.get(at) ?? 0, from)
  const covered = mover === undefined ? cover(w, from, at) : mover.cover
  return (isFlanked ? 2 * plain : plain) + bestLeader(w, from) + covered + smoke(w, at)
}
