import type { Advised } from '@boma/counsel'
import { NOBODY, type Rules, type Seat, type SeatSpec, SIDES, type Side, seatsOf } from '@boma/kernel'
import { type SpokenGame, seatName } from '@boma/showing'

/** Who can sit at a table, in the order of the choice: a person at this screen, or one of the computer's players. */
export const SITTERS = ['person', 'oberst', 'hauptmann', 'feldwebel', 'planner', 'greedy', 'random'] as const
/** Who sits on a seat. */
export type Sitter = (typeof SITTERS)[number]
/** Who sits on each seat, by its number. Most games have one seat a side. */
export type Seats = readonly Sitter[]
/** The same where others may sit at screens of their own, far away; 'watched' are those with whose eyes one only looks on. */
export type SeatsAnywhere = readonly (Sitter | 'far' | 'watched')[]

/** Does somebody sit there at a screen of his own? */
export const isElsewhere = (sitter: SeatsAnywhere[number] | undefined): boolean =>
  sitter === 'far' || sitter === 'watched'

/** Those who play without a doctrine of the game. */
const SIMPLE: readonly Sitter[] = ['person', 'greedy', 'random']

/** Who can sit at a table of this game: whoever plans needs its doctrine. */
export const sittersOf = ({ counsel }: Pick<Advised, 'counsel'>): readonly Sitter[] =>
  SITTERS.filter((sitter) => SIMPLE.includes(sitter) || counsel.doctrine !== undefined)

/** The seats that words name; two people where they name none. */
export function readSeats(words: readonly unknown[]): Seats {
  const sitters = words.flatMap((word) => SITTERS.find((sitter) => sitter === word) ?? [])
  return sitters.length >= 2 && sitters.length === words.length ? sitters : ['person', 'person']
}

/** As many as the game has seats: when it was told by sides, all of a side are like that. */
export const seatsFor = <S>(game: Rules, seats: readonly S[]): readonly (S | 'person')[] =>
  seatsOf(game).length === seats.length ? seats : seatsOf(game).map(({ side }) => seats[side] ?? 'person')

/** Does anybody sit there, with these options? */
export const isTaken = ({ option }: SeatSpec, options: readonly string[]): boolean =>
  option === undefined || options.includes(option)

/** The same with whoever sits where nobody is asked like the first of his side. */
export function seatsUnder(game: Rules, options: readonly string[], seats: Seats): Seats {
  const places = seatsOf(game)
  const firstOf = (side: Side) => seats[places.findIndex((place) => place.side === side)] ?? 'person'
  return places.map((place, i) => (isTaken(place, options) ? (seats[i] ?? 'person') : firstOf(place.side)))
}

/** What a seat is called; '' for nobody's. */
export function nameOfSeat(game: SpokenGame, number: Seat | undefined): string {
  const seat = seatsOf(game)[number ?? -1]
  return seat === undefined ? '' : seatName(game, seat)
}

/** The sides that people at this screen play, alone or with others, or look on with the eyes of. */
export const peopleAt = (game: Rules, seats: SeatsAnywhere): readonly Side[] =>
  SIDES.filter((side) =>
    seatsOf(game).some((seat, i) => seat.side === side && (seats[i] === 'person' || seats[i] === 'watched')),
  )

/** Whose eyes the screen shows: the only people's, the deciding side's where both share it, an onlooker's when there are none. */
export function viewerOf(people: readonly Side[], deciding: Side, last: Side): Side {
  if (people.length === 0) return NOBODY
  if (people.length === 1) return people[0] ?? NOBODY
  return deciding === NOBODY ? last : deciding
}
