import type { Kysely } from 'kysely'

/** The end of the chain by which the dice of a seat's orders fall, and by whom the commitment of a match is signed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('chain', 'text').execute()
  await db.schema.alterTable('matches').addColumn('signed', 'text').execute()
  await db.schema
    .createTable('keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .execute()
}
