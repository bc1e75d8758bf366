import { Log } from '../events/log.ts'
import { NOBODY, type Side } from '../side.ts'
import type { Match } from './match.ts'

/** The logs of a match, one for each viewer who has asked for his. */
export class Logs {
  readonly #logs = new Map<Side, Log>()

  /** A viewer's log, with all that has been done by now. */
  of(viewer: Side, { setup, opening, deeds }: Match): Log {
    const before = setup.story?.match
    const story = before && [{ side: NOBODY, events: before.opening }, ...before.deeds]
    const log = this.#logs.get(viewer) ?? new Log(viewer, opening, story)
    this.#logs.set(viewer, log)
    log.follow(deeds)
    return log
  }

  /** All orders but the first so many were taken back. */
  cut(length: number): void {
    for (const log of this.#logs.values()) log.cut(length)
  }

  /** The match has begun anew. */
  clear(): void {
    this.#logs.clear()
  }
}
