import {
  atOnce,
  type EndEntry,
  faultOf,
  HASH_EVERY,
  LEAST_ADDED,
  layoutMark,
  type Match,
  type MatchRecord,
  NO_CHAIN,
  type OrderEntry,
  openMatch,
  packBytes,
  quoted,
  type RecordDice,
  ReplayFault,
  type Rules,
  replayEntry,
  STANDING,
  type Steps,
  seatsOf,
  sideWord,
  skipLast,
  winner,
  writeEntry,
} from '@boma/kernel'
import { leadingSeat } from '../idle.ts'
import { type AuditFinding, type FINDINGS, sayFinding } from './findings.ts'
import { vouchingIn } from './signature.ts'

/**
 * How far a record can be trusted. 'sound': everything in it is proven by the dice's secret and the rules. 'unproven': it
 * holds together, but rests on something that only its writer says. 'broken': it contradicts itself or the rules.
 */
export type Verdict = 'sound' | 'unproven' | 'broken'

/** What an audit of a record found. */
export interface Audit {
  readonly verdict: Verdict
  /** Good or bad, in the order in which it was found. */
  readonly found: readonly AuditFinding[]
  /** The same, each in one English sentence. */
  readonly findings: readonly string[]
}

/** Audits a record: the dice's commitment, every link, roll, order and fingerprint, the result and the last position. */
export const verify = (game: Rules, record: MatchRecord): Audit => atOnce(verifySteps(game, record))

/** The same in steps. */
export function* verifySteps(game: Rules, record: MatchRecord): Steps<Audit> {
  const found: AuditFinding[] = []
  try {
    for (const finding of audit(game, record)) {
      if (typeof finding === 'number') yield finding
      else found.push(finding)
    }
  } catch (caught) {
    if (!(caught instanceof ReplayFault)) throw caught
    found.push({ kind: 'broken', entry: caught.entry, fault: caught.fault })
  }
  const has = (kind: AuditFinding['kind']) => found.some((finding) => finding.kind === kind)
  const verdict = has('broken') ? 'broken' : has('claimed') ? 'unproven' : 'sound'
  return { verdict, found, findings: found.map(sayFinding) }
}

/** The findings one after the other, and in between how much is done; throws when the record is broken. */
type Auditing = Generator<AuditFinding | number>
type Facts = Readonly<Record<string, string | number>>
type CipherDice = RecordDice & { readonly kind: 'cipher' }

const finding =
  (kind: 'proven' | 'claimed') =>
  (name: keyof typeof FINDINGS, facts: Facts = {}): AuditFinding => ({
    kind,
    name,
    facts: Object.fromEntries(Object.entries(facts).map(([fact, is]) => [fact, `${is}`])),
  })
const proven = finding('proven')
const claimed = finding('claimed')

function* audit(game: Rules, record: MatchRecord): Auditing {
  const { dice } = record
  yield* whatIsClaimed(game, record)
  if (dice.kind === 'cipher') yield* vouchedFor(record.id, dice)
  if (dice.kind === 'cipher' && dice.secret === undefined) {
    yield claimed('notTold')
    return
  }
  const match = yield* openMatch(game, record)
  // A story of other rules may fail for that alone; one of these rules must lead where the record begins.
  if (record.story !== undefined && match.setup.story === undefined && record.version === game.version)
    throw new ReplayFault(0, faultOf('otherStory'))
  // One of other rules that no longer holds is none.
  if (record.story !== undefined)
    yield match.setup.story === undefined ? claimed('unknownStart') : claimed('storyStart', toldIn(record.story))
  // Dice that were rolled before a position that was brought along are not in this record.
  const before = record.start === undefined ? 0 : match.table.core.rolls
  if (dice.kind === 'cipher') yield proven('committed')
  yield* replayed(match, record)
  if (dice.kind === 'cipher' && dice.chains !== undefined) yield* chained(dice.chains, record)
  yield proven('replayed', { orders: match.length, rolls: match.table.core.rolls - before })
  yield* atTheEnd(match, record)
}

/** What nobody can check, because the record itself is all there is to it. */
function* whatIsClaimed(
  game: Rules,
  { form, id, version, dice, start, story, options }: MatchRecord,
): Generator<AuditFinding> {
  if (version !== game.version) yield claimed('otherVersion', { recorded: quoted(version), version: game.version })
  if (start !== undefined && story === undefined) yield claimed('unknownStart')
  if (dice.kind === 'manual') yield claimed('byHand')
  else {
    if (form === 1) yield claimed('formOne')
    else if (id === '') yield claimed('noId')
    yield* whoAdded(game, options, dice)
  }
}

/** How many orders a story tells of, and how many dice that nobody can roll again: all of them were typed in. */
function toldIn({ entries, dice }: MatchRecord): Facts {
  const orders = entries.filter((entry) => 'order' in entry)
  const opening = dice.kind === 'manual' ? dice.opening.length : 0
  return { orders: orders.length, rolls: orders.reduce((sum, { rolled }) => sum + (rolled?.length ?? 0), opening) }
}

