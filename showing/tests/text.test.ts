import { called } from '@boma/counsel'
import { FIRST } from '@boma/kernel'
import { barePresence, given } from '@boma/testing'
import { type Toy, toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { speak } from '../game.ts'
import { join, sayFact, sayNote, sideAlone, text, wordsIn } from '../text.ts'

const messages = { went: '{side} went {days} days by {places}[, {why}]', hot: 'it was {degrees}°' }
const speaking = { messages, names: { side: ['Nord', 'Süd'] }, actions: toy.actions }

test('a note is filled with names, numbers, words, lists and notes within it', () => {
  const why = { key: 'hot', facts: { degrees: -3 } }
  const facts = { side: called({ kind: 'side' }, 1), days: 2, places: ['the wells', called({ kind: 'cargo' }, 4)], why }
  expect(sayNote(speaking, { key: 'went', facts })).toBe('Süd went 2 days by the wells, 4, it was −3°')
})

test('what is left out of the facts leaves its brackets out, and a key without a message is itself', () => {
  expect(sayNote(speaking, { key: 'went', facts: { side: 'Ost', days: 1, places: [] } })).toBe('Ost went 1 days by ')
  expect(sayNote(speaking, { key: 'gone' })).toBe('gone')
})

test('facts stand in a row, or side by side with what every language has', () => {
  const north = called({ kind: 'side' }, 0)
  expect(sayFact(speaking, join([north, 3]))).toBe('Nord, 3')
  expect(sayFact(speaking, text`${north}: ${[1, 2]}.`)).toBe('Nord: 1, 2.')
})

describe('a presence in words', () => {
  const board = { width: 4, towns: [{ name: { key: 'hot', facts: { degrees: 4 } } }] }
  const says = wordsIn(speaking)

  test('has words wherever texts were, in lists, objects and what functions hand back', () => {
    const status = {
      heading: { key: 'hot', facts: { degrees: 1 } },
      lines: [['a', called({ kind: 'side' }, 1)]],
      now: 2,
    }
    const page = says({ status: (now: number) => ({ ...status, now }), layers: [{ name: text`${1}/${2}` }] }) as {
      status(now: number): unknown
      layers: unknown
    }
    expect(page.status(7)).toEqual({ heading: 'it was 1°', lines: [['a', 'Süd']], now: 7 })
    expect(page.layers).toEqual([{ name: '1/2' }])
  })

  test('leaves alone what has nothing to be read in it', () => {
    const path = [1, 2, 3]
    const goal = { path, order: new Uint8Array(2), by: 'march' }
    expect(says(goal)).toBe(goal)
    expect(says([goal, path])).toEqual([goal, path])
    expect(says(undefined)).toBeUndefined()
  })

  test('says what is handed out again and again once: a board stays the same', () => {
    const page = says({ board: () => board }) as { board(): typeof board }
    expect(page.board()).toBe(page.board())
    expect(page.board()).toEqual({ width: 4, towns: [{ name: 'it was 4°' }] })
  })
})

test('a game is the same in a language whenever it is asked for, and another in another', () => {
  const german = { ...toy.english, language: 'de', messages: { 'page.day': 'Tag' } }
  const english = { ...toy.english, messages: { 'page.day': 'Day' } }
  const game = { ...toy, presence: { ...barePresence<Toy>(), describe: () => [{ key: 'page.day' }, sideAlone(FIRST)] } }
  const { table } = given(toy)
  expect(speak(game, german).page.describe(table, FIRST)).toEqual(['Tag', 'North'])
  expect(speak(game, english).page.describe(table, FIRST)).toEqual(['Day', 'North'])
  expect(speak(game, german).page).toBe(speak(game, german).page)
})
