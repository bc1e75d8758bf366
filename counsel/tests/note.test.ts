import { expect, test } from 'vitest'
import { noteOf } from '../note.ts'

const messages = {
  'page.well': 'The well',
  'page.turn': 'Turn {turn} of {turns}',
  'page.dug': '{count} {count|unit digs|units dig} in[ at {place}].',
} as const

const note = noteOf<typeof messages>()

test('a note has the key and the facts that it is given', () => {
  expect(note('page.well')).toEqual({ key: 'page.well' })
  expect(note('page.turn', { turn: 1, turns: 8 })).toEqual({ key: 'page.turn', facts: { turn: 1, turns: 8 } })
  // What stands in square brackets may be left out.
  expect(note('page.dug', { count: 2 })).toEqual({ key: 'page.dug', facts: { count: 2 } })
})

test('what has no sentence, or not all the facts of its sentence, does not compile', () => {
  // @ts-expect-error: there is no such sentence
  note('page.wel')
  // @ts-expect-error: its sentence has facts
  note('page.turn')
  // @ts-expect-error: a fact is missing
  note('page.turn', { turn: 1 })
  // @ts-expect-error: a fact is misspelt
  note('page.turn', { turn: 1, trns: 8 })
  // @ts-expect-error: the fact that has two forms is missing
  note('page.dug', { place: '0403' })
  expect(note(Math.PI > 3 ? 'page.well' : 'page.turn', { turn: 1, turns: 8 }).key).toBe('page.well')
})
