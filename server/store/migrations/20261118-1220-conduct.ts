import type { Kysely } from 'kysely'
import { numbered } from '../dialects.ts'

/** Who keeps whom away, what was reported, who administers the club and who may not come in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['is_admin', 'is_barred'])
    await db.schema
      .alterTable('people')
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute()
  await db.schema
    .createTable('blocks')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('blocked', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .execute()
  await numbered(db, db.schema.createTable('reports'), 'number')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('about', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('is_done', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
