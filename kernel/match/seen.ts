import { view } from '../fog.ts'
import { NOBODY, type Side } from '../side.ts'
import type { Decision, Undone } from './answers.ts'
import type { Log, LogEntry, Token } from './log.ts'
import type { Match } from './match.ts'

/**
 * All that a match gives a viewer, of one moment. It rests on nothing that he may not know: where he cannot tell two
 * worlds apart, it is the same in both to the byte. Whoever keeps a match for others sends this, or what is new in it.
 */
export interface Seen {
  readonly viewer: Side
  /** The table as he may know it. */
  readonly view: Uint8Array<ArrayBuffer>
  /** Who decides, and what; undefined when the match is over. */
  readonly decision: Decision | undefined
  /** The place in his log of the first entry of `log`: those before it he has. */
  readonly from: number
  readonly log: readonly LogEntry[]
  /** How far he has read his log with that: who gives it back next time is sent only what is new. */
  readonly read: Token
  /** What stands in the way of taking back his side's last order; 'done' when nothing does. */
  readonly back: Undone
  /** How many sides the die has that a person has to type in before the order under way can be carried out. */
  readonly wanted: number | undefined
  /** Which roll of the match each of his dice was, by his own numbers: told when the match is over, for whoever audits it. */
  readonly rolls: readonly number[]
}

/** What a viewer is given of a match who has read his log so far. */
export function seenOf(match: Match, log: Log, viewer: Side, read: Token): Seen {
  const from = log.read(read)
  return {
    viewer,
    view: view(match.game, match.table, viewer).bytes,
    decision: match.decision,
    from,
    log: log.from(from),
    read: log.token(),
    back: backFor(match, log),
    wanted: match.waiting?.sides,
    rolls: match.over ? log.rolls : [],
  }
}

/** What stands in the way of taking back the last order that the viewer knows of. */
function backFor(match: Match, log: Log): Undone {
  const [last] = log.from(-1)
  if (last.order !== undefined) return match.whyNotUndo(last.order.seat)
  return match.over ? 'over' : last.side === NOBODY ? 'nothing' : 'not-yours'
}
