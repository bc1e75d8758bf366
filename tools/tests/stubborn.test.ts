import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// All games: npm run stubborn.
test.each(['skirmish', 'outpost', 'picket', 'lettow'])(
  'every match of %s ends, whatever its players do for ever',
  { timeout: 600_000 },
  (game) => {
    const tool = join(import.meta.dirname, '../stubborn.ts')
    const told = execFileSync(process.execPath, [tool, '--game', game], { encoding: 'utf8' })
    expect(told).toMatch(new RegExp(`^${game} .* actions at most`, 'm'))
  },
)
