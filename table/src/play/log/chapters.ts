import type { GameEvent, Side } from '@boma/kernel'

/** One line of the log: an event, and of which entry of the log it is. */
export interface Line {
  readonly event: GameEvent
  readonly action: number
}

/** A line of the page's own: what it did for a person, or the phase that begins; and of which entry of the log it is. */
export interface LogNote {
  readonly note: string
  readonly action: number
  readonly isHead?: true
}

/** The lines of one phase, under the events that began it. */
export interface Chapter {
  /** What began it, a turn and its first phase perhaps; empty for what happened before any. */
  readonly heads: readonly Line[]
  readonly lines: readonly (Line | LogNote)[]
}

/** What the page did for a person, by the entry of the log that tells of it. */
export type Notes = Pick<ReadonlyMap<number, string>, 'get'>

/** How a log is read, and what it has besides its events. */
interface Reading {
  /** Does a turn or a phase begin with the event, and a chapter with it? */
  readonly isHeading: (e: GameEvent) => boolean
  readonly notes?: Notes
  /** The phase of a turn that an event is of; '' for any. */
  readonly phaseOf?: (e: GameEvent) => string
}

/** A chapter this long is continued in another under the same headings, so that a line more is never many lines anew. */
const LONGEST = 200

/**
 * The log in chapters, kept up with what is told. What begins before anything has happened in the last chapter joins its
 * heading. A note stands before what its entry brought: the page did it first. A phase is a heading within its turn.
 */
export class LogBook {
  readonly #reading: Reading
  /** The entries that are written into the chapters. */
  readonly #written: (readonly GameEvent[])[] = []
  readonly #chapters: Chapter[] = []
  /** The chapter that may be added to, because nobody has seen it yet. */
  #fresh: { readonly heads: Line[]; readonly lines: (Line | LogNote)[] } | undefined

  constructor(reading: Reading) {
    this.#reading = reading
  }

  /** Writes what is new in a log, and forgets what was taken back. Chapters in which nothing changed stay the same. */
  follow(log: readonly (readonly GameEvent[])[]): readonly Chapter[] {
    // A log only grows or is cut: where one entry is the same, all before it are.
    let same = Math.min(this.#written.length, log.length)
    while (same > 0 && this.#written[same - 1] !== log[same - 1]) same--
    this.#cut(same)
    for (let entry = same; entry < log.length; entry++) this.#write(entry, log[entry] ?? [])
    this.#fresh = undefined
    return this.#chapters
  }

  #cut(length: number): void {
    if (length === this.#written.length) return
    this.#written.length = length
    const isKept = ({ action }: Line | LogNote) => action < length
    for (let last = this.#chapters.pop(); last !== undefined; last = this.#chapters.pop()) {
      const left = { heads: last.heads.filter(isKept), lines: last.lines.filter(isKept) }
      if (left.heads.length + left.lines.length === 0) continue
      this.#chapters.push(left)
      return
    }
  }

  #write(entry: number, events: readonly GameEvent[]): void {
    this.#written.push(events)
    const note = this.#reading.notes?.get(entry)
    if (note !== undefined) this.#open().lines.push({ note, action: entry })
    for (const event of events) this.#tell({ event, action: entry })
  }

  #tell(line: Line): void {
    const last = this.#chapters.at(-1)
    if (!this.#reading.isHeading(line.event)) {
      this.#tellPhase(line)
      this.#open().lines.push(line)
    } else if (last === undefined || last.lines.length > 0) this.#begin([line])
    else this.#open().heads.push(line)
  }

  #tellPhase({ event, action }: Line): void {
    const chapter = this.#chapters.at(-1)
    const phase = this.#reading.phaseOf?.(event) ?? ''
    // Before the first turn there are no phases.
    if (phase === '' || chapter === undefined || chapter.heads.length === 0 || phaseIn(chapter) === phase) return
    this.#open().lines.push({ note: phase, action, isHead: true })
  }

  /** The last chapter, to be added to: a copy of it where somebody may have seen it. */
  #open(): { readonly heads: Line[]; readonly lines: (Line | LogNote)[] } {
    const last = this.#chapters.at(-1)
    if (last === undefined || last.lines.length >= LONGEST) return this.#begin([...(last?.heads ?? [])])
    if (this.#fresh !== undefined) return this.#fresh
    this.#chapters.pop()
    return this.#begin([...last.heads], [...last.lines])
  }

  #begin(heads: Line[], lines: (Line | LogNote)[] = []) {
    this.#fresh = { heads, lines }
    this.#chapters.push(this.#fresh)
    return this.#fresh
  }
}

/** A book for each viewer: where two share a screen, neither is written anew when it is the other's turn. */
export function booksFor(reading: Reading): (viewer: Side) => LogBook {
  const books = new Map<Side, LogBook>()
  return (viewer) => {
    const book = books.get(viewer) ?? new LogBook(reading)
    books.set(viewer, book)
    return book
  }
}

/** The phase that the lines of a chapter have come to. */
function phaseIn({ lines }: Chapter): string {
  const head = lines.findLast((line) => 'note' in line && line.isHead)
  return head !== undefined && 'note' in head ? head.note : ''
}

/** Cuts a log into chapters. */
export const chapters = (log: readonly (readonly GameEvent[])[], reading: Reading): readonly Chapter[] =>
  new LogBook(reading).follow(log)

/** What happened to a piece last, as far as the viewer's log tells it, the latest first. */
export function historyOf(
  log: readonly (readonly GameEvent[])[],
  piece: number,
  piecesOf: (e: GameEvent) => readonly number[],
  most: number,
): readonly Line[] {
  const found: Line[] = []
  for (let action = log.length - 1; action >= 0 && found.length < most; action--)
    for (const event of log[action]?.toReversed() ?? [])
      if (found.length < most && piecesOf(event).includes(piece)) found.push({ event, action })
  return found
}

/** Chapters whose headings are there to be opened; those before them on demand, so many at a time. */
const LISTED = 24

/**
 * The number of the first chapter that is listed after somebody has asked for what was before it so many times. It moves by
 * leaps, so that chapters stay where they are as long as may be, and those that lie open are always among the listed.
 */
export const firstListed = (count: number, earlier: number): number =>
  Math.max(0, LISTED * (Math.ceil(count / LISTED) - 2 - earlier))
