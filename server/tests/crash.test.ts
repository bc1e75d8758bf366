import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { KILLS, LONGEST, survivesKills } from './crashes.ts'

test(`whatever was acknowledged is there after the club was killed ${KILLS} times`, { timeout: LONGEST }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boma-crash-'))
  await survivesKills(folder)
  rmSync(folder, { recursive: true, force: true })
})
