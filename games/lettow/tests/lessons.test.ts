import { clickedAtRandom, lessonFaults } from '@boma/testing'
import { expect, test } from 'vitest'
import { lettow } from '../index.ts'
import { ledger } from '../ledger.ts'
import { lessons as english } from '../lessons/english.ts'
import { lessons as german } from '../lessons/german.ts'
import { german as tongue } from '../words/german/index.ts'

/** `CLICKS=200` for the whole. */
const CLICKS = Number(process.env['CLICKS'] ?? 5)

test('every lesson and exercise is played to its end by its own words, in both languages', () => {
  const languages = [
    { lessons: english, tongue: lettow.english },
    { lessons: german, tongue },
  ]
  expect(lessonFaults(lettow, ledger, languages)).toEqual([])
})

test('an evening without its lesson, two exercises and one that cannot fail are missed', () => {
  const lessons = english
    .filter(({ kind }) => kind === 'exercise')
    .slice(0, 2)
    .map((lesson, i) => (i > 0 ? lesson : { ...lesson, steps: lesson.steps.map(({ fails: _, ...step }) => step) }))
  expect(lessonFaults(lettow, ledger, [{ lessons, tongue: lettow.english }])).toEqual([
    'en: there is no lesson to begin with',
    'en: 2 exercises, not three to five',
    'en: the exercise raid cannot fail',
  ])
})

test.each(english.map((lesson) => [lesson.id, lesson] as const))(
  '%s is never stranded, whatever is clicked',
  (_, lesson) => {
    for (let seed = 0; seed < CLICKS; seed++) expect(clickedAtRandom(lettow, lesson, seed)).toBeUndefined()
  },
)
