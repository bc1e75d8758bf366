import { NOBODY, SIDES, type Side } from '@boma/kernel'

/** Who can play a side, in the order of the choice: a person at this screen, or one of the computer's players. */
export const SEATS = ['person', 'greedy', 'random'] as const
/** Who plays a side. */
export type Seat = (typeof SEATS)[number]
/** Who plays each side. */
export type Seats = readonly [Seat, Seat]

/** The seats that two words name; two people where they name none. */
export function readSeats(words: readonly unknown[]): Seats {
  const [first, second] = words.map((word) => SEATS.find((seat) => seat === word))
  return first !== undefined && second !== undefined ? [first, second] : ['person', 'person']
}

/** The sides that people at this screen play. */
export const peopleAt = (seats: Seats): readonly Side[] => SIDES.filter((side) => seats[side] === 'person')

/** Whose eyes the screen shows: the only person's, the deciding one's where two share it, an onlooker's when there is none. */
export function viewerOf(seats: Seats, deciding: Side, last: Side): Side {
  const people = peopleAt(seats)
  if (people.length === 0) return NOBODY
  if (people.length === 1) return people[0] ?? NOBODY
  return deciding === NOBODY ? last : deciding
}
