import type { Note, Proposal } from '@boma/counsel'
import type { GameEvent } from '@boma/kernel'
import type { Letter, Query, Reply } from './letters.ts'
import { type Mishap, messageOf } from './mishap.ts'
import type { Headway } from './thinker.ts'

/** Somebody who thinks elsewhere, as far as letters reach: a worker of a browser, a thread of a program. */
export interface Correspondent {
  send(letter: Letter): void
  /** Ends him, thinking or idle. */
  cut(): void
}

/** Who listens at this end of a line. */
export interface Listener {
  hear(reply: Reply): void
  /** He broke down, and what was said of it: nothing, where he could not even be started. */
  broke(problem: string | undefined): void
}

/** Calls back after so many seconds; what it hands out calls that off. */
export type Alarm = (seconds: number, then: () => void) => () => void

/** What is to be asked: a question with all that the side was told. */
export type Inquiry = Omit<Query, 'id' | 'log'> & { readonly log: readonly (readonly GameEvent[])[] }

/** What came of a question: an order, or how the thinker broke down. */
export type Word = { readonly order: readonly number[]; readonly why: Note; readonly spent: number } | Failure

/** What is advised, or how the thinker broke down. */
export type Guidance = { readonly proposals: readonly Proposal[] } | Failure

interface Failure {
  readonly mishap: Mishap
  readonly problem: string
}

/** Seconds of silence after which a thinker is taken for hung. */
export const PATIENCE = 30

/** A question under way. */
interface Errand {
  readonly id: number
  heard(word: Word | Guidance): void
  came(progress: Headway): void
  callOff(): void
}

/**
 * Carries questions to somebody who thinks elsewhere, and what he orders back. He is hired at the first question, and anew
 * after a breakdown or a dismissal in thought. One question at a time: a new one, or `dismiss`, drops the one before, and
 * nothing is heard of it any more.
 */
export class Courier {
  readonly #hire: (listener: Listener) => Correspondent
  readonly #after: Alarm
  #line: Correspondent | undefined
  /** Counts those who were hired: what comes from one who was sent away is not heard. */
  #hired = 0
  #asked = 0
  #errand: Errand | undefined
  #match = ''
  /** What he was told at each side of this match. */
  readonly #told = new Map<number, Inquiry['log']>()

  constructor(hire: (listener: Listener) => Correspondent, after: Alarm) {
    this.#hire = hire
    this.#after = after
  }

  /** Asks for an order. Whatever goes wrong is a word too; how far the thought has come is told now and then. */
  ask(inquiry: Inquiry, heard: (word: Word) => void, came: (progress: Headway) => void = () => {}): void {
    this.#put(inquiry, { heard: (word) => 'proposals' in word || heard(word), came }, (ask) => ({ ask }))
  }

  /** Asks for so many orders at most that are advised there, the best first. */
  advise(inquiry: Inquiry, most: number, heard: (guidance: Guidance) => void): void {
    this.#put(inquiry, { heard: (word) => 'order' in word || heard(word), came: () => {} }, (advise) => ({
      advise,
      most,
    }))
  }

  #put(inquiry: Inquiry, listener: Pick<Errand, 'heard' | 'came'>, letterOf: (query: Query) => Letter): void {
    this.dismiss()
    const id = ++this.#asked
    this.#errand = { id, ...listener, callOff: this.#watch() }
    try {
      const line = this.#present()
      line.send(letterOf({ ...inquiry, id, log: this.#news(inquiry) }))
    } catch (caught) {
      this.#breakDown('absent', messageOf(caught))
    }
  }

  /** Has the question under way answered with the best there is. */
  hurry(): void {
    if (this.#errand !== undefined) this.#line?.send({ hurry: this.#errand.id })
  }

  /** Stops whatever is being thought about. */
  dismiss(): void {
    // Only by ending him can a long thought be stopped for certain.
    if (this.#done() !== undefined) this.#cut()
  }

  /** Nobody will be asked any more: neither a browser nor a program ends him by itself. */
  end(): void {
    this.#done()
    this.#cut()
  }

  #watch(): () => void {
    return this.#after(PATIENCE, () => this.#breakDown('silent', `no answer in ${PATIENCE} seconds`))
  }

  #cut(): void {
    this.#line?.cut()
    this.#line = undefined
    this.#hired++
    this.#told.clear()
  }

  #done(): Errand | undefined {
    const errand = this.#errand
    errand?.callOff()
    this.#errand = undefined
    return errand
  }

  /** Whatever state he is in, the next question goes to a new one. */
  #breakDown(mishap: Mishap, problem: string): void {
    this.#cut()
    this.#done()?.heard({ mishap, problem })
  }

  #present(): Correspondent {
    if (this.#line !== undefined) return this.#line
    const hired = ++this.#hired
    this.#line = this.#hire({
      hear: (reply) => {
        if (hired === this.#hired) this.#hear(reply)
      },
      broke: (problem) => {
        // A script that could not be fetched fails without a word.
        if (hired === this.#hired) this.#breakDown(problem ? 'failed' : 'absent', problem || 'it could not be started')
      },
    })
    return this.#line
  }

  #hear(reply: Reply): void {
    const errand = this.#errand
    if (errand === undefined || reply.id !== errand.id) return
    if ('mishap' in reply) this.#breakDown(reply.mishap, reply.problem)
    else if ('order' in reply || 'proposals' in reply) this.#done()?.heard(reply)
    else {
      errand.callOff()
      this.#errand = { ...errand, callOff: this.#watch() }
      errand.came(reply)
    }
  }

  /** What he does not know yet. Orders are taken back from the end, so that what comes before one that stands stands as well. */
  #news({ match, side, log }: Inquiry): Query['log'] {
    if (match !== this.#match) this.#told.clear()
    this.#match = match
    const told = this.#told.get(side) ?? []
    let from = Math.min(told.length, log.length)
    while (from > 0 && told[from - 1] !== log[from - 1]) from--
    this.#told.set(side, log)
    return { from, entries: log.slice(from) }
  }
}
