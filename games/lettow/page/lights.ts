import { type GameEvent, type Lights, NOBODY, type Side } from '@boma/kernel'
import type { Space } from '../board.ts'
import { ALLIED, SIDE_OF, type Unit } from '../roster.ts'
import { CENTERS } from './status.ts'
import { wayByWater } from './ways.ts'

/** What an event lights up: the places and counters that it names, and the way between two places. */
export function lights({ kind, facts }: GameEvent): Lights {
  const named = (...names: readonly string[]): readonly number[] => names.flatMap((name) => facts[name] ?? [])
  const roller = rollerOf(kind, facts)
  return {
    // §26.0: whoever has won has won for supply centers, or because nobody else is left
    spaces: kind === 'won' || kind === 'drawn' ? CENTERS : named('space', 'to'),
    pieces: named('unit'),
    path: pathOf(kind, named('from', 'to')),
    ...(roller === undefined ? {} : { roller }),
  }
}

function pathOf(kind: string, ends: readonly number[]): readonly number[] {
  const [from, to] = ends as readonly Space[]
  if (from === undefined || to === undefined) return []
  return kind === 'sailed' ? wayByWater(from, to) : [from, to]
}

/** §5.1, §9.1: cards and counters are drawn by lot; nobody rolls for them. */
const LOTS: readonly string[] = ['turned', 'drew']
const AIR: readonly string[] = ['airHelps', 'airFails', 'airLost']

/** Whose dice they were: superiority is rolled for by both. */
function rollerOf(kind: string, facts: GameEvent['facts']): Side | undefined {
  const { side, unit } = facts as { readonly side?: Side; readonly unit?: Unit }
  if (LOTS.includes(kind)) return NOBODY
  if (kind === 'superiority') return undefined
  if (AIR.includes(kind) || kind === 'fever') return ALLIED
  return side ?? (unit === undefined ? undefined : SIDE_OF[unit])
}
