import { actionName, FIRST, searchDice, winner } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { describe, expect, test } from 'vitest'
import { duel, greedyPlayer, idlePlayer, onTheSpot } from '../index.ts'
import { positions, questionIn } from './positions.ts'

describe('idle', () => {
  test('lets every chance go by, and takes anything where it must', () => {
    const taken = new Set<string>()
    const reasons = new Set<string>()
    for (const t of positions(lettow, 7, 3)) {
      const { side, seen, listed } = questionIn(lettow, t)
      const { order, why } = onTheSpot(lettow, idlePlayer, seen, side, searchDice(1))
      expect(order).toHaveLength(1)
      for (const action of order) {
        expect(listed).toContain(action)
        taken.add(actionName(lettow.actions, action))
        reasons.add(why.key)
      }
    }
    expect(taken).toContain('end')
    expect(taken).not.toContain('move')
    expect(taken).not.toContain('sail')
    expect(reasons).toEqual(new Set(['pass', 'any']))
  })
})

describe('greedy in Lettow-Vorbeck', () => {
  test('beats a German who does nothing, most of the time', () => {
    let won = 0
    for (let seed = 1; seed <= 8; seed++) {
      const { table } = duel(lettow, { scenario: 'campaign' }, [greedyPlayer(), idlePlayer], seed)
      if (winner(table) === FIRST) won++
    }
    expect(won).toBeGreaterThanOrEqual(6)
  })
})
