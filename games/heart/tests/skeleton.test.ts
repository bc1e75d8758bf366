import { apply, begin, blank, isOver, legal, Moves, searchDice, toDecide } from '@boma/kernel'
import { quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { heart } from '../index.ts'

test.each(heart.scenarios.map(({ id }, i) => [id, i] as const))('%s is played to its end', (_, scenario) => {
  const t = blank(heart)
  const moves = new Moves()
  const pick = quickPick(7)
  const dice = searchDice(3)
  begin(heart, t, { scenario, options: 1 }, dice)
  let n = 0
  while (!isOver(t) && n++ < 50_000) {
    const count = legal(heart, t, moves)
    expect(count).toBeGreaterThan(0)
    apply(heart, t, toDecide(heart, t), moves.at(pick(count)), dice)
  }
  expect(isOver(t)).toBe(true)
  expect(t.bytes.length).toBeLessThanOrEqual(16 * 1024)
})
