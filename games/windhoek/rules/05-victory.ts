import { finish, type Hex, NOBODY, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import {
  ANGOLA,
  HUMBE,
  PLACE_AT,
  PORT_ALEXANDER,
  SA,
  SWA,
  TERRITORY_AT,
  TOWN,
  TOWN_HEXES,
  WALVIS_BAY,
} from '../board.ts'
import { LENGTH } from '../data/charts.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { controller } from '../stacks.ts'
import { portugalAtWar } from './29-angola.ts'
import { awardTown } from './30.2-captured-towns.ts'

/** §5.2: South African towns that the Germans need. */
export const SA_TOWNS_NEEDED = 3

/** A hex was entered by a side, or emptied: who holds a town may have changed (4.0, W15). Set-up does not count. */
export function occupationChanged(t: Table, hex: Hex): void {
  if (t.tracks.turn === 0 || (PLACE_AT[hex] & TOWN) === 0) return
  awardTown(t, hex)
  checkSuddenDeath(t)
}

/** §5.2: the match ends at once when a side holds all it needs. */
export function checkSuddenDeath(t: Table): void {
  if (t.core.result !== 0) return
  const winner = holdsAll(t, ALLIED) ? ALLIED : holdsAll(t, GERMAN) ? GERMAN : NOBODY
  if (winner === NOBODY) return
  tell.wonAtOnce(t, winner)
  finish(t, winner)
}

/** §5.2: does the side hold every town on its list? */
function holdsAll(t: Table, side: Side): boolean {
  let inUnion = 0
  for (let i = 0; i < TOWN_HEXES.length; i++) {
    const town = TOWN_HEXES[i]
    if (controller(t, town) !== side) {
      if (isNeeded(t, side, town)) return false
    } else if (TERRITORY_AT[town] === SA) inUnion++
  }
  return side === ALLIED || inUnion >= SA_TOWNS_NEEDED
}

/** §5.2: does the side need this town to win at once? Of South African ones the Germans need any three. */
export function isNeeded(t: Table, side: Side, town: Hex): boolean {
  // §5.2: Angola's towns count only once Portugal is at war, and for the Germans two of them, however many there are
  if (TERRITORY_AT[town] === ANGOLA)
    return portugalAtWar(t) && (side === ALLIED || town === HUMBE || town === PORT_ALEXANDER)
  // §5.2: the Allies need all others; the Germans all of the colony and Walvis Bay, and any three in South Africa (W16)
  return side === ALLIED || TERRITORY_AT[town] === SWA || town === WALVIS_BAY
}

/** §5.1, §5.4, §33.3, §34.0: the last turn, as things stand (W18). */
export function lastTurn(t: Table): number {
  const extended = t.tracks.mekBought === 1 || t.tracks.squadronCame === 1
  return (extended ? LENGTH.extended : LENGTH.standard) + (t.tracks.brigadeBuilt === 1 ? LENGTH.commonwealth : 0)
}

/** §5.1: the last turn that there may be: marines bought at set-up (5.4) or the squadron (34.0) can still move it on. */
export function latestEnd(t: Table): number {
  const { turn, mekBought, squadronCame } = t.tracks
  const isSettled = mekBought === 1 || squadronCame === 1 || (turn > 0 && !has(t, 'squadron'))
  return lastTurn(t) + (isSettled ? 0 : LENGTH.extended - LENGTH.standard)
}

/** §5.3: if the last turn ends without sudden death, the Germans have won. */
export const endGame = automatic('5.3', (t) => {
  if (t.tracks.turn < lastTurn(t)) return
  tell.wonAtTheEnd(t, GERMAN)
  finish(t, GERMAN)
})
