import { beforeAll, expect, test } from 'vitest'
import { language } from '../../words/words.ts'
import { uselessWords } from '../useless.ts'

beforeAll(() => language.set('en'))

test('the name of an unknown game is repeated only as far as it fits, and steers nothing', () => {
  const game = `\u001b[31m\u202e${'y'.repeat(100_000)}`
  const words = uselessWords({ kind: 'unknownGame', game })
  expect(words).toMatch(/^It is a record of '·\[31m·y+…', a game that is not on this shelf;/)
  expect(words.length).toBeLessThan(200)
})
