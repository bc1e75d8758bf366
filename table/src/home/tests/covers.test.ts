import { expect, test } from 'vitest'
import { SHELF } from '../../games.ts'
import { de } from '../../words/de.ts'
import { en } from '../../words/en.ts'
import { coverOf } from '../covers.ts'

test.each(SHELF.map(({ id }) => id))('the cover of %s says what it is about in the language of the shelf', (game) => {
  const drawn = coverOf(game, '?')
  expect(drawn).toContain('>?</text></svg>')
  for (const words of [en, de]) {
    const foot = words[`box.${game}.cover`]
    expect(coverOf(game, foot)).toBe(drawn.replace('>?</text>', `>${foot}</text>`))
  }
})
