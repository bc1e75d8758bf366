import { type Plan, type Quest, UNCOUNTED } from '@boma/counsel'
import { type Action, ALLOWED, type Direction, type Hex, neighbour, OFF_MAP, toDecide } from '@boma/kernel'
import { act } from '../actions.ts'
import { CAPE, grid, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { whyNotAttack } from '../rules/12-march/attack.ts'
import { halts } from '../rules/13-movement.ts'
import { whyNotRest } from '../rules/14-stacking.ts'
import { findRides, haltsRide, mayRide, mayRideOn } from '../rules/21.2-rail-march.ts'
import { whyNotLand } from '../rules/22-naval-transfer.ts'
import { COASTS } from '../rules/22-ports.ts'
import { liesBare } from '../rules/26-fog.ts'
import { whyNotAssault } from '../rules/31-landing.ts'
import { hasEnemy } from '../stacks.ts'
import { asked } from './asked.ts'
import { isWet } from './fight.ts'
import { townsLacked } from './standing.ts'
import { findTreks, isMixed, trekEnd, trekLeft, treksFound, trekTo } from './treks.ts'
import { findRailWays, findSeaWays, railWayTo, seaWayTo } from './ways.ts'

// Nothing that a march changes on its way changes the way itself: enemies and their zones stay where they are. So one flood
// on one table finds what trying out finds, and only attacks are tried out.

/** A march as it sets out: its table, and what a search would be about. */
interface Going {
  readonly t: Table
  readonly quest: Quest<Table>
}

/** A way that leads to where the march may end. */
interface Way {
  readonly path: readonly Hex[]
  readonly left: number
  readonly isHalted: boolean
  /** §26.0: does the enemy see that a hidden stack leaves a place? */
  readonly isSeen: boolean
}

/** A plan to end the march there. */
function planBy({ t, quest }: Going, { path, left, isHalted, isSeen }: Way, order: readonly Action[]): Plan {
  const space: number = path[path.length - 1] as Hex
  const { by } = quest.outset
  const meets = isHalted ? [space] : []
  const shows = isSeen || t.core.reveals !== quest.first.core.reveals
  const plan = { space, by, order, path, halts: isHalted, hostile: false, meets, shows, rolls: false, asks: false }
  return left === UNCOUNTED ? plan : { ...plan, left }
}

/** §14.4: may the whole force stay there? */
const mayRest = (t: Table, place: Hex): boolean => whyNotRest(t, place) === ALLOWED
/** §26.0: does the enemy see that the force leaves this place, because it was hidden there? */
const isHiddenIn = (t: Table, place: Hex): boolean => !liesBare(t, place, t.tracks.phasing)

/** §13.0: where a force on foot may end its march: a zone, a device or Cape Colony halts it, elsewhere it says so. */
function onFoot(going: Going, left: number): readonly Plan[] {
  const { t, quest } = going
  const lead = t.force.next(0)
  const found: Plan[] = []
  findTreks(t, left)
  for (let i = 0; i < treksFound(); i++) {
    const at = trekEnd(i)
    if (!mayRest(t, at)) continue
    const path = trekTo(at)
    const order = [...quest.outset.order]
    let isSeen = false
    for (let n = 1; n < path.length; n++) {
      isSeen ||= isHiddenIn(t, path[n - 1] as Hex)
      order.push(act.step(path[n] as Hex))
    }
    const isHalted = i > 0 && halts(t, lead, at)
    if (!isHalted) order.push(act.stop())
    found.push(planBy(going, { path, left: trekLeft(at), isHalted, isSeen }, order))
  }
  return found
}

/** §21.2: where a force on the railroad may end its ride; a stay where it is, too. */
function byRail(going: Going): readonly Plan[] {
  const { t, quest } = going
  const { order } = quest.outset
  const from = t.march.at
  const stay = { path: [from], left: UNCOUNTED, isHalted: false, isSeen: false }
  const found: Plan[] = mayRest(t, from) ? [planBy(going, stay, [...order, act.stop()])] : []
  if (!mayRide(t)) return found
  const rides = findRides(t)
  findRailWays(from)
  for (let i = 1; i < rides.count; i++) {
    const at = rides.places[i]
    if (!mayRest(t, at)) continue
    const way = { path: railWayTo(at), left: UNCOUNTED, isHalted: haltsRide(t, at), isSeen: isHiddenIn(t, from) }
    found.push(planBy(going, way, mayRideOn(t, at) ? [...order, act.ride(at), act.stop()] : [...order, act.ride(at)]))
  }
  return found
}

/** A way by sea, once they are found. */
const voyage = (t: Table, to: Hex): Way => ({
  ...{ path: seaWayTo(t.march.from, to), left: UNCOUNTED, isHalted: false, isSeen: isHiddenIn(t, t.march.from) },
})

/** §22.1: where a force at sea may land. */
function bySea(going: Going): readonly Plan[] {
  const { t, quest } = going
  const ashore = [...COASTS, CAPE].filter((to) => whyNotLand(t, to) === ALLOWED)
  return ashore.map((to) => planBy(going, voyage(t, to), [...quest.outset.order, act.land(to)]))
}

/** §31.0: whom it may land on, which is the end of the way itself. */
function assaults(going: Going): readonly Plan[] {
  const { t, quest } = going
  const enemies = COASTS.filter((to) => whyNotAssault(t, to) === ALLOWED)
  return enemies.map((to) => struck(going, planBy(going, voyage(t, to), quest.outset.order), to, act.assault(to)))
}

/** §15.2: for each enemy within reach of a stand, the attack out of the best one. */
function attacks(going: Going, stands: readonly Plan[]): readonly Plan[] {
  const { t } = going
  const best = new Map<Hex, Plan>()
  for (const stand of stands) {
    const at = stand.space as Hex
    for (let d = 0; isHex(at) && d < 6; d++) {
      const enemy = neighbour(grid, at, d as Direction)
      if (enemy === OFF_MAP || !hasEnemy(t, t.tracks.phasing, enemy) || whyNotAttack(t, at, enemy) !== ALLOWED) continue
      const known = best.get(enemy)
      if (known === undefined || isBetter(t, enemy, stand, known)) best.set(enemy, stand)
    }
  }
  return [...best].map(([enemy, stand]) => struck(going, stand, enemy, act.attack(enemy)))
}

/** §16.5: no river before the enemy counts for more than a shorter way, for points are worth nothing after a battle. */
function isBetter(t: Table, enemy: Hex, stand: Plan, than: Plan): boolean {
  const drier = isWet(t, than.space as Hex, enemy) - isWet(t, stand.space as Hex, enemy)
  const more = (stand.left ?? UNCOUNTED) - (than.left ?? UNCOUNTED)
  return (drier || more || than.path.length - stand.path.length) > 0
}

/** The plan of an attack, tried out: who is asked next, and what it shows. */
function struck({ t, quest }: Going, stand: Plan, enemy: Hex, attack: Action): Plan {
  const { trials, outset, first } = quest
  const order = [...stand.order, attack]
  const tried = trials.copyOf(t)
  const side = toDecide(trials.rules, t)
  const isPlayed = trials.isPlayed(tried, side, order.slice(outset.order.length))
  const shows = tried.core.reveals !== first.core.reveals
  const asks = isPlayed && toDecide(trials.rules, tried) !== side
  trials.giveBack(tried)
  return { ...stand, space: enemy, order, hostile: true, meets: [...stand.meets, enemy], shows, rolls: !isPlayed, asks }
}

/** All plans on foot; none for camels and others together (13.5), nor where nobody has a point. */
function afoot(going: Going, left: number): readonly Plan[] | undefined {
  if (isMixed(going.t) || left === 0) return undefined
  const stands = onFoot(going, left)
  return [...elsewhere(going, stands), ...attacks(going, stands)]
}

function afloat(going: Going): readonly Plan[] {
  findSeaWays(going.t.march.from)
  const stands = bySea(going)
  return [...elsewhere(going, stands), ...assaults(going), ...attacks(going, stands)]
}

/** Who stays where they set out has no plan, unless to attack from there. */
const elsewhere = ({ quest }: Going, stands: readonly Plan[]): readonly Plan[] =>
  stands.filter(({ space }) => space !== quest.leaving.space)

/** All plans by one outset, unless they are to lead by some place, or may win the match on their way. */
export function shortcut(t: Table, left: number, quest: Quest<Table>): readonly Plan[] | undefined {
  // §5.2: whoever takes the last town has won, and marches no farther
  if ((quest.leaving.via ?? []).length > 0 || townsLacked(t, t.tracks.phasing) < 2) return undefined
  const going = { t, quest }
  switch (asked(t)) {
    case 'step':
      return afoot(going, left)
    case 'ride': {
      const stands = byRail(going)
      return [...elsewhere(going, stands), ...attacks(going, stands)]
    }
    case 'sail':
      return afloat(going)
    default:
      return undefined
  }
}
