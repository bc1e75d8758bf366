import { clickedAtRandom, lessonFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { heart } from '../index.ts'
import { ledger } from '../ledger.ts'
import { lessons as english } from '../lessons/english.ts'
import { lessons as german } from '../lessons/german.ts'
import { german as tongue } from '../words/german/index.ts'

/** `CLICKS=200` for the whole. */
const CLICKS = Number(process.env['CLICKS'] ?? 5)

test('every lesson and exercise is played to its end by its own words, in both languages', () => {
  const languages = [
    { lessons: english, tongue: heart.english },
    { lessons: german, tongue },
  ]
  expect(lessonFaults(heart, ledger, languages)).toEqual([])
})

test.each(english.map((lesson) => [lesson.id, lesson] as const))(
  '%s is never stranded, whatever is clicked',
  (_, lesson) => {
    for (let seed = 0; seed < CLICKS; seed++) expect(clickedAtRandom(heart, lesson, seed)).toBeUndefined()
  },
)
