import type { Advised } from '@boma/counsel'
import {
  type BySide,
  Match,
  type MatchSetup,
  type Seat,
  SIDES,
  type Side,
  searchDice,
  seatsOf,
  type TableBase,
} from '@boma/kernel'
import { Aide, type Window } from './aide.ts'
import { Breakdown } from './mishap.ts'
import type { Thinker } from './thinker.ts'

/** Seats a player on all seats of a side. */
export const seatedAt = <T extends TableBase>(game: Advised<T>, side: Side, thinker: Thinker): Aide<T> =>
  new Aide(thinker, { game, side, seats: seatsOf(game).flatMap((seat, i) => (seat.side === side ? [i as Seat] : [])) })

/** What a side sees of a match. */
export const windowOn = <T extends TableBase>(match: Match<T>): Window<T> => ({
  view: (side, into) => match.view(side, into),
  log: (side, from) => match.log(side, from).map(({ events }) => events),
})

/** Plays a whole match between two players, each with dice of its own; the match at its end. */
export function duel<T extends TableBase>(
  game: Advised<T>,
  setup: Omit<MatchSetup, 'dice'>,
  players: BySide<Thinker>,
  seed: number,
): Match<T> {
  const secret = new Uint8Array(16)
  new DataView(secret.buffer).setUint32(0, seed)
  const match = new Match(game, { ...setup, dice: { kind: 'cipher', secret } })
  const aides = SIDES.map((side) => seatedAt(game, side, players[side] as Thinker))
  const window = windowOn(match)
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const { order } = (aides[d.side] as Aide<T>).decide(window, { dice: searchDice([seed, match.length]) })
    const { kind } = match.order(d.seat, order)
    if (kind !== 'played') throw new Breakdown('forbidden', `${players[d.side]?.name} ordered what is ${kind}`)
  }
  return match
}
