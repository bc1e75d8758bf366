import { event as declared, eventSet, type GameEvent } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { expect, test } from 'vitest'
import { actedThisTurn } from '../reminder.ts'

const event = (kind: string, ...pieces: readonly number[]): GameEvent =>
  ({ kind, rule: '', dice: [], facts: { pieces } }) as unknown as GameEvent
const piecesOf = (e: GameEvent) => (e.facts as unknown as { pieces: readonly number[] }).pieces

const game = {
  events: eventSet({ turnBegan: declared('1.0').heads('turn'), marchPhaseBegan: declared('1.1').heads('phase') }),
} as unknown as Game

test('those of whom something was told since their turn began have acted, and nobody from before', () => {
  const log = [
    [event('joined', 1), event('turnBegan'), event('joined', 2)],
    [event('stepped', 3), event('marchPhaseBegan')],
    [event('joined', 2, 4)],
  ]
  expect(actedThisTurn(game, log, piecesOf)).toEqual(new Set([2, 3, 4]))
  expect(actedThisTurn(game, [...log, [event('turnBegan')]], piecesOf)).toEqual(new Set())
  expect(actedThisTurn(game, [[event('placed', 9)]], piecesOf)).toEqual(new Set([9]))
})
