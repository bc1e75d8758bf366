import type { Kysely } from 'kysely'

/** Rules that matches are still played under when they have changed, and under which of them each match stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('editions')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('binding', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('editions_key', ['game', 'version', 'binding'])
    .execute()
  for (const column of ['under', 'judged', 'changed_case'])
    await db.schema.alterTable('matches').addColumn(column, 'text').execute()
}
