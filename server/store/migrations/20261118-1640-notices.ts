import type { Kysely } from 'kysely'
import { numbered } from '../dialects.ts'

/** How somebody wants to be told that a match waits for him, when not, and what is to be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ways')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('ways_by_person').on('ways').column('person').execute()
  await db.schema
    .createTable('habits')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('quiet_from', 'integer', (column) => column.notNull())
    .addColumn('quiet_to', 'integer', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('is_digest', 'integer', (column) => column.notNull())
    .execute()
  await numbered(db, db.schema.createTable('outbox'), 'number')
    .addColumn('way', 'text', (column) => column.notNull().references('ways.id').onDelete('cascade'))
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent', 'bigint')
    .addUniqueConstraint('outbox_once', ['way', 'match'])
    .execute()
  await db.schema.createIndex('outbox_by_due').on('outbox').column('due').execute()
}
