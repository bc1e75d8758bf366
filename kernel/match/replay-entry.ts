import { type Action, parseAction } from '../actions/action-set.ts'
import type { ShownLink } from '../dice/chain.ts'
import type { Rolled } from '../events/event-set.ts'
import { type Rules, seatsOf, sideWord } from '../game.ts'
import { quoted } from '../quote.ts'
import { only, SIDES, type Side, type Sides } from '../side.ts'
import { fingerprint } from '../table/table.ts'
import { endingIn } from './ending.ts'
import { type Fault, faultOf, ReplayFault } from './fault.ts'
import { MOST_ACTIONS } from './gate.ts'
import { layoutMark, packBytes } from './marks.ts'
import type { Match } from './match.ts'
import type { EndEntry, Entry, MatchRecord, OrderEntry, UndoEntry } from './record.ts'

/** Plays entry `n` of a journal. */
export const replayEntry = (match: Match, entry: Entry, n: number): void =>
  holding(n, () => {
    if ('undo' in entry) takeBack(match, entry, n)
    else if ('end' in entry) end(match, entry, n)
    else replayOrder(match, entry, n)
  })

/** Whatever a record makes go wrong is a fault of the record, at that entry. */
function holding<R>(entry: number, what: () => R): R {
  try {
    return what()
  } catch (caught) {
    throw ReplayFault.at(entry, caught)
  }
}

/** Form 1: moves the dice on past those that became void after the last action. */
export function skipLast(match: Match, { rolls, entries }: MatchRecord): void {
  if (rolls !== undefined) holding(entries.length, () => match.skipDice(rolls))
}

function sideNamed(game: Rules, word: string, n: number): Side {
  const side = SIDES.find((s) => sideWord(game, s) === word)
  if (side === undefined) throw new ReplayFault(n, faultOf('noSide', { word: quoted(word) }))
  return side
}

const IN_THE_WAY = {
  nothing: 'nothingBack',
  over: 'backAfterEnd',
  dice: 'backDice',
  reveal: 'backReveal',
  told: 'backTold',
  'no-consent': 'backNoConsent',
} as const satisfies Readonly<Record<string, Fault['name']>>

function takeBack(match: Match, { undo }: UndoEntry, n: number): void {
  const agreed = undo.map((word) => sideNamed(match.game, word, n)).reduce((by: Sides, side) => by | only(side), 0)
  const done = undo.length > 0 ? match.undoByConsent(agreed) : match.undoOnce()
  if (done !== 'done') throw new ReplayFault(n, faultOf(IN_THE_WAY[done]))
}

function end(match: Match, entry: EndEntry, n: number): void {
  const ending = endingIn(match.game, entry)
  if (ending === undefined) throw new ReplayFault(n, faultOf('noSide', { word: quoted(entry.who) }))
  if (match.end(ending) !== 'done') throw new ReplayFault(n, faultOf('endTwice'))
}

function replayOrder(match: Match, entry: OrderEntry, n: number): void {
  const { game, setup, table } = match
  const wrong = (what: 'illegal' | 'moreDice' | 'severalOrders' | 'fewerDice') =>
    new ReplayFault(n, faultOf(what, { order: quoted(entry.order) }))
  const actions = actionsOf(game, entry.order, n)
  if (entry.dice !== undefined) match.skipDice(entry.dice)
  for (const face of entry.rolled ?? []) match.offer(face)
  const rollsBefore = table.core.rolls
  const played = match.give(sideNamed(game, entry.side, n), actions, linkIn(match, entry, n))
  if (played.kind === 'refused') throw wrong('illegal')
  if (played.kind === 'dice') throw wrong('moreDice')
  if (played.left.length > 0) throw wrong('severalOrders')
  if (setup.dice.kind === 'manual' && table.core.rolls - rollsBefore !== (entry.rolled?.length ?? 0))
    throw wrong('fewerDice')
  holdDice(match.last?.dice ?? [], entry, rollsBefore, n)
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

/** The link that an order of a record carries, if it is the next of its seat's chain. */
function linkIn(match: Match, { link, chain }: OrderEntry, n: number): ShownLink | undefined {
  const seat = seatsOf(match.game)[match.decision?.seat ?? -1]?.id ?? ''
  // What another seat showed is none of this one's.
  const own = (line: string | undefined) => (line?.startsWith(`${seat} `) ? line.slice(seat.length + 1) : undefined)
  const [shown, end] = [own(link), own(chain)]
  const given = shown === undefined ? undefined : { link: shown, ...(end !== undefined && { end }) }
  const fault = match.decision && match.linkFault(match.decision.seat, given)
  if (fault !== undefined) throw new ReplayFault(n, faultOf(fault, { seat }))
  return given
}

/** Holds the dice as a record has them, if it does, against those that fell. */
function holdDice(dice: readonly Rolled[], { fell, order }: OrderEntry, before: number, n: number): void {
  if (fell === undefined) return
  const [first, ...faces] = fell
  const wrong = (name: Fault['name'], facts: Record<string, string | number>) =>
    new ReplayFault(n, faultOf(name, Object.fromEntries(Object.entries(facts).map(([fact, is]) => [fact, `${is}`]))))
  if (first > before + 1) throw wrong('skippedDie', { from: before + 1, to: first - 1, next: first })
  if (first <= before) throw wrong('dieAgain', { die: first })
  if (faces.length !== dice.length)
    throw wrong(faces.length < dice.length ? 'moreDice' : 'fewerDice', { order: quoted(order) })
  const i = dice.findIndex(({ shows }, k) => shows !== faces[k])
  if (i >= 0) throw wrong('otherDie', { die: first + i, recorded: faces[i], shows: dice[i].shows })
}

function actionsOf(game: Rules, text: string, n: number): readonly Action[] {
  const all = text.split(';')
  if (all.length > MOST_ACTIONS)
    throw new ReplayFault(n, faultOf('longOrder', { order: quoted(text), most: `${MOST_ACTIONS}` }))
  return all.map((words) => {
    const action = parseAction(game.actions, words)
    if (action === undefined)
      throw new ReplayFault(n, faultOf('noAction', { words: quoted(words.trim()), game: game.id }))
    return action
  })
}
