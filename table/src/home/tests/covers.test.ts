import { expect, test } from 'vitest'
import { SHELF } from '../../games.ts'
import { coverOf } from '../covers.ts'

test.each(SHELF)('the cover of $name says what it is about in the language of the shelf', ({ id, en, de }) => {
  const drawn = coverOf(id, '?')
  expect(drawn).toContain('>?</text></svg>')
  for (const { kind, for: forWhom, cover } of [en, de]) {
    expect(coverOf(id, cover)).toBe(drawn.replace('>?</text>', `>${cover}</text>`))
    for (const words of [kind, forWhom, cover]) expect(words).toMatch(/\S/)
  }
})

test('the shelf is in the order of the places, and nobody shares one', () => {
  const places = SHELF.map(({ place }) => place)
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
})
