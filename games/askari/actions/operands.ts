import { count, type Hex, named, operand, type Side } from '@boma/kernel'
import { ALL_SPACES, type Body, BODY_WORDS, type Line, LINE_WORDS, readSpace, writeSpace } from '../board.ts'
import { UNIT_NAMES, type Unit } from '../roster.ts'

/** A piece, by its name. */
export const unit = named<Unit>()('unit', UNIT_NAMES).in('piece')
/** A side, by its name. */
export const side = named<Side>()('side', ['Entente', 'German']).in('side')
/** A hex by its number, a Patrol Box or a place off the map by its word: 'ocean', 'east'. */
export const hex = operand<Hex, 'hex'>('hex', ALL_SPACES, writeSpace, readSpace, { role: 'space' })
/** One of the four bodies of water with a Patrol Box. */
export const body = named<Body>()('body', BODY_WORDS)
/** One of the four railways. */
export const line = named<Line>()('line', LINE_WORDS)
/** How many Carriers. */
export const carriers = count('carriers', 255)
/** Movement points. */
export const points = count('points', 15)
