import { type Game, sideWord } from '../game.ts'
import { winner } from '../play.ts'
import { layoutMark, packBytes } from './marks.ts'
import type { Match } from './match.ts'
import type { MatchRecord } from './record.ts'
import { ReplayFault, replay } from './replay.ts'

/** What an audit of a record found. */
export interface Audit {
  readonly sound: boolean
  /** One sentence per finding, good or bad. */
  readonly findings: readonly string[]
}

/** Audits a record: the dice's commitment, every roll, order and fingerprint, the result and the last position. */
export function verify(game: Game, record: MatchRecord): Audit {
  const findings: string[] = []
  try {
    for (const finding of audit(game, record)) findings.push(finding)
    return { sound: true, findings }
  } catch (caught) {
    if (!(caught instanceof ReplayFault)) throw caught
    return { sound: false, findings: [...findings, `${caught.message}.`] }
  }
}

/** The good findings one after the other; throws the first bad one. */
function* audit(game: Game, record: MatchRecord): Generator<string> {
  if (record.version !== game.version)
    yield `The record was played under version ${record.version} of the rules; this is ${game.version}.`
  const match = replay(game, record)
  if (record.dice.kind === 'cipher') yield 'The secret of the dice is the one that was committed to.'
  yield `All ${match.length} orders are legal, and all ${match.table.core.rolls} dice fall as recorded.`
  checkEnd(match, record)
}

function checkEnd(match: Match, record: MatchRecord): void {
  const { game, table } = match
  const result = match.over ? sideWord(game, winner(table)) : undefined
  if (result !== record.result)
    throw new ReplayFault(0, `The match ends with '${result ?? 'no result'}', not '${record.result ?? 'no result'}'`)
  // Bytes of another layout say nothing about this one.
  const isComparable = record.table !== undefined && record.layout === layoutMark(game)
  if (isComparable && record.table !== packBytes(table.bytes))
    throw new ReplayFault(0, 'The last position in the record is not the one that its orders lead to')
}
