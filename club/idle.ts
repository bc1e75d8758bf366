import { type Rules, seatsOf } from '@boma/kernel'

/** The seat that decides where nobody sits on another with these options: the first of its side; otherwise the seat itself. */
export function leadingSeat(game: Rules, options: readonly string[], seat: number): number {
  const seats = seatsOf(game)
  const { option, side } = seats[seat] ?? {}
  return option === undefined || options.includes(option) ? seat : seats.findIndex((each) => each.side === side)
}
