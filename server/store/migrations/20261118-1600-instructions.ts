import type { Kysely } from 'kysely'

/** What somebody left behind for the enemy's turns, and what was answered by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('left_behind', 'text').execute()
}
