import type { Board, Space } from '@boma/showing'
import { type BOX, boxSize } from './hit.ts'
import { roomOf } from './room.ts'

/** How far the second rule of a box runs inside the first, in pixels. */
export const INSET = 3
/** How far down the name stands and how large it is, next to the room of a space; never smaller than can be read. */
const HEAD = 0.46
const LETTERS = 0.38
const SMALL_LETTERS = 0.24
const LEAST = 10
const READABLE = 8
/** How wide a letter is next to its size, and how far letters reach below their line. */
const WIDE = 0.52
const BELOW = 0.3

/** A box at a scale, so far inside its edge; in pixels. From very far there is nothing inside. */
export function boxInside(board: Board, scale: number, box: Pick<Space, 'extent'>, inset: number): typeof BOX {
  const { width, height } = boxSize(board, box)
  return { width: Math.max(0, width * scale - 2 * inset), height: Math.max(0, height * scale - 2 * inset) }
}

/** How the name of a box is written; in pixels. */
export interface BoxName {
  readonly size: number
  /** From the upper edge of the box to its line, and to where counters may lie. */
  readonly line: number
  readonly foot: number
}

/** The least side of a counter in a box. */
export const SMALL = 9

/** As large as its box has room for it; undefined where it could not be read, or would leave no room for counters. */
export function boxName(board: Board, scale: number, box: Pick<Space, 'name' | 'extent'>): BoxName | undefined {
  const room = roomOf(board) * scale
  const letters = Math.max(LEAST, (board.kind === 'hexes' ? LETTERS : SMALL_LETTERS) * room)
  const { width, height } = boxSize(board, box)
  const size = Math.min(letters, (width * scale - 2 * INSET) / (WIDE * box.name.length))
  const line = Math.max(HEAD * room, letters * 1.25)
  const foot = line + BELOW * size
  return size < READABLE || height * scale - foot - 2 * INSET < SMALL ? undefined : { size, line, foot }
}
