import { type Action, parseAction } from '../actions/action-set.ts'
import { fromHexadecimal } from '../dice/hexadecimal.ts'
import { type Rules, sideWord } from '../game.ts'
import { quoted } from '../quote.ts'
import { only, SIDES, type Side, type Sides } from '../side.ts'
import { patch } from '../table/diff.ts'
import { fingerprint, type TableBase } from '../table/table.ts'
import type { MatchDice } from './dice-tray.ts'
import { type Fault, faultOf, ReplayFault } from './fault.ts'
import { layoutMark, packBytes } from './marks.ts'
import { Match } from './match.ts'
import { checkPosition } from './position.ts'
import type { Entry, MatchRecord, OrderEntry, UndoEntry } from './record.ts'
import type { MatchSetup } from './setup.ts'
import { attempt, leadsTo, storyOf } from './story.ts'

/** Plays a record again, up to `count` entries of its journal; throws a ReplayFault where it does not hold. */
export function replay<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  record: MatchRecord,
  count: number = record.entries.length,
): Match<T, R> {
  const match = openMatch(game, record)
  for (const [i, entry] of record.entries.slice(0, count).entries()) replayEntry(match, entry, i + 1)
  if (count >= record.entries.length) skipLast(match, record)
  // Whoever has the record has the secret.
  match.told = record.dice.kind === 'cipher'
  return match
}

/**
 * Opens a long record at once: from the last position in its journal that nothing was taken back behind, playing again
 * only what follows. The position is checked, but how it came about is not, nor is it told: `replay` and `verify` do that.
 */
export function reopen<T extends TableBase, R extends Rules<T>>(game: R & Rules<T>, record: MatchRecord): Match<T, R> {
  const { entries } = record
  const at = lastPosition(entries)
  const from = entries[at]
  if (from === undefined || !('table' in from) || from.table === undefined) return replay(game, record)
  const position = from.table
  const match = openMatch(game, record)
  holding(at + 1, () => match.goTo(unpackBytes(game, record, position), entries.slice(0, at + 1)))
  for (let i = at + 1; i < entries.length; i++) replayEntry(match, entries[i], i + 1)
  match.told = record.dice.kind === 'cipher'
  return match
}

/** The place of the last entry with a position of which no order was taken back later; -1 when there is none. */
function lastPosition(entries: readonly Entry[]): number {
  // How many orders must come, going back, before one stands.
  let takenBack = 0
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i]
    if ('undo' in entry) takenBack++
    else if (takenBack > 0) takenBack--
    else if (entry.table !== undefined) return i
  }
  return -1
}

/** Form 1: moves the dice on past those that became void after the last action. */
export function skipLast(match: Match, { rolls, entries }: MatchRecord): void {
  if (rolls !== undefined) holding(entries.length, () => match.skipDice(rolls))
}

/** Whatever a record makes go wrong is a fault of the record, at that entry. */
function holding<R>(entry: number, what: () => R): R {
  try {
    return what()
  } catch (caught) {
    if (caught instanceof ReplayFault) throw caught
    throw new ReplayFault(
      entry,
      faultOf('other', { problem: caught instanceof Error ? caught.message : String(caught) }),
      caught,
    )
  }
}

/** The match that a record tells of, before its first order. */
export function openMatch<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  record: MatchRecord,
): Match<T, R> {
  if (record.game !== game.id)
    throw new ReplayFault(0, faultOf('otherGame', { other: quoted(record.game), game: game.id }))
  if (record.overlay !== game.overlay) throw new ReplayFault(0, faultOf('otherData'))
  const match = holding(0, () => new Match(game, setupOf(game, record)))
  const faces = record.dice.kind === 'manual' && record.start === undefined ? record.dice.opening.length : undefined
  if (match.waiting !== undefined || (faces !== undefined && faces !== match.table.core.rolls))
    throw new ReplayFault(0, faultOf('openingDice'))
  return match
}

function setupOf(game: Rules, record: MatchRecord): MatchSetup {
  const { form, version, layout, id, scenario, options } = record
  const start = record.start === undefined ? {} : startOf(game, record, record.start)
  const origin = { form, version, layout }
  return { ...(id === '' ? {} : { id }), origin, scenario, options, dice: diceOf(record), ...start }
}

/** The position that a record starts from, with the story that it tells, if that still holds and leads just there. */
function startOf(game: Rules, { story, ...record }: MatchRecord, text: string): Pick<MatchSetup, 'start' | 'story'> {
  const start = unpackBytes(game, record, text)
  const told = story && attempt(() => replay(game, story))
  return story && told && leadsTo(told, start) ? { start, story: { match: told, record: story } } : { start }
}

