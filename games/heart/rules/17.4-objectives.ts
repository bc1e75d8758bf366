import { other, type Side } from '@boma/kernel'
import { sixteenths, squareOf } from '../board.ts'
import type { Army, ObjectiveTest } from '../data/kind.ts'
import type { Table } from '../layout.ts'
import {
  ARMY_LEADER,
  BAGGAGE,
  endOf,
  FIRST_UNIT,
  firstOf,
  headOf,
  NO_UNIT,
  PER_SIDE,
  RANK,
  UNITS,
  type Unit,
} from '../roster.ts'
import { unitsApart } from './09-contact.ts'
import {
  AGROUND,
  CAPTURED,
  DESTROYED,
  HIDDEN,
  isIn,
  isUnit,
  LEFT,
  ON_TABLE,
  RETIRED,
  ROUTED,
  tailOf,
} from './09-units.ts'
import { isInPiece, isNearPiece, pieceNamed } from './10-ground.ts'
import { figuresLost } from './17.5-losses.ts'
import { hasHappened } from './17-events.ts'
import { sideNamed, unitNamed } from './17-forces.ts'

// §17.4: what an objective asks, as a number: how often it is met.

/** §13.6: at the end of the game all that hide are placed. */
const isPlaced = (t: Table, u: Unit): boolean => t.units.where[u] === ON_TABLE || t.units.where[u] === HIDDEN
const isBaggage = (t: Table, u: Unit): boolean => RANK[t.units.type[u]] === BAGGAGE

/** The number of units of a side for which it holds. */
function countUnits(side: Side, holds: (u: Unit) => boolean): number {
  let n = 0
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) if (holds(u)) n++
  return n
}
/** The sum of something over the units of a side. */
function sumUnits(side: Side, of: (u: Unit) => number): number {
  let n = 0
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) n += of(u)
  return n
}
/** The figures of a unit at places for which it holds. */
function countFigures(t: Table, u: Unit, holds: (x: number, y: number) => boolean): number {
  let n = 0
  for (let f = headOf(u), end = tailOf(t, u); f !== end; f++) if (holds(t.figures.x[f], t.figures.y[f])) n++
  return n
}
const sideOfArmy = (army: Army | undefined): Side => sideNamed(army ?? 'german')

/** unit-in: at least half of its figures, and so many, in one of the areas or that near to something. */
function isUnitThere(t: Table, u: Unit, { areas = [], near }: ObjectiveTest, least: number): boolean {
  if (!isUnit(t, u) || !isPlaced(t, u)) return false
  const isEnough = (n: number): boolean => n >= least && 2 * n >= t.units.count[u]
  const isIn = (name: string): boolean => {
    const piece = pieceNamed(t, name)
    return isEnough(countFigures(t, u, (x, y) => isInPiece(t, piece, x, y)))
  }
  if (areas.some(isIn)) return true
  if (near === undefined) return false
  const piece = pieceNamed(t, near.terrain)
  return isEnough(countFigures(t, u, (x, y) => isNearPiece(t, piece, sixteenths(near.inches), x, y)))
}
function isSomebodyIn(t: Table, test: ObjectiveTest): boolean {
  const { of, minFigures = 1, noUnitOf } = test
  if (countUnits(sideOfArmy(of), (u) => isUnitThere(t, u, test, minFigures)) === 0) return false
  return noUnitOf === undefined || countUnits(sideNamed(noUnitOf), (u) => isUnitThere(t, u, test, 1)) === 0
}

/** Figures of a side, baggage apart, beyond a line. */
function figuresBeyond(t: Table, army: Army | undefined, { where = {} }: ObjectiveTest): number {
  const { xBelow = 99, yAbove = -1 } = where
  return sumUnits(sideOfArmy(army), (u) =>
    isPlaced(t, u) && !isBaggage(t, u)
      ? countFigures(t, u, (x, y) => x < sixteenths(xBelow) && y > sixteenths(yAbove))
      : 0,
  )
}

/** §16.3: units destroyed, routed, knocked out or retired. */
export const unitsLost = (t: Table, side: Side): number => countUnits(side, (u) => isUnit(t, u) && isLost(t, u))
const isLost = (t: Table, u: Unit): boolean => {
  const where = t.units.where[u]
  return where === DESTROYED || where === ROUTED || where === RETIRED
}

const baggageLeft = (t: Table, side: Side): number =>
  sumUnits(side, (u) => (isBaggage(t, u) && t.units.where[u] === LEFT ? t.units.count[u] : 0))
function baggageLost(t: Table, side: Side): number {
  return sumUnits(side, (u) => {
    if (!isBaggage(t, u)) return 0
    const isGone = t.units.where[u] === CAPTURED || t.units.where[u] === DESTROYED
    return t.units.size[u] - (isGone ? 0 : t.units.count[u])
  })
}

