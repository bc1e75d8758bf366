import { ALLOWED, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { isOnMap, OCEAN_BOX } from '../board.ts'
import { CARDS } from '../data/cards.ts'
import type { Table } from '../layout.ts'
import { IS_GARRISON, SIDE_OF, type Unit } from '../roster.ts'
import { hasEnemy, isInactive } from './03-map.ts'

/** What a unit did this turn: moved at all, landed from the ocean. */
export const MOVED = 1
export const LANDED = 2

/** What forbids a unit to move at all, by land or water. */
function whyNotStir(t: Table, unit: Unit): Refusal {
  // §10.1: the phasing side's own units
  if (SIDE_OF[unit] !== t.tracks.phasing) return refuse.notYours(unit)
  // §28.1: Belgians and Portuguese wait for their countries
  if (isInactive(t, unit)) return refuse.inactive(unit)
  return ALLOWED
}

const BY_WATER_ONLY = Uint8Array.from(CARDS, (c) => (c.moves === 'water' ? 1 : 0))
/** §5.2: does the card move nobody by land, as the Royal Navy does? */
export const isByWaterOnly = (t: Table): boolean => BY_WATER_ONLY[t.tracks.card] === 1

/** What forbids a unit to march at all. */
export function whyNotMarch(t: Table, unit: Unit): Refusal {
  const stir = whyNotStir(t, unit)
  if (stir !== ALLOWED) return stir
  const from = t.units.where[unit]
  if (!isOnMap(from)) return refuse.notOnMap(unit)
  if (IS_GARRISON[unit] === 1) return refuse.garrisonMoves(unit)
  if (isByWaterOnly(t)) return refuse.onlyByWater(unit)
  // §10.3: whoever enters an enemy's space stops there
  if (hasEnemy(t, SIDE_OF[unit], from)) return refuse.stopped(unit)
  return t.units.left[unit] === 0 ? refuse.noPoints(unit) : ALLOWED
}

/** What forbids a unit to cross any water. */
export function whyNotEmbark(t: Table, unit: Unit): Refusal {
  const stir = whyNotStir(t, unit)
  if (stir !== ALLOWED) return stir
  // §9.5: a garrison raised anew may leave the Indian Ocean box, once
  if (IS_GARRISON[unit] === 1) return t.units.where[unit] === OCEAN_BOX ? ALLOWED : refuse.garrisonMoves(unit)
  // §10.7: crossing water is the whole of a unit's movement
  if ((t.units.did[unit] & MOVED) !== 0) return refuse.movedAlready(unit)
  return t.units.left[unit] === 0 ? refuse.noPoints(unit) : ALLOWED
}
