import type { Hex } from '@boma/kernel'
import { ANGOLA, isHex, SWA, TERRITORY_AT } from '../board.ts'
import type { Table } from '../layout.ts'

/** §29.2: has Portugal joined the war? */
export const portugalAtWar = (t: Table): boolean => t.tracks.portugal === 1

/** §29.1: is the hex in Angola while nobody may enter it? */
export const isClosedAngola = (t: Table, hex: Hex): boolean =>
  isHex(hex) && TERRITORY_AT[hex] === ANGOLA && !portugalAtWar(t)

/** §29.3: may Portuguese units be there at all? Only in Angola and German South-West Africa. */
export const isPortugueseGround = (hex: Hex): boolean =>
  isHex(hex) && (TERRITORY_AT[hex] === ANGOLA || TERRITORY_AT[hex] === SWA)
