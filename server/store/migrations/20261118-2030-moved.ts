import type { Kysely } from 'kysely'

/** By what a match that was begun elsewhere is known, so that a record that is brought twice is one match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('moved_key', 'text').execute()
  await db.schema.createIndex('matches_moved').unique().on('matches').column('moved_key').execute()
}
