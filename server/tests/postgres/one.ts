import { inject, test } from 'vitest'
import { freshDatabase } from './start.ts'

/** A test with a PostgreSQL's database of its own; where there is none it is left out and says why. */
export function postgresTest(title: string, body: (place: string) => Promise<void>, longest?: number): void {
  test(title, { ...(longest !== undefined && { timeout: longest }) }, async (context) => {
    const found = inject('postgres')
    if ('missing' in found) return context.skip(found.missing)
    await body(await freshDatabase(found.address))
  })
}
