import { AGAIN, call, DONE, type Hex, local, type Next, type Side, setLocal } from '@boma/kernel'
import { tell } from '../actions.ts'
import { AT_MARIE, CHINDE, DAR, GONE, isHex, OFF_EAST, OFF_SOUTH, PORT_AMELIA, TO_COME, TOWN } from '../board.ts'
import { CALENDAR } from '../data/charts.ts'
import { automatic, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import {
  AFTER_KINGANI,
  AFTER_KONIGSBERG,
  BELGIAN,
  ENTENTE,
  ENTRY_TURN,
  MARIE,
  NATION,
  PORTUGUESE,
  RETURN_TURN,
  UNITS,
  type Unit,
} from '../roster.ts'
import { addCarriers, isNeutral, NEITHER, put, REDUCED, sideOf, unmark } from '../stacks.ts'
import { controlsTown } from './04-control.ts'
import { isBarueUp } from './06.1-effects.ts'
import { arriving, bringIn } from './08.1-arriving.ts'
import { canArrive, canBeFed, comesIn } from './08.1-placing.ts'

/** §8.1.1: is the counter due, this turn or since an earlier one? */
export function isDue(t: Table, unit: Unit): boolean {
  const { turn, konigsbergLost, kinganiLost } = t.tracks
  // §8.1.7g: four units that left on turn 27 return on turn 29
  if (RETURN_TURN[unit] === turn && turn > 0) return t.units.where[unit] === GONE
  if (t.units.where[unit] !== TO_COME) return false
  switch (ENTRY_TURN[unit]) {
    // §8.1.8f: the turn after the Königsberg is lost
    case AFTER_KONIGSBERG:
      return konigsbergLost > 0 && turn > konigsbergLost
    // §8.1.7e: the turn after the Kingani is lost
    case AFTER_KINGANI:
      return kinganiLost > 0 && turn > kinganiLost
    // §8.1.7d: who began on the map and lies here again was rebuilt, and is a Belgian who waits for the west edge
    case 0:
      return NATION[unit] === BELGIAN
    default:
      return ENTRY_TURN[unit] <= turn
  }
}

/** The one place where a counter comes in by itself: a town of its own, or off an edge; -1 when it waits or somebody chooses. */
function placeOf(t: Table, unit: Unit): Hex | -1 {
  // §14.1.2, ruling 72: a neutral Portugal gathers at Port Amelia
  if (isNeutral(t, unit)) return PORT_AMELIA
  // §8.1.7f: Portuguese come by sea
  if (NATION[unit] === PORTUGUESE || RETURN_TURN[unit] === t.tracks.turn) return OFF_EAST
  const place = comesIn(unit)
  // §8.1.8e: the 105s come in the hold of the Marie
  if (place === AT_MARIE) return t.units.where[MARIE] === GONE ? -1 : AT_MARIE
  // §8.1.8d: German ships, like others, come over an edge
  if (place >= OFF_EAST && place <= OFF_SOUTH) return place
  // §8.1.7b + c: a town must be the Entente's
  return isHex(place) && controlsTown(t, ENTENTE, TOWN[place]) ? place : -1
}

/** §8.1: the next counter of the side comes in, or its owner is asked where. */
function nextArrival(t: Table): Next {
  const side = local(t, 0) as Side
  for (let u = local(t, 1) as Unit; u < UNITS; u++) {
    if (sideOf(t, u) !== side || !isDue(t, u)) continue
    const place = placeOf(t, u)
    if (place < 0 && !canArrive(t, u) && !canBeFed(t, u)) continue
    setLocal(t, 1, u + 1)
    if (place < 0) call(t, arriving, u)
    else if (isHex(place as Hex)) bringIn(t, u, place as Hex)
    else waitOffMap(t, u, place as Hex)
    return AGAIN
  }
  return DONE
}

/** §8.0: who comes over an edge, or in a hold, moves in during an Impulse. */
function waitOffMap(t: Table, unit: Unit, place: Hex): void {
  // §8.1.2: reinforcements come at full strength
  if (RETURN_TURN[unit] === t.tracks.turn) unmark(t, unit, REDUCED)
  put(t, unit, place)
  tell.waits(t, unit, place)
}

/** §8.1: one side's counters come in; locals: the side, the next counter to look at. */
export const reinforce = procedure('reinforce', '8.1.1', [automatic('8.1.1', nextArrival)])

/** §8.1.9: Carriers that come every turn. */
export const carriersCome = automatic('8.1.9', (t) => {
  bringCarrier(t, ENTENTE, OFF_EAST, byTheEast)
  bringFromTown(t, DAR, byDar)
  if (t.tracks.turn >= CALENDAR.chindeCarriersFrom && !isBarueUp(t)) bringFromTown(t, CHINDE, byChinde)
})
const byTheEast = tell.carriersCame.under('8.1.9a')
const byDar = tell.carriersCame.under('8.1.9b')
const byChinde = tell.carriersCame.under('8.1.9c')

/** §8.1.9b + c: a town makes one for the side that controls it. */
function bringFromTown(t: Table, at: Hex, told: typeof tell.carriersCame): void {
  const holder = t.towns.holder[TOWN[at]]
  if (holder !== NEITHER) bringCarrier(t, holder as Side, at, told)
}

function bringCarrier(t: Table, side: Side, at: Hex, told: typeof tell.carriersCame): void {
  addCarriers(t, side, at, 1)
  told(t, side, at, 1)
}
