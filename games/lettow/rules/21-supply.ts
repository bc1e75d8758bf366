import { d6, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { BY_RAIL, GEA, IS_CENTER, isOnMap, NEXT_TO, REGION_OF, SPACES, type Space } from '../board.ts'
import { SUPPLY_RANGE, WANT } from '../data/charts.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { afterLast, card, FORT_OF, firstOf, GERMAN, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { eliminate, hasEnemy, isClosed, isInactive, occupies, unitsIn } from './03-map.ts'

const OFF_THE_LAND = card('G7')

/** §30.2: is it a supply center or a fort that the side occupies, its own or captured? */
const isSource = (t: Table, side: Side, place: Space): boolean =>
  occupies(t, side, place) && (IS_CENTER[place] === 1 || t.units.where[FORT_OF[side] as Unit] === place)

const steps = new Uint8Array(SPACES)
const waiting = new Uint8Array(SPACES)

/** §21.2: is a source within so many spaces, along these links, with no enemy on the way? */
function isInReach(t: Table, side: Side, from: Space, links: readonly (readonly Space[])[], range: number): boolean {
  steps.fill(255)
  steps[from] = 0
  waiting[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = waiting[head] as Space
    if (isSource(t, side, here)) return true
    if (steps[here] >= range) continue
    const next = links[here] as readonly Space[]
    for (let i = 0; i < next.length; i++) {
      const s = next[i]
      if (steps[s] !== 255 || hasEnemy(t, side, s) || isClosed(t, s)) continue
      steps[s] = steps[here] + 1
      waiting[tail++] = s
    }
  }
  return false
}

/** §30.2: is the unit in supply? */
export function inSupply(t: Table, unit: Unit): boolean {
  const side = SIDE_OF[unit]
  const at = t.units.where[unit]
  // §30.2: Germans always are in German East Africa
  if (side === GERMAN && REGION_OF[at] === GEA) return true
  // §30.2: in or within two spaces of an occupied supply center or fort
  if (isInReach(t, side, at, NEXT_TO, SUPPLY_RANGE)) return true
  // §30.2: on a railway that leads to one
  return (BY_RAIL[at] as readonly Space[]).length > 0 && isInReach(t, side, at, BY_RAIL, SPACES)
}

const hungry = new Uint8Array(UNITS)

/** §21.1, §21.5: is it a unit on the map that checks? Neutrals do not. */
export const isChecked = (t: Table, unit: Unit): boolean => isOnMap(t.units.where[unit]) && !isInactive(t, unit)

/** Has the unit to be rolled for? */
function needsRoll(t: Table, unit: Unit): boolean {
  if (!isChecked(t, unit) || inSupply(t, unit)) return false
  // §21.4: one or two units alone live off the land
  return unitsIn(t, SIDE_OF[unit], t.units.where[unit]) > WANT.forages
}

/** §21.1: the supply check at the beginning of a side's turn: all are judged before any die is rolled. */
export const supplyCheck = automatic('21.1', (t) => {
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
})
