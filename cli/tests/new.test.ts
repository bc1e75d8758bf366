import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bomaHere } from './run.ts'

const ROOT = join(import.meta.dirname, '..', '..')

test.each([
  [['new'], "'boma new' needs an ID"],
  [['new', '9x'], 'a letter first'],
  [['new', 'A-b'], 'a letter first'],
  [['new', '../x'], 'a letter first'],
  [['new', 'skirmish'], 'games/skirmish is there already'],
  [['new', 'kernel'], 'means something else'],
  [['new', 'class'], 'means something else'],
  [['new', 'advised'], 'means something else'],
  [['new', 'drill', '--name', '<b>'], "not '<b>'"],
  [['new', 'skirmish', '--remove'], "is more than what 'boma new' wrote"],
  [['new', 'outpost', '--remove'], 'it stays'],
  [['new', 'nowhere', '--remove'], 'There is no games/nowhere'],
] as const)('boma %j is refused in a sentence, and nothing is written', async (words, why) => {
  const before = readdirSync(join(ROOT, 'games'))
  expect(await bomaHere(words)).toMatchObject({ code: 2, err: expect.stringContaining(why) })
  expect(readdirSync(join(ROOT, 'games'))).toEqual(before)
})
