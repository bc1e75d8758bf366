import { type Areas, HIDES } from '../board/ground.ts'
import { STEP_X, STEP_Y, sixteenths, WAYS } from '../board.ts'
import { FACINGS } from '../data/facings.ts'
import type { Point, Suggested } from '../data/kind.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { headOf, NO_UNIT, sideOf, type Unit } from '../roster.ts'
import { isUnit, tailOf } from './09-units.ts'
import { ground } from './10-ground.ts'
import { nextHidden } from './13-finding.ts'
import { freePlace } from './17.6-free-place.ts'
import { isFree } from './17.10-lists.ts'
import { ARMIES, perSlot, slotOf } from './17-forces.ts'
import { canPlace } from './17-placing.ts'
import { zoneOf } from './17-zones.ts'

/** The way to face that data call so. */
export const facingNamed = (name: string | undefined): number => FACING_NUMBERS[name ?? ''] ?? 0
const FACING_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(FACINGS.map(({ name }, way) => [name, way]))

/** §17.7: what the ready set-up says of a unit. */
export const suggestionFor = (t: Table, u: Unit): Suggested | undefined =>
  isFree(t) ? freePlace(t, u) : readyPlace(t, u)
const readyPlace = perSlot(({ suggested }, { id }, side) => suggested[ARMIES[side]].find(({ unit }) => unit === id))

/** Half an inch to each of eight sides. */
export const DX = [0, 8, 0, -8, 8, 8, -8, -8]
export const DY = [8, 0, -8, 0, 8, -8, -8, 8]

/** The place that `hasSample` found last. */
export const sample = { x: 0, y: 0, facing: 0, width: 1 }

/** §17.7: a place that the unit could have: the ready one, one near it, or the first that is free in its ground; false when there is none. */
export function hasSample(t: Table, u: Unit, isHidden: boolean): boolean {
  const ready = suggestionFor(t, u)
  sample.facing = facingNamed(ready?.facing)
  sample.width = Math.min(ready?.width ?? 1, t.units.count[u])
  if (isHidden && !isUnit(t, u)) return hasSpotByHidden(t, u)
  return (ready !== undefined && isNearReady(t, u, isHidden, ready)) || isInGround(t, u, isHidden)
}

function isSpot(t: Table, u: Unit, isHidden: boolean, x: number, y: number): boolean {
  sample.x = Math.max(0, x)
  sample.y = Math.max(0, y)
  return canPlace(t, u, isHidden, sample.x, sample.y, sample.facing, sample.width)
}

/** Where the ready set-up has the unit, in inches; of a group each man has his place. */
export const readyAt = (t: Table, u: Unit, { each, anchor }: Suggested): Point =>
  each?.[slotOf(t, u)?.man ?? 0] ?? anchor ?? [0, 0]

function isNearReady(t: Table, u: Unit, isHidden: boolean, ready: Suggested): boolean {
  const [ax, ay] = readyAt(t, u, ready)
  for (let i = 0; i < AWAY.length; i++)
    // There all ways are one
    for (let way = 0; way < (AWAY[i] === 0 ? 1 : DX.length); way++)
      if (isSpot(t, u, isHidden, sixteenths(ax) + AWAY[i] * DX[way], sixteenths(ay) + AWAY[i] * DY[way])) return true
  return false
}
/** How many half inches from the ready place others are tried. */
const AWAY = [0, 2, 6]

/** Quarters of an area, along and across, at which places are looked for first: its middle, then about it. */
const ALONG = [2, 1, 3, 2, 2, 1, 3, 1, 3]
const ACROSS = [2, 2, 2, 1, 3, 1, 3, 3, 1]
function isAmid(t: Table, u: Unit, isHidden: boolean, { x0, y0, x1, y1 }: Areas, i: number): boolean {
  for (let n = 0; n < ALONG.length; n++) {
    const x = x0[i] + (((x1[i] - x0[i]) * ALONG[n]) >> 2)
    if (isSpot(t, u, isHidden, x, y0[i] + (((y1[i] - y0[i]) * ACROSS[n]) >> 2))) return true
  }
  return false
}

/** Looks about the middle of the ground that hides, or of the zone, then through it inch by inch; as wide as is ready, or in file. */
function isInGround(t: Table, u: Unit, isHidden: boolean): boolean {
  const areas = isHidden ? ground(t).areas : zoneOf(t, u)?.areas
  if (areas === undefined) return false
  for (let i = 0; i < areas.count; i++)
    if ((!isHidden || HIDES[areas.kind[i]] === 1) && isAmid(t, u, isHidden, areas, i)) return true
  for (const width of [sample.width, 1]) {
    sample.width = width
    for (let i = 0; i < areas.count; i++)
      if ((!isHidden || HIDES[areas.kind[i]] === 1) && isInArea(t, u, isHidden, areas, i)) return true
  }
  return false
}
function isInArea(t: Table, u: Unit, isHidden: boolean, { x0, y0, x1, y1 }: Areas, i: number): boolean {
  for (let y = y0[i]; y <= y1[i]; y += PARTS)
    for (let x = x0[i]; x <= x1[i]; x += PARTS) if (isSpot(t, u, isHidden, x, y)) return true
  return false
}

/** §13.1, §9.8: a place for one who goes with a unit in ambush: beside one of its figures, or behind. */
function hasSpotByHidden(t: Table, u: Unit): boolean {
  const side = sideOf(u)
  for (let v = nextHidden(t, side); v !== NO_UNIT; v = nextHidden(t, side, v))
    for (let f = headOf(v), end = tailOf(t, v); f !== end; f++)
      for (let way = 0; way < WAYS; way++)
        if (isSpot(t, u, true, t.figures.x[f] + STEP_X[way], t.figures.y[f] + STEP_Y[way])) return true
  return false
}
