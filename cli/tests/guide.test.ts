import { Match, type Side } from '@boma/kernel'
import { inEnglish, type SpokenMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { expect, test } from 'vitest'
import { aboutQuestion } from '../play/about.ts'
import { bomaHere } from './run.ts'

test('? says what the question is, what to weigh and what is usual, in the language that is spoken', async () => {
  const { out } = await bomaHere(['play', 'lettow', '--seed', '7'], ['?', 'quit'])
  expect(out).toContain('Before the first turn both sides lay out their free units')
  expect(out).toContain('(25.1, 25.2)')
  const german = await bomaHere(['play', 'lettow', '--seed', '7', '--language', 'de'], ['?', 'quit'])
  expect(german.out).toContain('Die meisten nehmen die fertige Aufstellung.')
})

test('? says that a game without a guide has no help to a question', async () => {
  const bare = inEnglish({ ...skirmish, guides: {} })
  const match = new Match(bare, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  expect(await aboutQuestion(match as unknown as SpokenMatch, 0 as Side, [], 80)).toEqual([
    `There is no help to this; 'help' lists what you can type.`,
  ])
})

test('the glossary explains a word, however it is written, or lists all in their order', async () => {
  const { out } = await bomaHere(['glossary', 'lettow', 'kar'])
  expect(out).toBe('KAR: King’s African Rifles, British light infantry of askari. (24.2)')
  const all = (await bomaHere(['glossary', 'lettow', '--language', 'de'])).out.split('\n')
  expect(all.length).toBeGreaterThan(25)
})

test('the glossary says so where it has no such word', async () => {
  expect((await bomaHere(['glossary', 'lettow', 'zeppelin'])).err).toContain(
    `has no 'zeppelin'; 'boma glossary lettow'`,
  )
})
