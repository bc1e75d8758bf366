import type { Piece } from '@boma/showing'
import { expect, test } from 'vitest'
import type { Hand } from '../../hand/hand.ts'
import type { Scene } from '../../scene/scene.ts'
import { forceSpace } from '../force-space.ts'

/** Counters 1 in space 5 and 2 in space 6; space 9 lies beside the map, with counter 3. */
function shown(at: {
  readonly selected?: number
  readonly able?: readonly number[]
  readonly moving?: number
  readonly taken?: number
  readonly viewer?: number
}) {
  const pieces = [
    [1, 5],
    [2, 6],
    [3, 9],
  ].map(([id, space]) => ({ id, space, side: 0, states: id === at.moving ? ['moving'] : [] }) as unknown as Piece)
  const scene = {
    viewer: () => at.viewer ?? 0,
    pieces: () => pieces,
    piece: (id: number) => pieces.find((piece) => piece.id === id),
    piecesAt: (space: number) => pieces.filter((piece) => piece.space === space),
    space: (space: number) => (space < 9 ? {} : undefined),
  } as unknown as Scene
  const places = { spaces: new Map(), pieces: new Map((at.able ?? []).map((id) => [id, []])), buttons: [] }
  const taken = { space: () => at.taken }
  return forceSpace(scene, { selected: () => at.selected, places: () => places, taken } as unknown as Hand)
}

test('the panel is about the stack in the hand, else about what was looked into', () => {
  expect(shown({ selected: 6, moving: 1, taken: 9 })).toBe(9)
  expect(shown({ selected: 6, moving: 1, able: [1] })).toBe(6)
})

test('where nobody is any more, it is about the force on its way, or else about who can be chosen on the map', () => {
  expect(shown({ selected: 7, moving: 1, able: [2] })).toBe(5)
  expect(shown({ selected: 7, able: [3, 2] })).toBe(6)
  expect(shown({ able: [2] })).toBe(6)
  expect(shown({ selected: 7, able: [3] })).toBe(7)
  expect(shown({})).toBeUndefined()
})

test('whoever waits sees the enemy on his way over the map, and not what he has yet to lay down', () => {
  expect(shown({ moving: 1, viewer: 1 })).toBe(5)
  expect(shown({ moving: 3, viewer: 1 })).toBeUndefined()
  expect(shown({ moving: 3, viewer: 0 })).toBe(9)
})
