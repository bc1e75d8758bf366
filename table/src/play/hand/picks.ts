import type { Offered } from '../session/offers.ts'
import type { Session } from '../session/session.ts'

/** The action with which games pick everybody. */
const ALL = 'all'

/** What pressing a counter does to the picks: it is added after all, or put back. */
type Turn = 'add' | 'back'

/**
 * Counters that are picked one by one for one question: a force, an attack, losses. Games take them in the order of the
 * counters, so that there is one way to write a choice; people pick as they like, and change their minds.
 */
export interface Picks {
  /** What pressing a counter would do on which nothing is offered any more; undefined for nothing. */
  turnOf(piece: number): Turn | undefined
  /** Does it: picks anew, in the order of the counters. False when that cannot be. */
  turn(piece: number): boolean
  /** An offer is about to be taken. */
  before(offer: Offered): void
}

/** The picks of a person at a session. */
export function picksAt(session: Session): Picks {
  const hasPicked = (piece: number) => session.picked().some((offer) => offer.piece === piece)
  /** The offer that picks a counter like those before it. */
  const pickOf = (piece: number): Offered | undefined => {
    const [first] = session.picked()
    return session.pickable().find((offer) => offer.piece === piece && offer.name === first?.name)
  }

  const turnOf = (piece: number): Turn | undefined => {
    if (hasPicked(piece)) return 'back'
    return pickOf(piece) ? 'add' : undefined
  }

  const turn = (piece: number): boolean => {
    if (turnOf(piece) === undefined) return false
    const others = session.picked().filter((offer) => offer.piece !== piece)
    const added = hasPicked(piece) ? undefined : pickOf(piece)
    const wanted = [...others, ...(added ? [added] : [])].sort((a, b) => (a.piece ?? 0) - (b.piece ?? 0))
    return session.pick(wanted.map((offer) => offer.action))
  }

  return {
    turnOf,
    turn,
    // All means all, not the rest.
    before: (offer) => void (offer.name === ALL && session.picked().length > 0 && session.pick([])),
  }
}
