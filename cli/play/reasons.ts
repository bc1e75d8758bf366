import type { Note } from '@boma/counsel'
import { question, SIDES, type Side } from '@boma/kernel'
import { type SpokenMatch, sayWhy } from '@boma/showing'
import type { Evening } from './session.ts'

/** Why the computer gave an order: which one, counting all from 0. */
export interface GivenReason {
  readonly order: number
  readonly side: Side
  readonly why: Note
  /** Did both sides see the same table then, so that it tells of nothing that was hidden? */
  readonly isOpen: boolean
}

/** Notes why a side is about to give an order; what was noted of orders that were taken back is forgotten. */
export function noteReason({ match, reasons }: Evening, side: Side, why: Note): void {
  const order = match.length
  const first = reasons.findIndex((each) => each.order >= order)
  if (first >= 0) reasons.splice(first)
  reasons.push({ order, side, why, isOpen: isOpen(match) })
}

/** Do both sides see the same table, and is no answer asked for that the other may not know? */
function isOpen(match: SpokenMatch): boolean {
  const [mine, yours] = SIDES.map((side) => match.view(side))
  if (mine === undefined || question(match.game, mine)?.hides(mine) === true) return false
  return mine.bytes.every((byte, i) => byte === yours?.bytes[i])
}

/** So many are told. */
const LAST = 10

/** Why the computer gave its last orders, as far as a side may read it: its own, where nothing was hidden, or after the match. */
export function reasonLines({ match, reasons }: Evening, viewer: Side): readonly string[] {
  const { game, over, length } = match
  const standing = reasons.filter(({ order }) => order < length)
  const open = standing.filter((each) => over || each.isOpen || each.side === viewer)
  const said = open.map(({ side, why }) => `  ${game.tongue.sides[side]}: ${sayWhy(game, why)}`)
  const lines = said.filter((line, i) => !line.endsWith(': ') && line !== said[i - 1]).slice(-LAST)
  if (lines.length > 0) return lines
  const isClosed = standing.length > open.length
  return [isClosed ? 'Its reasons can be read when the match is over.' : 'The computer has given no reason yet.']
}
