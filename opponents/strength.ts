import { MEETINGS, RATED } from './measured.ts'
import { PLAYER_NAMES, type PlayerName } from './players.ts'

/** What one player scored against another in matches of a scenario, from each side. */
export interface Meeting {
  readonly game: string
  readonly scenario: string
  /** Whose points these are, and against whom. */
  readonly players: readonly [PlayerName, PlayerName]
  /** Matches in which he had the first side, and the second; a draw is half a point. */
  readonly matches: readonly [number, number]
  readonly points: readonly [number, number]
}

/** How strong a player is in a scenario, over both sides, on Elo's scale: nineteen times out of twenty within `error`. */
export interface Rated {
  readonly game: string
  readonly scenario: string
  readonly player: PlayerName
  readonly rating: number
  readonly error: number
}

/** A player's record from one side. */
export interface SideRecord {
  readonly against: PlayerName
  readonly points: number
  readonly matches: number
}

/** How strong a player is known to be on a side of a scenario. */
export interface Strength {
  readonly rated: Pick<Rated, 'rating' | 'error'> | undefined
  readonly record: SideRecord | undefined
}

/**
 * How strong a player was measured to be: the record is the one against the strongest of those below him whom he has met.
 * Nothing where nobody has measured it.
 */
export function strengthOf(
  { game, scenario, player }: Pick<Rated, 'game' | 'scenario' | 'player'>,
  side: 0 | 1,
  { meetings, rated }: { readonly meetings: readonly Meeting[]; readonly rated: readonly Rated[] } = {
    meetings: MEETINGS,
    rated: RATED,
  },
): Strength {
  const isHere = (each: Pick<Rated, 'game' | 'scenario'>) => each.game === game && each.scenario === scenario
  const records = meetings
    .filter((each) => isHere(each) && each.players[0] === player && each.matches[side] > 0)
    .filter(({ players }) => rankOf(players[1]) > rankOf(player))
    .toSorted((a, b) => rankOf(a.players[1]) - rankOf(b.players[1]))
    .map(({ players, points, matches }) => ({
      ...{ against: players[1], points: points[side], matches: matches[side] },
    }))
  return { rated: rated.find((each) => isHere(each) && each.player === player), record: records[0] }
}

/** Players stand with the strongest first. */
const rankOf = (player: PlayerName): number => PLAYER_NAMES.indexOf(player)
