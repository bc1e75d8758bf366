import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { ClubTables } from './schema.ts'

/** What has to be written so that a match is kept as it stands. */
export interface MatchKeeping {
  readonly match: string
  /** The house that keeps it, where there are several. */
  readonly house: number | undefined
  readonly row: KeptRow
  /** New lines of its journal, and the number of the first. */
  readonly first: number
  readonly lines: readonly string[]
  /** For which page something was done, and its last errand. */
  readonly page?: { readonly page: string; readonly errand: number }
}

/** What of its row may have changed. */
export interface KeptRow {
  /** Undefined where it is in the row already: where the match was begun elsewhere, all that led there stands in it. */
  readonly head: string | undefined
  readonly loose: string
  readonly foot: string
  readonly seal: string
  readonly told: number
  readonly state: string
  readonly asked: number | null
  readonly clock: string
  readonly petition: string | null
  /** Undefined where nobody is to notice that something has happened. */
  readonly changed: number | undefined
}

type Books = Transaction<ClubTables>

/**
 * Keeps many matches by three statements, however many they are: to a database at the other end of a line every statement is
 * a journey, and to any it is one to be read and planned.
 */
export async function keepAll(books: Books, keepings: readonly MatchKeeping[]): Promise<void> {
  const lines = keepings.flatMap(({ match, first, lines }) =>
    lines.map((text, i) => ({ match, line: first + i, text })),
  )
  if (lines.length > 0) await books.insertInto('journal').values(lines).execute()
  await keepRows(books, keepings)
  await keepPages(books, keepings)
}

async function keepRows(books: Books, keepings: readonly MatchKeeping[]): Promise<void> {
  // Of two for the same match the later is what stands, but what the earlier noticed is noticed.
  const last = new Map<string, MatchKeeping>()
  for (const keeping of keepings) {
    const before = last.get(keeping.match)?.row
    const [head, changed] = [keeping.row.head ?? before?.head, keeping.row.changed ?? before?.changed]
    last.set(keeping.match, { ...keeping, row: { ...keeping.row, head, changed } })
  }
  const { rows } =
    await sql`update matches set head = coalesce(v.column2, head), loose = v.column3, foot = v.column4, seal = v.column5,
    told = v.column6, state = v.column7, asked = v.column8, clock = v.column9, petition = v.column10,
    changed = coalesce(v.column11, changed)
    from (values ${sql.join([...last.values()].map(valuesOf))}) as v
    where matches.id = v.column1 and (v.column12 is null or matches.house = v.column12) returning id`.execute(books)
  if (rows.length < last.size) throw new Error('another house keeps it')
}

const whole = (value: number | null | undefined): RawBuilder<unknown> => sql`cast(${value ?? null} as bigint)`

const valuesOf = ({ match, house, row }: MatchKeeping): RawBuilder<unknown> =>
  sql`(${match}, cast(${row.head ?? null} as text), ${row.loose}, ${row.foot}, ${row.seal}, ${whole(row.told)}, ${row.state}, ${whole(row.asked)},
    ${row.clock}, cast(${row.petition} as text), ${whole(row.changed)}, ${whole(house)})`

async function keepPages(books: Books, keepings: readonly MatchKeeping[]): Promise<void> {
  const pages = new Map<string, { match: string; page: string; errand: number }>()
  for (const { match, page } of keepings) if (page !== undefined) pages.set(`${match} ${page.page}`, { match, ...page })
  if (pages.size === 0) return
  await books
    .insertInto('pages')
    .values([...pages.values()])
    .onConflict((conflict) =>
      conflict.columns(['match', 'page']).doUpdateSet({ errand: (set) => set.ref('excluded.errand') }),
    )
    .execute()
}
