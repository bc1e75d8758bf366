import type { DaysAway, MatchClock, SeatAbsence } from '@boma/club'
import type { Hall } from '../hall/hall.ts'
import type { Store } from '../store/store.ts'

const DAY = 24 * 60 * 60_000
const YEAR = 365 * DAY
/** Days that somebody may be away within a year. */
const DAYS_A_YEAR = 10

/** Who is away when: by the day, nobody's time runs while he is, in any of his matches. */
export class Absences {
  readonly #store: Store
  readonly #hall: Pick<Hall, 'heedAbsences'>
  readonly #now: () => number

  constructor(store: Store, hall: Pick<Hall, 'heedAbsences'>, now: () => number) {
    this.#store = store
    this.#hall = hall
    this.#now = now
  }

  /** How many days somebody has left, and until when he is away just now. */
  async of(person: string): Promise<DaysAway> {
    const now = this.#now()
    const rows = await this.#rowsOf(person)
    const used = rows.reduce((days, { begins, ends }) => days + Math.ceil((ends - begins) / DAY), 0)
    const until = rows.find(({ ends }) => ends > now)?.ends
    return { left: Math.max(0, DAYS_A_YEAR - used), ...(until !== undefined && { until }) }
  }

  async #rowsOf(person: string) {
    const since = this.#now() - YEAR
    const of = this.#store.books.selectFrom('absences').select(['begins', 'ends']).where('person', '=', person)
    const rows = await of.where('begins', '>', since).execute()
    return rows.map(({ begins, ends }) => ({ begins: Number(begins), ends: Number(ends) }))
  }

  /** Somebody goes away from now on, for so many days; false when he has not so many, or is away already. */
  async leave(person: string, days: number): Promise<boolean> {
    const { left, until } = await this.of(person)
    if (until !== undefined || days > left) return false
    const begins = this.#now()
    await this.#store.write(async (books) => {
      await books
        .insertInto('absences')
        .values({ person, begins, ends: begins + days * DAY })
        .execute()
    })
    await this.#tell(person)
    return true
  }

  /** He is back before his time: what is left of the last day begun counts as used. */
  async comeBack(person: string): Promise<void> {
    const now = this.#now()
    await this.#store.write(async (books) => {
      await books
        .updateTable('absences')
        .set({ ends: now })
        .where('person', '=', person)
        .where('ends', '>', now)
        .execute()
    })
    await this.#tell(person)
  }

  /** Everybody he plays with by the day sees it at once. */
  async #tell(person: string): Promise<void> {
    const rows = await this.#store.books
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select('matches.id')
      .distinct()
      .where('seats.person', '=', person)
      .where('matches.state', '=', 'running')
      .execute()
    for (const { id } of rows) await this.#hall.heedAbsences(id)
  }
}

interface SeatOf {
  readonly seat: number
  readonly person: string | null
}

/** When those who sit at a match are away, as far as any clock may still ask. */
export async function absencesAt({ books }: Store, seats: readonly SeatOf[]): Promise<readonly SeatAbsence[]> {
  const people = seats.flatMap(({ person }) => person ?? [])
  if (people.length === 0) return []
  const rows = await books.selectFrom('absences').selectAll().where('person', 'in', people).orderBy('number').execute()
  return seats.flatMap(({ seat, person }) =>
    rows
      .filter((row) => row.person === person)
      .map(({ begins, ends }) => ({ seat, from: Number(begins), until: Number(ends) })),
  )
}

/** The clock with them, where there are any. */
export const withAbsences = (clock: MatchClock, absent: readonly SeatAbsence[]): MatchClock =>
  absent.length === 0 && clock.absent === undefined ? clock : { ...clock, absent }
