import type { ListedMatch, Profile, Rank, Ranks, RatedMatch, ShownRating, SideStanding } from '@boma/club'
import { type Seat, seatsOf } from '@boma/kernel'
import { LEVELS } from '@boma/opponents'
import { rulesNamed } from '../hall/rules-shelf.ts'
import { isCalled } from '../people/people.ts'
import type { Store } from '../store/store.ts'
import { type Rating, widened } from './glicko.ts'
import { measured, PERIOD, USUALLY } from './ratings.ts'

/** Before so many matches nobody says how strong somebody is. */
const ENOUGH = 3
/** Names in a list, and matches on a profile, at most. */
const LISTED = 100
const LAST = 20

/** A rating as it is shown: today, and how far it may be off. */
const shown = ({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): ShownRating => ({
  rating: Math.round(rating),
  error: Math.round(USUALLY * deviation),
})

interface RatingRow {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
  readonly matches: number
  readonly points: number
  readonly at: number
}

/** What is known today: the longer ago, the less sure. */
const today = (row: RatingRow, now: number): ShownRating => shown(widened(row, (now - Number(row.at)) / PERIOD))

/** What anybody may read about a member; undefined when nobody has that name. */
export async function profileOf(
  store: Store,
  name: string,
  { now, reader }: { readonly now: number; readonly reader: string | undefined },
): Promise<Profile | undefined> {
  const { books } = store
  const person = await books
    .selectFrom('people')
    .select(['id', 'name', 'created', 'is_shy'])
    .where(isCalled(name))
    .executeTakeFirst()
  if (person === undefined) return undefined
  const isMe = person.id === reader
  const about = { name: person.name, since: Number(person.created), isShy: person.is_shy === 1, isMe }
  if (about.isShy && !isMe) return { ...about, finished: 0, running: 0, games: [], last: [] }
  const counts = await books
    .selectFrom('matches')
    .select(['state', (select) => select.fn.countAll<number>().as('count')])
    .where('id', 'in', (select) => select.selectFrom('seats').select('match').where('person', '=', person.id))
    .groupBy('state')
    .execute()
  const count = (state: string) => Number(counts.find((each) => each.state === state)?.count ?? 0)
  return {
    ...{ ...about, finished: count('over'), running: count('running') },
    games: await gamesOf(store, person.id, now),
    last: await lastOf(store, person.id),
  }
}

async function gamesOf(store: Store, person: string, now: number): Promise<Profile['games']> {
  const rows = await store.books
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('game')
    .orderBy('side')
    .execute()
  const games = new Map<string, SideStanding[]>()
  for (const row of rows) {
    const { side, matches, points } = row
    const standing = matches < ENOUGH ? undefined : today(row, now)
    const own = games.get(row.game) ?? []
    own.push({ side, matches, points, ...(standing && { standing }) })
    games.set(row.game, own)
  }
  return [...games].map(([game, sides]) => ({ game, sides }))
}

async function lastOf(store: Store, person: string): Promise<readonly RatedMatch[]> {
  const { books } = store
  const rows = await books
    .selectFrom('rated')
    .innerJoin('matches', 'matches.id', 'rated.match')
    .select(['rated.match', 'rated.game', 'scenario', 'side', 'score', 'before', 'after', 'at'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(LAST)
    .execute()
  const ids = rows.map(({ match }) => match)
  const seats =
    ids.length === 0
      ? []
      : await books
          .selectFrom('seats')
          .leftJoin('people', 'people.id', 'seats.person')
          .select(['match', 'person', 'computer', 'name'])
          .where('match', 'in', ids)
          .execute()
  return rows.map(({ match, game, scenario, side, score, before, after, at }) => ({
    ...{ match, game, scenario, side, score, at: Number(at) },
    against: seats
      .filter((seat) => seat.match === match && seat.person !== person)
      .map(({ name, computer }) => ({
        name: name ?? computer ?? '',
        kind: computer === null ? ('person' as const) : ('computer' as const),
      })),
    rating: Math.round(after),
    change: Math.round(after) - Math.round(before),
  }))
}

/** Who plays a game how well, by side; undefined when there is no such game. */
export async function ranksOf(store: Store, game: string, now: number): Promise<Ranks | undefined> {
  const rules = await rulesNamed(game)
  if (rules === undefined) return undefined
  const computers = rules.scenarios.flatMap(({ id: scenario }) =>
    LEVELS.flatMap(({ player }): readonly Rank[] => {
      const found = measured({ game, scenario }, player)
      return found === undefined ? [] : [{ name: player, kind: 'computer', matches: 0, scenario, ...shown(found) }]
    }),
  )
  const people = await peopleIn(store, game, now)
  const points = await store.books
    .selectFrom('rated')
    .select(['side', (select) => select.fn.sum<number>('score').as('points'), (s) => s.fn.countAll().as('matches')])
    .where('game', '=', game)
    .groupBy('side')
    .execute()
  const sides = [...new Set(seatsOf(rules).map(({ side }) => side))].toSorted((a, b) => a - b)
  return {
    game,
    matches: Math.max(0, ...points.map(({ matches }) => Number(matches))),
    sides: sides.map((side) => ({
      ranks: [...people.filter((each) => each.side === side).map(({ rank }) => rank), ...computers].toSorted(
        (a, b) => b.rating - a.rating,
      ),
      points: Number(points.find((each) => each.side === side)?.points ?? 0),
    })),
  }
}

async function peopleIn(store: Store, game: string, now: number): Promise<readonly { side: number; rank: Rank }[]> {
  const rows = await store.books
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['name', 'side', 'rating', 'deviation', 'volatility', 'matches', 'points', 'at'])
    .where('game', '=', game)
    .where('matches', '>=', ENOUGH)
    .where('is_shy', '=', 0)
    .orderBy('rating', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => ({
    side: row.side,
    rank: { name: row.name, kind: 'person', matches: row.matches, ...today(row, now) },
  }))
}

/** The same matches, and how strong those who sit at them are on the side that they have there. */
export async function withStandings(
  store: Store,
  matches: readonly ListedMatch[],
  now: number,
): Promise<readonly ListedMatch[]> {
  const ids = matches.map(({ id }) => id)
  if (ids.length === 0) return matches
  const rows = await sittersRated(store, ids)
  return Promise.all(
    matches.map(async (match) => {
      const sideOf = await sidesOf(match.game)
      return {
        ...match,
        seats: match.seats.map((seat, i) => {
          const row = rows.find((each) => each.match === match.id && each.seat === i && each.side === sideOf(i))
          const found = seat.kind === 'computer' ? measured(match, seat.name) : undefined
          const standing = row !== undefined ? today(row, now) : found && shown(found)
          return standing === undefined ? seat : { ...seat, standing }
        }),
      }
    }),
  )
}

/** The ratings in a game of those who sit at its matches, on either side. */
function sittersRated({ books }: Store, ids: readonly string[]) {
  return books
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .innerJoin('ratings', (join) =>
      join.onRef('ratings.person', '=', 'seats.person').onRef('ratings.game', '=', 'matches.game'),
    )
    .select([
      'seats.match',
      'seats.seat',
      'ratings.side',
      'rating',
      'deviation',
      'volatility',
      'ratings.matches',
      'points',
      'at',
    ])
    .where('seats.match', 'in', ids)
    .where('ratings.matches', '>=', ENOUGH)
    .execute()
}

async function sidesOf(game: string): Promise<(seat: number) => number | undefined> {
  const rules = await rulesNamed(game)
  return (seat) => rules && seatsOf(rules)[seat as Seat]?.side
}

/** Why a match on these terms cannot count; undefined when it can. */
export type WhyNotRated = 'rated-guest' | 'rated-clock' | 'rated-computer' | 'rated-alone'

/** Whoever plays for ratings has an account, a clock, and somebody whose strength is known to play against. */
export function whyNotRated(
  isGuest: boolean,
  { game, scenario, seats, pace }: { game: string; scenario: string; seats: readonly string[]; pace: { kind: string } },
): WhyNotRated | undefined {
  if (isGuest) return 'rated-guest'
  if (pace.kind === 'none') return 'rated-clock'
  if (seats.every((sitter) => sitter === 'me')) return 'rated-alone'
  const computers = seats.filter((sitter) => sitter !== 'me' && sitter !== 'open')
  return computers.every((player) => measured({ game, scenario }, player)) ? undefined : 'rated-computer'
}
