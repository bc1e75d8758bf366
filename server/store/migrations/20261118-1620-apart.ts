import type { Kysely } from 'kysely'
import { numbered } from '../dialects.ts'

/** Notes of one's own, days away, whether onlookers may see with a side's eyes, and which match another is a rematch of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('seats')
    .addColumn('is_shown', 'integer', (added) => added.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('matches').addColumn('rematch_of', 'text').execute()
  await db.schema.createIndex('matches_rematch').on('matches').column('rematch_of').execute()
  await db.schema
    .createTable('notes')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_key', ['match', 'person'])
    .execute()
  await numbered(db, db.schema.createTable('absences'), 'number')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('begins', 'bigint', (column) => column.notNull())
    .addColumn('ends', 'bigint', (column) => column.notNull())
    .execute()
}
