import {
  type Fault,
  type Fresh,
  faultOf,
  type MatchRecord,
  NewerRecord,
  NOBODY,
  parseSteps,
  RecordFault,
  ReplayFault,
  reopen,
  replaySteps,
  resumption,
  SIDES,
  type Steps,
  shortened,
  textIn,
  winner,
} from '@boma/kernel'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import type { BesideJournal } from '../referee/pages.ts'
import type { Whole } from './cupboard.ts'
import { MissingOverlay } from './overlays.ts'
import { overlayHashIn, overlayNameIn, overlayRemark } from './remarks.ts'
import { inSlices, type Patience, Stopped } from './slices.ts'

/** What the shelf knows of a game: its name, and how to load it unless it is still to come. */
export interface OnShelf {
  /** With the overlay of this hash; '' for none. */
  readonly load: (overlay: string) => Promise<Game>
}

/** What was found in a text that should be a record. */
export type Reading = Sound | Stuck | Useless

/** A record that plays to its end. */
export interface Sound {
  readonly kind: 'sound'
  readonly game: Game
  readonly record: MatchRecord
  readonly match: GameMatch
  /** It is one of our own, and was not as we wrote it: all of it was played again, and holds. */
  readonly wasSpoilt?: boolean
}

/** A record that does not play to its end: its rules have changed, or somebody changed it. */
export interface Stuck {
  readonly kind: 'stuck'
  readonly game: Game
  readonly record: MatchRecord
  /** How many entries of its journal hold; undefined when not even its beginning does. */
  readonly holds: number | undefined
  /** The match as far as it holds. */
  readonly held: GameMatch | undefined
  readonly fault: Fault
  /** Its last position, to go on from with other dice; undefined when that cannot be used, or is the end. */
  readonly resume: ((fresh: Fresh) => GameMatch) | undefined
}

/** A text that is of no use here, and why. */
export type Useless =
  | { readonly kind: 'empty' | 'noRecord' | 'newer' | 'tooBig' | 'unreadable' | 'notLoaded' | 'stopped' }
  | { readonly kind: 'damaged'; readonly fault: Fault; readonly line: number }
  | { readonly kind: 'unknownGame'; readonly game: string }
  | NoOverlay

/** A record that was played with corrected data which are not here. */
export interface NoOverlay {
  readonly kind: 'noOverlay'
  readonly game: string
  /** What names the corrections in records. */
  readonly hash: string
  /** What people call them, if the text says so. */
  readonly name: string
}

/** Longer than any match of any game; whatever is longer is no record. */
const MOST_BYTES = 20_000_000

/** Finds a game on the shelf. */
type Find = (game: string) => OnShelf | undefined

