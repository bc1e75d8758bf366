import { SECOND, winner } from '@boma/kernel'
import { advised as lettow } from '@boma/lettow/counsel'
import { expect, test } from 'vitest'
import { BASELINES } from '../baselines/index.ts'
import { playerNamed, playOut, randomPlayer } from '../index.ts'

test.each(Object.keys(BASELINES))('the baseline %s beats chance, and plays the same match again', (name) => {
  const end = () => playOut(lettow, { scenario: 'campaign' }, [randomPlayer, playerNamed(`${name}:100`)], 5)
  expect(winner(end())).toBe(SECOND)
  expect([...end().words]).toEqual([...end().words])
})
