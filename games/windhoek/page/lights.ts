import type { GameEvent, Hex } from '@boma/kernel'
import type { Lights } from '@boma/showing'
import { TOWN_HEXES } from '../board.ts'
import { railWay, seaWay } from '../counsel/ways.ts'

/** §5.2, §5.3: who has won has won for towns. */
const WON: readonly string[] = ['wonAtOnce', 'wonAtTheEnd']

/** What an event lights up besides what it names: the towns that were won for, the way along the line or the coast. */
export function lights({ kind, facts: { from, to } }: GameEvent): Partial<Lights> {
  if (WON.includes(kind)) return { spaces: TOWN_HEXES }
  if (from === undefined || to === undefined) return {}
  const way =
    kind === 'rode' ? railWay(from as Hex, to as Hex) : kind === 'sailed' ? seaWay(from as Hex, to as Hex) : []
  return way.length > 1 ? { path: way } : {}
}
