import type { GameEvent } from '@boma/kernel'

/** One line of the log: an event, and after how many actions of the match it happened. */
export interface Line {
  readonly event: GameEvent
  readonly action: number
}

/** A line of the page's own: what it did for a person, or the phase that begins; and which action of the match that was. */
export interface Note {
  readonly note: string
  readonly action: number
  readonly isHead?: true
}

/** The lines of one phase, under the events that began it. */
export interface Chapter {
  /** What began it, a turn and its first phase perhaps; empty for what happened before any. */
  readonly heads: readonly Line[]
  readonly lines: readonly (Line | Note)[]
}

/** Events called so begin a chapter: 'turnBegan', 'playerTurnBegan', 'marchPhaseBegan'. */
const BEGINS = /(?:^t|T)urnBegan$|PhaseBegan$/

/** What the log has besides its events. */
export interface Asides {
  /** What the page did for a person, by the action that it was. */
  readonly notes?: ReadonlyMap<number, string>
  /** The phase of a turn that an event is of; '' for any. */
  readonly phaseOf?: (e: GameEvent) => string
}

/**
 * Cuts the log into chapters. What begins before anything has happened in the last chapter joins its heading. A note
 * stands before what its action brought: the page did it first. A phase is a heading within its turn.
 */
export function chapters(log: readonly (readonly GameEvent[])[], asides: Asides = {}): readonly Chapter[] {
  const found: { heads: Line[]; lines: (Line | Note)[]; phase: string }[] = []
  const begin = (...heads: Line[]) => {
    const chapter = { heads, lines: [], phase: '' }
    found.push(chapter)
    return chapter
  }
  const add = (line: Line | Note) => (found.at(-1) ?? begin()).lines.push(line)
  const addPhase = ({ event, action }: Line) => {
    const chapter = found.at(-1)
    const phase = asides.phaseOf?.(event) ?? ''
    // Before the first turn there are no phases.
    if (phase === '' || chapter === undefined || chapter.heads.length === 0 || chapter.phase === phase) return
    chapter.phase = phase
    add({ note: phase, action, isHead: true })
  }
  for (const [action, events] of log.entries()) {
    const note = asides.notes?.get(action)
    if (note !== undefined) add({ note, action })
    for (const event of events) {
      const last = found.at(-1)
      const line = { event, action }
      if (!BEGINS.test(event.kind)) {
        addPhase(line)
        add(line)
      } else if (last === undefined || last.lines.length > 0) begin(line)
      else last.heads.push(line)
    }
  }
  return found
}

/** What happened to a piece, as far as the viewer's log tells it, the latest last. */
export function historyOf(
  log: readonly (readonly GameEvent[])[],
  piece: number,
  piecesOf: (e: GameEvent) => readonly number[],
): readonly Line[] {
  return log.flatMap((events, action) =>
    events.filter((event) => piecesOf(event).includes(piece)).map((event) => ({ event, action })),
  )
}
