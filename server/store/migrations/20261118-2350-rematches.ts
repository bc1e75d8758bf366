import { type Kysely, sql } from 'kysely'

/** After a match there is one rematch, whoever asks for it first; where two asked at once there may be two so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update matches set rematch_of = null where rematch_of is not null
    and id not in (select min(id) from matches where rematch_of is not null group by rematch_of)`.execute(db)
  await db.schema.dropIndex('matches_rematch').execute()
  await db.schema.createIndex('matches_rematch').unique().on('matches').column('rematch_of').execute()
}
