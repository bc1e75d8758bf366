import { finish, type Hex, NOBODY, type Side } from '@boma/kernel'
import { tell } from '../actions.ts'
import { ANGOLA, PLACE_AT, SA, SWA, TERRITORY_AT, TOWN, TOWN_HEXES, WALVIS_BAY } from '../board.ts'
import { LENGTH } from '../data/charts.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { controller } from '../stacks.ts'
import { portugalAtWar } from './29-angola.ts'

/** §5.2: South African towns that the Germans need. */
const SA_TOWNS_NEEDED = 3

/** A hex was entered by a side, or emptied: who holds a town may have changed (4.0, W15). */
export function occupationChanged(t: Table, hex: Hex): void {
  if (t.tracks.turn > 0 && (PLACE_AT[hex] & TOWN) !== 0) checkSuddenDeath(t)
}

/** §5.2: the match ends at once when a side holds all it needs. */
export function checkSuddenDeath(t: Table): void {
  const winner = suddenDeath(t)
  if (winner === NOBODY || t.core.result !== 0) return
  tell.wonAtOnce(t, winner)
  finish(t, winner)
}

function suddenDeath(t: Table): Side {
  // §5.2: all towns of the map for the Allies, Angola's only once it is at war
  if (TOWN_HEXES.every((town) => controller(t, town) === ALLIED || !counts(t, town))) return ALLIED
  const german = (town: Hex) => controller(t, town) === GERMAN
  // §5.2: all of South-West Africa, any three in South Africa, Walvis Bay, and Angola's two once it is at war
  const own = TOWN_HEXES.every((town) => TERRITORY_AT[town] !== SWA || german(town))
  const union = TOWN_HEXES.filter((town) => TERRITORY_AT[town] === SA && german(town)).length >= SA_TOWNS_NEEDED
  const angola = TOWN_HEXES.every((town) => TERRITORY_AT[town] !== ANGOLA || !portugalAtWar(t) || german(town))
  return own && union && angola && german(WALVIS_BAY) ? GERMAN : NOBODY
}

const counts = (t: Table, town: Hex): boolean => TERRITORY_AT[town] !== ANGOLA || portugalAtWar(t)

/** §5.1, §5.4, §33.3, §34.0: the last turn, as things stand (W18). */
export function lastTurn(t: Table): number {
  const extended = t.tracks.mekBought === 1 || t.tracks.squadronCame === 1
  return (extended ? LENGTH.extended : LENGTH.standard) + (t.tracks.brigadeBuilt === 1 ? LENGTH.commonwealth : 0)
}

/** §5.3: if the last turn ends without sudden death, the Germans have won. */
export const endGame = automatic('5.3', (t) => {
  if (t.tracks.turn < lastTurn(t)) return
  tell.wonAtTheEnd(t, GERMAN)
  finish(t, GERMAN)
})
