import { other, type Side } from '@boma/kernel'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BAGGAGE, BASE, endOf, firstOf, HULL, MODERN, perType, RANK, UNIT_RANK, type Unit } from '../roster.ts'
import { HITS_ON, hitChance } from '../rules/03-hitting.ts'
import { AGROUND, did, IMMOBILE, isIn, NAMED, ON_TABLE } from '../rules/09-units.ts'
import { isCoveredFrom } from '../rules/10-cover.ts'
import { ARRIVALS, EARLY, INDEPENDENTS, MOVEMENT } from '../rules/11-turn.ts'
import { apart, type Body, bodyOf, middleOf } from './bodies.ts'
import { arrives, maySally, paces, reckonRound, round } from './close.ts'
import { type Firer, fireCost, firerOf, reckonFire, standsToFire } from './fire.ts'
import { chiefIn, costAt, costsOf, expectedCost, ruinOf } from './losses.ts'
import { CHARGE_FEAR, COMES, GUARDED } from './weights.ts'
import { workIn } from './work.ts'

const SHOOTS = perType(({ shootBonus }) => shootBonus)

/** Somebody on the table, with what he does and what he costs. */
export interface Piece extends Firer {
  readonly unit: Unit
  readonly costs: Float64Array
  /** May he still move in this turn? */
  readonly isMobile: boolean
  /** How far he goes, in sixteenths. */
  readonly pace: number
}

/** The table as it stands, for one question. */
export interface Picture {
  readonly t: Table
  readonly side: Side
  readonly own: readonly Piece[]
  readonly foes: readonly Piece[]
  /** What each enemy could do to each of ours where it stands: by enemy, then by ours. */
  readonly threats: readonly Float64Array[]
}

function piecesOf(t: Table, side: Side, isFoe: boolean): readonly Piece[] {
  const units: Unit[] = []
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (t.units.where[u] === ON_TABLE && t.units.attached[u] === 0) units.push(u)
  const bodies = units.map((u) => bodyOf(t, u))
  // Boats and who is on the water stand in nobody's way
  const friends = bodies.filter(({ type }) => BASE[type] !== HULL)
  const ruin = ruinOf(t, side)
  // §1.3: whoever moves last has the next turn's charges before him
  const isLater = t.tracks.phase === INDEPENDENTS
  const isMoving = isLater || [ARRIVALS, MOVEMENT, EARLY].includes(t.tracks.phase)
  return bodies.map((body): Piece => {
    const u = body.unit
    const isMobile =
      isMoving && (isLater || !did(t, u, NAMED)) && !isIn(t, u, IMMOBILE | AGROUND) && RANK[body.type] === UNIT_RANK
    return {
      ...firerOf(t, body, friends),
      unit: u,
      // §17.8, §8.3: our own go to their work all the same, and fight as they would without the army leader
      costs: costsOf(t, u, ruin, isFoe ? workIn(t, u) + chiefIn(t, u) : 0),
      isMobile,
      pace: paces(t, u)[0] * PARTS,
    }
  })
}

/** Pictures the table for a side. */
export function pictureOf(t: Table, side: Side): Picture {
  const own = piecesOf(t, side, false)
  const foes = piecesOf(t, other(side), true)
  const threats = foes.map((foe) => Float64Array.from(own, (piece) => threatTo(t, foe, piece, piece.body)))
  return { t, side, own, foes, threats }
}

/** What fire of one is worth against another, who stands there. */
export function fireAt(t: Table, from: Firer, at: Piece, body: Body, isMoving: boolean, anyArc: boolean): number {
  reckonFire(t, from, body, isMoving, anyArc)
  return fireCost(at.costs)
}

/** What an enemy could do to one of ours in this turn, if that stood there: by fire, from where he is or comes, or by a charge. */
export function threatTo(t: Table, foe: Piece, piece: Piece, body: Body): number {
  const now = fireAt(t, foe, piece, body, false, foe.isMobile)
  if (!foe.isMobile) return now
  const gap = apart(foe.body, body)
  const later =
    now > 0 || standsToFire(t, foe.unit) || gap - foe.pace > foe.range ? 0 : COMES * nearer(t, foe, piece, body, gap)
  return Math.max(now, later, CHARGE_FEAR * sallyCost(t, foe, piece, body, gap))
}

/** What an enemy does who comes nearer and then fires. */
function nearer(t: Table, foe: Piece, piece: Piece, body: Body, gap: number): number {
  if (foe.shots === 0) return 0
  const [fx, fy] = middleOf(foe.body)
  const [x, y] = middleOf(body)
  const cover = isCoveredFrom(t, x, y, fx, fy) ? 1 + MODERN[body.type] : 0
  const far = 2 * (gap - foe.pace) > foe.range ? 1 : 0
  return expectedCost(piece.costs, foe.shots, hitChance(SHOOTS[foe.body.type] - far - cover - body.open, HITS_ON))
}

/** Nobody gets further than that in a charge. */
const FARTHEST = 13 * PARTS
/** What his charge would cost. */
function sallyCost(t: Table, foe: Piece, piece: Piece, body: Body, gap: number): number {
  if (gap > FARTHEST || !maySally(t, foe.unit)) return 0
  reckonRound(t, foe.body, body)
  const gain = costAt(piece.costs, round.won) - costAt(foe.costs, round.lost)
  if (gain <= 0 && RANK[body.type] !== BAGGAGE) return 0
  const guarded = RANK[body.type] === BAGGAGE && isGuarded(piece, body) ? GUARDED : 1
  return guarded * arrives(t, foe.body, body) * costAt(piece.costs, round.won)
}
/** §9.9: baggage with fighting men within four inches is not captured at once. */
const isGuarded = ({ friends }: Piece, body: Body): boolean =>
  friends.some((friend) => RANK[friend.type] === UNIT_RANK && apart(friend, body) <= GUARD * PARTS)
const GUARD = 4
