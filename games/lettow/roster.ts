import type { Column, Id, Side } from '@boma/kernel'
import { CARDS } from './data/cards.ts'
import { CONTINGENTS, COUNTERS, UNIT_TYPES } from './data/counters.ts'

/** A counter. */
export type Unit = Id<'Unit'>
/** A card. */
export type Card = Id<'Card'>

/** The Allies, who set up and play first (25.0). */
export const ALLIED = 0 as Side
/** The Germans. */
export const GERMAN = 1 as Side

/** §2.0: how many counters there are, the two forts included. */
export const UNITS: number = COUNTERS.length
/** Their names as players write them. */
export const UNIT_NAMES: readonly string[] = COUNTERS.map((c) => c.id)
const perUnit = (value: (c: (typeof COUNTERS)[number]) => number): Column<Unit> =>
  Uint8Array.from(COUNTERS, value) as Column<Unit>
/** Whose counter each is. */
export const SIDE_OF = perUnit((c) => (c.side === 'allied' ? ALLIED : GERMAN)) as Column<Unit, Side>
/** The contingent of each, as its place in CONTINGENTS. */
export const CONTINGENT_OF: Column<Unit> = perUnit((c) => CONTINGENTS.indexOf(c.contingent))
export const BRITISH = 1
export const BELGIAN = 2
export const PORTUGAL = 3
/** §24.1 + §4.1: the kind of each, as its place in UNIT_TYPES. */
export const TYPE_OF: Column<Unit> = perUnit((c) => UNIT_TYPES.indexOf(c.type))
/** §4.3: the highest roll that hits. */
export const CF: Column<Unit> = perUnit((c) => c.cf)
/** §4.2: light infantry, mounted infantry and the armored car are fast. */
export const IS_FAST: Column<Unit> = perUnit((c) => (['light', 'mounted', 'armored'].includes(c.type) ? 1 : 0))
/** §4.5: garrisons never move. */
export const IS_GARRISON: Column<Unit> = perUnit((c) => (c.type === 'garrison' ? 1 : 0))
/** §22.0: forts are markers, not units. */
export const IS_FORT: Column<Unit> = perUnit((c) => (c.type === 'fort' ? 1 : 0))
/** Battalions of the King's African Rifles, which card A4 prefers. */
export const IS_KAR: Column<Unit> = perUnit((c) => (c.id.endsWith('/KAR') ? 1 : 0))
/** §22.4: each side's one fort. */
export const FORT_OF: readonly [Unit, Unit] = [unit('Allied-Fort'), unit('German-Fort')]

/** A counter by its name, for data and tests. */
export function unit(name: string): Unit {
  const found = UNIT_NAMES.indexOf(name)
  if (found < 0) throw new Error(`there is no counter '${name}'`)
  return found as Unit
}

/** The first counter of a side that is no fort, and the one after its last. */
export const firstOf = (side: Side): Unit => (side === GERMAN ? 0 : FIRST_ALLIED) as Unit
export const afterLast = (side: Side): Unit => (side === GERMAN ? FIRST_ALLIED : FORT_OF[0]) as Unit
const FIRST_ALLIED = COUNTERS.findIndex((c) => c.side === 'allied')

/** §2.0: the cards of a side. */
export const PER_DECK = 9
/** The names of all cards, the Allied first. */
export const CARD_NAMES: readonly string[] = CARDS.map((c) => c.id)
/** A card by its name. */
export const card = (name: string): Card => CARD_NAMES.indexOf(name) as Card
/** The first card of a side. */
export const firstCard = (side: Side): Card => (side === ALLIED ? 0 : PER_DECK) as Card
