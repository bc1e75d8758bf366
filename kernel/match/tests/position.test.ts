import { type Toy, toy } from '@boma/testing/toy'
import { expect, test, vi } from 'vitest'
import { copyOf } from '../../fog.ts'
import { snapshot } from '../../table/table.ts'
import { checkPosition, impossible } from '../position.ts'
import { replay } from '../replay.ts'
import { atOnce } from '../steps.ts'
import { finished, mailed } from './caravans.ts'

/** A position of Caravans in mid-match, spoilt. */
function spoilt(spoil: (t: Toy) => void): Toy {
  const t = copyOf(toy, replay(toy, mailed(finished(4)), { to: 4 }).table as Toy)
  spoil(t)
  return t
}

test('a position of a match is one', () => {
  expect(() => atOnce(checkPosition(toy, snapshot(spoilt(() => {}))))).not.toThrow()
})

const WRONG: readonly (readonly [says: string, spoil: (t: Toy) => void])[] = [
  ['tracks.mover is 2, not from 0 to 1', (t) => Object.assign(t.tracks, { mover: 2 })],
  ['caravans.cargo of 1 is 200, not from 0 to 19', (t) => Object.assign(t.caravans.cargo, { 1: 200 })],
  ['core.rolls is -1, not from 0 to 268435456', (t) => Object.assign(t.core, { rolls: -1 })],
  ['core.result is 3, not from 0 to 2 or 255', (t) => Object.assign(t.core, { result: 3 })],
  ['the position is of no scenario', (t) => Object.assign(t.core, { scenario: 9 })],
  ['the position has options that the game has not', (t) => Object.assign(t.core, { options: 64 })],
  ['the position is at no place of the sequence of play', (t) => Object.assign(t.core, { result: 1 })],
]

test.each(WRONG)('bytes from outside are none: %s', (says, spoil) => {
  expect(() => atOnce(checkPosition(toy, snapshot(spoilt(spoil))))).toThrow(says)
})

test('a game is asked what does not go together only when each field can be what it is', () => {
  const possible = vi.fn(() => 'both are late')
  const game = { ...toy, possible }
  expect(
    impossible(
      game,
      spoilt((t) => Object.assign(t.tracks, { wind: 7 })),
    ),
  ).toContain('tracks.wind is 7')
  expect(possible).not.toHaveBeenCalled()
  expect(
    impossible(
      game,
      spoilt(() => {}),
    ),
  ).toBe('both are late')
})
