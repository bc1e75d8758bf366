import type { GameEvent, Lights } from '@boma/kernel'
import { TOWN_HEXES } from '../board.ts'

/** §5.2, §5.3: who has won has won for towns. */
const WON: readonly string[] = ['wonAtOnce', 'wonAtTheEnd']

/** What an event lights up: the places and counters that it names, and the way between two places; fog may hide some. */
export function lights({ kind, facts }: GameEvent): Lights {
  const named = (...names: readonly string[]) => names.flatMap((name) => facts[name] ?? [])
  const path = named('from', 'to')
  return {
    spaces: WON.includes(kind) ? TOWN_HEXES : named('hex', 'at', 'to'),
    pieces: named('unit'),
    // An attack goes from one hex at another without leaving it.
    path: path.length === 2 ? path : [],
  }
}
