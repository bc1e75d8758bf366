import type { Ending } from '@boma/kernel'
import { EVERYONE } from '@boma/kernel'
import type { Evening } from './session.ts'

/** What a person can end the match by, instead of playing it out. */
export type EndingWord = 'resign' | 'draw'

/** Ends the match by a word; says why not, or undefined when it is over. */
export function endByWord({ match, seats }: Evening, word: EndingWord, isSure: boolean): string | undefined {
  if (match.over) return 'The match is over.'
  const { seat } = match.decision ?? {}
  if (seat === undefined) return 'The match has not begun.'
  if (word === 'draw' && seats.some((sitter) => sitter !== 'human')) return 'A computer agrees to no draw.'
  if (!isSure)
    return `'${word}!' ends the match${word === 'draw' ? ' undecided, if both players agree' : ': your side has lost'}.`
  const ending: Ending = word === 'draw' ? { end: 'agree', by: EVERYONE } : { end: 'resign', seat }
  return match.end(ending) === 'done' ? undefined : 'The match cannot be ended so.'
}
