import {
  EVERYONE,
  type Match,
  type Seat,
  type Side,
  seatsOf,
  toAnswer,
  type Undone,
  type UndoneByConsent,
} from '@boma/kernel'
import { amount } from '../screen/words.ts'
import type { Evening } from './session.ts'
import { heardBy } from './show.ts'

const IN_THE_WAY: Readonly<Record<Exclude<Undone | UndoneByConsent, 'done'>, string>> = {
  nothing: 'There is nothing to take back.',
  over: 'The match is over, and the secret of its dice is told: nothing can be taken back any more.',
  'not-yours': `The last order was not yours; 'undo!' takes it back if both players agree.`,
  dice: `A die was rolled for the last order; 'undo!' takes it back if both players agree, and the die is void.`,
  asked: `The other side has been asked since; 'undo!' takes the last order back if both players agree.`,
  often: `So much was taken back in this turn that no more can be; 'undo!' still does if both players agree.`,
  told: 'The match was saved with the secret of its dice: only what needs no consent can be taken back.',
  'no-consent': 'Both players must agree to that.',
  reveal: `The last order showed something that was hidden; 'undo!' takes it back if both players agree.`,
}

/** Takes back what a side may take back alone, or, by consent, whatever came last; says what came of it. */
export function takeBack(session: Evening, side: Side, byConsent: boolean): { done: boolean; sentence: string } {
  const before = heardBy(session.match, side)
  const undone = byConsent ? lastOfAPerson(session) : session.match.undo(ownSeat(session.match, side))
  if (undone !== 'done') return { done: false, sentence: IN_THE_WAY[undone] }
  const { match, told } = session
  session.unsaved = true
  for (const [viewer, n] of told) told.set(viewer, Math.min(n, match.length))
  return { done: true, sentence: `Taken back: ${amount(before - heardBy(match, side), 'order')}.` }
}

/** The seat of the side that gave the last order, or any other of it: people of one side at a keyboard play as one. */
const ownSeat = ({ last, game }: Match, side: Side): Seat =>
  last?.side === side ? last.seat : (seatsOf(game).findIndex((seat) => seat.side === side) as Seat)

/** Back to where a person decides: the computer agrees to everything, and would only play on. */
function lastOfAPerson({ match, seats }: Evening): UndoneByConsent {
  const first = match.undoByConsent(EVERYONE)
  while (match.length > 0 && seats[toAnswer(match.game, match.table)] !== 'human')
    if (match.undoByConsent(EVERYONE) !== 'done') break
  return first
}
