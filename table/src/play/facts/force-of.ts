import type { Hand } from '../hand/hand.ts'
import { isMoving } from '../panel/force-space.ts'
import type { Scene } from '../scene/scene.ts'

/** The counters that a person thinks of sending somewhere: those on their way, or in the hand, or of the space chosen. */
export function forceOf(scene: Scene, hand: Hand): readonly number[] {
  const held = hand.held()
  if (held !== undefined) return [held]
  const moving = scene.pieces().filter(isMoving)
  const chosen = moving.length > 0 ? moving : scene.piecesAt(hand.selected() ?? -1)
  return chosen.filter((piece) => piece.side === scene.viewer() && piece.symbol !== '').map((piece) => piece.id)
}
