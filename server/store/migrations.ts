import { readdirSync } from 'node:fs'
import type { Migration, MigrationProvider } from 'kysely/migration'

// Every step from an empty database to the tables of today is a file of its own, named by the minute in which it was
// thought of: two people who add one at the same time do not meet. One that was released never changes, and each has to
// run on SQLite and on PostgreSQL (dialects.ts has what they have no common words for).
const FOLDER = new URL('migrations/', import.meta.url)

/** Hands them to whoever brings a database up to date. */
export const migrations: MigrationProvider = {
  async getMigrations() {
    const steps: Record<string, Migration> = {}
    for (const file of readdirSync(FOLDER).toSorted())
      steps[file.replace(/\.ts$/, '')] = (await import(new URL(file, FOLDER).href)) as Migration
    return steps
  },
}
