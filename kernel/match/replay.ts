import { fromHexadecimal } from '../dice/hexadecimal.ts'
import type { Rules } from '../game.ts'
import { quoted } from '../quote.ts'
import { patch } from '../table/diff.ts'
import type { TableBase } from '../table/table.ts'
import type { MatchDice } from './dice-tray.ts'
import { faultOf, ReplayFault } from './fault.ts'
import { layoutMark } from './marks.ts'
import { Match } from './match.ts'
import { checkPosition } from './position.ts'
import { MOST_ENTRIES } from './read-record.ts'
import type { MatchRecord, RecordDice } from './record.ts'
import { replayEntry, skipLast } from './replay-entry.ts'
import type { MatchSetup } from './setup.ts'
import { atOnce, type Steps } from './steps.ts'
import { leadsTo } from './story.ts'

/** How a record is played again. */
export interface Replaying {
  /** How many entries of its journal; all when left out. */
  readonly to?: number
  /** The secret of the dice, where that lies beside the record: nobody was told it, nor is by this. */
  readonly secret?: string | undefined
}

/** Plays a record again; throws a ReplayFault where it does not hold. */
export const replay = <T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  record: MatchRecord,
  how: Replaying = {},
): Match<T, R> => atOnce(replaySteps(game, record, how))

/** The same in steps. */
export function* replaySteps<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  record: MatchRecord,
  { to = record.entries.length, secret }: Replaying = {},
): Steps<Match<T, R>> {
  const { entries, dice } = record
  const match = yield* openMatch(game, record, secret)
  const count = Math.min(to, entries.length)
  for (let i = 0; i < count; i++) {
    replayEntry(match, entries[i], i + 1)
    yield (i + 1) / count
  }
  if (to >= entries.length) skipLast(match, record)
  // Whoever has the record has the secret that it tells.
  return dice.kind === 'cipher' && dice.secret !== undefined ? match.tell() : match
}

/** The match that a record tells of, before its first order. */
export function* openMatch<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  record: MatchRecord,
  secret?: string,
): Steps<Match<T, R>> {
  const { dice, entries, start } = record
  if (record.game !== game.id)
    throw new ReplayFault(0, faultOf('otherGame', { other: quoted(record.game), game: game.id }))
  if (record.overlay !== game.overlay) throw new ReplayFault(0, faultOf('otherData'))
  if (entries.length > MOST_ENTRIES) throw new ReplayFault(0, faultOf('tooLong', { most: `${MOST_ENTRIES}` }))
  try {
    const from = start === undefined ? {} : yield* startOf(game, record, start)
    const match = new Match<T, R>(game, { ...setupOf(record, secret), ...from })
    const faces = dice.kind === 'manual' && start === undefined ? dice.opening.length : undefined
    if (match.waiting !== undefined || (faces !== undefined && faces !== match.table.core.rolls))
      throw new ReplayFault(0, faultOf('openingDice'))
    return match
  } catch (caught) {
    throw ReplayFault.at(0, caught)
  }
}

/** What a match was opened with, but for a position that it starts from. */
export function setupOf(record: MatchRecord, secret: string | undefined): MatchSetup {
  const { form, version, layout, id, scenario, options } = record
  const origin = { form, version, layout }
  return { ...(id === '' ? {} : { id }), origin, scenario, options, dice: diceOf(record, secret) }
}

/** The position that a record starts from, with the story that it tells, if that still holds and leads just there. */
function* startOf(game: Rules, record: MatchRecord, text: string): Steps<Pick<MatchSetup, 'start' | 'story'>> {
  const start = yield* positionIn(game, record, text)
  const { story } = record
  const told = story && (yield* storyIn(game, story))
  return story && told && leadsTo(told, start) ? { start, story: { match: told, record: story } } : { start }
}

/** A story that no longer holds is none; the match does not hang on it. */
function* storyIn(game: Rules, story: MatchRecord): Steps<Match | undefined> {
  try {
    const steps = replaySteps(game, story)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value
      // How long the rest takes nobody knows yet.
      yield 0
    }
  } catch {
    return undefined
  }
}

function diceOf({ dice }: MatchRecord, beside: string | undefined): MatchDice {
  if (dice.kind === 'manual') return dice
  const { commitment, contributions, secret = beside } = dice
  if (secret === undefined) throw new ReplayFault(0, faultOf('noSecret'))
  const from = { kind: 'cipher', secret: fromHexadecimal(secret), commitment } as const
  if (!contributions.some((line) => line.includes(' ')))
    return { ...from, contributions: contributions.map(fromHexadecimal) }
  const lines = contributions.map((line) => line.split(' ') as [string, string?])
  if (new Set(lines.map(([seat]) => seat)).size < lines.length) throw new ReplayFault(0, faultOf('moreAdded'))
  const given = lines.filter(([, bytes]) => bytes !== '-').map(([seat, bytes = '']) => [seat, fromHexadecimal(bytes)])
  return { ...from, added: Object.fromEntries(given), ...chainsIn(dice) }
}

/** The chains that a record begins with, each seat once. */
function chainsIn({ chains, signed }: RecordDice & { readonly kind: 'cipher' }): Partial<MatchDice> {
  const ends = Object.fromEntries((chains ?? []).map((line) => line.split(' ') as [string, string]))
  if (Object.keys(ends).length < (chains?.length ?? 0)) throw new ReplayFault(0, faultOf('moreAdded'))
  return { ...(chains && { chains: ends }), ...(signed !== undefined && { signed }) }
}

/** A position out of a record, once it is certain that it is one. */
export function* positionIn(game: Rules, { layout }: MatchRecord, text: string): Steps<Uint8Array> {
  if (layout !== layoutMark(game)) throw new ReplayFault(0, faultOf('otherLayout'))
  const bytes = new Uint8Array(game.layout.byteLength)
  patch(bytes, fromHexadecimal(text))
  yield* checkPosition(game, bytes)
  return bytes
}
