import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ran = (...words: readonly string[]) =>
  spawnSync(process.execPath, words, { cwd: join(import.meta.dirname, '..', '..'), encoding: 'utf8' })

test.each([
  ['an option that there is not', ['tools/faults.ts', '--helb'], /--helb/],
  ['a number that is none', ['tools/faults.ts', '--seeds', 'many'], /--seeds wants a whole number, not 'many'\./],
  [
    'a fault that there is not: none found is not all found',
    ['tools/faults.ts', '--game', 'hart'],
    /No fault is called so\./,
  ],
  ['a bench that there is not', ['tools/bench.ts', '--only', 'nosuch'], /No bench has 'nosuch' in its name\./],
  ['a port that is none', ['tools/serve.ts', '--port', 'x'], /'x' is no port\./],
])('%s is refused in a sentence, with how to ask', (_, words, sentence) => {
  const { status, stderr, stdout } = ran(...words)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(sentence)
  expect(stderr).toMatch(/\nUsage: npm /)
  expect(stderr).not.toMatch(/\n {4}at /)
})
