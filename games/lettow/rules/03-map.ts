import type { Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { CONGO, isOnMap, PLACES, POOL, PORTUGUESE, REGION_OF, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  ALLIED,
  BELGIAN,
  BRITISH,
  CONTINGENT_OF,
  FORT_OF,
  IS_FORT,
  IS_GARRISON,
  SIDE_OF,
  type Unit,
} from '../roster.ts'
import { checkLastUnit } from './26-victory.ts'

/** How many units of a side are in a place (3.4). */
export const unitsIn = (t: Table, side: Side, place: Space): number =>
  side === ALLIED ? t.places.allied[place] : t.places.german[place]

/** §3.4: has the side a unit there now? */
export const occupies = (t: Table, side: Side, place: Space): boolean => unitsIn(t, side, place) > 0

/** Is an enemy of the side there? */
export const hasEnemy = (t: Table, side: Side, place: Space): boolean =>
  (side === ALLIED ? t.places.german[place] : t.places.allied[place]) > 0

/** §28.1: is the space in Belgian Congo or Portuguese East Africa before they are at war? */
export const isClosed = (t: Table, place: Space): boolean => t.tracks.intervened === 0 && IS_NEUTRAL[place] === 1

/** §28.1: the spaces of Belgian Congo and Portuguese East Africa; no box is. */
export const IS_NEUTRAL = Uint8Array.from({ length: PLACES }, (_, place) => {
  const region = isOnMap(place as Space) ? REGION_OF[place as Space] : -1
  return region === CONGO || region === PORTUGUESE ? 1 : 0
})

/** §28.1: is it a unit that may not move yet? */
export const isInactive = (t: Table, unit: Unit): boolean => t.tracks.intervened === 0 && CONTINGENT_OF[unit] >= BELGIAN

/** Does the counter belong to the British Empire? */
export const isBritish = (unit: Unit): boolean => CONTINGENT_OF[unit] === BRITISH

/** Counts a unit in or out of a place. */
function count(t: Table, unit: Unit, place: Space, by: 1 | -1): void {
  const crowd = by * (1 - IS_GARRISON[unit])
  if (SIDE_OF[unit] === ALLIED) {
    t.places.allied[place] += by
    t.places.alliedCrowd[place] += crowd
    t.places.contingent[place] =
      t.places.allied[place] === 0 ? 0 : by === 1 ? CONTINGENT_OF[unit] : t.places.contingent[place]
  } else {
    t.places.german[place] += by
    t.places.germanCrowd[place] += crowd
  }
}

/** Lays a counter down where no counter has been counted yet: at set-up, and when a position is built by hand. */
export function layDown(t: Table, unit: Unit, place: Space): void {
  t.units.where[unit] = place
  if (IS_FORT[unit] === 0) count(t, unit, place, 1)
}

/** Moves a counter, and keeps the counts, the forts and the end of the match true. */
export function putAt(t: Table, unit: Unit, to: Space): void {
  const from = t.units.where[unit]
  t.units.where[unit] = to
  if (IS_FORT[unit] === 1) return
  count(t, unit, from, -1)
  count(t, unit, to, 1)
  if (!isOnMap(from)) return
  const side = SIDE_OF[unit]
  if (unitsIn(t, side, from) === 0) abandonFort(t, side, from)
  if (!isOnMap(to)) checkLastUnit(t, side)
}

/** §22.3: a fort without a friendly unit returns to its pool. */
function abandonFort(t: Table, side: Side, place: Space): void {
  const fort = FORT_OF[side] as Unit
  if (t.units.where[fort] !== place || !isOnMap(place)) return
  t.units.where[fort] = (POOL + side) as Space
  tell.fortGone(t, fort)
}

/** §2.1 + §4.6: a unit has one step; once hit it goes to its side's recruit pool. */
export function eliminate(t: Table, unit: Unit, how: typeof tell.lost = tell.lost): void {
  how(t, unit)
  t.units.left[unit] = 0
  t.units.did[unit] = 0
  putAt(t, unit, (POOL + SIDE_OF[unit]) as Space)
}
