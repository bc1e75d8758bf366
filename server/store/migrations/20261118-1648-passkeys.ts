import type { Kysely } from 'kysely'

/** Keys by which devices know somebody without a password, and what they are asked to sign, each once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person').execute()
  await db.schema
    .createTable('signed_once')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
