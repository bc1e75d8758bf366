import { indexOf } from '@boma/rulebook'
import { describe, expect, test } from 'vitest'
import { type Book, rulebookOf } from '../rulebooks.ts'
import { ASKARI, MORE_OF_ASKARI } from './questions/askari.ts'
import { FURTHER_OF_ASKARI } from './questions/further/askari.ts'
import { FURTHER_OF_HEART } from './questions/further/heart.ts'
import { FURTHER_OF_LETTOW } from './questions/further/lettow.ts'
import { FURTHER_OF_TANGA } from './questions/further/tanga.ts'
import { FURTHER_OF_WINDHOEK } from './questions/further/windhoek.ts'
import { HEART, MORE_OF_HEART } from './questions/heart.ts'
import { LETTOW, MORE_OF_LETTOW } from './questions/lettow.ts'
import { MORE_OF_TANGA, TANGA } from './questions/tanga.ts'
import { MORE_OF_WINDHOEK, WINDHOEK } from './questions/windhoek.ts'

const BOOKS = { lettow: LETTOW, windhoek: WINDHOEK, askari: ASKARI, tanga: TANGA, heart: HEART }
const MORE = {
  ...{ lettow: MORE_OF_LETTOW, windhoek: MORE_OF_WINDHOEK, askari: MORE_OF_ASKARI },
  ...{ tanga: MORE_OF_TANGA, heart: MORE_OF_HEART },
}
const FURTHER = {
  ...{ lettow: FURTHER_OF_LETTOW, windhoek: FURTHER_OF_WINDHOEK, askari: FURTHER_OF_ASKARI },
  ...{ tanga: FURTHER_OF_TANGA, heart: FURTHER_OF_HEART },
}
const SETS = [BOOKS, MORE, FURTHER].flatMap((set) => Object.entries(set))

interface Asked {
  readonly language: 'en' | 'de'
  readonly question: string
  /** The cases that answer it, any of them. */
  readonly cases: readonly string[]
}

const askedOf = (text: string): readonly Asked[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [language, question = '', cases = ''] = line.split(' | ')
      return { language: language === 'de' ? 'de' : 'en', question, cases: cases.split(' ') }
    })

const bookOf = async (game: string, language: 'en' | 'de'): Promise<Book> => {
  const book = await rulebookOf(game, language)
  if (book === undefined) throw new Error(`${game} has no rulebook`)
  return book
}

/** The questions of a game whose case is not among the first three. */
async function unanswered(game: string, asked: readonly Asked[]): Promise<readonly string[]> {
  const books = { en: await bookOf(game, 'en'), de: await bookOf(game, 'de') }
  const indexes = {
    en: indexOf([...books.en.sections, ...books.en.rulings], 'en', books.en.register),
    de: indexOf([...books.de.sections, ...books.de.rulings], 'de', books.de.register),
  }
  return asked
    .filter(({ language, question, cases }) => {
      const best = indexes[language].find(question).findings.slice(0, 3)
      return !best.some(({ section }) => cases.includes(section.id))
    })
    .map(({ question }) => `${game}: ${question}`)
}

describe('a question in ordinary words', () => {
  test.each(SETS)('of %s is answered by one of the first three cases, in at least 85 of 100', async (game, text) => {
    const asked = askedOf(text)
    const failed = await unanswered(game, asked)
    expect(asked.length % 30).toBe(0)
    expect(failed.length / asked.length, failed.join('\n')).toBeLessThanOrEqual(0.15)
  })

  test.each(SETS)('of %s names cases that its book has', async (game, text) => {
    const { sections } = await bookOf(game, 'en')
    const ids = new Set(sections.map(({ id }) => id))
    const asked = askedOf(text)
    expect(asked.flatMap(({ cases }) => cases.filter((id) => !ids.has(id)))).toEqual([])
    expect(asked.filter(({ language }) => language === 'de')).toHaveLength(asked.length / 3)
  })

  test('finds the same however politely it is put, and says that these are answers', async () => {
    const { sections } = await bookOf('windhoek', 'en')
    const index = indexOf(sections)
    const { isAnswer, findings } = index.find('Can cavalry withdraw before combat?')
    expect(isAnswer).toBe(true)
    const politely = index.find('Please tell me: can cavalry withdraw before combat?')
    expect(politely.findings.map(({ section }) => section.id)).toEqual(findings.map(({ section }) => section.id))
  })

  test('finds the same with words run together by an apostrophe', async () => {
    const { sections, register } = await bookOf('windhoek', 'en')
    const index = indexOf(sections, 'en', register)
    const [plainly, shortened] = ['What if I do not have supply?', "What if I don't have supply?"].map((question) =>
      index.find(question).findings.map(({ section }) => section.id),
    )
    expect(shortened).toEqual(plainly)
  })

  test('about what no book knows has no answer', async () => {
    const { sections } = await bookOf('windhoek', 'en')
    expect(indexOf(sections).find('how do I xylophone?').findings).toEqual([])
  })
})
