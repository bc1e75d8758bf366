import { type GameEvent, NOBODY, type Side } from '@boma/kernel'
import type { Scene } from './scene.ts'

/** Whose colour an event has: that of the side or the counter it tells of. */
export function bodyOf(scene: Scene, e: GameEvent): string {
  const { side }: { readonly side?: number } = e.facts
  if (side !== undefined) return bodyOfSide(scene, side as Side)
  const { pieces, roller } = scene.lights(e)
  const [piece] = pieces
  const unseen = roller === undefined ? '' : bodyOfSide(scene, roller)
  // On a tabletop units are told of, not counters.
  if (piece === undefined) return scene.page.tabletop === undefined ? '' : unseen
  // Who is no longer on the table still was somebody's.
  return scene.piece(piece)?.body ?? (unseen || bodyOfSide(scene, scene.ownerOf(piece) ?? NOBODY))
}

/** The colour of a line of the log: what tells of no counter has that of the side in turn. */
export const bodyOfLine = (scene: Scene, e: GameEvent, inTurn: string): string =>
  bodyOf(scene, e) || (scene.lights(e).pieces.length > 0 ? '' : inTurn)

/** A side's colour, as its counters on the table have it. */
export function bodyOfSide(scene: Scene, side: Side): string {
  if (side === NOBODY) return ''
  return scene.pieces().find((piece) => piece.side === side)?.body ?? scene.status().meters[side]?.body ?? ''
}
