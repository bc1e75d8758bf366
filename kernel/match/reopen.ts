import { fromHexadecimal } from '../dice/hexadecimal.ts'
import type { Rules } from '../game.ts'
import { patch } from '../table/diff.ts'
import type { TableBase } from '../table/table.ts'
import { faultOf, ReplayFault } from './fault.ts'
import type { Journal } from './journal.ts'
import { layoutMark } from './marks.ts'
import { Match } from './match.ts'
import { parseRecord } from './read-record.ts'
import type { MatchRecord, RecordHead } from './record.ts'
import { replaySteps, setupOf } from './replay.ts'
import { replayEntry } from './replay-entry.ts'
import { type Asleep, sealOf } from './seal.ts'
import type { MatchSetup } from './setup.ts'
import { atOnce, type Steps } from './steps.ts'
import type { Story } from './story.ts'

/**
 * Opens a match that we kept ourselves, at once: nothing of it is played again, for its seal says that it is as we wrote
 * it. How it came about is told again when somebody asks. Throws a ReplayFault when the seal is broken, or when it was kept
 * under other rules: then its text is replayed like a stranger's (`textIn`).
 */
export function reopen<T extends TableBase, R extends Rules<T>>(game: R & Rules<T>, asleep: Asleep): Match<T, R> {
  const { journal, loose, secret, told } = asleep
  if (sealOf(asleep) !== asleep.seal) throw new ReplayFault(0, faultOf('brokenSeal'))
  try {
    const record = parseRecord(`${asleep.head}${asleep.foot}`)
    if (!isOfThese(game, { ...record, version: asleep.under ?? record.version }))
      throw new ReplayFault(0, faultOf('otherVersion'))
    const { table = '', rolls } = record
    const setup: MatchSetup = { ...setupOf(record, secret), ...startKept(game, record) }
    const again = (whole: Journal) => toldAgain<T, R>(game, setup, whole)
    const match = new Match<T, R>(game, setup, {
      position: bytesOf(game, table),
      journal,
      loose,
      skipped: rolls,
      again,
    })
    return told ? match.tell() : match
  } catch (caught) {
    throw ReplayFault.at(0, caught)
  }
}

/** Was it kept under these very rules, once it had begun? */
const isOfThese = (game: Rules, { game: id, overlay, version, layout, table = '' }: MatchRecord): boolean =>
  id === game.id && overlay === game.overlay && version === game.version && layout === layoutMark(game) && table !== ''

/** The text of a match that is asleep, as that of a record: to be replayed like any other, or handed out. */
export const textIn = ({ head, journal, loose, foot }: Asleep): string => `${head}${journal}${loose}${foot}`

function bytesOf(game: Rules, text: string): Uint8Array {
  const bytes = new Uint8Array(game.layout.byteLength)
  patch(bytes, fromHexadecimal(text))
  return bytes
}

/** The position that a match of our own starts from, if it brought one along; the story that led there waits until it is asked for. */
export function startKept(game: Rules, { start, story }: RecordHead): Pick<MatchSetup, 'start' | 'story'> {
  if (start === undefined) return {}
  const bytes = bytesOf(game, start)
  return story === undefined ? { start: bytes } : { start: bytes, story: new Untold(game, story) }
}

/** A story of our own, told when somebody asks for it. */
class Untold implements Story {
  readonly record: MatchRecord
  readonly #game: Rules
  #match: Match | undefined

  constructor(game: Rules, record: MatchRecord) {
    this.#game = game
    this.record = record
  }

  get match(): Match {
    return atOnce(this.tell())
  }

  *tell(): Steps<Match> {
    this.#match ??= yield* replaySteps(this.#game, this.record)
    return this.#match
  }
}

/** The same match from its beginning, played by its journal, also where that grows meanwhile. */
function* toldAgain<T extends TableBase, R extends Rules<T>>(
  game: R & Rules<T>,
  setup: MatchSetup,
  journal: Journal,
): Steps<Match<T, R>> {
  if (setup.story instanceof Untold) yield* setup.story.tell()
  const match = new Match<T, R>(game, setup)
  for (let n = 0, { entries } = journal; n < entries.length; { entries } = journal)
    for (; n < entries.length; yield n / entries.length) replayEntry(match, entries[n], ++n)
  if (journal.skipped !== undefined) match.skipDice(journal.skipped)
  return match
}