/** Reads a file that a person chose. */
export async function readFile(
  file: { readonly size: number; text(): Promise<string> },
  find: Find,
  patience?: Patience,
): Promise<Reading & { readonly text?: string }> {
  if (file.size > MOST_BYTES) return { kind: 'tooBig' }
  try {
    const text = await file.text()
    return { ...(await readRecord(text, find, patience)), text }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** Reads a record's text that anybody may have written: finds its game and plays it as far as it goes. */
export const readRecord = (text: string, find: Find, patience?: Patience): Promise<Reading> =>
  unlessStopped(readText(text, find, OTHERS, patience))

/**
 * Reads a match that this page has kept. Its seal says whether it is as it was written: then only what people will ask
 * for is told again; otherwise it is read like a stranger's.
 */
export const readKept = (kept: Whole, find: Find, patience?: Patience): Promise<Reading> =>
  unlessStopped(
    (async () => {
      const box = kept.seal === '' ? undefined : find(kept.game)
      const game = await box?.load(overlayHashIn(kept.head)).catch(() => undefined)
      const own = game && (await reopened(game, kept, patience))
      if (own !== undefined && typeof own !== 'string') return own
      const reading = await readText(textIn(kept) + overlayRemark(kept.overlay), find, kept, patience)
      return own === 'spoilt' && reading.kind === 'sound' ? { ...reading, wasSpoilt: true } : reading
    })(),
  )

/** What lies beside a text of others: nothing, and whoever reads it was told all that is in it. */
const OTHERS: BesideJournal = { secret: undefined, told: true, seal: '' }

async function unlessStopped(reading: Promise<Reading>): Promise<Reading> {
  try {
    return await reading
  } catch (caught) {
    if (caught instanceof Stopped) return { kind: 'stopped' }
    throw caught
  }
}

/** A match of our own at once, with all that led there; 'spoilt' when it is not as we wrote it. */
async function reopened(game: Game, kept: Whole, patience?: Patience): Promise<Sound | 'spoilt' | undefined> {
  try {
    const match = reopen(game, kept)
    await inSlices(match.recall(), patience)
    return { kind: 'sound', game, record: match.record(), match }
  } catch (caught) {
    if (caught instanceof Stopped) throw caught
    return caught instanceof ReplayFault && caught.fault.name === 'brokenSeal' ? 'spoilt' : undefined
  }
}

async function readText(text: string, find: Find, beside: BesideJournal, patience?: Patience): Promise<Reading> {
  const parsed = await inSlices(parse(text), patience)
  if ('kind' in parsed) return parsed
  const box = find(parsed.game)
  if (box === undefined) return { kind: 'unknownGame', game: shortened(parsed.game) }
  const game = await box.load(parsed.overlay).catch((caught: unknown) => notFetched(caught, parsed, text))
  return 'kind' in game ? game : inSlices(playAgain(game, parsed, beside), patience)
}

/** Why a record's game did not come. */
const notFetched = (caught: unknown, { game, overlay }: MatchRecord, text: string): Useless =>
  caught instanceof MissingOverlay
    ? { kind: 'noOverlay', game, hash: overlay, name: overlayNameIn(text) }
    : { kind: 'notLoaded' }

function* parse(text: string): Steps<MatchRecord | Useless> {
  if (text.trim() === '') return { kind: 'empty' }
  if (!text.startsWith('boma record ')) return { kind: 'noRecord' }
  try {
    return yield* parseSteps(text)
  } catch (caught) {
    if (caught instanceof NewerRecord) return { kind: 'newer' }
    if (caught instanceof RecordFault) return { kind: 'damaged', fault: caught.fault, line: caught.line }
    throw caught
  }
}

function* playAgain(game: Game, record: MatchRecord, beside: BesideJournal): Steps<Sound | Stuck> {
  try {
    const match = inOrder(yield* replaySteps(game, record, { secret: beside.secret }))
    return { kind: 'sound', game, record, match: beside.told ? match.tell() : match }
  } catch (caught) {
    const { entry, fault } = inRecord(caught)
    const holds = Math.max(0, entry - 1)
    const held = yield* heldUpTo(game, record, holds, beside)
    const resume = yield* resumed(game, record)
    return { kind: 'stuck', game, record, holds: held && holds, held, fault, resume }
  }
}

/** What went wrong as a fault of the record, whatever it was. */
const inRecord = (caught: unknown): Pick<ReplayFault, 'entry' | 'fault'> =>
  caught instanceof ReplayFault
    ? caught
    : { entry: 0, fault: faultOf('other', { problem: caught instanceof Error ? caught.message : String(caught) }) }

/** The match before the first bad entry, if it really holds. */
function* heldUpTo(
  game: Game,
  record: MatchRecord,
  to: number,
  { secret, told }: BesideJournal,
): Steps<GameMatch | undefined> {
  try {
    const match = inOrder(yield* replaySteps(game, record, { to, secret }))
    return told ? match.tell() : match
  } catch {
    return undefined
  }
}

/** How to go on from its last position, if that is one and not the end. */
function* resumed(game: Game, record: MatchRecord): Steps<((fresh: Fresh) => GameMatch) | undefined> {
  try {
    const go: (fresh: Fresh) => GameMatch = yield* resumption(game, record)
    return inOrder(go({ dice: { kind: 'manual' } })).over ? undefined : go
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
