import {
  AGAIN,
  ALLOWED,
  FAR,
  type Hex,
  makeWays,
  NOWHERE,
  onward,
  type Refusal,
  setOut,
  step,
  type Ways,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { NO_UNIT } from '../roster.ts'
import { DEVICE, hasEnemy } from '../stacks.ts'
import { inEzoc } from './11-zones.ts'
import { drop, stop } from './12-march/drop.ts'
import { isHeld, moveForce, RAIL, whyNotForm } from './12-march/force.ts'
import { whyNotRest, whyNotStay } from './14-stacking.ts'
import { hasRail, isWorking, railNet, railSides } from './21-railroads.ts'
import { whyNotTerritory } from './29-angola.ts'

/** May a rail march start in the hex? */
export function whyNotBoard(t: Table, from: Hex): Refusal {
  // §21.2: the force starts in a railroad hex
  if (!hasRail(t, from)) return refuse.noRailroad(from)
  // §21.3: and not in one with a break
  if (!isWorking(t, from)) return refuse.noLine(from)
  return whyNotForm(t, RAIL, from)
}

const hasDevice = (t: Table, hex: Hex): boolean => (t.places.marks[hex] & DEVICE) !== 0

/** What a search may leave out of account, to find out what it is that is in the way. */
const BETWEEN_ZONES = 1
const ZONES = 2
const DEVICES = 4
const ENEMIES = 8

/** §11.4 / §25.3.1: must the force, as it is, halt in the hex? */
export const haltsRide = (t: Table, hex: Hex, despite = 0): boolean =>
  ((despite & DEVICES) === 0 && hasDevice(t, hex)) || ((despite & ZONES) === 0 && isHeld(t, hex))

/** The hexes that the force can ride to, after the one it is in. */
const rides = makeWays(railNet)

/**
 * §21.2: floods the working lines from where the force is; `despite` says what is left out of account. The next flood
 * replaces what it found.
 */
export function findRides(t: Table, despite = 0): Ways<Hex> {
  const { firsts, ends } = railNet
  const { spent } = rides
  setOut(rides, t.march.at)
  for (let at = onward(rides); at !== NOWHERE; at = onward(rides)) {
    // Where a march begins nothing halts it.
    if ((at !== t.march.at || t.march.steps > 0) && haltsRide(t, at, despite)) continue
    let sides = railSides(t, at)
    const points = spent[at] + 1
    const end = firsts[at + 1]
    for (let link = firsts[at]; link < end; link++, sides >>= 1) {
      const to = ends[link]
      if (sides & 1 && spent[to] > points && canRideInto(t, despite, at, to)) step(rides, to, link, points)
    }
  }
  return rides
}

/** May the force follow its line into the next hex? */
function canRideInto(t: Table, despite: number, from: Hex, to: Hex): boolean {
  // §21.3 + §14.6: no break and no enemy on the way
  if (!isWorking(t, to) || ((despite & ENEMIES) === 0 && hasEnemy(t, t.tracks.phasing, to))) return false
  // §29.3: lines that have been laid lead Portuguese no farther than they may go
  if (whyNotTerritory(t, t.force.next(0), to) !== ALLOWED) return false
  // §21.5 + §11.8: never from one enemy zone straight into another (W43)
  return (despite & (ZONES | BETWEEN_ZONES)) !== 0 || !isHeld(t, to) || !isHeld(t, from)
}

function canRideTo(t: Table, to: Hex, despite = 0): boolean {
  findRides(t, despite)
  return to !== t.march.at && rides.spent[to] !== FAR
}

/** Does a way lead there that the force may ride? If not, what is in it: the first thing without which one would. */
function whyNotWay(t: Table, to: Hex): Refusal {
  if (canRideTo(t, to)) return ALLOWED
  // §11.8: from one enemy zone straight into another
  if (canRideTo(t, to, BETWEEN_ZONES)) return refuse.zoneToZone(to)
  // §11.4: an enemy zone halts whoever enters it, by rail too (21.5, W43)
  if (canRideTo(t, to, BETWEEN_ZONES | ZONES)) return refuse.zoneOnLine(to)
  // §25.3.1: and so does a device (W51)
  if (canRideTo(t, to, BETWEEN_ZONES | ZONES | DEVICES)) return refuse.deviceOnLine(to)
  // §14.6: through the enemy nobody rides; §21.3: nor where no working line leads
  return canRideTo(t, to, BETWEEN_ZONES | ZONES | DEVICES | ENEMIES) ? refuse.enemyBefore(to) : refuse.noLine(to)
}

/** May the force, or a part of it, stay in a hex that it can ride to? */
function whyNotAlight(t: Table, hex: Hex): Refusal {
  const crowd = whyNotRest(t, hex)
  if (crowd === ALLOWED || haltsRide(t, hex) || t.force.size === 1) return crowd
  // §13.1 + §14.4: in a hex that cannot hold all, some may be dropped; the rest ride on, if only back (W176)
  return whyNotStay(t, t.force.next(0), hex, 1)
}

/** §21.2: one ride is the whole movement; only who drops units off on the way rides on (W56). */
export const mayRide = (t: Table): boolean => t.march.steps === 0 || t.march.picked !== NO_UNIT

function whyNotRide(t: Table, to: Hex): Refusal {
  if (!mayRide(t)) return refuse.rodeAlready()
  if (!hasRail(t, to)) return refuse.noRailroad(to)
  // §29.3: Portuguese stay on their ground
  const into = whyNotTerritory(t, t.force.next(0), to)
  if (into !== ALLOWED) return into
  // §14.6: enemies block the line
  if (hasEnemy(t, t.tracks.phasing, to)) return refuse.enemyOnLine(to)
  return whyNotWay(t, to) || whyNotAlight(t, to)
}

/** §11.4, §25.3.1: a zone or a device ends the ride, except that a train may ride on out of a zone (33.4, W174). */
export const mayRideOn = (t: Table, hex: Hex): boolean =>
  !hasDevice(t, hex) && (has(t, 'trains') || !inEzoc(t, t.tracks.phasing, hex))

/** §21.2: where a force on the railroad goes. */
export const ride = question({
  name: 'ride',
  rule: '21.2',
  when: (t) => t.march.mode === RAIL && (t.march.steps === 0 || mayRideOn(t, t.march.at)),
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.ride,
      exact: true,
      among(t, out) {
        if (!mayRide(t)) return
        findRides(t)
        for (let i = 1; i < rides.count; i++) {
          const to = rides.places[i]
          if (whyNotAlight(t, to) === ALLOWED) out.add(act.ride(to))
        }
      },
      whyNot: (t, a) => whyNotRide(t, act.ride.hex(a)),
      take(t, a) {
        tell.rode(t, t.march.at, act.ride.hex(a))
        moveForce(t, act.ride.hex(a))
        return AGAIN
      },
    }),
    drop,
    stop,
  ],
})
