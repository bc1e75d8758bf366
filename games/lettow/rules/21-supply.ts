import { d6, makeWays, NOWHERE, netOf, onward, type Side, setOut, step, UNLIMITED, type Ways } from '@boma/kernel'
import { tell } from '../actions.ts'
import { BY_RAIL, GEA, IS_CENTER, isOnMap, NEXT_TO, REGION_OF, type Space } from '../board.ts'
import { SUPPLY_RANGE, WANT } from '../data/charts.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { afterLast, card, FORT_OF, firstOf, GERMAN, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { eliminate, hasEnemy, isClosed, isInactive, occupies, unitsIn } from './03-map.ts'

const OFF_THE_LAND = card('G7')

/** §30.2: is it a supply center or a fort that the side occupies, its own or captured? */
export const isSource = (t: Table, side: Side, place: Space): boolean =>
  occupies(t, side, place) && (IS_CENTER[place] === 1 || t.units.where[FORT_OF[side] as Unit] === place)

/** §21.2: does supply come through the space? */
export const carriesSupply = (t: Table, side: Side, place: Space): boolean =>
  !hasEnemy(t, side, place) && !isClosed(t, place)

const byTrail = makeWays(netOf(NEXT_TO))
const byRail = makeWays(netOf(BY_RAIL))

/** §21.2: does supply come so far, with no enemy on the way, from any source? */
function isReached(t: Table, ways: Ways<Space>, side: Side, start: Space, range: number): boolean {
  const { firsts, ends } = ways.net
  const { spent } = ways
  setOut(ways, start)
  for (let at = onward(ways); at !== NOWHERE; at = onward(ways)) {
    if (isSource(t, side, at)) return true
    if (spent[at] === range) continue
    const points = spent[at] + 1
    const end = firsts[at + 1]
    for (let link = firsts[at]; link < end; link++) {
      const to = ends[link]
      if (spent[to] > points && carriesSupply(t, side, to)) step(ways, to, link, points)
    }
  }
  return false
}

/** §30.2: Germans always are in supply in German East Africa. */
export const feedsItself = (t: Table, unit: Unit): boolean =>
  SIDE_OF[unit] === GERMAN && REGION_OF[t.units.where[unit]] === GEA

/** §30.2: is the unit in supply? */
export function inSupply(t: Table, unit: Unit): boolean {
  const side = SIDE_OF[unit]
  const at = t.units.where[unit]
  if (feedsItself(t, unit)) return true
  // §30.2: in or within two spaces of an occupied supply center or fort
  if (isReached(t, byTrail, side, at, SUPPLY_RANGE)) return true
  // §30.2: on a railway that leads to one
  return (BY_RAIL[at] as readonly Space[]).length > 0 && isReached(t, byRail, side, at, UNLIMITED)
}

const hungry = new Uint8Array(UNITS)

/** §21.1, §21.5: is it a unit on the map that checks? Neutrals do not. */
export const isChecked = (t: Table, unit: Unit): boolean => isOnMap(t.units.where[unit]) && !isInactive(t, unit)

/** §21.4: would the unit be rolled for if its supply were checked now? */
export function needsRoll(t: Table, unit: Unit): boolean {
  // §21.4: one or two units alone live off the land
  if (!isChecked(t, unit) || unitsIn(t, SIDE_OF[unit], t.units.where[unit]) <= WANT.forages) return false
  return !inSupply(t, unit)
}

/** §21.1: the supply check at the beginning of a side's turn: all are judged before any die is rolled. */
export const supplyCheck = automatic('21.1', check, 'supply')

function check(t: Table): void {
  const side = t.tracks.phasing
  // §30.2: an advanced rule; card G7 spares the Germans
  if (!has(t, 'supply') || (side === GERMAN && t.tracks.card === OFF_THE_LAND)) return
  for (let u = firstOf(side); u < afterLast(side); u++) hungry[u] = needsRoll(t, u) ? 1 : 0
  for (let u = firstOf(side); u < afterLast(side); u++) {
    if (hungry[u] === 0) continue
    // §21.3: 1 or 2 and it is gone
    if (d6(t) <= WANT.diesOn) eliminate(t, u, tell.starved)
    else tell.hungry(t, u)
  }
}
