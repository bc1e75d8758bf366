import { type Hex, other, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { GONE, isHex, OWNER, PEA, TO_COME, TOWN_HEX, TOWN_OWNER, TOWNS, type Town } from '../board.ts'
import { CALENDAR } from '../data/charts.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN, NATION, PORTUGUESE, UNITS, type Unit } from '../roster.ts'
import { FINISHED, GERMAN_HELD, mark, NEUTRAL, put, WITH_ENTENTE, WITH_GERMANS } from '../stacks.ts'
import { settle } from './04-control.ts'

/** §8.4.3: call whenever a unit, Carrier or vessel of a side has entered a hex, or attacks there, before anything else follows. */
export function violate(t: Table, side: Side, hex: Hex): void {
  if (t.tracks.portugal !== NEUTRAL || !isHex(hex) || OWNER[hex] !== PEA) return
  // §8.4.3: Portugal joins the side that did not come
  join(t, other(side))
  tell.portugalJoined(t, other(side))
}

/** §8.4.1: on turn 18 a neutral Portugal joins the Entente, before anything else of the turn (ruling 44). */
export const portugalOnTurn18 = automatic('8.4.1', (t) => {
  if (t.tracks.turn !== CALENDAR.portugalJoins || t.tracks.portugal !== NEUTRAL) return
  join(t, ENTENTE)
  joinedOnTurn18(t, ENTENTE)
})
const joinedOnTurn18 = tell.portugalJoined.under('8.4.1')

/** Rulings 71, 73: its pieces and towns go over; who stands in a town of the other side keeps it. */
function join(t: Table, side: Side): void {
  t.tracks.portugal = side === ENTENTE ? WITH_ENTENTE : WITH_GERMANS
  for (let u = 0 as Unit; u < UNITS; u++) if (NATION[u] === PORTUGUESE) enlist(t, side, u)
  for (let town = 0 as Town; town < TOWNS; town++) if (TOWN_OWNER[town] === PEA) t.towns.holder[town] = side
  for (let town = 0 as Town; town < TOWNS; town++) if (TOWN_OWNER[town] === PEA) settle(t, TOWN_HEX[town])
}

function enlist(t: Table, side: Side, unit: Unit): void {
  // Ruling 73: they move from their side's next Impulse on
  if (t.tracks.segment > 0 && t.tracks.phasing === side) mark(t, unit, FINISHED)
  if (side !== GERMAN) return
  mark(t, unit, GERMAN_HELD)
  // §8.1.7f, ruling 71: who has not come yet comes only to an Entente ally
  if (t.units.where[unit] === TO_COME) put(t, unit, GONE)
}
