import type { Note } from '@boma/counsel'
import { join, type Mark, type Piece, type SymbolLook, type Text } from '@boma/showing'
import { ASIDE, isOnMap } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { isOutOfSupply } from '../counsel/supply.ts'
import { COUNTERS, type CounterData, type UnitType } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { IS_FORT, SIDE_OF, type Unit } from '../roster.ts'
import { isInactive } from '../rules/03-map.ts'
import { nextToPlace } from '../rules/06-set-up.ts'
import { MOVED } from '../rules/10-stirring.ts'
import { fullUnits, units } from '../words/english/index.ts'
import { name, say } from '../words/words.ts'
import { bodyOfUnit } from './bodies.ts'

/** Light infantry is what most of them are; regular infantry came in brigades, with all arms. */
const SYMBOLS: Readonly<Record<UnitType, SymbolLook>> = {
  light: 'infantry',
  regular: 'combined-arms',
  mounted: 'cavalry',
  armored: 'armored-car',
  garrison: 'militia',
  fort: 'depot',
}
const MARINES: readonly string[] = ['MarK', 'KonA', 'RM']

/** The counters in play, in boxes and pools; nothing is hidden (19.1). */
export const pieces = (t: Table): readonly Piece<Text>[] => allPieces(t).filter(isOnTable)
/** All counters of the box. */
export const allPieces = (t: Table): readonly Piece<Text>[] =>
  COUNTERS.map((counter, u) => piece(t, u as Unit, counter))

/** §25.1, §25.2: without the advanced rule the forts stay out of the game. */
const isOnTable = ({ id, space }: Piece<Text>): boolean => space !== ASIDE || IS_FORT[id as Unit] === 0

const piece = (t: Table, u: Unit, counter: CounterData): Piece<Text> => ({
  id: u,
  space: t.units.where[u],
  body: bodyOfUnit(u),
  side: SIDE_OF[u],
  symbol: MARINES.includes(counter.id) ? 'marine' : SYMBOLS[counter.type],
  name: counter.name,
  fullName: name('unit', u),
  about: aboutOf(u, counter.type),
  values: IS_FORT[u] === 1 ? '+1' : String(counter.cf),
  back: '',
  states: statesOf(t, u),
  source: counter.source.cf === 'printed' ? 'printed' : 'reconstructed',
})

/** What its name does not tell: its name in full, and what kind of infantry it is. */
const aboutOf = (u: Unit, type: UnitType): Text =>
  join([...(units[u] === fullUnits[u] ? [] : [name('fullUnit', u)]), ...kindOf(type)])

/** §4.1: the kinds of infantry, which names do not tell; all other units are called what they are. */
const kindOf = (type: UnitType): readonly Note[] =>
  type === 'light' || type === 'regular' || type === 'mounted' ? [say(`unit.${type}`)] : []

const statesOf = (t: Table, u: Unit): readonly string[] => [
  ...(hasActed(t, u) ? ['acted'] : []),
  ...(isAskedAbout(t, u) ? ['moving'] : []),
  ...(has(t, 'supply') && isOutOfSupply(t, u) ? ['unsupplied'] : []),
]

/** One is asked about after the other: who sets up (6.0), arrives (9.2) or falls back (17.1). */
function isAskedAbout(t: Table, u: Unit): boolean {
  const question = asked(t)
  if (question === 'place') return nextToPlace(t) === u
  return question === 'deploy' ? t.tracks.drawn === u : question === 'fallBack' && t.combat.next === u
}

/** While its side moves: has it moved and can do no more, or may it not move at all yet? */
function hasActed(t: Table, u: Unit): boolean {
  if (asked(t) !== 'move' || SIDE_OF[u] !== t.tracks.phasing || !isOnMap(t.units.where[u])) return false
  return isInactive(t, u) || ((t.units.did[u] & MOVED) !== 0 && t.units.left[u] === 0)
}

/** Card G5: railways that are torn up. */
export function marks(t: Table): readonly Mark[] {
  const found: Mark[] = []
  for (let space = t.raided.next(0); space >= 0; space = t.raided.next(space + 1)) found.push({ space, kind: 'break' })
  return found
}
