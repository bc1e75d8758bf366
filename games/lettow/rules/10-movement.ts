import { AGAIN, ALLOWED, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import {
  BEA,
  IS_OCEAN_PORT,
  isOnMap,
  LAKE_OF,
  NEXT_TO,
  OCEAN_BOX,
  PLACES,
  REGION_OF,
  SPACES,
  type Space,
} from '../board.ts'
import { CARD_NUMBERS, CARDS } from '../data/cards.ts'
import { UNIT_TYPES } from '../data/counters.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { afterLast, type Card, card, firstOf, GERMAN, IS_GARRISON, SIDE_OF, TYPE_OF, type Unit } from '../roster.ts'
import { isClosed, isInactive, occupies, putAt } from './03-map.ts'
import { tearUp, tearUpLine } from './05-raid.ts'
import { type Leg, passage } from './10.2-passing.ts'
import { canRide, whyNoTrain } from './10.6-rail.ts'
import { glanceAtVoyages, listMarches, listVoyages } from './10-listing.ts'
import { LANDED, MOVED, whyNotEmbark, whyNotMarch } from './10-stirring.ts'
import { whyNotStack } from './11-stacking.ts'

const LETTOW = card('G2')
const RAID = card('G5')
const LIGHT = UNIT_TYPES.indexOf('light')
const REGULAR = UNIT_TYPES.indexOf('regular')

/** §10.1: the card's points for a unit's kind; the armored car moves as mounted infantry (24.3). */
function pointsFor(t: Table, unit: Unit, turned: Card): number {
  const data = CARDS[turned]
  // §4.5: garrisons never move
  if (data === undefined || IS_GARRISON[unit] === 1) return 0
  const { points, moves } = data
  const inStack = t.units.where[unit] === t.tracks.stack
  // §10.9: 'one stack' moves nobody else
  if (moves === 'stack' && !inStack) return 0
  if (turned === LETTOW && inStack) return CARD_NUMBERS.lettowStack
  if (turned === RAID && NEAR_BEA[t.units.where[unit]] === 1) return CARD_NUMBERS.raid.points
  if (TYPE_OF[unit] === LIGHT) return points.light
  // §24.3 + §4.4: the armored car as mounted infantry
  return TYPE_OF[unit] === REGULAR ? points.regular : points.mounted
}

/** Card G5: 1 for each place within so many spaces of British East Africa, itself included. */
const NEAR_BEA: Uint8Array = (() => {
  let near = Uint8Array.from({ length: PLACES }, (_, s) => (s < SPACES && REGION_OF[s as Space] === BEA ? 1 : 0))
  for (let i = 0; i < CARD_NUMBERS.raid.within; i++)
    near = near.map((is, s) => (is === 1 || (NEXT_TO[s] ?? []).some((next) => near[next] === 1) ? 1 : 0))
  return near
})()

/** Does the card single out one stack (10.9)? */
const picksStack = (t: Table): boolean => CARDS[t.tracks.card]?.moves === 'stack' || t.tracks.card === LETTOW

/** May this be the stack that the card moves? */
function whyNotLead(t: Table, place: Space): Refusal {
  const side = t.tracks.phasing
  if (place <= OCEAN_BOX && occupies(t, side, place))
    for (let u = firstOf(side); u < afterLast(side); u++)
      if (t.units.where[u] === place && IS_GARRISON[u] === 0 && !isInactive(t, u)) return ALLOWED
  // §2.2 + §10.9: a stack is the units in one space or box
  return refuse.noStackThere(place)
}

const hasStack = (t: Table): boolean => {
  for (let s = 0 as Space; s <= OCEAN_BOX; s++) if (whyNotLead(t, s) === ALLOWED) return true
  return false
}

const chooseStack = question({
  name: 'lead',
  rule: '10.9',
  when: (t) => picksStack(t) && hasStack(t),
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.lead,
      among(_t, out) {
        for (let s = 0 as Space; s <= OCEAN_BOX; s++) out.add(act.lead(s))
      },
      whyNot: (t, a) => whyNotLead(t, act.lead.space(a)),
      take(t, a) {
        t.tracks.stack = act.lead.space(a)
        tell.led(t, t.tracks.stack)
        return NEXT
      },
    }),
  ],
})

const dealPoints = automatic('10.1', (t) => {
  const side = t.tracks.phasing
  for (let u = firstOf(side); u < afterLast(side); u++) {
    t.units.did[u] = 0
    t.units.left[u] = isInactive(t, u) ? 0 : pointsFor(t, u, t.tracks.card)
  }
})

/** May the unit march or ride to that place? */
export function whyNotMove(t: Table, unit: Unit, to: Space): Refusal {
  const march = whyNotMarch(t, unit)
  if (march !== ALLOWED) return march
  if (!isOnMap(to)) return refuse.notOnMap(unit)
  // §28.1 + §10.5: neutral countries are closed
  if (isClosed(t, to)) return refuse.closed(to)
  // §10.2, §10.6: one point takes it along one trail, or any way by rail; §11.0, §29.0: more take it through others
  if (isOnePoint(t, unit, to) || passage(t, unit, to).length > 0) return whyNotStack(t, unit, to)
  const train = whyNoTrain(t, SIDE_OF[unit], t.units.where[unit], to)
  return train === ALLOWED ? refuse.tooFar(unit, to) : train
}

