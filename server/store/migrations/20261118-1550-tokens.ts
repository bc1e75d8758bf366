import type { Kysely } from 'kysely'

/** Programs that act for somebody, each by a token of which only the hash is kept; and seats that a program has played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .execute()
  await db.schema.createIndex('tokens_by_person').on('tokens').column('person').execute()
  await db.schema
    .alterTable('seats')
    .addColumn('is_program', 'integer', (added) => added.notNull().defaultTo(0))
    .execute()
}
