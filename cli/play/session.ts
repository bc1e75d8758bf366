import { type BySide, equal, type Match, NOBODY, SIDES, type Side } from '@boma/kernel'
import type { Computer } from '../computers.ts'
import type { Overlay } from '../overlay.ts'

/** Who plays a side. */
export type Seat = 'human' | Computer

/** An evening at the table: the match, who sits where, and what they know already. */
export interface Session {
  match: Match
  readonly seats: BySide<Seat>
  /** What the computer's choices depend on besides what it sees. */
  readonly luck: Uint8Array
  /** The corrections that lie over the game's data. */
  readonly overlay: Overlay | undefined
  /** Up to which order each viewer has been told what happened. */
  readonly told: Map<Side, number>
  /** Who sat at the keyboard last. */
  keyboard: Side
  /** The file the match was last written to or read from, and how many actions it had then. */
  saved: { readonly file: string; readonly length: number } | undefined
  /** Would anything be lost if the match were dropped now? */
  unsaved: boolean
}

/** A new evening at the table. */
export const sitDown = (match: Match, seats: BySide<Seat>, luck: Uint8Array, overlay?: Overlay): Session => ({
  match,
  seats,
  luck,
  overlay,
  told: new Map(),
  keyboard: NOBODY,
  saved: undefined,
  unsaved: false,
})

/** Puts a match from a file on the table; whoever wants to know what happened in it asks for the log. */
export function changeMatch(session: Session, match: Match, file: string): void {
  session.match = match
  session.saved = { file, length: match.length }
  session.unsaved = false
  session.keyboard = NOBODY
  for (const viewer of [...SIDES, NOBODY]) session.told.set(viewer, match.length)
}

/** The people at this keyboard. */
export const people = (session: Session): readonly Side[] => SIDES.filter((side) => session.seats[side] === 'human')

/** Whose eyes the screen is for when nobody in particular is asked: the only person's, or an onlooker's. */
export function onlooker(session: Session): Side {
  const [one, two] = people(session)
  return one !== undefined && two === undefined ? one : NOBODY
}

/** Must two people at one keyboard hide something from each other? */
export const sharesSecrets = (session: Session): boolean =>
  people(session).length > 1 && SIDES.some((side) => !equal(session.match.view(side), session.match.table))
