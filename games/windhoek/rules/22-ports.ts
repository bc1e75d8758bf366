import type { Column, Hex } from '@boma/kernel'
import { COASTAL_AT, groundWhere, HEXES, isHex, PLACE_AT, PORT } from '../board.ts'

/** §22.1 + §28.3: do ships come there? To the coast, ports included, and to Cape Colony. */
export const isOnSea = (place: Hex): boolean => !isHex(place) || COASTAL_AT[place] === 1

/** §22.1 + §28.3: is it a port, whoever holds it? Cape Colony is one. */
export const isPort = (place: Hex): boolean => !isHex(place) || (PLACE_AT[place] & PORT) !== 0

/** `isOnSea` of each place, as a column. */
export const SEA_GROUND: Column<Hex> = groundWhere(isOnSea)

/** All hexes that ships reach. */
export const COASTS: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex as Hex).filter(isOnSea)
