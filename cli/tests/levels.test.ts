import { begin, blank, searchDice, toDecide } from '@boma/kernel'
import { onTheSpot, randomPlayer, type Thinker } from '@boma/opponents'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { noTimes, p95, timed } from '../levels/timed.ts'
import { bomaHere } from './run.ts'

describe('boma levels', () => {
  test('plays every scenario of a game to its end at every level, and says how long that took', async () => {
    const { code, out } = await bomaHere(['levels', 'skirmish'])
    expect(code).toBe(0)
    const lines = out.split('\n').slice(1)
    expect(lines.map((line) => line.split(':')[0])).toEqual(
      ['ford', 'raid'].flatMap((scenario) =>
        ['recruit', 'askari', 'feldwebel', 'hauptmann', 'oberst'].map((level) => `skirmish ${scenario} ${level}`),
      ),
    )
    for (const line of lines) expect(line).toMatch(/: 1 of 1, \d+; (\d+\.\d{3}(, )?){4} s; \d+ MB$/)
  })

  test('takes one scenario, one level and a budget alone, and leaves a match that takes too long', async () => {
    const { out } = await bomaHere(
      'levels skirmish --scenario raid --level oberst --budget 1 --matches 2 --seconds 60'.split(' '),
    )
    expect(out.split('\n')[1]).toContain('skirmish raid oberst: 2 of 2')
  })

  test.each([
    ['levels chess', 'chess'],
    ['levels skirmish --level general', `There is no level 'general'.`],
    ['levels skirmish --budget x', '--budget wants a whole number'],
    ['levels skirmish --scenario moon', 'moon'],
  ])('says what is wrong with %s', async (text, problem) => {
    const { code, err } = await bomaHere(text.split(' '))
    expect(code).not.toBe(0)
    expect(err).toContain(problem)
  })
})

test('a thought that is measured is the same, and is counted to its turn', () => {
  const times = noTimes()
  let worked = 0
  const player = timed(randomPlayer, times, { worked: () => (worked += 5), held: () => 7 }, 1)
  const t = blank(skirmish)
  begin(skirmish, t, { scenario: 0, options: 0 }, searchDice(1))
  const side = toDecide(skirmish, t)
  const ordered = (thinker: Thinker) => onTheSpot(skirmish, thinker, t, side, searchDice(2))
  expect(ordered(player)).toEqual(ordered(randomPlayer))
  // Once for the question, and once for its only step.
  expect([...times.turns.values()]).toEqual([{ first: 10, whole: 10, hasOrdered: true }])
  expect([times.longestStep, times.memory]).toEqual([5, 7])
})

test('p95 is what nineteen of twenty do not exceed', () => {
  expect(p95(Array.from({ length: 100 }, (_, i) => i + 1))).toBe(95)
  expect([p95([3]), p95([])]).toEqual([3, 0])
})
