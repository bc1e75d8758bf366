import type { GameEvent } from '@boma/kernel'

/** One line of the log: an event, and after how many actions of the match it happened. */
export interface Line {
  readonly event: GameEvent
  readonly action: number
}

/** A line of the page's own: what it did for a person, and which action of the match that was. */
export interface Note {
  readonly note: string
  readonly action: number
}

/** The lines of one phase, under the events that began it. */
export interface Chapter {
  /** What began it, a turn and its first phase perhaps; empty for what happened before any. */
  readonly heads: readonly Line[]
  readonly lines: readonly (Line | Note)[]
}

/** Events called so begin a chapter: 'turnBegan', 'playerTurnBegan', 'marchPhaseBegan'. */
const BEGINS = /(?:^t|T)urnBegan$|PhaseBegan$/

/**
 * Cuts the log into chapters. What begins before anything has happened in the last chapter joins its heading. A note
 * stands before what its action brought: the page did it first.
 */
export function chapters(
  log: readonly (readonly GameEvent[])[],
  notes: ReadonlyMap<number, string> = new Map(),
): readonly Chapter[] {
  const found: { heads: Line[]; lines: (Line | Note)[] }[] = []
  const add = (line: Line | Note) => {
    const last = found.at(-1)
    last === undefined ? found.push({ heads: [], lines: [line] }) : last.lines.push(line)
  }
  for (const [action, events] of log.entries()) {
    const note = notes.get(action)
    if (note !== undefined) add({ note, action })
    for (const event of events) {
      const last = found.at(-1)
      const line = { event, action }
      if (!BEGINS.test(event.kind)) add(line)
      else if (last === undefined || last.lines.length > 0) found.push({ heads: [line], lines: [] })
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
