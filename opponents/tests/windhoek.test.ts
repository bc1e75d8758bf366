import { actionName, asked, equal, NOBODY, searchDice, type TableBase } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'
import { duel } from '../duel.ts'
import { greedyPlayer, idlePlayer, onTheSpot, randomPlayer, type Thinker } from '../index.ts'
import { disguise, positions, questionIn } from './positions.ts'

const greedy = greedyPlayer({ worlds: 1, candidates: 12 })

/** Dice go by the name of the rules: these stay when that changes. */
const steady = { ...windhoek, version: 'dust' }

/** The action points of the Germans, whose turn it is. */
const pointsOf = (view: TableBase): number => {
  const line = inEnglish(windhoek)
    .page.describe(view as never, NOBODY)
    .find((words) => words.startsWith('Action points: '))
  return Number(/German (\d+)/.exec(line ?? '')?.[1] ?? Number.NaN)
}

/** How many towns the Allies hold when the match is over: they win with all of them alone, so that each one counts. */
function townsTaken(allied: Thinker, german: Thinker, seed: number): number {
  const { table } = duel(steady, { scenario: 'standard' }, [allied, german], seed)
  const towns = inEnglish(windhoek)
    .page.describe(table, NOBODY)
    .find((line) => line.startsWith('Towns: Allied '))
  return towns?.split(';')[0]?.split(',').length ?? 0
}

describe('greedy in Windhoek', () => {
  test.each([1, 2])('takes far more than random does, and lets it take little (%i)', (seed) => {
    // The Allies begin with four towns, and with six once Portugal fights.
    expect(townsTaken(greedy, randomPlayer, seed)).toBeGreaterThanOrEqual(9)
    expect(townsTaken(randomPlayer, greedy, seed)).toBeLessThanOrEqual(8)
  })

  test('spends its points and attacks as the Germans, even where nobody attacks them', () => {
    let attacks = 0
    const kept: number[] = []
    const watched: Thinker = {
      name: 'watched',
      budget: 1000,
      sit(chair) {
        const { think } = greedyPlayer().sit(chair)
        return {
          *think(at) {
            const intent = yield* { [Symbol.iterator]: () => think(at) }
            const name = actionName(windhoek.actions, intent?.order[0] ?? (0 as never))
            if (name === 'attack') attacks++
            if (name === 'end' && asked(chair.game.flow, at.view)?.name === 'act') kept.push(pointsOf(at.view))
            return intent
          },
        }
      },
    }
    duel(steady, { scenario: 'standard' }, [idlePlayer, watched], 1)
    expect(attacks).toBeGreaterThanOrEqual(1)
    expect(kept.reduce((a, b) => a + b, 0) / kept.length).toBeLessThan(9)
  })

  test('does not care what it cannot know', () => {
    const changed = positions(windhoek, 5, 12).filter((t, n) => {
      const { side, seen } = questionIn(windhoek, t)
      // It is handed the truth, and another one that looks the same: whoever read what is hidden would choose by it.
      const disguised = disguise(windhoek, t, side, n)
      const choose = (table: typeof t) => onTheSpot(windhoek, greedy, table, side, searchDice(n))
      expect([choose(t), choose(disguised)]).toEqual([choose(seen), choose(seen)])
      return !equal(disguised, t)
    })
    expect(changed.length).toBeGreaterThan(12)
  })
})
