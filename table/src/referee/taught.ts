import { type Action, type Fresh, fork, type Seat, seatsOf } from '@boma/kernel'
import { type Game, type GameMatch, type Lesson, LessonMatch, type LessonState } from '@boma/showing'
import type { SeatsAnywhere } from '../play/session/seats.ts'
import { localReferee } from './local.ts'
import type { Referee } from './referee.ts'

/** A lesson under way, as the page knows it: who keeps its match, and how far the learner has come. */
export interface Taught {
  readonly lesson: Lesson
  readonly referee: Referee
  /** The learner at this screen, the lesson in all other seats. */
  readonly seats: SeatsAnywhere
  readonly seat: Seat
  /** The step that is asked for, from 0. */
  readonly step: number
  readonly state: LessonState
  /** Was the step reached so that the next one needs a table of its own? */
  readonly isAstray: boolean
  readonly canGoOn: boolean
  /** What the lesson would do next. */
  readonly next: Action | undefined
  /** And all that the learner has yet to do at this step. */
  readonly ahead: readonly Action[]
  /** The learner's last order, for saying what it was. */
  readonly last: readonly Action[]
  goOn(): void
  /** A match that goes on from here without the lesson. */
  playOn(fresh: Fresh): GameMatch
}

/** Lays the table of a lesson at a step. */
export function teach(game: Game, lesson: Lesson, step: number): Taught {
  const match = LessonMatch.begin(game, lesson, step)
  const isMine = ({ side }: { readonly side: number }) => side === lesson.side
  return {
    lesson,
    referee: localReferee(match),
    seats: seatsOf(game).map((seat) => (isMine(seat) ? 'person' : 'far')),
    seat: seatsOf(game).findIndex(isMine) as Seat,
    get step() {
      return match.step
    },
    get state() {
      return match.state
    },
    get isAstray() {
      return match.isAstray
    },
    get canGoOn() {
      return match.canGoOn
    },
    get next() {
      return match.next
    },
    get ahead() {
      return match.ahead
    },
    get last() {
      return match.deeds.findLast(isMine)?.actions ?? []
    },
    goOn: () => match.goOn(),
    playOn: (fresh) => fork(match, fresh),
  }
}
