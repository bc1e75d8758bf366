import { type Side, searchDice } from '@boma/kernel'
import { PLACE_NAMES, SPACES } from '../../board.ts'
import { CENTERS } from '../../counsel/standing.ts'
import { IS_FORT, SIDE_OF, UNIT_NAMES, UNITS, type Unit } from '../../roster.ts'

/** Counters strewn over a few camps and some supply centers, no two sides in one space. */
export function strewn(seed: number): Readonly<Record<string, string>> {
  let n = 0
  const dice = searchDice(seed)
  const below = (sides: number): number => dice.draw(n, sides, 0, n++)
  const camps = Array.from({ length: 7 }, (_, i) => (i < 3 ? (CENTERS[below(CENTERS.length)] ?? 0) : below(SPACES)))
  const holder = new Map<number, Side>()
  const crowd = new Map<number, number>()
  const where: Record<string, string> = {}
  for (let u = 0 as Unit; u < UNITS; u++) {
    const at = camps[below(camps.length)] ?? 0
    const side = SIDE_OF[u] as Side
    const isTaken = (holder.get(at) ?? side) !== side || (crowd.get(at) ?? 0) >= 5
    if (IS_FORT[u] === 1 || isTaken) continue
    holder.set(at, side)
    crowd.set(at, (crowd.get(at) ?? 0) + 1)
    where[UNIT_NAMES[u] ?? ''] = PLACE_NAMES[at] ?? ''
  }
  return where
}
