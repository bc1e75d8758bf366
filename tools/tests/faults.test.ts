import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { discoverFaults, planted } from '../faults/discover.ts'

const root = join(import.meta.dirname, '../..')
const faults = await discoverFaults(root)

test('more than twenty faults are planted, and every one fits the source it is planted in', () => {
  expect(faults.length).toBeGreaterThan(20)
  for (const fault of faults) {
    const source = readFileSync(join(root, 'games', fault.game, fault.file), 'utf8')
    expect(planted(source, fault), fault.name).not.toBe(source)
  }
})

// All of them, with five seeds each: npm run faults.
test.each(['a guard only the list knows', 'a view with how units lie', 'a crowd that never leaves'])(
  'conformance finds %s',
  { timeout: 600_000 },
  (name) => {
    const { game = '', number } = faults.find((fault) => fault.name === name) ?? {}
    const args = [join(root, 'tools/faults/attempt.ts'), game, String(number), '1', '4']
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toMatch(/, match \d/)
  },
)
