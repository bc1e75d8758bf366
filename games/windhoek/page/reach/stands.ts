import { type Action, ALLOWED, type Hex, wayTo } from '@boma/kernel'
import { leadsBy } from '@boma/showing'
import { act } from '../../actions.ts'
import { CAPE } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { halts } from '../../rules/13-movement.ts'
import { whyNotRest } from '../../rules/14-stacking.ts'
import { findRides, haltsRide, mayRide, mayRideOn } from '../../rules/21.2-rail-march.ts'
import { whyNotLand } from '../../rules/22-naval-transfer.ts'
import { COASTS } from '../../rules/22-ports.ts'
import { whyNotAssault } from '../../rules/31-landing.ts'
import { findSeaWays, seaWayTo } from '../ways.ts'
import { findTreks, trekTo } from './trek.ts'

/** Where a march may end. */
export interface Stand {
  readonly space: Hex
  /** What is ordered from where the force is until its march has ended there. */
  readonly order: readonly Action[]
  readonly path: readonly Hex[]
  /** Half movement points left; -1 where none are counted. */
  readonly left: number
  readonly halts: boolean
  /** The attack that is the end of the way itself (31.0). */
  readonly assault?: Action
}

/** In place of points where none are counted. */
export const UNCOUNTED = -1

/** §14.4: may the whole force stay there? */
const mayRest = (t: Table, place: Hex): boolean => whyNotRest(t, place) === ALLOWED

/** §13.0: where a force on foot may end its march: a zone, a device or Cape Colony halts it, elsewhere it says so. */
export function onFoot(t: Table, via: readonly Hex[]): readonly Stand[] {
  const lead = t.force.next(0)
  const places = findTreks(t, via).filter((place) => mayRest(t, place))
  return places.map((space) => {
    const { path, left } = trekTo(space)
    const isHalted = path.length > 1 && halts(t, lead, space)
    const steps = path.slice(1).map((hex) => act.step(hex))
    return { space, order: isHalted ? steps : [...steps, act.stop()], path, left, halts: isHalted }
  })
}

/** §21.2: where a force on the railroad may end its ride; a stay where it is, too. */
export function byRail(t: Table, via: readonly Hex[]): readonly Stand[] {
  const { at } = t.march
  const stays: Stand[] = []
  if (via.length === 0 && mayRest(t, at))
    stays.push({ space: at, order: [act.stop()], path: [at], left: UNCOUNTED, halts: false })
  return mayRide(t) ? [...stays, ...rides(t).filter(({ path }) => leadsBy(path, via))] : stays
}

function rides(t: Table): readonly Stand[] {
  const ways = findRides(t)
  const found: Stand[] = []
  for (let i = 1; i < ways.count; i++) {
    const space = ways.places[i]
    if (!mayRest(t, space)) continue
    const path: Hex[] = []
    wayTo(ways, space, path)
    const order = mayRideOn(t, space) ? [act.ride(space), act.stop()] : [act.ride(space)]
    found.push({ space, order, path, left: UNCOUNTED, halts: haltsRide(t, space) })
  }
  return found
}

/** §22.1 + §31.0: where a force at sea may land, and whom it may land on; ships come by no other place. */
export function bySea(t: Table, via: readonly Hex[]): readonly Stand[] {
  if (via.length > 0) return []
  const { from } = t.march
  findSeaWays(from)
  const ashore = (space: Hex) => ({ space, path: seaWayTo(from, space), left: UNCOUNTED, halts: false })
  const landings = [...COASTS, CAPE].filter((space) => whyNotLand(t, space) === ALLOWED)
  const assaults = COASTS.filter((space) => whyNotAssault(t, space) === ALLOWED)
  return [
    ...landings.map((space) => ({ ...ashore(space), order: [act.land(space)] })),
    ...assaults.map((space) => ({ ...ashore(space), order: [], assault: act.assault(space) })),
  ]
}
