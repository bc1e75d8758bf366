import { advised as askari } from '@boma/askari/counsel'
import type { Advised } from '@boma/counsel'
import { advised as heart } from '@boma/heart/counsel'
import { isOver } from '@boma/kernel'
import { advised as lettow } from '@boma/lettow/counsel'
import { advised as skirmish } from '@boma/skirmish/counsel'
import { advised as tanga } from '@boma/tanga/counsel'
import { advised as windhoek } from '@boma/windhoek/counsel'
import { describe, expect, test } from 'vitest'
import { LEVELS, PLAYERS, playOut, type Thinker } from '../index.ts'
import { lookAheadPlayer } from '../look-ahead.ts'

// Whatever a level orders is checked by the aide that waits on it: one that is not allowed ends the match with a Breakdown.
// `boma levels` plays every scenario at every level, with all that each is given to think.

/** The shortest scenario of each game. */
const SHORT = [
  [lettow, 'campaign'],
  [windhoek, 'standard'],
  [askari, 'colonial-office'],
  [tanga, 'two-to-tanga'],
  [heart, 'convoy'],
] as unknown as readonly (readonly [Advised, string])[]

const ahead = lookAheadPlayer({ name: 'ahead', candidates: 2, turns: 1, budget: 1 })
const levels: readonly (readonly [string, Thinker])[] = [
  ['planner', PLAYERS.planner],
  ['ahead', ahead],
]

describe.each(SHORT.map(([game, scenario]) => [game.id, game, scenario] as const))('in %s', (_, game, scenario) => {
  test.each(levels)('a match of the %s player comes to its end, and nothing in it was forbidden', (_, player) => {
    // Only the first of two look ahead: both would take twice as long, and prove no more.
    expect(isOver(playOut(game, { scenario }, [player, PLAYERS.planner], 7))).toBe(true)
  })
})

describe('in the sample', () => {
  test.each(LEVELS.map(({ level, player }) => [level, PLAYERS[player]] as const))(
    'a match of %s against himself comes to its end in every scenario',
    (_, player) => {
      for (const { id } of skirmish.scenarios)
        expect(isOver(playOut(skirmish, { scenario: id }, [player, player], 3))).toBe(true)
    },
  )
})
