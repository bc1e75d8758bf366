import { equal, NOBODY, SIDES, type Side, seatsOf } from '@boma/kernel'
import { Courier, type PlayerName } from '@boma/opponents'
import type { SpokenMatch } from '@boma/showing'
import type { Overlay } from '../overlay.ts'
import { afterSeconds, hireHere, hireThread } from '../thinking/hire.ts'
import type { GivenReason } from './reasons.ts'

/** Who sits in a seat. */
export type Occupant = 'human' | PlayerName

/** An evening at the table: the match, who sits where, and what they know already. */
export interface Evening {
  match: SpokenMatch
  /** By the game's seats: a side may have several. */
  readonly seats: readonly Occupant[]
  /** What the computer's choices depend on besides what it sees. */
  readonly luck: Uint8Array
  /** Carries questions to the computer's players. */
  readonly courier: Courier
  /** The corrections that lie over the game's data. */
  readonly overlay: Overlay | undefined
  /** Why the computer gave its orders. */
  readonly reasons: GivenReason[]
  /** Up to which order each viewer has been told what happened. */
  readonly told: Map<Side, number>
  /** The table as each viewer was last shown it. */
  readonly shown: Map<Side, string>
  /** Who sat at the keyboard last. */
  keyboard: Side
  /** The file the match was last written to or read from. */
  saved: string | undefined
  /** Would anything be lost if the match were dropped now? */
  unsaved: boolean
  /** Is it kept, though nobody saved it, so that 'boma resume' finds it? */
  kept: boolean
}

/** A new evening at the table. The computer's players think in a thread of their own where people are to type meanwhile. */
export function sitDown(
  match: SpokenMatch,
  seats: readonly Occupant[],
  luck: Uint8Array,
  { overlay, thread = false }: { readonly overlay?: Overlay | undefined; readonly thread?: boolean } = {},
): Evening {
  const hire = thread ? hireThread(overlay?.file) : hireHere(() => session.match.game)
  const session: Evening = {
    match,
    seats,
    luck,
    courier: new Courier(hire, afterSeconds),
    overlay,
    reasons: [],
    told: new Map(),
    shown: new Map(),
    keyboard: NOBODY,
    saved: undefined,
    unsaved: false,
    kept: false,
  }
  return session
}

/** Puts a match from a file on the table; whoever wants to know what happened in it asks for the log. */
export function changeMatch(session: Evening, match: SpokenMatch, file: string): void {
  session.reasons.length = 0
  session.match = match
  session.saved = file
  session.shown.clear()
  session.unsaved = false
  session.keyboard = NOBODY
  for (const viewer of [...SIDES, NOBODY]) session.told.set(viewer, match.length)
}

/** The sides that people at this keyboard play, alone or with others. */
export const people = ({ match, seats }: Evening): readonly Side[] =>
  SIDES.filter((side) => seatsOf(match.game).some((seat, i) => seat.side === side && seats[i] === 'human'))

/** Whose eyes the screen is for when nobody in particular is asked: the only person's, or an onlooker's. */
export function onlooker(session: Evening): Side {
  const [one, two] = people(session)
  return one !== undefined && two === undefined ? one : NOBODY
}

/** Must two people at one keyboard hide something from each other? */
export const sharesSecrets = (session: Evening): boolean =>
  people(session).length > 1 && SIDES.some((side) => !equal(session.match.view(side), session.match.table))
