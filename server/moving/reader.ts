import { Worker } from 'node:worker_threads'
import type { WhyNotMoved } from '@boma/club'
import type { Fault } from '@boma/kernel'

/** What was found in a record that somebody brought: how a match goes on from it, or why none does. */
export type RecordRead =
  | {
      readonly game: string
      /** The version of the rules under which it was played again. */
      readonly version: string
      readonly scenario: string
      readonly options: readonly string[]
      /** What a record begins with that goes on from there: the position, and what led to it. */
      readonly head: string
    }
  | NotRead

/** Why it was not, and at which entry of its journal. */
export interface NotRead {
  readonly why: WhyNotMoved
  readonly fault?: Fault
  readonly entry?: number
}

/** What a thread may use, and milliseconds after which it is ended. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const PATIENCE = 20_000
/** Records that wait for their turn: more would wait for minutes. */
const MOST_WAITING = 8

/**
 * Plays records again that somebody brought, one after the other, each in a thread of its own that ends with it: whatever
 * one of them makes of time and memory, nobody at the club notices.
 */
export class RecordReader {
  readonly #patience: number
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #thread: Worker | undefined

  constructor(patience: number = PATIENCE) {
    this.#patience = patience
  }

  async read(text: string): Promise<RecordRead> {
    if (this.#waiting >= MOST_WAITING) return { why: 'busy' }
    this.#waiting++
    const read = this.#turn.then(() => this.#readNow(text))
    this.#turn = read
    return read.finally(() => this.#waiting--)
  }

  #readNow(text: string): Promise<RecordRead> {
    return new Promise((done) => {
      const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), {
        resourceLimits: LIMITS,
        workerData: text,
      })
      this.#thread = thread
      // A club that closes does not wait for it.
      thread.unref()
      const timer = setTimeout(() => end({ why: 'too-long' }), this.#patience)
      const end = (read: RecordRead) => {
        clearTimeout(timer)
        done(read)
        void thread.terminate()
      }
      thread.once('message', end)
      thread.once('error', (caught) => end({ why: isTooLarge(caught) ? 'too-long' : 'no-record' }))
      thread.once('exit', () => end({ why: 'busy' }))
    })
  }

  /** The club closes: whoever waits is told to come again. */
  close(): void {
    this.#waiting = MOST_WAITING
    void this.#thread?.terminate()
  }
}

const isTooLarge = (caught: unknown): boolean => (caught as { code?: unknown })?.code === 'ERR_WORKER_OUT_OF_MEMORY'
