import { expect, test } from 'vitest'
import { bomaHere } from './run.ts'

const reference = (...words: string[]) => bomaHere(['reference', ...words])

test('the quick reference has the charts of the rulebook with their cases, and marks what is ours', async () => {
  const { code, out } = await reference('windhoek')
  expect(code).toBe(0)
  expect(out).toMatch(/^7\.0 Sequence of play$/m)
  expect(out).toMatch(/^Cape Colony\s+-\s+\+3, always$/m)
  expect(out).toMatch(/^Bush°/m)
  expect(out).not.toContain('Origin')
})

test('it is there in German, and a game without one says so', async () => {
  expect((await reference('lettow', '--language', 'de')).out).toMatch(/^7\.0 \S/m)
  expect((await reference('skirmish')).err).toContain('has no quick reference')
})
