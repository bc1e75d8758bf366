import { parseAction } from '../actions/action-set.ts'
import { commit } from '../dice/commitment.ts'
import { fromHexadecimal } from '../dice/hexadecimal.ts'
import { type Game, sideWord } from '../game.ts'
import { winner } from '../play.ts'
import { SIDES } from '../side.ts'
import { patch } from '../table/diff.ts'
import { fingerprint, snapshot, type TableBase } from '../table/table.ts'
import type { MatchDice } from './dice-tray.ts'
import { layoutMark, Match, type MatchSetup, packBytes } from './match.ts'
import type { Entry, MatchRecord } from './record.ts'

/** A record that cannot be replayed: what is wrong, and at which action (0 when before the first). */
export class ReplayFault extends Error {
  readonly action: number

  constructor(action: number, problem: string, cause?: unknown) {
    super(action > 0 ? `action ${action}: ${problem}` : problem, { cause })
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
  const match = holding(0, () => open(game, record))
  for (const [i, entry] of record.entries.slice(0, count).entries())
    holding(i + 1, () => replayEntry(match, entry, i + 1))
  const { rolls } = record
  if (rolls !== undefined && count >= record.entries.length) holding(count, () => match.skipDice(rolls))
  return match
}

/** Whatever a record makes go wrong is a fault of the record, at that action. */
function holding<R>(action: number, what: () => R): R {
  try {
    return what()
  } catch (caught) {
    if (caught instanceof ReplayFault) throw caught
    throw new ReplayFault(action, caught instanceof Error ? caught.message : String(caught), caught)
  }
}

function open<T extends TableBase>(game: Game<T>, record: MatchRecord): Match<T> {
  const match = new Match(game, setupOf(game, record))
  const faces = record.dice.kind === 'manual' && record.start === undefined ? record.dice.opening.length : undefined
  if (match.waiting !== undefined || (faces !== undefined && faces !== match.table.core.rolls))
    throw new ReplayFault(0, 'the record has not as many dice as are rolled before the first action')
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
    secret: fromHexadecimal(record.dice.secret),
    contributions: record.dice.contributions.map(fromHexadecimal),
  }
}

/** Bytes of a table out of a record. */
function unpackBytes(game: Game, record: MatchRecord, text: string): Uint8Array {
  if (record.layout !== layoutMark(game))
    throw new ReplayFault(0, 'the position in this record was written by another version of the rules')
  const bytes = new Uint8Array(game.layout.byteLength)
  patch(bytes, fromHexadecimal(text))
  return bytes
}

function replayEntry(match: Match, entry: Entry, n: number): void {
  const { game, setup, table } = match
  const side = SIDES.find((s) => sideWord(game, s) === entry.side)
  if (side === undefined) throw new ReplayFault(n, `there is no side '${entry.side}'`)
  const action = parseAction(game.actions, entry.action)
  if (action === undefined) throw new ReplayFault(n, `'${entry.action}' is not an action of ${game.name}`)
  if (entry.dice !== undefined) match.skipDice(entry.dice)
  for (const face of entry.rolled ?? []) match.offer(face)
  const rollsBefore = table.core.rolls
  const played = match.play(side, action)
  if (played.kind === 'refused') throw new ReplayFault(n, `'${entry.action}' is not legal there`)
  if (played.kind === 'dice') throw new ReplayFault(n, `'${entry.action}' rolls more dice than the record has`)
  if (setup.dice.kind === 'manual' && table.core.rolls - rollsBefore !== (entry.rolled?.length ?? 0))
    throw new ReplayFault(n, `'${entry.action}' rolls fewer dice than the record has`)
  if (entry.hash !== undefined && entry.hash !== fingerprint(table))
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
  const { scenario, options, table } = record
  if (table === undefined) throw new ReplayFault(0, 'this record holds no position to go on from')
  return holding(0, () => new Match(game, { scenario, options, dice, start: unpackBytes(game, record, table) }))
}

/** What an audit of a record found. */
export interface Audit {
  readonly sound: boolean
  /** One sentence per finding, good or bad. */
  readonly findings: readonly string[]
}

/** Audits a record: the dice's commitment, every roll, action and fingerprint, the result and the last position. */
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
  if (record.dice.kind === 'cipher' && record.dice.secret !== undefined) {
    checkSecret(record.dice.secret, record.dice.commitment)
    yield 'The secret of the dice is the one that was committed to.'
  }
  const match = replay(game, record)
  yield `All ${match.length} actions are legal, and all ${match.table.core.rolls} dice fall as recorded.`
  if (match.voided > 0) yield `${match.voided} dice are void: the actions that rolled them were taken back.`
  checkEnd(match, record)
}

function checkSecret(secret: string, commitment: string): void {
  if (holding(0, () => commit(fromHexadecimal(secret))) !== commitment)
    throw new ReplayFault(0, 'The secret of the dice is not the one that was committed to')
}

function checkEnd(match: Match, record: MatchRecord): void {
  const { game, table } = match
  const result = match.over ? sideWord(game, winner(table)) : undefined
  if (result !== record.result)
    throw new ReplayFault(0, `The match ends with '${result ?? 'no result'}', not '${record.result ?? 'no result'}'`)
  // Bytes of another layout say nothing about this one.
  const isComparable = record.table !== undefined && record.layout === layoutMark(game)
  if (isComparable && record.table !== packBytes(table.bytes))
    throw new ReplayFault(0, 'The last position in the record is not the one that its actions lead to')
}
