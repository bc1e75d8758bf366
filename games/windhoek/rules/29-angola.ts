import { ALLOWED, type Hex, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { ANGOLA, isHex, SWA, TERRITORY_AT } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_PORTUGUESE, type Unit } from '../roster.ts'

/** §29.2: has Portugal joined the war? */
export const portugalAtWar = (t: Table): boolean => t.tracks.portugal === 1

/** §29.1: is the hex in Angola while nobody may enter it? */
export const isClosedAngola = (t: Table, hex: Hex): boolean =>
  isHex(hex) && TERRITORY_AT[hex] === ANGOLA && !portugalAtWar(t)

/** §29.3: may Portuguese units be there at all? Only in Angola and German South-West Africa. */
export const isPortugueseGround = (hex: Hex): boolean =>
  isHex(hex) && (TERRITORY_AT[hex] === ANGOLA || TERRITORY_AT[hex] === SWA)

/** May the unit be in this territory? */
export function whyNotTerritory(t: Table, unit: Unit, hex: Hex): Refusal {
  // §29.1: nobody enters Angola while it is neutral
  if (isClosedAngola(t, hex)) return refuse.neutralAngola(hex)
  // §29.3: Portuguese units stay in Angola and the German colony
  if (IS_PORTUGUESE[unit] === 1 && !isPortugueseGround(hex)) return refuse.notPortugueseGround(hex)
  return ALLOWED
}
