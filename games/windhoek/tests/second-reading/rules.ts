import {
  CAPE,
  COASTS,
  isEntry,
  isLandSide,
  isOnRiver,
  isRiver,
  near,
  pair,
  placeIn,
  type Spot,
  terrain,
  territory,
  ways,
} from './map.ts'
import { type Piece, unitsIn, type World } from './world.ts'

/** Half points to enter a hex, in dry turns and in rain turns (13.4); a settlement on a pan stays open (W148). */
const COSTS: Readonly<Record<string, readonly [number, number]>> = {
  o: [2, 2],
  b: [4, 4],
  d: [4, 4],
  m: [6, 8],
  p: [4, 4],
}
const AROUND = ['mounted-rifles', 'commando', 'armored-car']
const NEVER_HUNGRY = ['leader', 'camel-corps', 'militia', 'armored-train', 'supply', 'truck']
const SUPPLIERS = ['supply', 'truck']
const STATIC = ['militia', 'wireless']
const PORTUGUESE_GROUND = ['A', 'G']

const isNeutral = (w: World, piece: Piece): boolean => piece.portuguese && !w.war
const hasEnemy = (w: World, side: string, spot: Spot): boolean => unitsIn(w, spot).some((piece) => piece.side !== side)
const isLinked = (w: World, a: Spot, b: Spot): boolean => w.track.has(pair(a, b))
const works = (w: World, hex: Spot): boolean => w.rails.has(hex) && !w.broken.has(hex)

/** §11.0: the hexes in a side's zones. */
export function zonesOf(w: World, side: string): ReadonlySet<Spot> {
  const zones = new Set<Spot>()
  for (const piece of w.pieces)
    if (piece.side === side && piece.at !== CAPE && !piece.disrupted && !isNeutral(w, piece))
      for (const hex of zoneOf(w, piece)) zones.add(hex)
  return zones
}

function zoneOf(w: World, { type, at }: Piece): readonly Spot[] {
  const reaches = (hex: Spot) => isLandSide(at, hex) && (w.war || (territory(at) === 'A') === (territory(hex) === 'A'))
  if (AROUND.includes(type)) return near(at).filter(reaches)
  if (type !== 'armored-train' || !works(w, at)) return []
  return [at, ...near(at).filter((hex) => isLinked(w, at, hex) && works(w, hex))]
}

/** A side on the march, and the zones that hinder it. */
export interface Marchers {
  readonly side: string
  readonly portuguese: boolean
  readonly hindered: ReadonlySet<Spot>
}

/** May they be in this hex at all? */
const isOpen = (w: World, m: Marchers, hex: Spot): boolean =>
  (territory(hex) !== 'A' || w.war) &&
  (!m.portuguese || PORTUGUESE_GROUND.includes(territory(hex))) &&
  !hasEnemy(w, m.side, hex)

/** §13.0: may they step from one place into the next, points and stacking apart? */
export function mayStep(w: World, m: Marchers, from: Spot, to: Spot): boolean {
  if (!ways(from).includes(to)) return false
  if (to === CAPE) return m.side === 'allied' && !m.portuguese
  if (!isOpen(w, m, to)) return false
  if (from === CAPE) return true
  const flooded = w.rain && terrain(to) === 'p' && placeIn(to) === undefined && !isLinked(w, from, to)
  return isLandSide(from, to) && !flooded && !(m.hindered.has(from) && m.hindered.has(to))
}

/** §13.4: what the step costs a unit, with an engineer along or not. */
export function stepCost(w: World, piece: Piece, bridged: boolean, from: Spot, to: Spot): number {
  if (to === CAPE) return 2
  const wet = w.rain && !bridged && from !== CAPE && isRiver(from, to) ? 2 : 0
  if (isLinked(w, from, to)) return 1 + (w.broken.has(from) || w.broken.has(to) ? wet : 0)
  const camels = piece.type === 'camel-corps' && terrain(to) === 'd'
  return (camels ? 2 : (COSTS[terrain(to)]?.[w.rain ? 1 : 0] ?? 255)) + wet
}

/** §11.4, §25.3.1, §28.1: does the march end there? */
export const halts = (w: World, m: Marchers, spot: Spot): boolean =>
  spot === CAPE || w.devices.has(spot) || m.hindered.has(spot)

/** §14.4, §29.3: may so many units stay there with whoever else is there? */
export function mayStay(w: World, m: Marchers, spot: Spot, units: number): boolean {
  if (spot === CAPE) return true
  const there = unitsIn(w, spot)
  const mobile = there.filter((piece) => !STATIC.includes(piece.type)).length
  return mobile + units <= (m.side === 'german' ? 12 : 9) && there.every((piece) => piece.portuguese === m.portuguese)
}

