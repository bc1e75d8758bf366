import { sql } from 'kysely'
import { isPostgres } from '../store/dialects.ts'
import type { Store } from '../store/store.ts'

/** Matches that lie in the books of an old club. */
const OVER = 100_000
const RUNNING = 10_000
/** Lines of each of their journals. */
const LINES = 30

/** Fills the books with copies of one match, as if a club had been open for years. */
export async function fill(store: Store, match: string): Promise<void> {
  const { books } = store
  const random = isPostgres(books as never) ? sql`md5(random()::text || n)` : sql`lower(hex(randomblob(16)))`
  const rows = await books.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow()
  const columns = Object.keys(rows).filter((name) => !['id', 'secret', 'state', 'invitation'].includes(name))
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const numbers = (most: number) =>
    sql`(with recursive up(n) as (select 1 union all select n + 1 from up where n < ${sql.lit(most)}) select n from up) as up`
  for (const [state, count] of [
    ['over', OVER],
    ['running', RUNNING],
  ] as const)
    await sql`insert into matches (id, secret, state, ${names})
      select ${random}, ${random}, ${state}, ${names} from matches, ${numbers(count)} where id = ${match}`.execute(
      books,
    )
  await sql`insert into journal (match, line, text)
    select id, n, 'a line of a journal as long as most are 12 34' from matches, ${numbers(LINES)}
    where id not in (select match from seats)`.execute(books)
  await sql`insert into seats (match, seat, person, added) select m.id, s.seat, s.person, s.added from matches m, seats s
    where s.match = ${match} and m.id not in (select match from seats)`.execute(books)
}
