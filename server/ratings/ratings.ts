import { NOBODY, type Side, seatsOf, winner } from '@boma/kernel'
import { type PlayerName, strengthOf } from '@boma/opponents'
import { sql, type Transaction } from 'kysely'
import type { Awake } from '../hall/awake.ts'
import type { Hall } from '../hall/hall.ts'
import { isPostgres } from '../store/dialects.ts'
import type { ClubTables } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { type Rating, rated, together, UNMET } from './glicko.ts'

/** A period of rating: after so long without a match a strength is somewhat less sure. */
export const PERIOD = 30 * 24 * 60 * 60_000
/** Nineteen times out of twenty something lies within so many deviations. */
export const USUALLY = 1.96
/** A computer's strength was measured by so many matches at best: no opponent is known better than that. */
const BEST_KNOWN = 30
/** By this number houses keep from counting at the same time. */
const COUNTING = 0x626f6d72

type Books = Transaction<ClubTables>

/** Somebody on a side of a match that has ended. */
interface Sitter {
  readonly side: Side
  readonly person?: string
  readonly computer?: string
}

/** Counts matches that are over for the ratings of those who played them: each once, whatever happens to the house. */
export class Ratings {
  readonly #store: Store
  readonly #hall: Pick<Hall, 'read'>
  readonly #now: () => number

  constructor(store: Store, hall: Pick<Hall, 'read'>, now: () => number) {
    this.#store = store
    this.#hall = hall
    this.#now = now
  }

  /** Counts whatever was over when the club was closed, however that came. */
  async settleAll(): Promise<void> {
    const rows = await this.#store.books
      .selectFrom('matches')
      .select('id')
      .where('state', '=', 'over')
      .where('is_rated', '=', 1)
      .execute()
    // One that is damaged cannot be counted, and keeps nobody out.
    for (const { id } of rows) await this.settle(id).catch(() => {})
  }

  /** Counts a match that is over, unless it was counted before or is not to count. */
  async settle(id: string): Promise<void> {
    const { books } = this.#store
    const row = await books.selectFrom('matches').select(['is_rated', 'state']).where('id', '=', id).executeTakeFirst()
    if (row?.is_rated !== 1 || row.state !== 'over') return
    const awake = await this.#hall.read(id)
    if (awake?.match.over !== true) return
    await this.#store.write(async (at) => {
      if (isPostgres(at as never)) await sql`select pg_advisory_xact_lock(${COUNTING})`.execute(at)
      const counted = at.updateTable('matches').set({ is_rated: 2 }).where('id', '=', id).where('is_rated', '=', 1)
      const { numUpdatedRows } = await counted.executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await this.#count(at, awake)
    })
  }

  async #count(at: Books, { id, match, chairs }: Awake): Promise<void> {
    const { game, setup } = match
    const won = winner(match.view(NOBODY))
    const sitters = sittersOf(chairs, (seat) => seatsOf(game)[seat]?.side ?? NOBODY)
    const ratings = await Promise.all(
      sitters.map((sitter) => ratingOf(at, sitter, { game: game.id, scenario: setup.scenario })),
    )
    for (const [i, { side, person }] of sitters.entries()) {
      const before = ratings[i]
      const others = ratings.filter((rating, other) => rating !== undefined && isOpponent(sitters[other], sitters[i]))
      if (person === undefined || before === undefined || others.length === 0) continue
      const score = won === NOBODY ? 0.5 : won === side ? 1 : 0
      const opponent = together(others as Rating[])
      const periods = before.matches === 0 ? 0 : (this.#now() - before.at) / PERIOD
      const after = rated(before, [{ opponent, score }], periods)
      await this.#note(at, { match: id, person, game: game.id, side, score }, before, after)
    }
  }

  async #note(at: Books, what: Counted, before: KnownRating, after: Rating): Promise<void> {
    const { match, person, game, side, score } = what
    const now = this.#now()
    const { rating, deviation, volatility } = after
    const [matches, points] = [before.matches + 1, before.points + score]
    const values = { rating, deviation, volatility, matches, points, at: now }
    await at
      .insertInto('ratings')
      .values({ person, game, side, ...values })
      .onConflict((conflict) => conflict.columns(['person', 'game', 'side']).doUpdateSet(values))
      .execute()
    const change = { before: before.rating, after: rating }
    await at
      .insertInto('rated')
      .values({ match, person, game, side, score, at: now, ...change })
      .execute()
  }
}

interface Counted {
  readonly match: string
  readonly person: string
  readonly game: string
  readonly side: Side
  readonly score: number
}

interface KnownRating extends Rating {
  readonly matches: number
  readonly points: number
  readonly at: number
}

/** Nobody wins against himself. */
const isOpponent = (other: Sitter | undefined, me: Sitter | undefined): boolean =>
  other?.side !== me?.side && (other?.person === undefined || other.person !== me?.person)

/** Everybody once for each side that he played. */
function sittersOf(chairs: Awake['chairs'], sideOf: (seat: number) => Side): readonly Sitter[] {
  const sitters = new Map<string, Sitter>()
  for (const [seat, { person, computer }] of chairs.entries()) {
    const side = sideOf(seat)
    const who = { ...(person && { person: person.id }), ...(computer !== undefined && { computer }) }
    sitters.set(`${side} ${person?.id ?? ''} ${computer ?? ''}`, { side, ...who })
  }
  return [...sitters.values()]
}

/** How strong somebody is; undefined for a computer that nobody has measured there, and for whoever is gone. */
async function ratingOf(
  at: Books,
  { side, person, computer }: Sitter,
  { game, scenario }: { readonly game: string; readonly scenario: string },
): Promise<KnownRating | undefined> {
  if (computer !== undefined) return measured({ game, scenario }, computer)
  if (person === undefined) return undefined
  const row = await at
    .selectFrom('ratings')
    .select(['rating', 'deviation', 'volatility', 'matches', 'points', 'at'])
    .where('person', '=', person)
    .where('game', '=', game)
    .where('side', '=', side)
    .executeTakeFirst()
  return row === undefined ? { ...UNMET, matches: 0, points: 0, at: 0 } : { ...row, at: Number(row.at) }
}

/** A computer's strength as it was measured, on the same scale; undefined where nobody has measured it. */
export function measured(
  where: { readonly game: string; readonly scenario: string },
  computer: string,
): KnownRating | undefined {
  const { rated: found } = strengthOf({ ...where, player: computer as PlayerName }, 0)
  if (found === undefined) return undefined
  const deviation = Math.max(BEST_KNOWN, found.error / USUALLY)
  return { ...UNMET, rating: found.rating, deviation, matches: 0, points: 0, at: 0 }
}
