import type { Side } from '@boma/kernel'
import { IS_CENTER, isOnMap, OCEAN_BOX, SPACES, type Space } from './board.ts'
import { TURNS } from './data/charts.ts'
import type { Table } from './layout.ts'
import { ALLIED, afterLast, CF, firstOf, GERMAN } from './roster.ts'

/** The rough worth of the position: fighting strength, and supply centers as the end draws near. */
export function appraise(t: Table, side: Side): number {
  if (t.core.result === 1 || t.core.result === 2) return t.core.result - 1 === side ? 1 : -1
  const late = t.tracks.turn / TURNS.length
  const allied = (strength(t, ALLIED) - 1.6 * strength(t, GERMAN)) / 60 + (centers(t) / 8 - 0.6) * (0.2 + 0.6 * late)
  const worth = Math.max(-0.95, Math.min(0.95, allied))
  return side === ALLIED ? worth : -worth
}

function strength(t: Table, side: Side): number {
  let sum = 0
  for (let u = firstOf(side); u < afterLast(side); u++)
    if (isOnMap(t.units.where[u]) || t.units.where[u] === OCEAN_BOX) sum += CF[u]
  return sum
}

/** Supply centers held by the Allies, less those held by the Germans. */
function centers(t: Table): number {
  let n = 0
  for (let s = 0 as Space; s < SPACES; s++)
    if (IS_CENTER[s] === 1) n += (t.places.allied[s] > 0 ? 1 : 0) - (t.places.german[s] > 0 ? 1 : 0)
  return n
}
