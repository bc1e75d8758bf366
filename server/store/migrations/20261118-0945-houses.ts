import type { Kysely } from 'kysely'
import { numbered } from '../dialects.ts'

/** Houses, the processes that keep a club together, and which of them keeps a match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await numbered(db, db.schema.createTable('houses'), 'number')
    .addColumn('opened', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('matches').addColumn('house', 'integer').execute()
}
