import { Worker } from 'node:worker_threads'
import type { LeftSentence } from '@boma/club'
import type { Action, Side } from '@boma/kernel'

/** What somebody left behind, and with whose eyes it is read. */
export interface LeftAt {
  readonly game: string
  readonly side: Side
  readonly sentences: readonly LeftSentence[]
}

/** A question to the thread: what is answered on this view, or, without one, whether all this can be left at all. */
export interface DeputyQuestion extends LeftAt {
  readonly id: number
  readonly view?: Uint8Array
}

/** What it says: an answer, that there is none, or whether it fits. */
export interface DeputyReply {
  readonly id: number
  readonly action?: Action
  readonly fits?: boolean
}

/** What the thread may use, and milliseconds after which it is ended and another is hired. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const PATIENCE = 10_000

/**
 * Whoever reads what people left behind: in a thread of its own, for odds take a moment, and never behind computers that
 * think for minutes. What it cannot say in time is asked of the person.
 */
export class Deputies {
  #thread: Worker | undefined
  #asked = 0
  readonly #waiting = new Map<number, (reply: DeputyReply) => void>()

  /** What is answered to the question that is open on a view; undefined when the person is to be asked. */
  async answer(left: LeftAt, view: Uint8Array): Promise<Action | undefined> {
    return (await this.#ask({ ...left, view })).action
  }

  /** Can it be left? */
  async fits(left: LeftAt): Promise<boolean> {
    return (await this.#ask(left)).fits === true
  }

  /** Ends the thread: nobody is answered any more. */
  close(): void {
    this.#dismiss()
  }

  #ask(question: Omit<DeputyQuestion, 'id'>): Promise<DeputyReply> {
    const id = ++this.#asked
    return new Promise((done) => {
      const timer = setTimeout(() => this.#dismiss(), PATIENCE).unref()
      this.#waiting.set(id, (reply) => {
        clearTimeout(timer)
        done(reply)
      })
      this.#thread ??= this.#hire()
      this.#thread.postMessage({ ...question, id } satisfies DeputyQuestion)
    })
  }

  #hire(): Worker {
    const thread = new Worker(new URL('./deputy-thread.ts', import.meta.url), { resourceLimits: LIMITS })
    // A club that closes does not wait for it.
    thread.unref()
    thread.on('message', (reply: DeputyReply) => this.#hear(reply))
    thread.on('error', () => this.#thread === thread && this.#dismiss())
    return thread
  }

  #hear(reply: DeputyReply): void {
    const heard = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    heard?.(reply)
  }

  /** Whatever was asked of a thread that is gone stays without an answer: then the person is asked. */
  #dismiss(): void {
    void this.#thread?.terminate()
    this.#thread = undefined
    for (const id of [...this.#waiting.keys()]) this.#hear({ id })
  }
}
