import { SECOND, winner } from '@boma/kernel'
import { advised as lettow } from '@boma/lettow/counsel'
import { expect, test } from 'vitest'
import { BASELINES } from '../baselines/index.ts'
import { playerNamed, playOut, randomPlayer } from '../index.ts'

test.each(Object.keys(BASELINES))(
  'the baseline %s beats chance in most matches, and plays the same match again',
  (name) => {
    const end = (seed: number) =>
      playOut(lettow, { scenario: 'campaign' }, [randomPlayer, playerNamed(`${name}:100`)], seed)
    const ends = [5, 6, 7].map(end)
    expect(ends.filter((t) => winner(t) === SECOND).length).toBeGreaterThan(1)
    expect([...end(5).words]).toEqual([...(ends[0]?.words ?? [])])
  },
)
