import type { Kysely } from 'kysely'
import { numbered } from '../dialects.ts'

/** Processes that only think, and what they are to think about: used where several processes keep a club on a PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await numbered(db, db.schema.createTable('thinkers'), 'number')
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
  await numbered(db, db.schema.createTable('thoughts'), 'number')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('house', 'integer')
    .addColumn('asker', 'text', (column) => column.notNull())
    .addColumn('prefers', 'bigint')
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('asked', 'bigint', (column) => column.notNull())
    .addColumn('thinker', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('answer', 'text')
    .execute()
  await db.schema.createIndex('thoughts_of_match').on('thoughts').column('match').execute()
}
