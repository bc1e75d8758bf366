import type { GameEvent, Hex, Lights, Side } from '@boma/kernel'
import { TOWN_HEXES } from '../board.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { railWay, seaWay } from './ways.ts'

/** §5.2, §5.3: who has won has won for towns. */
const WON: readonly string[] = ['wonAtOnce', 'wonAtTheEnd']

/** What an event lights up: the places and counters that it names, and the way between two places; fog may hide some. */
export function lights(event: GameEvent): Lights {
  const { kind, facts } = event
  const named = (...names: readonly string[]) => names.flatMap((name) => facts[name] ?? [])
  const roller = rollerOf(event)
  return {
    spaces: WON.includes(kind) ? TOWN_HEXES : named('hex', 'at', 'to'),
    pieces: named('unit'),
    path: pathOf(event),
    ...(roller === undefined ? {} : { roller }),
  }
}

/** The way between two places: along the line or the coast when it was by rail or by sea. */
function pathOf({ kind, facts: { from, to } }: GameEvent): readonly number[] {
  // An attack goes from one hex at another without leaving it.
  if (from === undefined || to === undefined) return []
  const way =
    kind === 'rode' ? railWay(from as Hex, to as Hex) : kind === 'sailed' ? seaWay(from as Hex, to as Hex) : []
  return way.length > 1 ? way : [from, to]
}

/** Each side rolls for itself and for its own counters; the event of a turn is rolled by both (8.0). */
function rollerOf({ dice, facts: { side, unit } }: GameEvent): Side | undefined {
  if (dice.length === 0) return undefined
  return side !== undefined ? (side as Side) : unit === undefined ? undefined : SIDE_OF[unit as Unit]
}
