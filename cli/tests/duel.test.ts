import { describe, expect, test } from 'vitest'
import { count, countDeeds, emptyTally, picture, range } from '../duel/tally.ts'
import { findMatch } from './matches.ts'
import { bomaHere } from './run.ts'

describe('boma duel', () => {
  test('says who won how often, as a picture, and the same again for the same seed', async () => {
    const words = 'duel skirmish --side red=idle --games 6 --seed a'.split(' ')
    const { code, out } = await bomaHere(words)
    expect(code).toBe(0)
    expect(out).toContain('Skirmish at the ford: Blue (greedy) against Red (idle), 6 matches.')
    const won = [...out.matchAll(/[#.]{40} +(\d+) /g)].map(([, n]) => Number(n))
    expect(won.reduce((a, b) => a + b, 0)).toBe(6)
    expect(won[0]).toBeGreaterThanOrEqual(4)
    const wins = (text: string) => text.split('\n').slice(0, 7)
    expect(wins((await bomaHere(words)).out)).toEqual(wins(out))
  })

  test('counts wins and deeds by side', () => {
    const { match } = findMatch(({ over }) => over)
    const tally = emptyTally()
    for (const { side, actions } of match.deeds) countDeeds(tally, match.game, side, actions)
    count(tally, match.table)
    expect([tally.games, tally.wins[0] + tally.wins[1]]).toEqual([1, 1])
    expect(tally.deeds[0].get('place')).toBe(6)
    expect(tally.deeds[1].get('place')).toBe(6)
    expect(picture(tally, ['Blue', 'Red'])[1]).toMatch(/^ {2}Blue/)
  })

  test('knows how far a share can be trusted', () => {
    expect(range(50, 100).map((share) => share.toFixed(3))).toEqual(['0.404', '0.596'])
    expect(range(0, 10)[0]).toBe(0)
    expect(range(10, 10)[1]).toBeCloseTo(1)
  })
})
