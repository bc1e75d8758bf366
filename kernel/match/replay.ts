import { parseAction } from '../actions/action-set.ts'
import { commit } from '../dice/commitment.ts'
import { fromHex } from '../dice/hex.ts'
import type { Game } from '../game.ts'
import { winner } from '../play.ts'
import { SIDES } from '../side.ts'
import { patch } from '../table/diff.ts'
import { fingerprint, snapshot, type TableBase } from '../table/table.ts'
import type { MatchDice } from './dice-tray.ts'
import { layoutMark, Match, type MatchSetup, sideWord } from './match.ts'
import type { Entry, MatchRecord } from './record.ts'

/** A record that cannot be replayed: what is wrong, and at which action (0 when before the first). */
export class ReplayFault extends Error {
  readonly action: number

  constructor(action: number, problem: string) {
    super(action > 0 ? `action ${action}: ${problem}` : problem)
    this.name = 'ReplayFault'
    this.action = action
  }
}

/** Plays a record again, up to `count` of its actions; throws a ReplayFault where it does not hold. */
export function replay<T extends TableBase>(
  game: Game<T>,
  record: MatchRecord,
  count: number = record.entries.length,
): Match<T> {
  if (record.game !== game.id) throw new ReplayFault(0, `this is a record of '${record.game}', not of '${game.id}'`)
  if (record.overlay !== game.overlay)
    throw new ReplayFault(0, 'this record was played with other data (its overlay differs)')
  const match = new Match(game, setupOf(game, record))
  for (const [i, entry] of record.entries.slice(0, count).entries()) replayEntry(match, entry, i + 1)
  return match
}

function setupOf(game: Game, record: MatchRecord): MatchSetup {
  const start = record.start === undefined ? {} : { start: unpackBytes(game, record, record.start) }
  return { scenario: record.scenario, options: record.options, dice: diceOf(record), ...start }
}

function diceOf(record: MatchRecord): MatchDice {
  if (record.dice.kind === 'manual') return record.dice
  if (record.dice.secret === undefined)
    throw new ReplayFault(0, 'the secret of the dice is not in this record, so nobody can roll them again')
  return {
    kind: 'cipher',
    secret: fromHex(record.dice.secret),
    contributions: record.dice.contributions.map(fromHex),
  }
}

/** Bytes of a table out of a record. */
function unpackBytes(game: Game, record: MatchRecord, text: string): Uint8Array {
  if (record.layout !== layoutMark(game))
    throw new ReplayFault(0, 'the position in this record was written by another version of the rules')
  const bytes = new Uint8Array(game.layout.byteLength)
  patch(bytes, fromHex(text))
  return bytes
}

function replayEntry(match: Match, entry: Entry, n: number): void {
  const { game } = match
  const side = SIDES.find((s) => sideWord(game, s) === entry.side)
  if (side === undefined) throw new ReplayFault(n, `there is no side '${entry.side}'`)
  const action = parseAction(game.actions, entry.action)
  if (action === undefined) throw new ReplayFault(n, `'${entry.action}' is not an action of ${game.name}`)
  if (entry.dice !== undefined) match.skipDice(entry.dice)
  for (const face of entry.rolled ?? []) match.offer(face)
  const played = match.play(side, action)
  if (played.kind === 'refused') throw new ReplayFault(n, `'${entry.action}' is not legal there`)
  if (played.kind === 'dice') throw new ReplayFault(n, `'${entry.action}' rolls more dice than the record has`)
  if (entry.hash !== undefined && entry.hash !== fingerprint(match.table))
    throw new ReplayFault(n, 'the table after it is not the one that was recorded')
}

/** A new match from any point of a record, with dice of its own. */
export function fork<T extends TableBase>(
  game: Game<T>,
  record: MatchRecord,
  count: number,
  dice: MatchDice,
): Match<T> {
  return forkFrom(replay(game, record, count), dice)
}

/** A new match from the present point of another, with dice of its own. */
export function forkFrom<T extends TableBase>(match: Match<T>, dice: MatchDice): Match<T> {
  const options = match.game.options.filter((_, i) => (match.table.core.options >> i) & 1).map((o) => o.id)
  return new Match(match.game, { scenario: match.setup.scenario, options, dice, start: snapshot(match.table) })
}

/** A match that goes on from the last position of a record, without replaying what led there (its rules may have changed). */
export function resume<T extends TableBase>(game: Game<T>, record: MatchRecord, dice: MatchDice): Match<T> {
  if (record.table === undefined) throw new ReplayFault(0, 'this record holds no position to go on from')
  const start = unpackBytes(game, record, record.table)
  return new Match(game, { scenario: record.scenario, options: record.options, dice, start })
}

/** What an audit of a record found. */
export interface Audit {
  readonly sound: boolean
  /** One sentence per finding, good or bad. */
  readonly findings: readonly string[]
}

/** Audits a record: the dice's commitment, every roll, every action, every fingerprint and the result. */
export function verify(game: Game, record: MatchRecord): Audit {
  const findings: string[] = []
  if (record.version !== game.version)
    findings.push(`The record was played under version ${record.version} of the rules; this is ${game.version}.`)
  if (record.dice.kind === 'cipher' && record.dice.secret !== undefined) {
    if (commit(fromHex(record.dice.secret)) !== record.dice.commitment)
      return { sound: false, findings: [...findings, 'The secret of the dice is not the one that was committed to.'] }
    findings.push('The secret of the dice is the one that was committed to.')
  }
  try {
    const match = replay(game, record)
    const result = match.over ? sideWord(game, winner(match.table)) : undefined
    if (result !== record.result)
      return {
        sound: false,
        findings: [
          ...findings,
          `The match ends with '${result ?? 'no result'}', not '${record.result ?? 'no result'}'.`,
        ],
      }
    findings.push(`All ${match.length} actions are legal, and all ${match.table.core.rolls} dice fall as recorded.`)
    return { sound: true, findings }
  } catch (caught) {
    if (!(caught instanceof ReplayFault || caught instanceof RangeError)) throw caught
    return { sound: false, findings: [...findings, `${caught.message}.`] }
  }
}
