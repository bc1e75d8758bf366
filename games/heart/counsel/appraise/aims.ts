import { squareBetween } from '../../board/measure.ts'
import { squareOf } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { FIGURES, type Figure, headOf, MOST_AIMS, sideOf, UNITS, type Unit, unitOf } from '../../roster.ts'
import { BLAST } from '../../rules/04-ranges.ts'
import { isOnTable } from '../../rules/09-units.ts'
import { isBurst } from '../../rules/14-aiming.ts'
import { aims } from '../../rules/14-firers.ts'
import { taken } from './harm.ts'
import { fireAt, isThere } from './pairs.ts'
import { prize } from './prizes.ts'

/** How often shots hit that were aimed at figures one by one, and shells; roughly, to compare what they may strike. */
const HITS = 0.5
/** Where the middle of a target is out of reach, some of its men may be hit. */
const FEW = 0.6

/** What the fire is worth that a unit has declared. */
export function aimed(t: Table, u: Unit): number {
  const target = (t.units.target[u] - 1) as Unit
  // Whoever has joined a unit counts with it, and whoever has fallen no more.
  if (!aims(t, u)) return isThere(t, target) ? Math.max(fireAt(u, target), taken(t, target, FEW) * prize[target]) : 0
  let sum = 0
  for (let i = 0; i < MOST_AIMS; i++) {
    const at = t.aims.at[u * MOST_AIMS + i] - 1
    if (at >= 0 && at < FIGURES) sum += isBurst(t, u) ? prize[unitOf(at as Figure)] : struck(t, u, at as Figure)
  }
  return HITS * sum
}

/** §7.4: what a shell strikes: enemies, less friends. */
function struck(t: Table, u: Unit, at: Figure): number {
  const { x, y } = t.figures
  const radius = squareOf(BLAST[t.units.type[u]])
  let sum = 0
  for (let v = 0 as Unit; v < UNITS; v++) {
    if (!isOnTable(t, v)) continue
    for (let f = headOf(v), end = f + t.units.count[v]; f < end; f++)
      if (squareBetween(x[f], y[f], x[at], y[at]) <= radius) sum += sideOf(v) === sideOf(u) ? -prize[v] : prize[v]
  }
  return sum
}
