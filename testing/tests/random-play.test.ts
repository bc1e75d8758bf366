import type { Game } from '@boma/showing'
import { expect, test } from 'vitest'
import { quickPick, randomPlay } from '../random-play.ts'
import { type Toy, toy } from '../toy.ts'

test('random play goes on from match to match, through every mix of options', () => {
  const seen = new Set<number>()
  const game: Game<Toy> = {
    ...toy,
    setUp(t) {
      seen.add(t.core.options)
      toy.setUp(t)
    },
  }
  const play = randomPlay(game, 7)
  for (let n = 0; n < 2000; n++) play()
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 2 ** toy.options.length }, (_, bits) => bits))
})

test('quick picks are below n and reach every number', () => {
  const pick = quickPick()
  const picked = new Set(Array.from({ length: 200 }, () => pick(6)))
  expect([...picked].sort()).toEqual([0, 1, 2, 3, 4, 5])
})
