import { called } from '@boma/counsel'
import { toy } from '@boma/testing/toy'
import { expect, test } from 'vitest'
import { sayNote } from '../notes.ts'

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
