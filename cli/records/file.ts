import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type MatchRecord, NewerRecord, parseRecord, quoted, RecordFault } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { findGame } from '../games.ts'
import { reason, Unusable } from '../unusable.ts'
import { besideIn, type DiceSecret } from './beside.ts'

/** A record out of a file, and the game that it is of. */
export interface RecordFile<G extends Game = Game> {
  readonly game: G
  readonly record: MatchRecord
  readonly beside: DiceSecret
}

/** Reads a record and finds its game; throws Unusable with a sentence when that cannot be done. */
export async function readRecordFile(file: string): Promise<RecordFile> {
  if (isTooBig(file)) throw new Unusable(`'${file}' is too big to be a record of a match.`)
  const text = readText(file)
  const record = parsedRecord(file, text)
  const game = await findGame(record.game)
  if (game === undefined)
    throw new Unusable(`'${file}' is a record of ${quoted(record.game)}, a game that is not installed here.`)
  if (record.overlay !== game.overlay) throw new Unusable(`'${file}' was played with ${otherData(record)}.`)
  return { game, record, beside: besideIn(file, text) }
}

const otherData = ({ overlay }: MatchRecord): string =>
  overlay === ''
    ? `the game's own data; leave out --overlay`
    : `corrected data; name the same corrections with --overlay FILE (they go by ${quoted(overlay)})`

function parsedRecord(file: string, text: string): MatchRecord {
  try {
    return parseRecord(text)
  } catch (caught) {
    if (caught instanceof NewerRecord) throw new Unusable(`'${file}' cannot be read here: ${caught.message}.`)
    if (caught instanceof RecordFault) throw new Unusable(`'${file}' is no sound record: ${caught.message}.`)
    throw caught
  }
}

/** Longer than any match of any game; whatever is longer is no record, and not even read. */
const MOST_BYTES = 20_000_000
const isTooBig = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES

/** The text in a file; throws Unusable with a sentence when there is none. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (caught) {
    throw new Unusable(`'${file}' cannot be read: ${fileTrouble(caught)}.`)
  }
}

/** Writes a record; what was in the file before stays there until the whole text is on the disk. */
export function writeRecordFile(file: string, text: string, mode = 0o666): void {
  if (isForeign(file)) throw new Unusable(`'${file}' exists and is no record; choose another name.`)
  const draft = `${file}.part`
  try {
    // A draft that was left behind would keep its own mode.
    rmSync(draft, { force: true })
    writeFileSync(draft, text, { mode })
    renameSync(draft, file)
  } catch (caught) {
    rmSync(draft, { force: true })
    throw new Unusable(`'${file}' cannot be written: ${fileTrouble(caught)}.`)
  }
}

/** Is there something else than a record in the file? A slip of the keyboard must not cost anybody a letter. */
function isForeign(file: string): boolean {
  try {
    return !readFileSync(file, 'utf8').startsWith('boma record ')
  } catch {
    return false
  }
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'what should be a folder is a file',
  EACCES: 'it is not yours to open',
  EPERM: 'it is not yours to open',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

function fileTrouble(caught: unknown): string {
  const code = caught instanceof Error && 'code' in caught ? String(caught.code) : ''
  return TROUBLES[code] ?? reason(caught)
}
