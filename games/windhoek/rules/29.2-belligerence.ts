import { tell } from '../actions.ts'
import { HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { rebuildZones } from './11-zones.ts'

/**
 * §29.2: Portugal joins the Allies: Angola opens, and its units get their zones and hold their towns. That makes both
 * sides' lists of towns longer (5.2), so that nobody can win by it.
 */
export function enterWar(t: Table): void {
  t.tracks.portugal = 1
  rebuildZones(t, HEXES)
  tell.portugalEntered(t)
}
