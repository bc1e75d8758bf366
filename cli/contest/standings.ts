import type { Meeting, PlayerName, Rated } from '@boma/opponents'
import { PLAYER_NAMES } from '@boma/opponents'
import { points } from './pairs.ts'
import type { MatchRow } from './row.ts'

/** What all players scored against each other in the matches of these rows, game by game; those with budgets of their own are left out. */
export function meetingsIn(rows: readonly MatchRow[]): readonly Meeting[] {
  const found = new Map<string, { readonly meeting: Meeting; readonly matches: number[]; readonly points: number[] }>()
  for (const row of rows)
    for (const side of [0, 1]) {
      const [player, against] = [row.players[side], row.players[1 - side]]
      if (!isPlayer(player) || !isPlayer(against) || player === against) continue
      const key = [row.game, row.scenario, player, against].join(' ')
      const { game, scenario } = row
      const [matches, scored] = [
        [0, 0],
        [0, 0],
      ] as [[number, number], [number, number]]
      const meeting = { game, scenario, players: [player, against], matches, points: scored } as const
      const sum = found.get(key) ?? { meeting, matches, points: scored }
      sum.matches[side] = (sum.matches[side] ?? 0) + 1
      sum.points[side] = (sum.points[side] ?? 0) + points(row, side)
      found.set(key, sum)
    }
  return [...found.values()].map(({ meeting }) => meeting).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const isPlayer = (name: string | undefined): name is PlayerName => PLAYER_NAMES.some((each) => each === name)

const keyOf = ({ game, scenario, players }: Meeting): string =>
  [game, scenario, ...players.map((player) => PLAYER_NAMES.indexOf(player))].join(' ')

/** Who has 1000 points in every scenario. */
const ANCHOR: PlayerName = 'greedy'
/** Points of Elo that make ten to one. */
const TENFOLD = 400
const ROUNDS = 400

/**
 * How strong players are by what they scored, on Elo's scale: the ratings under which these scores are likeliest, if each two who
 * met had also drawn one match more, so that whoever never lost has a rating at all. None for those who did not meet the anchor,
 * directly or by others.
 */
export function ratingsOf(meetings: readonly Meeting[]): readonly Rated[] {
  const places = Map.groupBy(meetings, ({ game, scenario }) => `${game} ${scenario}`)
  return [...places.values()].flatMap(ratedAt)
}

function ratedAt(meetings: readonly Meeting[]): readonly Rated[] {
  const [{ game, scenario } = { game: '', scenario: '' }] = meetings
  const players = PLAYER_NAMES.filter((player) => connected(meetings).has(player))
  const ratings = new Map(players.map((player) => [player, 0]))
  const of = (player: PlayerName) => meetings.filter(({ players: [first] }) => first === player)
  const errors = new Map<PlayerName, number>()
  for (let round = 0; round < ROUNDS; round++)
    for (const player of players) {
      let [slope, weight] = [0, 0]
      for (const {
        players: [, against],
        matches,
        points: scored,
      } of of(player)) {
        const played = matches[0] + matches[1] + 1
        const expected = 1 / (1 + 10 ** (((ratings.get(against) ?? 0) - (ratings.get(player) ?? 0)) / TENFOLD))
        slope += scored[0] + scored[1] + 0.5 - played * expected
        weight += played * expected * (1 - expected)
      }
      const scale = TENFOLD / Math.LN10
      if (player !== ANCHOR) ratings.set(player, (ratings.get(player) ?? 0) + (scale * slope) / weight / 2)
      errors.set(player, (1.96 * scale) / Math.sqrt(weight))
    }
  return players.map((player) => ({
    ...{ game, scenario, player, rating: Math.round(1000 + (ratings.get(player) ?? 0)) },
    error: player === ANCHOR ? 0 : Math.round(errors.get(player) ?? 0),
  }))
}

/** Those who met the anchor, or met one who did. */
function connected(meetings: readonly Meeting[]): ReadonlySet<PlayerName> {
  const known = new Set<PlayerName>([ANCHOR])
  for (let before = 0; before < known.size; ) {
    before = known.size
    for (const { players } of meetings) if (known.has(players[1])) known.add(players[0])
  }
  return known
}
