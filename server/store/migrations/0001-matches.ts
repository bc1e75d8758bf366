import { type Kysely, sql } from 'kysely'
import { numbered } from '../dialects.ts'

/** People, matches, and what lies beside a match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await matches(db)
  await beside(db)
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  // Guests may be called alike; whoever has a password may not, however it is written.
  await sql`create unique index people_by_name on people (lower(name)) where password is not null`.execute(db)
  await db.schema
    .createTable('sessions')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute()
}

async function matches(db: Kysely<unknown>): Promise<void> {
  const text = (...names: string[]) => names
  let table = db.schema.createTable('matches').addColumn('id', 'text', (column) => column.primaryKey())
  for (const name of text('game', 'version', 'scenario', 'terms', 'maker', 'state', 'secret', 'commitment'))
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of text('head', 'loose', 'foot', 'seal', 'clock'))
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of text('invitation', 'petition')) table = table.addColumn(name, 'text')
  table = table.addColumn('asked', 'integer')
  for (const name of text('is_public', 'told')) table = table.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of text('created', 'changed')) table = table.addColumn(name, 'bigint', (column) => column.notNull())
  await table.execute()
  await db.schema.createIndex('matches_by_invitation').unique().on('matches').column('invitation').execute()
  await db.schema.createIndex('matches_by_state').on('matches').columns(['state', 'is_public', 'created']).execute()
  // One secret never serves two matches.
  await db.schema.createIndex('matches_by_secret').unique().on('matches').column('secret').execute()
}

async function beside(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('computer', 'text')
    .addColumn('added', 'text')
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute()
  await db.schema.createIndex('seats_by_person').on('seats').column('person').execute()
  await db.schema
    .createTable('journal')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_key', ['match', 'line'])
    .execute()
  await db.schema
    .createTable('pages')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('errand', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pages_key', ['match', 'page'])
    .execute()
  await numbered(db, db.schema.createTable('talk'), 'number')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addUniqueConstraint('talk_once', ['match', 'person', 'key'])
    .execute()
}
