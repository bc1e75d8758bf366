import { type Side, toDecide, type Undone } from '@boma/kernel'
import { amount } from '../screen/words.ts'
import type { Session } from './session.ts'

const IN_THE_WAY: Readonly<Record<Exclude<Undone, 'done'>, string>> = {
  nothing: 'There is nothing to take back.',
  over: `The match is over; 'undo!' takes the last action back if both players agree.`,
  'not-yours': `The last action was not yours; 'undo!' takes it back if both players agree.`,
  dice: `A die was rolled for the last action; 'undo!' takes it back if both players agree, and the die is void.`,
  reveal: `The last action showed something that was hidden; 'undo!' takes it back if both players agree.`,
}

/** Takes back what a side may take back alone, or, by consent, whatever came last; says what came of it. */
export function takeBack(session: Session, side: Side, byConsent: boolean): { done: boolean; sentence: string } {
  const before = session.match.length
  const undone = byConsent ? lastOfAPerson(session) : session.match.undo(side)
  if (undone !== 'done') return { done: false, sentence: IN_THE_WAY[undone] }
  const { match, told } = session
  session.unsaved = true
  for (const [viewer, n] of told) told.set(viewer, Math.min(n, match.length + 1))
  return { done: true, sentence: `Taken back: ${amount(before - match.length, 'action')}.` }
}

/** Back to where a person decides: the computer agrees to everything, and would only play on. */
function lastOfAPerson({ match, seats }: Session): Undone {
  const first = match.undoByConsent()
  while (match.length > 0 && seats[toDecide(match.game, match.table)] !== 'human') match.undoByConsent()
  return first
}
