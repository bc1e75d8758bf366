import type { Piece } from '@boma/kernel'
import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { fallenOf } from '../fallen.ts'

const man = (id: number, x: number): Piece =>
  ({ id, space: 1, body: 'german', stands: { x, y: 5, facing: 0, base: 0.5 } }) as Piece

test('those who fell lie where they stood, until the match goes back; who only moved has not fallen', () => {
  createRoot((dispose) => {
    const [pieces, setPieces] = createSignal<readonly Piece[]>([man(20, 1), man(21, 2), man(22, 3)])
    const [orders, setOrders] = createSignal(1)
    const fallen = fallenOf(pieces, orders)
    expect(fallen()).toEqual([])
    setOrders(2)
    // Those behind the fallen close up in their numbers, not on the table.
    setPieces([man(20, 1), man(21, 3)])
    expect(fallen().map(({ spot, body }) => [spot, body])).toEqual([[[2, 5], 'german']])
    setOrders(3)
    setPieces([man(20, 4), man(21, 6)])
    expect(fallen().length).toBe(1)
    setOrders(1)
    setPieces([man(20, 1), man(21, 2), man(22, 3)])
    expect(fallen()).toEqual([])
    dispose()
  })
})
