import { count, type Direction, type Hex, named, nameHex, operand, parseHex, type Side } from '@boma/kernel'
import { BEACH_NAMES, type Beach, grid, HEXES, SPACES } from '../board.ts'
import { LANDING_GROUPS } from '../data/in-force.ts'
import { BATTERY_ID, FORMATION_IDS, type Formation, type Group, NAMES, type Unit } from '../roster.ts'

/** A counter, by its name. */
export const unit = named<Unit>()('unit', NAMES).in('piece')
/** A side, by its name. */
export const side = named<Side>()('side', ['British', 'German']).in('side')
/** A formation, by what players write. */
export const formation = named<Formation>()('formation', FORMATION_IDS)
/** What players write for the places behind the last hex. */
const SPACE_WORDS: readonly string[] = ['aboard', 'to-come', 'west', 'gone']
const writeSpace = (space: Hex): string => SPACE_WORDS[space - HEXES] ?? nameHex(grid, space)
const readSpace = (word: string): Hex | undefined => {
  const at = SPACE_WORDS.indexOf(word.toLowerCase())
  return at < 0 ? parseHex(grid, word) : ((HEXES + at) as Hex)
}
/** A hex by its number, a place off the map by its word. */
export const hex = operand<Hex, 'hex'>('hex', SPACES, writeSpace, readSpace, { role: 'space' })
/** A side of a hex, as units face it (8.1). */
export const facing = named<Direction>()('facing', ['N', 'NE', 'SE', 'S', 'SW', 'NW']).in('facing')
/** A beach. */
export const beach = named<Beach>()('beach', BEACH_NAMES)
/** A landing group (5.2A), and after the last the 28th Mountain Battery, which lands like one (19.3.3). */
export const group = named<Group>()('group', [...LANDING_GROUPS.map((g) => g.id), BATTERY_ID])
/** §10.25: from which end of the line fire begins. */
export const SWEEPS = ['west-east', 'east-west', 'north-south', 'south-north'] as const
export const sweep = named<number>()('sweep', SWEEPS)
/** Movement factors, of ways across the whole map, too; what a roll must not exceed, what it came to. */
export const points = count('points', 255)
export const needed = count('needed', 63)
export const morale = count('morale', 63)
export const losses = count('losses', 63)
/** Which side of a unit is up: 0 in good order, 1 disorganized (2.6.5). */
export const lying = count('lying', 1)
export const hour = count('hour', 24)
export const day = count('day', 31)
