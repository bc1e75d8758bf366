import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { movesBooks } from './backups.ts'

test.skipIf(process.platform === 'win32')('nobody else on the machine reads the books of a club', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boma-shut-'))
  const place = join(folder, 'club')
  await (await openStore(place)).close()
  expect(statSync(place).mode & 0o077).toBe(0)
  // Also where whoever keeps it had made the folder before, or an earlier Boma left its files open.
  chmodSync(place, 0o755)
  chmodSync(join(place, 'club.sqlite'), 0o644)
  const store = await openStore(place)
  expect(readdirSync(place).map((file) => statSync(join(place, file)).mode & 0o077)).toEqual([0, 0, 0])
  await store.close()
  rmSync(folder, { recursive: true })
})

test('a club that was backed up and restored goes on, and half a backup is refused', async () => {
  const [from, to] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'boma-moved-'))) as [string, string]
  await movesBooks(from, to)
  for (const folder of [from, to]) rmSync(folder, { recursive: true })
})
