import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import type { ClubTables } from './schema.ts'

/**
 * The club's database in one file, by the SQLite that comes with Node: nothing to install, nothing to run beside it. Every
 * commit is on the disk before it is answered (`synchronous = full`), so that what was acknowledged outlives whatever
 * happens to the process.
 */
export function openSqlite(file: string): Kysely<ClubTables> {
  if (file !== IN_MEMORY) shutTo(file)
  const database = new DatabaseSync(file)
  for (const setting of SETTINGS) database.exec(`pragma ${setting}`)
  return new Kysely<ClubTables>({ dialect: new SqliteDialect({ database: lent(database) }) })
}

const IN_MEMORY = ':memory:'

/** Whoever made the folder may have left it open: nobody else reads the file, nor those beside it, which SQLite makes like it. */
function shutTo(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`].filter(existsSync)) shut(each)
}

function shut(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // It is another's, who sees to that.
  }
}

const SETTINGS = ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'busy_timeout = 5000']

/** The database as Kysely knows those of another library. Statements are made once: the same few come again and again. */
function lent(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text)
      if (known !== undefined) return known
      const made = prepared(database, text)
      if (statements.size < MOST_STATEMENTS) statements.set(text, made)
      return made
    },
  }
}

const MOST_STATEMENTS = 256

type Value = string | number | bigint | null | Uint8Array

function prepared(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text)
  const given = (parameters: ReadonlyArray<unknown>) => parameters as readonly Value[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...given(parameters)),
    run: (parameters) => statement.run(...given(parameters)),
    iterate: (parameters) => statement.iterate(...given(parameters)),
  }
}
