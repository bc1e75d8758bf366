import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Store } from '../store/store.ts'

/** Reports of one person that may be unread at once: whoever has more to say says it in those. */
const MOST_UNREAD = 20

/** Who keeps whom away, and what is reported to whoever keeps the club. */
export class Conduct {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Who sits on a seat of a match at which somebody sits himself; undefined when that is nobody, or he. */
  async opposite(person: string, match: string, seat: number): Promise<string | undefined> {
    const rows = await this.#store.books
      .selectFrom('seats')
      .select(['seat', 'person'])
      .where('match', '=', match)
      .execute()
    const other = rows.find((row) => row.seat === seat)?.person ?? undefined
    return rows.some((row) => row.person === person) && other !== person ? other : undefined
  }

  async block(person: string, blocked: string, isBlocked: boolean): Promise<void> {
    await this.#store.write(async (books) => {
      if (isBlocked)
        await books
          .insertInto('blocks')
          .values({ person, blocked })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else await books.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute()
    })
  }

  /** All whom somebody keeps away. */
  async blockedBy(person: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    return this.#store.books
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked')
      .select(['people.id', 'people.name'])
      .where('person', '=', person)
      .execute()
  }

  /** Does one of two keep the other away? */
  async areApart(one: string, other: string): Promise<boolean> {
    const row = await this.#store.books
      .selectFrom('blocks')
      .select('person')
      .where((where) =>
        where.or([where.and({ person: one, blocked: other }), where.and({ person: other, blocked: one })]),
      )
      .executeTakeFirst()
    return row !== undefined
  }

  /** Notes a report; false when too many of his wait to be read. */
  async report(person: string, match: string, about: string, text: string): Promise<boolean> {
    const { books } = this.#store
    const unread = await books
      .selectFrom('reports')
      .select('number')
      .where('person', '=', person)
      .where('is_done', '=', 0)
      .execute()
    if (unread.length >= MOST_UNREAD) return false
    const at = this.#now()
    await this.#store.write(async (writing) => {
      await writing.insertInto('reports').values({ match, person, about, text, at }).execute()
    })
    return true
  }
}

/** Matches whose maker neither keeps somebody away nor is kept away by him. */
export const isForReader = (person: string): RawBuilder<SqlBool> => sql<SqlBool>`not exists (select 1 from blocks
  where (blocks.person = ${person} and blocks.blocked = matches.maker)
  or (blocks.blocked = ${person} and blocks.person = matches.maker))`
