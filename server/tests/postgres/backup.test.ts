import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movesBooks } from '../backups.ts'
import { postgresTest } from './one.ts'
import { freshDatabase } from './start.ts'

postgresTest('a club moves from one file to a PostgreSQL, and from one PostgreSQL to another', async (place) => {
  const folder = mkdtempSync(join(tmpdir(), 'boma-moved-'))
  await movesBooks(folder, place)
  await movesBooks(await freshDatabase(place), await freshDatabase(place))
  rmSync(folder, { recursive: true })
})
