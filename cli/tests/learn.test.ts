import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs the recipe of a learned worth; nothing is written. */
const learn = (...words: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '..', 'contest', 'learn.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })

test('a worth is fitted to matches of a seed, the same each time', () => {
  const [one, again] = [1, 2].map(() => learn('lettow', 'campaign', 'a', '6').stdout)
  expect(one).toBe(again)
  expect(one).toMatch(/stage 7: \d+ tables kept back, \d\.\d{3} bits/)
  expect(one?.match(/^ {2}\[-?\d.*\],$/gm)).toHaveLength(8)
})

test.each([
  [['skirmish', 'ford', 'a', '6'], `what a table of 'skirmish' is made of`],
  [['lettow', 'campaign', 'a', 'many'], `'many' is no number of matches`],
])('says what is wrong with %j', (words, problem) => {
  const { status, stderr } = learn(...words)
  expect(status).toBe(1)
  expect(stderr).toContain(problem)
})
