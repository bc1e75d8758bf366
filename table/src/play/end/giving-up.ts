import { type Seat, type Side, seatsOf } from '@boma/kernel'
import { type Accessor, createSignal } from 'solid-js'
import { isPerson } from '../session/seeing.ts'
import type { Session } from '../session/session.ts'

/** Giving up, which is asked about first. */
export interface GivingUp {
  /** The seat that would give up if whoever is asked says yes. */
  readonly asked: Accessor<Seat | undefined>
  ask(seat: Seat): void
  answer(isSure: boolean): void
}

/** Nobody is asked yet. Inside a component. */
export function givingUpAt(session: Session): GivingUp {
  const [asked, setAsked] = createSignal<Seat>()
  return {
    asked: () => (session.over() ? undefined : asked()),
    ask: (seat) => void setAsked(seat),
    answer(isSure) {
      const seat = asked()
      setAsked(undefined)
      if (isSure && seat !== undefined) session.giveUp(seat)
    },
  }
}

/**
 * The seat that can give up for a side at this screen: that of the person who looks at it, or the computer's, which asks
 * nobody; undefined where it is for somebody else to say so.
 */
export function seatToGiveUp(session: Session, side: Side): Seat | undefined {
  const { game, seats, decision, viewer, over } = session
  if (over() || decision() === undefined) return undefined
  const ofSide = seatsOf(game).flatMap((seat, i) => (seat.side === side ? [i as Seat] : []))
  const people = ofSide.filter((seat) => isPerson(seats, seat))
  if (side !== viewer()) return people.length === 0 ? ofSide[0] : undefined
  return people.find((seat) => seat === decision()?.seat) ?? people[0]
}
