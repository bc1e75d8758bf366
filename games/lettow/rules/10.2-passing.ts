import { ALLOWED, isBelow } from '@boma/kernel'
import { NEXT_TO, SPACES, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { hasEnemy, isClosed } from './03-map.ts'
import { isRidden, leaveTrain, RAIL_NET, rideAlong } from './10.6-rail.ts'
import { whyNotStack } from './11-stacking.ts'

/** A part of a move that costs one point: along a trail, or any distance by rail (10.2, 10.6). */
export interface Leg {
  readonly to: Space
  readonly byRail: boolean
}

/** How many points it takes to each space, 0 where no way leads; the space before it on that way, and how it was left. */
const steps = new Uint8Array(SPACES)
const before = new Uint8Array(SPACES)
const byRail = new Uint8Array(SPACES)
const waiting = new Uint8Array(SPACES)
/** The spaces to which a way was found. */
const found = new Uint8Array(SPACES)
let finds = 0

/**
 * §29.0, §11.0: units may not end a phase where they may not stay, but they may pass, by trail and by rail, as far as
 * their points go. Finds every space to which a unit comes that way, for two points or more. It stops at an enemy (10.3).
 * Asked after `leaveTrain`.
 */
export function findPassages(t: Table, unit: Unit): void {
  const from = t.units.where[unit]
  while (finds > 0) steps[found[--finds]] = 0
  waiting[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = waiting[head] as Space
    if (steps[here] === t.units.left[unit]) continue
    const near = NEXT_TO[here] as readonly Space[]
    for (let i = 0; i < near.length; i++) tail = comeTo(t, unit, near[i], here, 0, tail)
    const net = RAIL_NET[here] as readonly Space[]
    if (net.length > 0) rideAlong(t, SIDE_OF[unit], here)
    for (let i = 0; i < net.length; i++) if (isRidden(net[i]) === 1) tail = comeTo(t, unit, net[i], here, 1, tail)
  }
}

/** Notes a way to a space, and that it goes on there if the unit may pass it; says how many now wait. */
function comeTo(t: Table, unit: Unit, to: Space, here: Space, rail: 0 | 1, tail: number): number {
  if (to === t.units.where[unit] || steps[to] > 0 || isClosed(t, to)) return tail
  steps[to] = steps[here] + 1
  found[finds++] = to
  before[to] = here
  byRail[to] = rail
  if (!isPassed(t, unit, to)) return tail
  waiting[tail] = to
  return tail + 1
}

/** Is it a space where the unit may not stay, but which it may pass? */
const isPassed = (t: Table, unit: Unit, place: Space): boolean =>
  whyNotStack(t, unit, place) !== ALLOWED && !hasEnemy(t, SIDE_OF[unit], place)

/** Does a way found by `findPassages` lead there, through others? 1 when it does. */
export const isBeyond = (place: Space): number => isBelow(1, steps[place])

/** The legs of a move through others to a space; none when there is no such way. */
export function passage(t: Table, unit: Unit, to: Space): readonly Leg[] {
  leaveTrain()
  findPassages(t, unit)
  const way: Leg[] = []
  if (isBeyond(to) === 1)
    for (let s = to; s !== t.units.where[unit]; s = before[s] as Space) way.unshift({ to: s, byRail: byRail[s] === 1 })
  return way
}
