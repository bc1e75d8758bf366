import { type Column, EVERYONE, type Hex, only, type Side, type Sides } from '@boma/kernel'
import { CAPE, HEXES, HIDDEN, isHex, territoryName } from '../board.ts'
import { OPEN_TO } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, SIDE_OF, type Unit } from '../roster.ts'

/** §26.0, W108: for each hex, the sides whose own units lie open there to the enemy. */
const OPEN_AT = new Uint8Array(HEXES) as Column<Hex, Sides>
for (let hex = 0 as Hex; hex < HEXES; hex++) {
  const territory = territoryName(hex)
  for (const name of OPEN_TO.german) if (name === territory) OPEN_AT[hex] |= only(ALLIED)
  for (const name of OPEN_TO.allied) if (name === territory) OPEN_AT[hex] |= EVERYONE & ~only(ALLIED)
}

/** §26.0: do a side's units lie open to the enemy in this hex, wherever they came from? */
export const liesOpen = (hex: Hex, side: Side): boolean => (OPEN_AT[hex] & only(side)) !== 0

/** §26.0: can the enemy see which of a side's units are in this hex? Everywhere, without the option. */
export const liesBare = (t: Table, hex: Hex, side: Side): boolean => !has(t, 'fog') || liesOpen(hex, side)

/** §26.0: can the enemy not see which counter this is and how it lies? Never so without the option. */
export function isHidden(t: Table, unit: Unit): boolean {
  if (!has(t, 'fog')) return false
  // §26.0 + §15.5.1: whoever is lined up for battle has been shown
  if (t.battle.linedUp === 1 && (t.attackers.has(unit) || t.defenders.has(unit))) return false
  const at = t.units.where[unit]
  // §26.0, W108: of the boxes only the Cape is hidden
  if (!isHex(at)) return at === CAPE || at === HIDDEN
  return !liesOpen(at, SIDE_OF[unit])
}

/** §26.0: who may be told what becomes of a counter: `tell.x.to(seers(t, unit), t, unit)`. */
export const seers = (t: Table, unit: Unit): Sides => (isHidden(t, unit) ? only(SIDE_OF[unit]) : EVERYONE)

/** §26.0: who may be told that a counter comes to a place; asked before it does, so that what follows is told after. */
export function seersAt(t: Table, unit: Unit, place: Hex): Sides {
  const side = SIDE_OF[unit]
  const open = isHex(place) ? liesOpen(place, side) : place !== CAPE
  return open || !has(t, 'fog') ? EVERYONE : only(side)
}
