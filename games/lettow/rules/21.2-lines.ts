import {
  BARRED,
  flood,
  makeWays,
  NOWHERE,
  netOf,
  type Passage,
  passage,
  type Side,
  UNLIMITED,
  type Ways,
  wayTo,
} from '@boma/kernel'
import { BY_RAIL, NEXT_TO, type Space } from '../board.ts'
import { SUPPLY_RANGE } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { carriesSupply, isSource } from './21-supply.ts'

/** The way of supply, from its source to the unit; it comes through `open` of its spaces before the first that it ends in. */
export interface Line {
  readonly way: readonly Space[]
  readonly open: number
  /** Does it end because the source is too far, and not because it is cut? */
  readonly isTooFar: boolean
}

const ends = (t: Table, side: number, place: Space): boolean => isSource(t, side as Side, place)

/** §21.2: how supply comes. */
const open = passage<Table, Space>({
  cost: (t, side, _from, _way, to) => (carriesSupply(t, side as Side, to) ? 1 : BARRED),
  ends,
})

/** What a step counts when cuts are passed over: of two ways as long as each other the one with fewer cuts is nearer. */
const STEP = 50
const broken = passage<Table, Space>({
  cost: (t, side, _from, _way, to) => (carriesSupply(t, side as Side, to) ? STEP : STEP + 1),
  ends,
})

const byTrail = makeWays(netOf(NEXT_TO))
const byRail = makeWays(netOf(BY_RAIL))

/** §30.2: the line by which supply comes to a unit on the map, or would come; undefined where there is no source at all. */
export function lineTo(t: Table, unit: Unit): Line | undefined {
  const whole = wayAlong(t, byTrail, open, unit, SUPPLY_RANGE) ?? wayAlong(t, byRail, open, unit)
  if (whole !== undefined) return { way: whole, open: whole.length, isTooFar: false }
  const trail = wayAlong(t, byTrail, broken, unit)
  if (trail === undefined) return undefined
  const rail = wayAlong(t, byRail, broken, unit)
  // A railway is a trail, too, and on it no source is too far.
  return rail?.length === trail.length ? brokenAt(t, unit, rail) : brokenAt(t, unit, trail, SUPPLY_RANGE)
}

/** The way from the nearest source to the unit. */
function wayAlong(
  t: Table,
  ways: Ways<Space>,
  by: Passage<Table, Space>,
  unit: Unit,
  range?: number,
): readonly Space[] | undefined {
  const source = flood(ways, by, t, SIDE_OF[unit], t.units.where[unit], range)
  if (source === NOWHERE) return undefined
  const back: Space[] = []
  wayTo(ways, source, back)
  return back.toReversed()
}

/** Where a way ends that brings no supply: at the first space that is cut, or at the last within range. */
function brokenAt(t: Table, unit: Unit, way: readonly Space[], range: number = UNLIMITED): Line {
  const cut = way.findIndex((place) => !carriesSupply(t, SIDE_OF[unit], place))
  const isTooFar = cut === -1 || cut > range || cut === way.length - 1
  return { way, open: isTooFar ? range : cut, isTooFar }
}
