import { noDice } from '../dice/dice.ts'
import { Chronicle } from '../events/log.ts'
import { type Rules, seatsOf, sideWord } from '../game.ts'
import { finish, goOn } from '../play.ts'
import { EVERYONE, NOBODY, other, type Seat, SIDES, type Side, type Sides } from '../side.ts'
import type { TableBase } from '../table/table.ts'
import type { Deed } from './journal.ts'
import type { Match } from './match.ts'
import type { EndEntry } from './record.ts'

/** How a match may end otherwise than by its rules. */
export type Ending =
  /** A player gives up, and his side has lost. */
  | { readonly end: 'resign'; readonly seat: Seat }
  /** These sides agree that nobody wins. */
  | { readonly end: 'agree'; readonly by: Sides }
  /** Whoever keeps the match says who has won, or that NOBODY has. */
  | { readonly end: 'adjudge'; readonly winner: Side }

/** What came of that: 'done', or what stands in its way. */
export type Ended = 'done' | 'over' | 'not-begun' | 'no-seat' | 'no-consent'

/** The names of what is told then. No event of a game is called so. */
const TOLD = { resign: 'matchResigned', agree: 'matchAgreed', adjudge: 'matchAdjudged' } as const

/** What stands in the way of ending a match so; the seat may be anything. */
export function whyNotEnd({ game, over, decision }: Match, ending: Ending): Ended {
  if (over) return 'over'
  if (decision === undefined) return 'not-begun'
  if (ending.end === 'agree') return ending.by === EVERYONE ? 'done' : 'no-consent'
  if (ending.end === 'adjudge') return [...SIDES, NOBODY].includes(ending.winner) ? 'done' : 'no-seat'
  return seatsOf(game).some((_, seat) => Object.is(seat, ending.seat)) ? 'done' : 'no-seat'
}

/** Ends a match on its table: who has won is the table's affair, why is told. */
export function endBy<T extends TableBase>(game: Rules<T>, t: T, ending: Ending): Deed {
  const heard = new Chronicle()
  const side = ending.end === 'resign' ? (seatsOf(game)[ending.seat]?.side ?? NOBODY) : NOBODY
  const seat = ending.end === 'resign' ? ending.seat : (NOBODY as number as Seat)
  const winner = ending.end === 'adjudge' ? ending.winner : side === NOBODY ? NOBODY : other(side)
  const isDraw = ending.end === 'adjudge' && winner === NOBODY
  const facts = ending.end === 'resign' ? { seat } : isDraw || ending.end === 'agree' ? {} : { side: winner }
  heard.told(isDraw ? 'matchDrawn' : TOLD[ending.end], '', facts, EVERYONE, [], t)
  close(game, t, winner)
  const { rolls: rollsBefore, reveals: revealsBefore } = t.core
  return { side, seat, actions: [], rollsBefore, revealsBefore, dice: [], events: heard.events, ending }
}

/** Ends a match that goes on longer than any match of its scenario does: nobody has won, and that is told. */
export function runOut<T extends TableBase>(game: Rules<T>, t: T, heard: Chronicle): void {
  heard.told('matchRanOut', '', {}, EVERYONE, [], t)
  close(game, t, NOBODY)
}

function close<T extends TableBase>(game: Rules<T>, t: T, winner: Side): void {
  finish(t, winner)
  goOn(game, t, noDice)
}

/** An ending as a journal has it. */
export function entryOf(game: Rules, ending: Ending): EndEntry {
  if (ending.end === 'agree') return { end: 'agree', who: '' }
  const who = ending.end === 'resign' ? seatsOf(game)[ending.seat]?.id : sideWord(game, ending.winner)
  return { end: ending.end, who: who ?? '?' }
}

/** The ending that an entry tells of; undefined when it names nobody of this game. */
export function endingIn(game: Rules, { end, who }: EndEntry): Ending | undefined {
  if (end === 'agree') return { end, by: EVERYONE }
  const winner = [...SIDES, NOBODY].find((side) => sideWord(game, side) === who)
  if (end === 'adjudge') return winner === undefined ? undefined : { end, winner }
  const seat = seatsOf(game).findIndex(({ id }) => id === who)
  return seat < 0 ? undefined : { end, seat: seat as Seat }
}
