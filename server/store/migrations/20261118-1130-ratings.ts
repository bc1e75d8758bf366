import { type Kysely, sql } from 'kysely'

/** Ratings, what each match did to them, and who wants to be left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['matches', 'is_rated'],
    ['people', 'is_shy'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute()
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('volatility', 'double precision', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addColumn('points', 'double precision', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game', 'side'])
    .execute()
  await db.schema
    .createTable('rated')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addColumn('before', 'double precision', (column) => column.notNull())
    .addColumn('after', 'double precision', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rated_key', ['match', 'person', 'side'])
    .execute()
  await db.schema.createIndex('ratings_by_game').on('ratings').columns(['game', 'side', 'rating']).execute()
  await db.schema.createIndex('rated_by_person').on('rated').columns(['person', 'at']).execute()
  await sql`create index matches_rated on matches (state) where is_rated = 1`.execute(db)
}
