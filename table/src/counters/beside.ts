import type { Board, Mark } from '@boma/showing'
import { spaceOf } from '../map/hit.ts'
import { padded, type Rect, square } from '../map/labels.ts'
import { roomOf, stepOn } from '../map/room.ts'
import { counterSize, type Stack } from './stacks.ts'

/** More counters than these lie in a stack whose number is written beside it. */
const TALL = 4
/** The badge with that number, in pixels. */
const BADGE = { width: 22, height: 20 } as const
/** A sign's disc in pixels, and how much of it is left on the whole board. */
const SIGN = 24
const FAR_SIGN = 0.6
/** How far an entrenchment reaches beyond its counters, as a part of their side. */
const TEETH = 0.15

/** Does a stack hide some of its counters? */
export const isTall = ({ pieces, fanned, apart, rect }: Stack): boolean =>
  pieces.length > TALL && apart !== true && !fanned && rect.width < rect.height * 1.5

/** What a marker's counters cover, or would cover if there were any: what its sign is drawn around. */
export function signGround(board: Board, { space: id, spot }: Mark, scale: number, least: number, stack?: Stack): Rect {
  if (spot !== undefined) return square(spot[0] * scale, spot[1] * scale, scale)
  const space = spaceOf(board, id)
  const size = counterSize(scale * roomOf(board), least)
  return stack?.rect ?? square((space?.x ?? 0) * scale, (space?.y ?? 0) * scale, size)
}

/** The hex of a marker that is drawn along its sides: which way all counters there face. */
export function hexRect(board: Board, { space: id }: Mark, scale: number): Rect {
  const space = spaceOf(board, id)
  return square((space?.x ?? 0) * scale, (space?.y ?? 0) * scale, FACING * scale)
}
/** The viewBox of the facing mark next to a hex of 100. */
const FACING = 1.16

/** Something beside the counters of a space. */
export interface Beside {
  readonly space: number
  readonly rect: Rect
}

/** What lies beside the counters and is to be read as well: signs, and the numbers of tall stacks. */
export function besideCounters(
  board: Board,
  stacks: readonly Stack[],
  marks: readonly Mark[],
  scale: number,
  least: number,
): readonly Beside[] {
  const isFar = stepOn(board, scale) === 'board'
  const bySpace = new Map(stacks.map((stack) => [stack.space, stack]))
  const signs = marks.filter(isSign).map((mark): Beside => {
    const stack = bySpace.get(mark.space)
    const ground = signGround(board, mark, scale, least, stack)
    return { space: mark.space, rect: signRect(mark, ground, stack !== undefined, SIGN * (isFar ? FAR_SIGN : 1)) }
  })
  return [...signs, ...(isFar ? [] : stacks.filter(isTall).map(badgeOf))]
}

/** Which way counters face is drawn along the hex, and hides nothing. */
const isSign = ({ kind }: Mark): boolean => kind !== 'facing'

/** An entrenchment goes round the counters; other signs stand on their corner, or in the middle of an empty space. */
function signRect({ kind }: Mark, ground: Rect, isBeside: boolean, size: number): Rect {
  if (kind === 'entrenchment') return padded(ground, ground.width * TEETH)
  if (isBeside) return square(ground.x + ground.width, ground.y, size)
  return square(ground.x + ground.width / 2, ground.y + ground.height / 2, size)
}

/** The number stands on the lower right corner of its stack. */
const badgeOf = ({ space, rect }: Stack): Beside => ({
  space,
  rect: {
    x: rect.x + rect.width - BADGE.width / 2,
    y: rect.y + rect.height - BADGE.height / 2,
    ...BADGE,
  },
})
