import { describe, expect, test } from 'vitest'
import { bomaHere } from './run.ts'

const ask = (...words: string[]) => bomaHere(['ask', ...words])

describe('a question to the rules', () => {
  test('is answered by cases, the best first, each with the sentence that fits', async () => {
    const { code, out } = await ask('lettow', 'Who', 'fires', 'first', 'in', 'a', 'battle?')
    expect(code).toBe(0)
    expect(out).toMatch(/^14\.1\b.*\n {2}\S/m)
    expect((await ask('lettow', 'Who fires first in a battle?')).out).toBe(out)
  })

  test('may be put in German', async () => {
    const { out } = await ask(
      'windhoek',
      'Wie',
      'viele',
      'Aktionspunkte',
      'verfallen',
      'am',
      'Ende?',
      '--language',
      'de',
    )
    expect(out).toMatch(/^9\.\d/m)
  })

  test('that nothing answers, in a language that no book has, or without a question is said so', async () => {
    expect((await ask('lettow', 'xylophone')).err).toMatch(/^No case of Lettow-Vorbeck has any of the words/)
    expect((await ask('lettow', 'who', '--language', 'fr')).err).toContain(`is not there in 'fr'`)
    expect((await ask('lettow')).err).toContain('needs a QUESTION')
  })
})
