import type { Kysely } from 'kysely'

/** Whoever opens a match is asked how many of his wait: they are found by him, however many others there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('matches_by_maker').on('matches').columns(['maker', 'state', 'created']).execute()
}
