import { LEAST_ADDED } from '../dice/commitment.ts'
import { type Rules, seatsOf, sideWord } from '../game.ts'
import { winner } from '../play.ts'
import { quoted } from '../quote.ts'
import { faultOf, ReplayFault } from './fault.ts'
import { HASH_EVERY } from './journal.ts'
import { layoutMark, packBytes } from './marks.ts'
import type { Match } from './match.ts'
import { type EndEntry, type MatchRecord, type OrderEntry, writeEntry } from './record.ts'
import { openMatch } from './replay.ts'
import { replayEntry, skipLast } from './replay-entry.ts'
import { atOnce, type Steps } from './steps.ts'

/**
 * How far a record can be trusted. 'sound': everything in it is proven by the dice's secret and the rules. 'unproven': it
 * holds together, but rests on something that only its writer says. 'broken': it contradicts itself or the rules.
 */
export type Verdict = 'sound' | 'unproven' | 'broken'

/** What an audit of a record found. */
export interface Audit {
  readonly verdict: Verdict
  /** One sentence per finding, good or bad. */
  readonly findings: readonly string[]
}

/** A finding, and whether it is proven or merely claimed. */
type Finding = { readonly proven: string } | { readonly claimed: string }

/** Audits a record: the dice's commitment, every roll, order and fingerprint, the result and the last position. */
export const verify = (game: Rules, record: MatchRecord): Audit => atOnce(verifySteps(game, record))

/** The same in steps. */
export function* verifySteps(game: Rules, record: MatchRecord): Steps<Audit> {
  const findings: string[] = []
  let verdict: Verdict = 'sound'
  try {
    for (const finding of audit(game, record)) {
      if (typeof finding === 'number') yield finding
      else {
        if ('claimed' in finding) verdict = 'unproven'
        findings.push('claimed' in finding ? finding.claimed : finding.proven)
      }
    }
  } catch (caught) {
    if (!(caught instanceof ReplayFault)) throw caught
    verdict = 'broken'
    findings.push(`${caught.message}.`)
  }
  return { verdict, findings }
}

/** The findings one after the other, and in between how much is done; throws when the record is broken. */
type Auditing = Generator<Finding | number>

function* audit(game: Rules, record: MatchRecord): Auditing {
  yield* whatIsClaimed(game, record)
  if (record.dice.kind === 'cipher' && record.dice.secret === undefined) {
    yield { claimed: 'The secret of the dice is not told yet: neither dice nor orders can be checked.' }
    return
  }
  const match = yield* openMatch(game, record)
  // A story of other rules may fail for that alone; one of these rules must lead where the record begins.
  if (record.story !== undefined && match.setup.story === undefined && record.version === game.version)
    throw new ReplayFault(0, faultOf('otherStory'))
  // Dice that were rolled before a position that was brought along are not in this record.
  const before = record.start === undefined ? 0 : match.table.core.rolls
  if (record.dice.kind === 'cipher') yield { proven: 'The secret of the dice is the one that was committed to.' }
  yield* replayed(match, record)
  const rolls = match.table.core.rolls - before
  yield { proven: `All ${match.length} orders are legal, and all ${rolls} dice fall as recorded.` }
  yield* atTheEnd(match, record)
}

/** What nobody can check, because the record itself is all there is to it. */
function* whatIsClaimed(game: Rules, { form, id, version, dice, start, story }: MatchRecord): Generator<Finding> {
  if (version !== game.version)
    yield { claimed: `The record was played under version ${quoted(version)} of the rules; this is ${game.version}.` }
  if (start !== undefined)
    yield {
      claimed: `The match starts from a position that the record brings along: ${story === undefined ? 'nobody knows how it came about' : 'its dice up to there are what the record says'}.`,
    }
  if (dice.kind === 'manual') {
    yield { claimed: 'The dice were rolled by hand: what they showed is what the record says.' }
    return
  }
  if (form === 1)
    yield {
      claimed: 'The record is of form 1: its dice are bound to no match, and their secret may have served another.',
    }
  else if (id === '')
    yield { claimed: 'The match has no id of its own: the secret of its dice may have served another.' }
  const seats = seatsOf(game)
  if (dice.contributions.length > seats.length) throw new ReplayFault(0, faultOf('moreAdded'))
  for (const [i, { id }] of seats.entries()) {
    const bytes = bytesAdded(dice.contributions, id, i)
    if (bytes === 0) yield { claimed: `'${id}' added nothing to the secret of the dice: it may have been chosen.` }
    else if (bytes < LEAST_ADDED)
      yield { claimed: `'${id}' added ${bytes} bytes to the secret of the dice: so few could be foreseen.` }
  }
}

