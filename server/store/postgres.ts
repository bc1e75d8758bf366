import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { ClubTables } from './schema.ts'

/**
 * The club's database on a PostgreSQL, for clubs that outgrow one file or one process. A commit is on its disk before it is
 * answered (`synchronous_commit`, which is said here so that a server set up otherwise does not change it).
 */
export function openPostgres(address: string): Kysely<ClubTables> {
  const pool = new pg.Pool({ ...connection(address), max: MOST_CONNECTIONS })
  // A connection that breaks while nobody uses it is replaced by the next one; without an ear it would end the process.
  pool.on('error', () => {})
  // Nor may one that breaks between two statements of a transaction end it: the next statement fails, and that is told.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new Kysely<ClubTables>({ dialect: new PostgresDialect({ pool }) })
}

/** How the club talks to a PostgreSQL, whatever for. */
export const connection = (address: string): pg.ClientConfig => ({
  connectionString: address,
  application_name: 'boma',
  options: '-c synchronous_commit=on',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  types: { getTypeParser },
})

const MOST_CONNECTIONS = 10
/** The number by which PostgreSQL knows bigint. */
const BIGINT = 20

/** Times and numbers of rows are bigint there, which pg would hand out as text: they fit a number for 285,000 years. */
const getTypeParser = ((id: number, format: 'text' | 'binary') =>
  id === BIGINT ? Number : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser
