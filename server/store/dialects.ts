import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely'

/** Is it a PostgreSQL? Otherwise it is an SQLite. Only where the two have no words in common is that asked. */
export const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** A table whose rows are numbered by the database, each higher than all before it. */
export function numbered<T extends string, C extends string, N extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<T, C>,
  name: N,
): CreateTableBuilder<T, C | N> {
  return isPostgres(db)
    ? table.addColumn(name, 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
}
