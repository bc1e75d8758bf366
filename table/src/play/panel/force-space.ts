import type { Piece } from '@boma/showing'
import type { Hand } from '../hand/hand.ts'
import type { Scene } from '../scene/scene.ts'

/** Is the counter one of those that a question is about? */
export const isMoving = (piece: Piece): boolean => piece.states.includes('moving')

/** Does it concern the viewer, as whoever goes over the map does, and not what the other side has yet to lay down? */
export const isInView = (scene: Scene, piece: Piece): boolean =>
  isMoving(piece) && (piece.side === scene.viewer() || scene.space(piece.space) !== undefined)

/**
 * The space that the panel is about: that of the stack in the hand; else what was looked into, unless nobody is there; then the force on its way, or else the
 * counters on the map that can be chosen.
 */
export function forceSpace(scene: Scene, hand: Hand): number | undefined {
  const taken = hand.taken.space()
  if (taken !== undefined) return taken
  const selected = hand.selected()
  if (selected !== undefined && scene.piecesAt(selected).length > 0) return selected
  const moving = scene.pieces().find((piece) => isInView(scene, piece))
  const able = [...hand.places().pieces.keys()].flatMap((piece) => scene.piece(piece)?.space ?? [])
  return moving?.space ?? able.find((space) => scene.space(space) !== undefined) ?? selected
}