/** §10.2, §10.6: does one point take the unit there, by trail or by rail? */
const isOnePoint = (t: Table, unit: Unit, to: Space): boolean =>
  isNextTo(t.units.where[unit], to) || canRide(t, SIDE_OF[unit], t.units.where[unit], to)

const isNextTo = (from: Space, to: Space): boolean => (NEXT_TO[from] as readonly Space[]).includes(to)

/** Moves the unit by land. */
export function move(t: Table, unit: Unit, to: Space): void {
  const start = t.units.where[unit]
  const way = wayTo(t, unit, to)
  let from = start
  for (const leg of way) {
    if (leg.byRail) tell.rode(t, unit, from, leg.to)
    else tell.moved(t, unit, from, leg.to)
    from = leg.to
  }
  // §29.0: whoever passes through others is never there with them
  t.units.left[unit] -= way.length
  t.units.did[unit] |= MOVED
  putAt(t, unit, to)
  from = start
  for (const leg of way) {
    if (leg.byRail) tearUpLine(t, unit, from, leg.to)
    else tearUp(t, unit, leg.to)
    from = leg.to
  }
}

/** The legs of a move to a space that the unit may move to, a point for each: one, or more through others (29.0). */
export function wayTo(t: Table, unit: Unit, to: Space): readonly Leg[] {
  const from = t.units.where[unit]
  if (isNextTo(from, to)) return BY_TRAIL[to]
  return canRide(t, SIDE_OF[unit], from, to) ? BY_TRAIN[to] : passage(t, unit, to)
}

/** The ways of one leg to each space, made once, because most moves have no more. */
const oneLeg = (byRail: boolean): readonly (readonly Leg[])[] =>
  Array.from({ length: SPACES }, (_, to) => [{ to: to as Space, byRail }])
const BY_TRAIL = oneLeg(false)
const BY_TRAIN = oneLeg(true)

/** May the unit cross water to that place? */
export function whyNotSail(t: Table, unit: Unit, to: Space): Refusal {
  const embark = whyNotEmbark(t, unit)
  if (embark !== ALLOWED) return embark
  const way = whyNoWater(t, unit, t.units.where[unit], to)
  if (way !== ALLOWED) return way
  return isClosed(t, to) ? refuse.closed(to) : whyNotStack(t, unit, to)
}

/** §28.2: from a lake port to another of that lake; the Allies from an ocean port or the box to an ocean port. */
function whyNoWater(t: Table, unit: Unit, from: Space, to: Space): Refusal {
  const side = SIDE_OF[unit]
  if (!isOnMap(to) || to === from) return refuse.notByWater(unit, to)
  if (isOnMap(from) && LAKE_OF[from] !== 0 && LAKE_OF[from] === LAKE_OF[to])
    return side === GERMAN && t.tracks.lakesShut === 1 ? refuse.lakesShut(unit) : ALLOWED
  const fromOcean = from === OCEAN_BOX || (isOnMap(from) && IS_OCEAN_PORT[from] === 1)
  if (!fromOcean || IS_OCEAN_PORT[to] === 0) return refuse.notByWater(unit, to)
  if (side === GERMAN) return refuse.germanOcean(unit)
  return t.tracks.oceanShut === 1 ? refuse.oceanShut(unit) : ALLOWED
}

/** §28.2: does a voyage lead over the ocean? No port is on a lake as well. */
const isLanding = (from: Space, to: Space): boolean =>
  IS_OCEAN_PORT[to] === 1 && (from === OCEAN_BOX || IS_OCEAN_PORT[from] === 1)

/** Moves the unit by water. */
export function sail(t: Table, unit: Unit, to: Space): void {
  const from = t.units.where[unit]
  t.units.left[unit] = 0
  t.units.did[unit] |= MOVED
  if (isLanding(from, to)) t.units.did[unit] |= LANDED
  tell.sailed(t, unit, from, to)
  putAt(t, unit, to)
  tearUp(t, unit, to)
}

const moveOrEnd = question({
  name: 'move',
  rule: '10.1',
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.move,
      exact: true,
      among: listMarches,
      whyNot: (t, a) => whyNotMove(t, act.move.unit(a), act.move.space(a)),
      take(t, a) {
        move(t, act.move.unit(a), act.move.space(a))
        return AGAIN
      },
    }),
    choice({
      action: act.sail,
      exact: true,
      among: listVoyages,
      glance: glanceAtVoyages,
      whyNot: (t, a) => whyNotSail(t, act.sail.unit(a), act.sail.space(a)),
      take(t, a) {
        sail(t, act.sail.unit(a), act.sail.space(a))
        return AGAIN
      },
    }),
    choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
  ],
})

/** §7.0 (d): the movement of a player turn. */
export const movement = phase('movement', 'movement', '10.1', [chooseStack, dealPoints, moveOrEnd])
