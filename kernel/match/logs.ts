import { NOBODY, SIDES, type Side } from '../side.ts'
import type { Course } from './course.ts'
import { Log } from './log.ts'

/** The logs of a match, one for each viewer who has asked for his. */
export class Logs {
  readonly #logs = new Map<Side, Log>()

  /** A viewer's log, with all that has been done by now. */
  of(viewer: Side, { setup, opening, deeds }: Course): Log {
    const log = this.#logs.get(viewer) ?? new Log(viewer, opening, setup.story?.match)
    this.#logs.set(viewer, log)
    log.follow(deeds)
    return log
  }

  /** The last order is going to be taken back. */
  takeBack(match: Course): void {
    const { length, deeds } = match
    // Whoever asks only later must find the same numbers on his dice as if he had asked before: those that are void count.
    if (deeds[length - 1].dice.length > 0) for (const viewer of [...SIDES, NOBODY]) this.of(viewer, match)
    for (const log of this.#logs.values()) log.cut(length - 1)
  }

  /** The match has begun anew. */
  clear(): void {
    this.#logs.clear()
  }
}
