import { action, actionSet, count, searchDice } from '@boma/kernel'
import { expect, test } from 'vitest'
import { candidates } from '../candidates.ts'

const act = actionSet({
  scout: action('scout {n}', count('n', 999)),
  march: action('march {n}', count('n', 999)),
  end: action('end'),
})
const first = () => 0
const some = (n: number, make: (i: number) => ReturnType<typeof act.end>) =>
  Array.from({ length: n }, (_, i) => make(i))

test('a short list is taken as it is', () => {
  const legal = [act.scout(1), act.end()]
  expect(candidates(act, legal, 24, first)).toBe(legal)
})

test('a long list is cut down evenly by kind, and what has no operands stays', () => {
  const legal = [...some(200, act.scout), ...some(3, act.march), act.end()]
  const chosen = candidates(act, legal, 12, first)
  expect(chosen).toHaveLength(12)
  expect(new Set(chosen).size).toBe(12)
  expect(chosen.every((a) => legal.includes(a))).toBe(true)
  expect(chosen.filter((a) => act.march.is(a))).toHaveLength(3)
  expect(chosen.filter((a) => act.end.is(a))).toHaveLength(1)
})

test('of those that are many each has the same chance to be weighed', () => {
  const legal = [...some(20, act.scout), ...some(3, act.march), act.end()]
  const source = searchDice(3)
  const times = new Array<number>(20).fill(0)
  let n = 0
  for (let i = 0; i < 2000; i++)
    for (const a of candidates(act, legal, 14, (below) => source.draw(n, below, 0, n++)))
      if (act.scout.is(a)) times[act.scout.n(a)] = (times[act.scout.n(a)] ?? 0) + 1
  // Ten of twenty in each of two thousand draws.
  expect(Math.min(...times)).toBeGreaterThan(900)
  expect(Math.max(...times)).toBeLessThan(1100)
})