function diceOf({ dice }: MatchRecord): MatchDice {
  if (dice.kind === 'manual') return dice
  if (dice.secret === undefined) throw new ReplayFault(0, faultOf('noSecret'))
  const { commitment } = dice
  return {
    kind: 'cipher',
    secret: fromHexadecimal(dice.secret),
    contributions: dice.contributions.map(fromHexadecimal),
    commitment,
  }
}

/** A position out of a record, once it is certain that it is one. */
function unpackBytes(game: Rules, record: MatchRecord, text: string): Uint8Array {
  if (record.layout !== layoutMark(game)) throw new ReplayFault(0, faultOf('otherLayout'))
  const bytes = new Uint8Array(game.layout.byteLength)
  patch(bytes, fromHexadecimal(text))
  checkPosition(game, bytes)
  return bytes
}

/** Plays entry `n` of a journal. */
export const replayEntry = (match: Match, entry: Entry, n: number): void =>
  holding(n, () => ('undo' in entry ? takeBack(match, entry, n) : replayOrder(match, entry, n)))

function sideNamed(game: Rules, word: string, n: number): Side {
  const side = SIDES.find((s) => sideWord(game, s) === word)
  if (side === undefined) throw new ReplayFault(n, faultOf('noSide', { word: quoted(word) }))
  return side
}

const IN_THE_WAY = {
  nothing: 'nothingBack',
  over: 'backAfterEnd',
  'not-yours': 'backNotYours',
  dice: 'backDice',
  reveal: 'backReveal',
  told: 'backTold',
  'no-consent': 'backNoConsent',
} as const satisfies Readonly<Record<string, Fault['name']>>

function takeBack(match: Match, { undo }: UndoEntry, n: number): void {
  const agreed = undo.map((word) => sideNamed(match.game, word, n)).reduce((by: Sides, side) => by | only(side), 0)
  const done = undo.length > 0 ? match.undoByConsent(agreed) : match.undo(match.last?.seat)
  if (done !== 'done') throw new ReplayFault(n, faultOf(IN_THE_WAY[done]))
}

function replayOrder(match: Match, entry: OrderEntry, n: number): void {
  const { game, setup, table } = match
  const wrong = (what: 'illegal' | 'moreDice' | 'severalOrders' | 'fewerDice') =>
    new ReplayFault(n, faultOf(what, { order: quoted(entry.order) }))
  const actions = actionsOf(game, entry.order, n)
  if (entry.dice !== undefined) match.skipDice(entry.dice)
  for (const face of entry.rolled ?? []) match.offer(face)
  const rollsBefore = table.core.rolls
  const played = match.give(sideNamed(game, entry.side, n), actions)
  if (played.kind === 'refused') throw wrong('illegal')
  if (played.kind === 'dice') throw wrong('moreDice')
  if (played.left.length > 0) throw wrong('severalOrders')
  if (setup.dice.kind === 'manual' && table.core.rolls - rollsBefore !== (entry.rolled?.length ?? 0))
    throw wrong('fewerDice')
  // A mark of another layout says nothing about this one.
  if (
    entry.hash !== undefined &&
    setup.origin?.layout === layoutMark(game) &&
    entry.hash !== (match.lastHash ?? fingerprint(table))
  )
    throw new ReplayFault(n, faultOf('otherTable'))
  if (entry.table !== undefined && setup.origin?.version === game.version && entry.table !== packBytes(table.bytes))
    throw new ReplayFault(n, faultOf('otherPosition'))
}

function actionsOf(game: Rules, text: string, n: number): readonly Action[] {
  return text.split(';').map((words) => {
    const action = parseAction(game.actions, words)
    if (action === undefined)
      throw new ReplayFault(n, faultOf('noAction', { words: quoted(words.trim()), game: game.name }))
    return action
  })
}

/** What a match that goes on from another needs of its own. */
export type Fresh = Pick<MatchSetup, 'id' | 'dice'>

/** A new match from any point of another, with dice and an id of its own; it keeps the story so far. */
export function fork<T extends TableBase, R extends Rules<T>>(
  match: Match<T, R>,
  fresh: Fresh,
  length: number = match.length,
): Match<T, R> {
  const { game, options, setup } = match
  const story = storyOf(match, length)
  const told = story === undefined ? {} : { story }
  return new Match(game, { ...fresh, scenario: setup.scenario, options, start: match.at(length), ...told })
}

/** A match that goes on from the last position of a record, without replaying what led there (its rules may have changed). */
export function resume<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  record: MatchRecord,
  fresh: Fresh,
): Match<T, R> {
  const { scenario, options, table } = record
  if (table === undefined) throw new ReplayFault(0, faultOf('noPosition'))
  return holding(0, () => new Match(game, { ...fresh, scenario, options, start: unpackBytes(game, record, table) }))
}