/** figures-left: at least that share of a side's figures, baggage apart, has left by an exit. */
function hasLeft(t: Table, side: Side, [part, whole]: readonly [number, number]): boolean {
  const isCounted = (u: Unit): boolean => !isBaggage(t, u)
  const all = sumUnits(side, (u) => (isCounted(u) ? t.units.size[u] : 0))
  const left = sumUnits(side, (u) => (isCounted(u) && t.units.where[u] === LEFT ? t.units.count[u] : 0))
  return left * whole >= all * part
}

const isNear = (t: Table, u: Unit, terrain: string, inches: number): boolean => {
  const piece = pieceNamed(t, terrain)
  return isPlaced(t, u) && countFigures(t, u, (x, y) => isNearPiece(t, piece, sixteenths(inches), x, y)) > 0
}

/** landing-safe: none destroyed or routed, and each re-embarked, or without an enemy figure so near. */
function isLandingSafe(t: Table, units: readonly string[], inches: number): boolean {
  return units.every((id) => {
    const u = unitNamed(t, id)
    if (isLost(t, u)) return false
    return t.units.where[u] !== ON_TABLE || !isEnemyNear(t, u, squareOf(inches))
  })
}
function isEnemyNear(t: Table, u: Unit, square: number): boolean {
  for (let v = FIRST_UNIT; v !== UNITS; v++)
    if (u < PER_SIDE !== v < PER_SIDE && isPlaced(t, v) && unitsApart(t, u, v) <= square) return true
  return false
}

/** §17.6: the army leader of a side has been killed. */
const isLeaderKilled = (t: Table, side: Side): boolean =>
  countUnits(side, (u) => (t.units.traits[u] & ARMY_LEADER) !== 0 && t.units.where[u] === DESTROYED) > 0

/** §17.6: who holds a place needs so many figures there. */
const HOLDS = 3
/** §17.6: a side holds a piece: enough figures of its units in it, and more than the enemy has; burned it is nobody's. */
function holds(t: Table, side: Side, name: string): boolean {
  const piece = pieceNamed(t, name)
  if (((t.tracks.burned >> piece) & 1) === 1) return false
  const there = (of: Side): number =>
    sumUnits(of, (u) => (isUnit(t, u) && isPlaced(t, u) ? countFigures(t, u, (x, y) => isInPiece(t, piece, x, y)) : 0))
  const own = there(side)
  return own >= HOLDS && own > there(other(side))
}

/** How often the test of an objective is met just now: 0 or 1, or a number of units or figures. */
export function timesMet(t: Table, test: ObjectiveTest): number {
  const yes = (is: boolean): number => (is ? 1 : 0)
  const side = sideOfArmy(test.of)
  const unit = test.unit === undefined ? NO_UNIT : unitNamed(t, test.unit)
  switch (test.kind) {
    case 'unit-in':
      return yes(isSomebodyIn(t, test))
    case 'no-unit-in':
      return yes(!isSomebodyIn(t, test))
    case 'more-figures':
      return yes(figuresBeyond(t, test.of, test) > figuresBeyond(t, test.than, test))
    case 'no-figures':
      return yes(figuresBeyond(t, test.of, test) === 0)
    case 'units-lost':
      return unitsLost(t, side)
    case 'event':
      return yes(hasHappened(t, test.event ?? ''))
    case 'not-event':
      return yes(!hasHappened(t, test.event ?? ''))
    case 'figures-left':
      return yes(hasLeft(t, side, test.share ?? [1, 1]))
    case 'captured':
      return yes(t.units.where[unit] === CAPTURED)
    case 'baggage-left':
      return baggageLeft(t, side)
    case 'baggage-lost':
      return baggageLost(t, side)
    case 'leader-killed':
      return yes(isLeaderKilled(t, side))
    case 'hold':
      return yes(holds(t, side, test.areas?.[0] ?? ''))
    case 'units-left':
      return countUnits(
        side,
        (u) => isUnit(t, u) && t.units.where[u] === LEFT && t.units.count[u] >= (test.minFigures ?? 1),
      )
    case 'killed':
      return yes(t.units.where[unit] === DESTROYED)
    case 'units-near':
      return (test.units ?? []).filter((id) => isNear(t, unitNamed(t, id), test.terrain ?? '', test.inches ?? 0)).length
    case 'figures-lost':
      return figuresLost(t, side)
    case 'landing-safe':
      return yes(isLandingSafe(t, test.units ?? [], test.inches ?? 0))
    case 'boat-out':
      return yes(t.units.where[unit] === RETIRED || (t.units.where[unit] === ON_TABLE && isIn(t, unit, AGROUND)))
    default:
      throw new Error(`nobody knows how to test an objective of kind '${test.kind}'`)
  }
}
