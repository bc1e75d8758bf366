import { type Seat, seatsOf } from '@boma/kernel'
import { clickedAtRandom, lessonFaults, taughtBy } from '@boma/testing'
import { expect, test } from 'vitest'
import { tanga } from '../index.ts'
import { ledger } from '../ledger.ts'
import { lessons as english } from '../lessons/english.ts'
import { flank } from '../lessons/flank.ts'
import { lessons as german } from '../lessons/german.ts'
import { german as tongue } from '../words/german/index.ts'

/** `CLICKS=200` for the whole. */
const CLICKS = Number(process.env['CLICKS'] ?? 5)

test('every lesson and exercise is played to its end by its own words, in both languages', () => {
  const languages = [
    { lessons: english, tongue: tanga.english },
    { lessons: german, tongue },
  ]
  expect(lessonFaults(tanga, ledger, languages)).toEqual([])
})

test.each(english.map((lesson) => [lesson.id, lesson] as const))(
  '%s is never stranded, whatever is clicked',
  (_, lesson) => {
    for (let seed = 0; seed < CLICKS; seed++) expect(clickedAtRandom(tanga, lesson, seed)).toBeUndefined()
  },
)

test('once an exercise has failed nothing more is played until it begins anew', () => {
  const match = taughtBy(tanga, flank, ['end'])
  expect(match.state).toBe('failed')
  // Whatever the others did last is what it failed with, and what the learner could add changes nothing.
  const told = match.log(flank.side).flatMap(({ events }) => events.map(({ kind }) => kind))
  expect(told.filter((kind) => kind === 'reinforcementPhaseBegan')).toHaveLength(1)
  expect(
    match
      .log(flank.side)
      .at(-1)
      ?.events.map(({ kind }) => kind),
  ).toContain('reinforcementPhaseBegan')
  const seat = seatsOf(tanga).findIndex(({ side }) => side === flank.side) as Seat
  expect(match.undo(seat)).toBe('done')
  expect([match.state, match.decision?.side]).toEqual(['asked', flank.side])
})
