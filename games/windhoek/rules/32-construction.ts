import { AGAIN, ALLOWED, call, type Hex, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { ROUTES } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, ENGINEERS, NO_UNIT, type Unit } from '../roster.ts'
import { allowance, firstIn, nextIn } from '../stacks.ts'
import { moveTogether } from './04-control.ts'
import { PRICES, pay, whyNotPay } from './09-action-points.ts'
import { inEzoc, liftRailZones, refreshZone } from './11-zones.ts'
import { BRIDGED, halts, stepCost, whyNotCross } from './13-movement.ts'
import { whyNotStay } from './14-stacking.ts'
import { builtOf, routeAt, routePlace } from './21-railroads.ts'
import { isSapper, showEngineer } from './24-engineers.ts'

const COST = PRICES.lay

/** §32.1: where along its line the railhead is: at the start until the first hex is built (W104). */
const railhead = (t: Table, route: number): number => Math.max(0, builtOf(t, route) - 1)

/** Can an engineer go one hex along the line, and lay track into it? */
function whyNotLayInto(t: Table, unit: Unit, from: Hex, to: Hex): Refusal {
  // §32.2: the engineer obeys the rules of movement
  const crossing = whyNotCross(t, unit, from, to)
  if (crossing !== ALLOWED) return crossing
  // §32.2: no track into an enemy zone (W105)
  return inEzoc(t, ALLIED, to) ? refuse.zoneOnRoute(to) : ALLOWED
}

/** Can engineers at the railhead lay so many hexes at once, this one among them? */
function whyNotLayFar(t: Table, unit: Unit, hexes: number): Refusal {
  const line = ROUTES[routeAt(t.units.where[unit])]
  const start = routePlace(t.units.where[unit])
  let spent = 0
  for (let i = start + 1; i <= start + hexes; i++) {
    // §32.1: the line ends at its last hex
    if (i >= line.length) return hexes === 1 ? refuse.notAtRailhead(unit) : refuse.lineTooShort(unit)
    const laid = whyNotLayInto(t, unit, line[i - 1], line[i])
    if (laid !== ALLOWED) return laid
    // §32.2 + §13.2: beyond the first hex the points must suffice, and nothing may halt the engineers (W164)
    spent += stepCost(t, BRIDGED, line[i - 1], line[i])
    if (i === start + 1) continue
    if (spent > allowance(t, unit)) return refuse.tooDear(line[i], spent, allowance(t, unit))
    if (halts(t, unit, line[i - 1])) return refuse.deviceOnRoute(line[i - 1])
  }
  return whyNotStay(t, unit, line[start + hexes], hexes)
}

/** May this engineer lay track? */
function whyNotLay(t: Table, unit: Unit): Refusal {
  // §32.0: an option
  if (!has(t, 'railroads')) return refuse.noConstruction()
  // §32.1: an Allied engineer at the end of a line that is not complete; no hex is skipped (32.2)
  const hex = t.units.where[unit]
  const route = routeAt(hex)
  if (t.tracks.phasing !== ALLIED || !isSapper(t, unit) || route < 0 || routePlace(hex) !== railhead(t, route))
    return refuse.notAtRailhead(unit)
  return whyNotPay(t, ALLIED, COST) || whyNotLayFar(t, unit, 1)
}

/** May another engineer go along, for a point and a hex more? */
function whyNotGoAlong(t: Table, unit: Unit): Refusal {
  // §32.2: engineers in the same hex
  if (!isSapper(t, unit) || t.units.where[unit] !== t.march.from || unit <= t.march.picked)
    return refuse.notWithForce(unit)
  const cost = whyNotPay(t, ALLIED, COST)
  if (cost !== ALLOWED) return cost
  const hexes = t.force.size + 1
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    const far = whyNotLayFar(t, u, hexes)
    if (far !== ALLOWED) return far
  }
  return whyNotLayFar(t, unit, hexes)
}

function goAlong(t: Table, unit: Unit): void {
  pay(t, ALLIED, COST)
  t.force.add(unit)
  t.march.picked = unit
}

/** §32.2: as many engineers as there are in the hex may go together, and lay as many hexes. */
const gang = question({
  name: 'gang',
  rule: '32.2',
  who: () => ALLIED,
  choices: [
    choice({
      action: act.join,
      among(t, out) {
        for (let u = firstIn(t, t.march.from); u >= 0; u = nextIn(t, u)) out.add(act.join(u))
      },
      whyNot: (t, a) => whyNotGoAlong(t, act.join.unit(a)),
      take(t, a) {
        goAlong(t, act.join.unit(a))
        return AGAIN
      },
    }),
    choice({ action: act.go, main: true, take: () => NEXT }),
  ],
})

/** §32.1: the line grows by a hex. */
function layTrack(t: Table, route: number, from: Hex, to: Hex): void {
  liftRailZones(t, from)
  liftRailZones(t, to)
  const built = routePlace(to) + 1
  if (route === 0) t.tracks.route0 = built
  else if (route === 1) t.tracks.route1 = built
  else t.tracks.route2 = built
  refreshZone(t, from)
  refreshZone(t, to)
  tell.trackLaid(t, from, to, t.ap.points[ALLIED])
}

/** §32.1: the engineers go along the line, a hex for each of them, and leave track behind. */
const layAll = automatic('32.1', (t) => {
  const route = routeAt(t.march.from)
  const start = routePlace(t.march.from)
  const hexes = t.force.size
  for (let i = start; i < start + hexes; i++) layTrack(t, route, ROUTES[route][i], ROUTES[route][i + 1])
  moveTogether(t, t.force, ROUTES[route][start + hexes])
  t.force.clear()
  t.march.from = 0 as Hex
  t.march.picked = NO_UNIT
})

/** §32.1: railroad construction. */
export const laying = procedure('laying', '32.1', [gang, layAll])

/** §32.1: an engineer at the railhead begins to lay track. */
export const lay = choice({
  action: act.lay,
  among(t, out) {
    if (!has(t, 'railroads') || t.tracks.phasing !== ALLIED) return
    for (const unit of ENGINEERS[ALLIED]) out.add(act.lay(unit))
  },
  whyNot: (t, a) => whyNotLay(t, act.lay.unit(a)),
  take(t, a) {
    t.march.from = t.units.where[act.lay.unit(a)]
    showEngineer(t, act.lay.unit(a))
    goAlong(t, act.lay.unit(a))
    call(t, laying)
    return AGAIN
  },
})
