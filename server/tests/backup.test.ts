import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { movesBooks } from './backups.ts'

test('a club that was backed up and restored goes on, and half a backup is refused', async () => {
  const [from, to] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'boma-moved-'))) as [string, string]
  await movesBooks(from, to)
  for (const folder of [from, to]) rmSync(folder, { recursive: true })
})
