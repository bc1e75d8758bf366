import { type Fresh, Match, type Rules, seatsOf } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { type Seats, seatsFor } from '../play/session/seats.ts'

/** Who sat opposite takes the seat; where a side has more seats than the other, its last sitter takes the rest. */
export function exchanged(game: Rules, sitters: Seats): Seats {
  const [seats, all] = [seatsFor(game, sitters), seatsOf(game)]
  return all.map(({ side }, i) => {
    const opposite = seats.filter((_, seat) => all[seat]?.side !== side)
    const place = all.slice(0, i).filter((seat) => seat.side === side).length
    return opposite[place] ?? opposite.at(-1) ?? 'person'
  })
}

/** The same scenario with the same options and dice of the same kind, from its beginning. */
export const anew = ({ game, setup: { scenario, options, dice } }: GameMatch, fresh: Fresh): GameMatch =>
  new Match(game, {
    ...{ ...fresh, scenario, ...(options && { options }) },
    ...(dice.kind === 'manual' && { dice: { kind: 'manual' } }),
  })
