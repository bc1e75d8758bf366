import type { Side } from '@boma/kernel'
import type { Piece } from '@boma/showing'
import { type Accessor, createComputed, untrack } from 'solid-js'
import { isWeak, otherFace } from '../scene/piece-words.ts'
import type { Landing } from './fights.ts'

type Faces = ReadonlyMap<number, Piece>

/** Who moves or has acted matters at the moment alone. */
const atRest = (piece: Piece): Piece => ({
  ...piece,
  states: piece.states.filter((state) => state !== 'moving' && state !== 'acted'),
})

const isOpen = (piece: Piece): boolean => !piece.states.includes('hidden')

/** Counters as a viewer has seen them, so that those who fall can still be shown. */
export interface KnownFaces {
  /** A counter as it was when a fight began, or as far as it is known; undefined for one that was never seen. */
  before(fight: number, piece: number, landings: readonly Landing[]): Piece | undefined
  /** Those of a side who stood in a space when a fight began, the top one first. */
  standing(fight: number, space: number, side: Side): readonly number[]
}

/**
 * Keeps the faces of all counters that lie open to the viewer, and those of each fight's beginning. Nobody else's eyes
 * are remembered: another viewer begins anew. Inside a component.
 */
export function facesSeen(
  pieces: Accessor<readonly Piece[]>,
  viewer: Accessor<Side>,
  fights: Accessor<number>,
): KnownFaces {
  let now = new Map<number, Piece>()
  const before = new Map<number, Faces>()
  let whose = untrack(viewer)
  createComputed(() => {
    if (viewer() !== whose) {
      whose = viewer()
      now = new Map()
      before.clear()
    }
    const last = fights() - 1
    if (last >= 0 && !before.has(last)) before.set(last, new Map(now))
    for (const piece of pieces()) if (isOpen(piece)) now.set(piece.id, atRest(piece))
  })
  /** Whoever has just come to the screen knows but what is there now. */
  const seenAt = (fight: number): Faces => {
    const faces = before.get(fight)
    return faces !== undefined && faces.size > 0 ? faces : now
  }
  return {
    before: (fight, piece, landings) => before.get(fight)?.get(piece) ?? unhurt(now.get(piece), landings),
    standing: (fight, space, side) => standingIn([...seenAt(fight).values()], space, side),
  }
}

/** Those of a side in a space, the top one first. */
export const standingIn = (pieces: readonly Piece[], space: number, side: Side): readonly number[] =>
  pieces
    .filter((piece) => piece.space === space && piece.side === side)
    .sort((a, b) => (a.depth ?? 0) - (b.depth ?? 0) || a.id - b.id)
    .map(({ id }) => id)

/** A counter that was seen only after it was hit, as it must have been. */
export function unhurt(piece: Piece | undefined, landings: readonly Landing[]): Piece | undefined {
  const wasHit = landings.some((landing) => landing.piece === piece?.id && piece.states.includes(landing.state))
  return piece && wasHit ? otherFace(piece) : piece
}

/** A counter after some hits: on its other side, when it was turned over. */
export function hurt(piece: Piece, landings: readonly Landing[]): Piece {
  const states = landings.filter((landing) => landing.piece === piece.id).map(({ state }) => state)
  const turned = states.find(isWeak)
  if (turned === undefined || piece.states.includes(turned)) return piece
  return { ...(otherFace(piece) ?? piece), states: [...piece.states, turned] }
}