/** §20.3: could the unit, by itself, march to this place? */
export function canReach(w: World, m: Marchers, piece: Piece, goal: Spot): boolean {
  if (piece.allowance === 0 || piece.at === goal) return false
  if (mayStep(w, m, piece.at, goal)) return true
  const bridged = piece.type === 'engineer'
  const spent = new Map([[piece.at, 0]])
  // Every way is tried again when a cheaper one to its beginning is found: slow, but nothing can go wrong.
  const open = [piece.at]
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    if (from !== piece.at && halts(w, m, from)) continue
    for (const to of ways(from)) {
      const points = (spent.get(from) ?? 0) + stepCost(w, piece, bridged, from, to)
      if (points > piece.allowance || points >= (spent.get(to) ?? 255) || !mayStep(w, m, from, to)) continue
      spent.set(to, points)
      open.push(to)
    }
  }
  return spent.has(goal)
}

/** §21.2: where a force without a train's privileges can ride to, room apart. */
export function ridesFrom(w: World, m: Marchers, start: Spot): ReadonlySet<Spot> {
  const found = new Set([start])
  for (const from of found) {
    if (from !== start && halts(w, m, from)) continue
    for (const to of near(from))
      if (isLinked(w, from, to) && works(w, to) && isOpen(w, m, to) && !(m.hindered.has(from) && m.hindered.has(to)))
        found.add(to)
  }
  found.delete(start)
  return found
}

/** §22.1, §22.2: may a force of so many units sail from one place to the other? */
export function maySail(w: World, m: Marchers, from: Spot, to: Spot, units: number): boolean {
  const isHeld = unitsIn(w, to).some((piece) => !isNeutral(w, piece))
  const outOfPort = from === CAPE || placeIn(from)?.port === true
  if (from === to || (to === CAPE && m.portuguese)) return false
  if (to === CAPE) return true
  return isOpen(w, m, to) && (outOfPort || (placeIn(to)?.port === true && isHeld)) && mayStay(w, m, to, units)
}

/** §31.0, §31.1: may this force, at sea, assault the hex? Marines, and two infantry units at most for each of them. */
export function mayAssault(w: World, m: Marchers, force: readonly Piece[], from: Spot, to: Spot): boolean {
  const marines = force.filter((piece) => piece.type === 'marine').length
  const infantry = force.filter((piece) => piece.type === 'infantry').length
  const outOfPort = from === CAPE || placeIn(from)?.port === true
  const isGround = (territory(to) !== 'A' || w.war) && (!m.portuguese || PORTUGUESE_GROUND.includes(territory(to)))
  if (!outOfPort || !COASTS.includes(to) || !isGround || !hasEnemy(w, m.side, to)) return false
  return marines > 0 && infantry <= 2 * marines && marines + infantry === force.length
}

/** §31.0: is the landing a success? It is if the hex is clear, and then all who are left of it are there; else nobody is. */
export function isLanded(after: World, force: readonly Piece[], at: Spot): boolean {
  const left = after.pieces.filter((piece) => force.some(({ name }) => name === piece.name))
  return hasEnemy(after, 'allied', at) ? left.length === 0 : left.length > 0 && left.every((piece) => piece.at === at)
}

/** §18.0: is the unit in supply? */
export function isSupplied(w: World, m: Marchers, piece: Piece): boolean {
  const { at, type } = piece
  if (NEVER_HUNGRY.includes(type) || isNeutral(w, piece) || at === CAPE) return true
  if (placeIn(at) !== undefined && !w.devices.has(at)) return true
  if (w.rain && isOnRiver(at)) return true
  if (type === 'commando' && ['o', 'b'].includes(terrain(at))) return true
  const around = near(at).filter((hex) => isLandSide(at, hex))
  if ([at, ...around].some((hex) => hasSupplier(w, piece, hex)) || isAtTheCape(piece, at)) return true
  const carries = (hex: Spot) =>
    works(w, hex) && !hasEnemy(w, m.side, hex) && !m.hindered.has(hex) && (w.war || territory(hex) !== 'A')
  const line = new Set(around.filter(carries))
  for (const from of line) for (const to of near(from)) if (isLinked(w, from, to) && carries(to)) line.add(to)
  return [...line].some((hex) => isSource(w, piece, hex))
}

const isAtTheCape = (piece: Piece, hex: Spot): boolean => piece.side === 'allied' && !piece.portuguese && isEntry(hex)

const hasSupplier = (w: World, { side, portuguese }: Piece, hex: Spot): boolean =>
  unitsIn(w, hex).some((p) => SUPPLIERS.includes(p.type) && p.side === side && p.portuguese === portuguese)

/** §18.2: a supply unit, for South Africans and British also a port that Allied units hold. */
function isSource(w: World, piece: Piece, hex: Spot): boolean {
  if (hasSupplier(w, piece, hex) || isAtTheCape(piece, hex)) return true
  const isPort = placeIn(hex)?.port === true && !w.devices.has(hex)
  const isHeld = unitsIn(w, hex).some((p) => p.side === 'allied' && !isNeutral(w, p))
  return piece.side === 'allied' && !piece.portuguese && isPort && isHeld
}
