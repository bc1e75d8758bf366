import {
  type Fault,
  type Fresh,
  faultOf,
  type MatchRecord,
  NewerRecord,
  NOBODY,
  parseRecord,
  RecordFault,
  ReplayFault,
  replay,
  resume,
  SIDES,
  shortened,
  winner,
} from '@boma/kernel'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import type { Beside } from '../referee/pages.ts'

/** What the shelf knows of a game: its name, and how to load it unless it is still to come. */
export interface OnShelf {
  readonly load: () => Promise<Game>
}

/** What was found in a text that should be a record. */
export type Reading = Sound | Stuck | Useless

/** A record that plays to its end. */
export interface Sound {
  readonly kind: 'sound'
  readonly game: Game
  readonly record: MatchRecord
  readonly match: GameMatch
}

/** A record that does not play to its end: its rules have changed, or somebody changed it. */
export interface Stuck {
  readonly kind: 'stuck'
  readonly game: Game
  readonly record: MatchRecord
  /** How many entries of its journal hold; undefined when not even its beginning does. */
  readonly holds: number | undefined
  readonly fault: Fault
  /** Its last position, to go on from with other dice; undefined when that cannot be used, or is the end. */
  readonly resume: ((fresh: Fresh) => GameMatch) | undefined
  /** The match as far as it holds, to go on from there; undefined when nothing was played until then. */
  readonly branch: (() => GameMatch) | undefined
}

/** A text that is of no use here, and why. */
export type Useless =
  | { readonly kind: 'empty' | 'noRecord' | 'newer' | 'tooBig' | 'unreadable' | 'notLoaded' }
  | { readonly kind: 'damaged'; readonly fault: Fault; readonly line: number }
  | { readonly kind: 'unknownGame'; readonly game: string }

/** Longer than any match of any game; whatever is longer is no record. */
const MOST_BYTES = 20_000_000

/** Reads a file that a person chose. */
export async function readFile(
  file: { readonly size: number; text(): Promise<string> },
  find: (game: string) => OnShelf | undefined,
): Promise<Reading & { readonly text?: string }> {
  if (file.size > MOST_BYTES) return { kind: 'tooBig' }
  try {
    const text = await file.text()
    return { ...(await readRecord(text, find)), text }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** Reads a record's text, finds its game and plays it as far as it goes; the secret lies beside it where it is our own. */
export async function readRecord(
  text: string,
  find: (game: string) => OnShelf | undefined,
  beside: Beside = { secret: undefined, told: true },
): Promise<Reading> {
  const parsed = parse(text)
  if ('kind' in parsed) return parsed
  const box = find(parsed.game)
  if (box === undefined) return { kind: 'unknownGame', game: shortened(parsed.game) }
  const game = await box.load().catch(() => undefined)
  return game === undefined ? { kind: 'notLoaded' } : playAgain(game, parsed, beside)
}

function parse(text: string): MatchRecord | Useless {
  if (text.trim() === '') return { kind: 'empty' }
  if (!text.startsWith('boma record ')) return { kind: 'noRecord' }
  try {
    return parseRecord(text)
  } catch (caught) {
    if (caught instanceof NewerRecord) return { kind: 'newer' }
    if (caught instanceof RecordFault) return { kind: 'damaged', fault: caught.fault, line: caught.line }
    throw caught
  }
}

function playAgain(game: Game, record: MatchRecord, { secret, told }: Beside): Sound | Stuck {
  try {
    const match = inOrder(replay(game, record, { secret }))
    return { kind: 'sound', game, record, match: told ? match.tell() : match }
  } catch (caught) {
    const { entry, fault } = inRecord(caught)
    const holds = holdsUpTo(game, record, entry, secret)
    const branch = holds ? () => replay(game, record, { to: holds, secret }) : undefined
    return { kind: 'stuck', game, record, holds, fault, resume: resumption(game, record), branch }
  }
}

/** What went wrong as a fault of the record, whatever it was. */
const inRecord = (caught: unknown): Pick<ReplayFault, 'entry' | 'fault'> =>
  caught instanceof ReplayFault
    ? caught
    : { entry: 0, fault: faultOf('other', { problem: caught instanceof Error ? caught.message : String(caught) }) }

/** The entries before the first bad one, if they really hold. */
function holdsUpTo(game: Game, record: MatchRecord, bad: number, secret: string | undefined): number | undefined {
  const count = Math.max(0, bad - 1)
  try {
    inOrder(replay(game, record, { to: count, secret }))
    return count
  } catch {
    return undefined
  }
}

function resumption(game: Game, record: MatchRecord): ((fresh: Fresh) => GameMatch) | undefined {
  const go = (fresh: Fresh) => inOrder(resume(game, record, fresh))
  try {
    return go({ dice: { kind: 'manual' } }).over ? undefined : go
  } catch {
    return undefined
  }
}

/** The match, if its position is one: bytes that nobody checked may hold anything. */
function inOrder(match: GameMatch): GameMatch {
  const side = match.decision?.side ?? winner(match.view(NOBODY))
  const isStuck = !match.over && match.legal().length === 0
  if (isStuck || ![...SIDES, NOBODY].includes(side)) throw new ReplayFault(0, faultOf('badPosition'))
  inEnglish(match.game).page.describe(match.view(side), side)
  return match
}
