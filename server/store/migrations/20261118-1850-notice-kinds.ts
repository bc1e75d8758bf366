import { type Kysely, sql } from 'kysely'
import { numbered } from '../dialects.ts'

/** What somebody wants to be told about, and what each notice is about: one for each of them and a match, by each way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('habits').addColumn('topics', 'text').execute()
  await numbered(db, db.schema.createTable('outbox_next'), 'number')
    .addColumn('way', 'text', (column) => column.notNull().references('ways.id').onDelete('cascade'))
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('topic', 'text', (column) => column.notNull().defaultTo('move'))
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent', 'bigint')
    .addUniqueConstraint('outbox_once_each', ['way', 'match', 'topic'])
    .execute()
  await sql`insert into outbox_next (way, match, due, tries, sent) select way, match, due, tries, sent from outbox`.execute(
    db,
  )
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('outbox_next').renameTo('outbox').execute()
  await db.schema.createIndex('outbox_when_due').on('outbox').column('due').execute()
}
