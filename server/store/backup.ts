import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialects.ts'
import { migrations } from './migrations.ts'
import type { Store } from './store.ts'

// A backup is text: a line that says what it is, a line for each row, and a line that says how many there were. It is the
// same from either database, so that a club moves from one to the other by it.

type AnyTables = Kysely<Record<string, Record<string, unknown>>>
const HEAD = 'boma club 1'
/** Rows that are written or fetched at once. */
const AT_ONCE = 200
/** What belongs to a running club, not to its books. */
const PASSING = ['houses', 'thinkers', 'thoughts', 'signed_once', 'kysely_migration', 'kysely_migration_lock']

/** Writes all that a club keeps into a file, as it is at one moment, also while it is open; gives the number of rows. */
export async function backUp(store: Store, file: string): Promise<number> {
  const books = store.books as unknown as AnyTables
  const out = createWriteStream(`${file}.part`, { flags: 'wx', mode: 0o600 })
  let count = 0
  const write = async (value: unknown) => {
    if (!out.write(`${JSON.stringify(value)}\n`))
      await new Promise<void>((drained) => out.once('drain', () => drained()))
  }
  const once = books.transaction()
  await (isPostgres(store.books as never) ? once.setIsolationLevel('repeatable read') : once).execute(async (at) => {
    const steps = Object.keys(await migrations.getMigrations())
    await write({ boma: HEAD, steps })
    for (const table of await tablesOf(at))
      for await (const row of rowsOf(at, table)) {
        await write({ table, row: 'house' in row ? { ...row, house: null } : row })
        count++
      }
  })
  await write({ rows: count })
  out.end()
  await finished(out)
  renameSync(`${file}.part`, file)
  return count
}

/** Reads a backup into books in which nothing is written yet; all of it or nothing. */
export async function restore(store: Store, file: string): Promise<number> {
  const books = store.books as unknown as AnyTables
  return books.transaction().execute(async (at) => {
    const somebody = await at.selectFrom('people').selectAll().limit(1).execute()
    if (somebody.length > 0) throw new Error('there are books here already; a backup is restored into empty ones')
    let [count, wanted] = [0, -1]
    let waiting: BackupRow[] = []
    const put = async () => {
      await insert(at, waiting)
      count += waiting.length
      waiting = []
    }
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const read = JSON.parse(line) as BackupRow & { boma?: string; steps?: readonly string[]; rows?: number }
      if (count + waiting.length === 0 && wanted < 0 && read.boma !== undefined) await checkHead(read)
      else if (read.rows !== undefined) wanted = read.rows
      else if (waiting.push(read) === AT_ONCE || read.table !== waiting[0]?.table) await put()
    }
    await put()
    if (wanted !== count) throw new Error(`the backup is not whole: ${count} rows of ${Math.max(0, wanted)}`)
    await renumber(at)
    return count
  })
}

interface BackupRow {
  readonly table: string
  readonly row: Readonly<Record<string, unknown>>
}

async function checkHead({ boma, steps = [] }: { boma?: string; steps?: readonly string[] }): Promise<void> {
  if (boma !== HEAD) throw new Error('this is no backup of a club')
  const known = Object.keys(await migrations.getMigrations())
  const strange = steps.find((step) => !known.includes(step))
  if (strange !== undefined) throw new Error(`the backup is of a newer Boma, which has '${strange}'`)
}

async function insert(at: AnyTables, rows: readonly BackupRow[]): Promise<void> {
  const known = new Set(await tablesOf(at))
  for (const name of new Set(rows.map(({ table }) => table))) {
    if (!known.has(name)) throw new Error(`the backup has a table '${name}', which is unknown here`)
    const own = rows.filter(({ table }) => table === name).map(({ row }) => row)
    const columns = Object.keys(own[0] ?? {})
    const values = own.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    // PostgreSQL numbers some rows itself, and is told that these have their numbers.
    const numbers = isPostgres(at as never) ? sql`overriding system value` : sql``
    const into = sql`${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`
    await sql`insert into ${into} ${numbers} values ${sql.join(values)}`.execute(at)
  }
}

/** The next row that PostgreSQL numbers comes after all that were restored. */
async function renumber(at: AnyTables): Promise<void> {
  if (!isPostgres(at as never)) return
  const { rows } = await sql<{ t: string; c: string }>`select table_name as t, column_name as c
    from information_schema.columns where is_identity = 'YES' and table_schema = current_schema()`.execute(at)
  for (const { t, c } of rows)
    await sql`select setval(pg_get_serial_sequence(${t}, ${c}), coalesce(max(${sql.ref(c)}), 0) + 1, false)
      from ${sql.table(t)}`.execute(at)
}

/** All tables, each after those that its rows point to. */
async function tablesOf(at: AnyTables): Promise<readonly string[]> {
  const names = (await at.introspection.getTables()).map(({ name }) => name).filter((name) => !PASSING.includes(name))
  const pointed = new Map<string, readonly string[]>()
  for (const name of names) pointed.set(name, await pointedAt(at, name))
  const ordered = new Set<string>()
  const add = (name: string): void => {
    for (const other of pointed.get(name) ?? []) if (other !== name && !ordered.has(other)) add(other)
    ordered.add(name)
  }
  for (const name of names) add(name)
  return [...ordered]
}

async function pointedAt(at: AnyTables, table: string): Promise<readonly string[]> {
  const asked = isPostgres(at as never)
    ? sql<{ other: string }>`select confrelid::regclass::text as other from pg_constraint
        where contype = 'f' and conrelid = ${table}::regclass`
    : sql<{ other: string }>`select "table" as other from pragma_foreign_key_list(${table})`
  return (await asked.execute(at)).rows.map(({ other }) => other)
}

/** The rows of a table, some at a time: a club's books may be larger than memory. */
async function* rowsOf(at: AnyTables, table: string): AsyncGenerator<Record<string, unknown>> {
  if (!isPostgres(at as never)) return yield* at.selectFrom(table).selectAll().stream()
  await sql`declare backup no scroll cursor for select * from ${sql.table(table)}`.execute(at)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(AT_ONCE)} from backup`.execute(at)
    yield* rows
    if (rows.length < AT_ONCE) break
  }
  await sql`close backup`.execute(at)
}
