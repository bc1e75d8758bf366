import { type Doctrine, reason, TASKS } from '@boma/counsel'
import { FIRST, legal, Moves, other, SECOND, toDecide } from '@boma/kernel'
import { given } from '@boma/testing'
import { toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { hintsFor, sayWhy } from '../advice.ts'
import { speak } from '../game.ts'
import { OWN_WORDS } from '../own-words.ts'

const tongue = { ...toy.english, names: { ...toy.english.names, sides: toy.english.sides } }
const game = speak(toy, tongue)
const german = speak(toy, { ...tongue, language: 'de' })

describe('why something is ordered', () => {
  test('has a sentence for each task in each language: alone, with a place, and with who does it', () => {
    for (const task of TASKS)
      for (const words of Object.values(OWN_WORDS))
        for (const key of [`why.${task}`, `why.${task}.at`, `why.${task}.who`]) expect(words).toHaveProperty([key])
  })

  test('names the place, the chance and what is feared, as far as they are known', () => {
    const at = { kind: 'sides', value: FIRST }
    const fear = { kind: 'sides', value: SECOND }
    expect(sayWhy(game, reason('wait'))).toBe('Nothing else gains more.')
    expect(sayWhy(game, reason('take', { at, chance: 0.724 }))).toBe(`Take ${toy.english.sides[0]} (72\u00a0%).`)
    expect(sayWhy(german, reason('hold', { at, fear }))).toBe(
      `${toy.english.sides[0]} halten; gefürchtet: ${toy.english.sides[1]}.`,
    )
    expect(sayWhy(game, { key: 'gains' })).toBe('')
  })
})

describe('a hint', () => {
  const { table } = given(toy)
  const moves = new Moves()
  legal(toy, table, moves)
  const doctrine: Doctrine<typeof table> = {
    clock: () => 0,
    survey: () => 0,
    holds: () => true,
    propose: (_, __, ___, most) =>
      Array.from({ length: 9 }, () => ({ order: [moves.at(0)], worth: 0, why: reason('raid') })).slice(0, most),
    worth: () => 0,
  }
  const advised = { ...game, counsel: { ...game.counsel, doctrine } }

  test('is the three best orders, each with what it does and why', () => {
    const hints = hintsFor(advised, table, toDecide(toy, table))
    expect(hints.map(({ why }) => why)).toEqual(Array.from({ length: 3 }, () => 'Raid behind the enemy.'))
  })

  test('is given to nobody who does not decide, and in no game without a doctrine', () => {
    expect([hintsFor(advised, table, other(toDecide(toy, table))), hintsFor(game, table, FIRST)]).toEqual([[], []])
  })
})