/** What is bound to a seat says which; before that the order of the lines did, and any length was taken. */
function bytesAdded(lines: readonly string[], seat: string, i: number): number {
  const line = lines.find((each) => each.startsWith(`${seat} `)) ?? lines[i] ?? ''
  if (!line.includes(' ')) return line.length / 2
  return line.startsWith(`${seat} `) && !line.endsWith(' -') ? (line.length - seat.length - 1) / 2 : 0
}

/** An order of the record while it is replayed: its number in the journal, and how many dice it rolled. */
interface Given extends OrderEntry {
  readonly n: number
  readonly rolls: number
}

/** Plays the whole journal, and names all that was taken back by consent and all dice that decided nothing. */
function* replayed(match: Match, record: MatchRecord): Auditing {
  const standing: Given[] = []
  let orders = 0
  for (const [i, entry] of record.entries.entries()) {
    const n = i + 1
    const before = match.table.core.rolls
    replayEntry(match, entry, n)
    yield n / record.entries.length
    if ('undo' in entry) {
      const back = standing.pop()
      if (back !== undefined && entry.undo.length > 0) yield takenBack(back, entry.undo)
      continue
    }
    if ('end' in entry) {
      yield endedBy(entry)
      continue
    }
    const from = entry.dice ?? before
    if (from > before) yield skipped(before, from)
    standing.push({ ...entry, n, rolls: match.table.core.rolls - from })
    if (record.form === 2 && (++orders % HASH_EVERY === 0) !== (entry.hash !== undefined))
      throw new ReplayFault(n, faultOf('marksElsewhere', { every: `${HASH_EVERY}` }))
  }
  const before = match.table.core.rolls
  skipLast(match, record)
  if (match.table.core.rolls > before) yield skipped(before, match.table.core.rolls)
}

const skipped = (from: number, to: number): Finding => ({
  claimed: `${to - from} dice, from number ${from + 1} on, were passed over: the record does not say what they were rolled for.`,
})

/** Who agreed is what the writer says: he could take back whatever he regrets, or roll on until he likes the dice. */
const takenBack = ({ n, side, order, rolls }: Given, agreed: readonly string[]): Finding => ({
  claimed: `Entry ${n}, ${quoted(`${side}: ${order}`)}, was taken back${rolls > 0 ? `, and its dice (${rolls}) are void` : ''}; ${agreed.join(' and ')} agreed, says the record.`,
})

/** Nobody has to play on, and so nobody can prove that somebody did not want to. */
const endedBy = (entry: EndEntry): Finding => ({
  claimed: `No rule ended the match, but a word, says the record: ${quoted(writeEntry(entry).join())}.`,
})

function* atTheEnd(match: Match, record: MatchRecord): Generator<Finding> {
  const { game, table } = match
  const result = match.over ? sideWord(game, winner(table)) : undefined
  if (result !== record.result)
    throw new ReplayFault(
      0,
      faultOf('otherResult', { result: quoted(result ?? 'no result'), recorded: quoted(record.result ?? 'no result') }),
    )
  // Bytes of another layout say nothing about this one.
  if (record.table === undefined || record.layout !== layoutMark(game))
    yield { claimed: 'The record holds no last position that could be compared.' }
  else if (record.table !== packBytes(table.bytes)) throw new ReplayFault(0, faultOf('otherEnd'))
  if (!match.over && record.dice.kind === 'cipher')
    yield { claimed: 'The match is still on, and whoever reads the record knows the dice to come.' }
}
