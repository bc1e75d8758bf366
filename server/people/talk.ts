import type { TalkLine } from '@boma/club'
import type { Store } from '../store/store.ts'
import type { Member } from './people.ts'

/** Lines that a page is shown when it opens a match. */
const SHOWN = 200
/** Lines that one may say at a match within so many milliseconds: nobody reads faster. */
const MOST_SAID = 10
const WITHIN = 10_000

/** What is said beside a match. */
export class Talk {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** The last lines of a match, the oldest first. */
  async of(match: string, reader = ''): Promise<readonly TalkLine[]> {
    const rows = await this.#store.books
      .selectFrom('talk')
      .leftJoin('people', 'people.id', 'talk.person')
      .select(['number', 'people.name', 'seat', 'at', 'text'])
      .where('match', '=', match)
      // Whoever keeps somebody away does not read him either.
      .where('talk.person', 'not in', (select) =>
        select.selectFrom('blocks').select('blocked').where('blocks.person', '=', reader),
      )
      .orderBy('number', 'desc')
      .limit(SHOWN)
      .execute()
    return rows.reverse().map(lineOf)
  }

  /** Those who do not want to hear somebody. */
  async deafTo(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#store.books.selectFrom('blocks').select('person').where('blocked', '=', person).execute()
    return new Set(rows.map((row) => row.person))
  }

  /** Notes a line once, however often it is sent; undefined when it was noted before, 'often' when he has said much just now. */
  async say(said: Said): Promise<TalkLine | 'often' | undefined> {
    const { match, member, seat, text, key } = said
    const at = this.#now()
    const keys = await this.#saidSince(match, member.id, at - WITHIN)
    if (keys.length >= MOST_SAID && !keys.includes(key)) return 'often'
    let number: number | undefined
    await this.#store.write(async (books) => {
      const row = await books
        .insertInto('talk')
        .values({ match, person: member.id, seat, key, at, text })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst()
      number = row?.number
    })
    return number === undefined ? undefined : { number, name: member.name, seat, at, text }
  }

  async #saidSince(match: string, person: string, since: number): Promise<readonly string[]> {
    const own = this.#store.books.selectFrom('talk').select('key').where('match', '=', match)
    const rows = await own.where('person', '=', person).where('at', '>', since).execute()
    return rows.map(({ key }) => key)
  }
}

/** A line that somebody wants noted. */
interface Said {
  readonly match: string
  readonly member: Member
  readonly seat: number
  readonly text: string
  readonly key: string
}

interface TalkRow {
  readonly number: number
  readonly name: string | null
  readonly seat: number | null
  readonly at: number
  readonly text: string
}

const lineOf = ({ number, name, seat, at, text }: TalkRow): TalkLine => ({
  ...{ number: Number(number), name: name ?? '', at: Number(at), text },
  seat: seat ?? undefined,
})
