import type { Petition } from '@boma/club'
import { type Rules, seatsOf } from '@boma/kernel'
import type { ClubSeat } from './guest.ts'

/**
 * Who is asked when a seat asks for something: people on the other side, of whom one answers for all; and everybody who
 * plays where the match is to end here and go on at home, for then all of them are shown what is hidden. Nobody where all
 * others are computers, or whoever asks himself.
 */
export function askedFor(game: Rules, chairs: readonly ClubSeat[], { what, seat }: Petition): readonly string[] {
  const seats = seatsOf(game)
  const people = chairs.flatMap(({ person }, i) => {
    const isAsked = what === 'home' || seats[i]?.side !== seats[seat]?.side
    return person !== undefined && isAsked && person.id !== chairs[seat]?.person?.id ? [person.id] : []
  })
  return [...new Set(people)]
}

/** The petition when a seat has agreed to it too; undefined when all have who are asked. */
export function agreedBy(
  game: Rules,
  chairs: readonly ClubSeat[],
  petition: Petition,
  seat: number,
): Petition | undefined {
  if (petition.what !== 'home') return undefined
  const agreed = [...new Set([...(petition.agreed ?? []), seat])]
  const people = new Set(agreed.map((each) => chairs[each]?.person?.id))
  return askedFor(game, chairs, petition).every((each) => people.has(each)) ? undefined : { ...petition, agreed }
}
