import { NOBODY, winner } from '@boma/kernel'
import type { ComputerState } from '../../opponents/computer.ts'
import { t } from '../../words/words.ts'
import { isElsewhere, nameOfSeat } from '../session/seats.ts'
import type { Session } from '../session/session.ts'

/** The one sentence of the prompt: what is to be decided, who thinks, or how it ended. */
export function sentenceFor(session: Session, computer: ComputerState, isHeld = false): string {
  if (session.over()) return ending(session)
  if (computer.kind === 'thinking')
    return t(isHeld ? 'beat.held' : 'prompt.thinking', { side: nameOfSeat(session.game, computer.seat) })
  const seat = session.decision()?.seat
  if (isElsewhere(session.seats[seat ?? -1])) return t('prompt.far', { side: nameOfSeat(session.game, seat) })
  return session.question()
}

/** Who is asked: 'German player'; '' when no person is, as the sentence then says itself who thinks or who has won. */
export function whoIsAsked(session: Session, computer: ComputerState): string {
  const seat = session.decision()?.seat
  const side = nameOfSeat(session.game, seat)
  return session.over() || isElsewhere(session.seats[seat ?? -1]) || computer.kind === 'thinking' || side === ''
    ? ''
    : t('prompt.player', { side })
}

/** Who has won. */
export function ending(session: Session): string {
  const side = winner(session.view())
  // What its keeper ended for nobody, such as a match of a club that goes on at home, is no draw that anybody has played.
  if (session.lastEvents().some(({ kind }) => kind === 'matchDrawn')) return t('play.noResult')
  return side === NOBODY ? t('play.drawn') : t('play.won', { side: session.game.tongue.sides[side] ?? '' })
}
