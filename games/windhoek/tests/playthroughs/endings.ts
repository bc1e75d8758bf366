import { type Match, winner } from '@boma/kernel'
import type { Table } from '../../layout.ts'
import type { OptionId } from '../../options.ts'
import { GERMAN } from '../../roster.ts'
import { lastTurn } from '../../rules/05-victory.ts'

/** A way for a match to end, and what is needed for it. */
export interface Ending {
  readonly name: string
  readonly options: readonly OptionId[]
  /** Who conquers, if anyone does: his dice fall as he would like them to. */
  readonly conqueror?: 'allied' | 'german'
  /** Are MEK companies bought at set-up (5.4), CW brigades raised (33.3)? */
  readonly marines?: true
  readonly brigades?: true
}

/** One match for each way to win, and for each length of the game. */
export const ENDINGS: readonly Ending[] = [
  { name: '5.2-allied', options: ['fog'], conqueror: 'allied' },
  { name: '5.2-german', options: ['fog'], conqueror: 'german' },
  { name: '5.3-german-june', options: ['fog'] },
  { name: '5.4-german-august', options: [], marines: true },
  { name: '33.3-german-may', options: ['brigades'], brigades: true },
  { name: '33.3-german-july', options: ['brigades'], marines: true, brigades: true },
]

/** How a finished match ended, in the words of ENDINGS. */
export function endingOf(match: Match<Table>): string {
  const t = match.table
  const side = winner(t) === GERMAN ? 'german' : 'allied'
  const cites = match.log(winner(t)).flatMap(({ events }) => events)
  if (cites.some((e) => e.kind === 'wonAtOnce')) return `5.2-${side}`
  const month = ['may', 'june', 'july', 'august'][lastTurn(t) - 9] ?? ''
  const rule = { may: '33.3', june: '5.3', july: '33.3', august: '5.4' }[month] ?? ''
  return `${rule}-${side}-${month}`
}
