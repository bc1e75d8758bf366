import { describe, expect, test } from 'vitest'
import { MEETINGS, RATED } from '../measured.ts'
import { type Meeting, strengthOf } from '../strength.ts'

const at = { game: 'ford', scenario: 'raid' } as const
const meeting = (players: Meeting['players'], points: Meeting['points']): Meeting => ({
  ...{ ...at, players, matches: [10, 10], points },
})

describe('how strong a player is known to be', () => {
  const meetings = [
    meeting(['planner', 'random'], [10, 10]),
    meeting(['planner', 'greedy'], [9, 7]),
    meeting(['planner', 'feldwebel'], [1, 1]),
  ]
  const rated = [{ ...at, player: 'planner', rating: 1200, error: 50 }] as const

  test('is his record against the strongest of those below him, from the side that is asked about', () => {
    const strength = strengthOf({ ...at, player: 'planner' }, 1, { meetings, rated })
    expect(strength).toEqual({ rated: rated[0], record: { against: 'greedy', points: 7, matches: 10 } })
  })

  test('is not known in another scenario, nor of somebody who met nobody', () => {
    const nothing = { rated: undefined, record: undefined }
    expect(strengthOf({ ...at, scenario: 'ford', player: 'planner' }, 0, { meetings, rated })).toEqual(nothing)
    expect(strengthOf({ ...at, player: 'greedy' }, 0, { meetings, rated })).toEqual(nothing)
  })

  test('is written down once for each who met, and no one scored more than there was to score', () => {
    const names = MEETINGS.map(({ game, scenario, players }) => [game, scenario, ...players].join(' '))
    expect(new Set(names).size).toBe(names.length)
    for (const { points, matches } of MEETINGS)
      for (const side of [0, 1] as const) expect(points[side]).toBeLessThanOrEqual(matches[side])
    expect(RATED.filter(({ player }) => player === 'greedy').every(({ rating }) => rating === 1000)).toBe(true)
  })
})