/** Whoever committed to the secret may have signed that, with the time. */
function* vouchedFor(id: string, { commitment, signed }: CipherDice): Generator<AuditFinding> {
  if (signed === undefined) return
  const vouching = vouchingIn(id, commitment, signed)
  if (vouching === undefined) throw new ReplayFault(0, faultOf('otherSignature'))
  yield proven('signed', { time: timeOf(vouching.at), key: vouching.key })
}

/** A moment as everybody reads it: 2026-11-18 12:05 UTC. */
const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

function* whoAdded(
  game: Rules,
  options: readonly string[],
  { contributions, chains }: CipherDice,
): Generator<AuditFinding> {
  const seats = seatsOf(game)
  if (contributions.length > seats.length) throw new ReplayFault(0, faultOf('moreAdded'))
  for (const [i, { id: seat }] of seats.entries()) {
    // Where nobody sits there is nobody to add anything.
    if (leadingSeat(game, options, i) !== i) continue
    const bytes = bytesAdded(contributions, seat, i)
    if (chains?.includes(`${seat} ${NO_CHAIN}`)) yield claimed('computer', { seat })
    else if (bytes === 0) yield claimed('nothingAdded', { seat })
    else if (bytes < LEAST_ADDED) yield claimed('littleAdded', { seat, bytes })
  }
}

/** What is bound to a seat says which; before that the order of the lines did, and any length was taken. */
function bytesAdded(lines: readonly string[], seat: string, i: number): number {
  const line = lines.find((each) => each.startsWith(`${seat} `)) ?? lines[i] ?? ''
  if (!line.includes(' ')) return line.length / 2
  return line.startsWith(`${seat} `) && !line.endsWith(' -') ? (line.length - seat.length - 1) / 2 : 0
}

/** What the chains prove once all orders have been played with their links, and what they do not. */
function* chained(chains: readonly string[], { entries }: MatchRecord): Generator<AuditFinding> {
  const orders = entries.filter((entry) => 'order' in entry)
  const whose = (line: string | undefined) => line?.split(' ')[0] ?? ''
  const people = chains.filter((line) => !line.endsWith(` ${NO_CHAIN}`)).map(whose)
  const isStanding = (link: string | undefined) => link?.endsWith(` ${STANDING}`) === true
  for (const seat of people) {
    const own = orders.filter(({ link }) => whose(link) === seat)
    if (!own.some(({ link, chain }) => !isStanding(link) && whose(chain) !== seat)) yield claimed('notShown', { seat })
    const count = own.filter(({ link }) => isStanding(link)).length
    if (count > 0) yield claimed('standing', { seat, count })
  }
  for (const [i, entry] of entries.entries())
    if ('order' in entry && entry.chain !== undefined)
      yield claimed('chainLost', { entry: i + 1, seat: whose(entry.chain) })
  if (people.length > 0) yield proven('bound')
  yield proven('linked', { links: orders.filter(({ link }) => link !== undefined && !isStanding(link)).length })
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
    const rolls = match.table.core.rolls - from
    standing.push({ ...entry, n, rolls })
    if (record.form === 2 && (++orders % HASH_EVERY === 0) !== (entry.hash !== undefined))
      throw new ReplayFault(n, faultOf('marksElsewhere', { every: `${HASH_EVERY}` }))
    // Where there are chains, all dice stand in the record.
    if (rolls > 0 && entry.fell === undefined && record.dice.kind === 'cipher' && record.dice.chains !== undefined)
      throw new ReplayFault(n, faultOf('moreDice', { order: quoted(entry.order) }))
  }
  const before = match.table.core.rolls
  skipLast(match, record)
  if (match.table.core.rolls > before) yield skipped(before, match.table.core.rolls)
}

const skipped = (from: number, to: number): AuditFinding => claimed('skipped', { dice: to - from, from: from + 1 })

/** Who agreed is what the writer says: he could take back whatever he regrets, or roll on until he likes the dice. */
const takenBack = ({ n, side, order, rolls }: Given, agreed: readonly string[]): AuditFinding =>
  claimed(rolls > 0 ? 'takenBackDice' : 'takenBack', {
    entry: n,
    order: quoted(`${side}: ${order}`),
    rolls,
    agreed: agreed.join(' and '),
  })

/** Nobody has to play on, and so nobody can prove that somebody did not want to. */
const endedBy = (entry: EndEntry): AuditFinding => claimed('ended', { word: quoted(writeEntry(entry).join()) })

function* atTheEnd(match: Match, record: MatchRecord): Generator<AuditFinding> {
  const { game, table } = match
  const result = match.over ? sideWord(game, winner(table)) : undefined
  if (result !== record.result)
    throw new ReplayFault(
      0,
      faultOf('otherResult', { result: quoted(result ?? 'no result'), recorded: quoted(record.result ?? 'no result') }),
    )
  // Bytes of another layout say nothing about this one.
  if (record.table === undefined || record.layout !== layoutMark(game)) yield claimed('noPosition')
  else if (record.table !== packBytes(table.bytes)) throw new ReplayFault(0, faultOf('otherEnd'))
  if (!match.over && record.dice.kind === 'cipher') yield claimed('stillOn')
}
