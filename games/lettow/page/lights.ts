import { type GameEvent, NOBODY } from '@boma/kernel'
import type { Lights } from '@boma/showing'
import type { Space } from '../board.ts'
import { CENTERS } from '../counsel/standing.ts'
import { wayByWater } from '../counsel/ways.ts'
import { ALLIED } from '../roster.ts'

/** What an event lights up besides what it names: supply centers, the way by water, and whose dice they were. */
export const lights = ({ kind, facts: { from, to } }: GameEvent): Partial<Lights> => ({
  // §26.0: whoever has won has won for supply centers, or because nobody else is left
  ...(kind === 'won' || kind === 'drawn' ? { spaces: CENTERS } : {}),
  ...(kind === 'sailed' ? { path: wayByWater(from as Space, to as Space) } : {}),
  ...rollerOf(kind),
})

/** §5.1, §9.1: cards and counters are drawn by lot; nobody rolls for them. */
const LOTS: readonly string[] = ['turned', 'drew']
const AIR: readonly string[] = ['airHelps', 'airFails', 'airLost']

/** Superiority is rolled for by both; the rest is as the event says. */
function rollerOf(kind: string): Pick<Lights, 'roller'> {
  if (LOTS.includes(kind)) return { roller: NOBODY }
  if (kind === 'superiority') return { roller: undefined }
  return AIR.includes(kind) || kind === 'fever' ? { roller: ALLIED } : {}
}
