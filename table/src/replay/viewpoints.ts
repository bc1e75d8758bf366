import { NOBODY, SIDES, type Side } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { peopleAt, type Seats, seatsFor } from '../play/session/seats.ts'

/** Through whose eyes a match may be watched: everybody's when it is over, else only those of people at this screen. */
export function viewpoints(game: Game, seats: Seats, over: boolean): readonly Side[] {
  if (over) return [...SIDES, NOBODY]
  const people = peopleAt(game, seatsFor(game, seats))
  // Two people at one screen must not look at each other's secrets while they play: they see what both may know.
  return people.length === 1 ? [...people, NOBODY] : [NOBODY]
}
