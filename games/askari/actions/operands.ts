import { count, type Hex, named, nameHex, type Side } from '@boma/kernel'
import type { Line } from '../board/lines.ts'
import { type Body, grid, HEXES } from '../board.ts'
import { LINES } from '../data/rails.ts'
import { NAMES, type Unit } from '../roster.ts'

/** A piece, by its name. */
export const unit = named<Unit>()('unit', NAMES).in('piece')
/** A side, by its name. */
export const side = named<Side>()('side', ['German', 'Entente']).in('side')
/** What players write for the spaces behind the last hex. */
const SPACE_WORDS: readonly string[] = [
  ...['ocean', 'victoria', 'tanganyika', 'nyasa'],
  ...['east', 'west', 'north', 'south'],
  ...['to-come', 'pile', 'gone', 'cape', 'marie'],
  ...['0207-shore', '0430-shore', '1222-shore', '1308-shore', '1703-shore', '1728-shore'],
]
const HEX_WORDS = Array.from({ length: HEXES }, (_, at) => nameHex(grid, at as Hex))
/** A hex by its number, a Patrol Box or a place off the map by its word: 'ocean', 'east'. */
export const hex = named<Hex>()('hex', [...HEX_WORDS, ...SPACE_WORDS]).in('space')
/** One of the four bodies of water with a Patrol Box. */
export const body = named<Body>()('body', ['ocean', 'victoria', 'tanganyika', 'nyasa'])
/** One of the four railways. */
export const line = named<Line>()('line', LINES)
/** How many Carriers. */
export const carriers = count('carriers', 255)
/** Movement points, of ways across the whole map, too. */
export const points = count('points', 255)
