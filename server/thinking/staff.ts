import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Alarm, type Correspondent, Courier, type Inquiry, type Listener, type Word } from '@boma/opponents'
import type { RulesNamed } from './thoughts.ts'

/** Whoever has computers think for a house: here, or elsewhere. */
export interface WhoThinks {
  /** Has somebody think, about rules of this name. Whatever goes wrong is a word too. */
  ask(inquiry: Inquiry, under: RulesNamed): Promise<Word>
  /** The question of a match is of no use any more. */
  drop(match: string): void
}

/** What a thread may use: whoever needs more is ended, and another is hired. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 }
/** Threads at most: one core is left for those who play. */
const MOST_THREADS = Math.max(1, Math.min(8, availableParallelism() - 1))

/** A question that waits for somebody to think about it. */
interface Waiting {
  readonly inquiry: Inquiry
  readonly heard: (word: Word) => void
}

interface Clerk {
  readonly courier: Courier
  /** The match about which he thinks or thought last. */
  match: string
  isBusy: boolean
}

/**
 * Whoever thinks for the computers of the club, each in a thread of his own with limits of time and memory. Questions are
 * taken in the order in which they came, one of each match at a time, so that no match holds up the others.
 */
export class Staff implements WhoThinks {
  readonly #clerks: readonly Clerk[]
  readonly #waiting = new Map<string, Waiting>()
  /** How many questions were put. */
  asked = 0

  constructor(threads: number = MOST_THREADS) {
    this.#clerks = Array.from({ length: threads }, () => ({
      ...{ courier: new Courier(hireThread, afterSeconds), match: '', isBusy: false },
    }))
  }

  /** How many can think at once. */
  get size(): number {
    return this.#clerks.length
  }

  /** How many questions wait for somebody to be free. */
  get waiting(): number {
    return this.#waiting.size
  }

  ask(inquiry: Inquiry): Promise<Word> {
    this.asked++
    return new Promise((heard) => {
      this.#waiting.set(inquiry.match, { inquiry, heard })
      this.#assign()
    })
  }

  /** It is taken from the row, or answered soon for nobody. */
  drop(match: string): void {
    this.#waiting.delete(match)
    const clerk = this.#clerks.find((each) => each.match === match && each.isBusy)
    clerk?.courier.hurry()
  }

  /** The club closes: nobody thinks any more, and nobody is answered. */
  close(): void {
    this.#waiting.clear()
    for (const { courier } of this.#clerks) courier.end()
  }

  #assign(): void {
    for (const [match, waiting] of this.#waiting) {
      const clerk = this.#clerkFor(match)
      if (clerk === undefined) continue
      this.#waiting.delete(match)
      this.#put(clerk, waiting)
    }
  }

  /** Who knows the match goes on with it; nobody else begins as long as he is at it. */
  #clerkFor(match: string): Clerk | undefined {
    const knowing = this.#clerks.find((clerk) => clerk.match === match)
    if (knowing?.isBusy) return undefined
    return knowing ?? this.#clerks.find(({ isBusy }) => !isBusy)
  }

  #put(clerk: Clerk, { inquiry, heard }: Waiting): void {
    clerk.isBusy = true
    clerk.match = inquiry.match
    clerk.courier.ask(inquiry, (word) => {
      clerk.isBusy = false
      heard(word)
      this.#assign()
    })
  }
}

function hireThread({ hear, broke }: Listener): Correspondent {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: LIMITS })
  // A club that closes does not wait for those who think.
  thread.unref()
  thread.on('message', hear)
  thread.on('messageerror', () => broke('its answer could not be read'))
  thread.on('error', (caught) => broke(caught instanceof Error ? caught.message : String(caught)))
  return { send: (letter) => thread.postMessage(letter), cut: () => void thread.terminate() }
}

const afterSeconds: Alarm = (seconds, then) => {
  const timer = setTimeout(then, seconds * 1000).unref()
  return () => clearTimeout(timer)
}
