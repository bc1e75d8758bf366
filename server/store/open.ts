import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { Store } from './store.ts'

/** Is it the address of a PostgreSQL? Otherwise it is a folder. */
export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/** Opens the books that lie at a place, a folder or a PostgreSQL, and brings their tables up to date. */
export async function openStore(place: string): Promise<Store> {
  // The secrets of dice lie there, and what is kept of passwords: nobody else on the machine has any business with them.
  if (!isAddress(place)) mkdirSync(place, { recursive: true, mode: 0o700 })
  const store = new Store(isAddress(place) ? openPostgres(place) : openSqlite(join(place, 'club.sqlite')))
  await store.prepare()
  return store
}
