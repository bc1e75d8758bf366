import { type Clock, secondsAwake } from './patience.ts'
import type { Answer, Question } from './protocol.ts'

/** The worker, as far as the page needs it. */
export interface WorkerLike {
  postMessage(question: Question, transfer: Transferable[]): void
  terminate(): void
  onmessage: ((e: { readonly data: Answer }) => void) | null
  onmessageerror: (() => void) | null
  onerror: ((e: { readonly message?: string; preventDefault?(): void }) => void) | null
}

/** Somebody to ask for an order. One question at a time: a new one, or `dismiss`, drops the one before. */
export interface Counsel {
  /** Resolves to the order; fails with a Breakdown when the player breaks down. Never ends when it is dropped. */
  ask(question: Omit<Question, 'id'>): Promise<readonly number[]>
  /** Stops whatever is being thought about. */
  dismiss(): void
  /** Ends the worker, thinking or idle: nobody will ask it any more, and a browser never ends one by itself. */
  end(): void
}

/** How a player breaks down: it never came, it says nothing any more, or it failed at its task. */
export type Mishap = 'absent' | 'silent' | 'failed'

/** A player that broke down, and how. */
export class Breakdown extends Error {
  readonly kind: Mishap
  constructor(kind: Mishap, problem: string) {
    super(problem)
    this.kind = kind
  }
}

/** Seconds after which a player is taken for hung. On the slowest phone in use a decision takes less than a tenth of that. */
export const PATIENCE = 30

interface Waiting {
  readonly id: number
  resolve(order: readonly number[]): void
  reject(problem: Breakdown): void
  /** Calls the watchdog off. */
  readonly callOff: () => void
}

/** A player in a worker, which is hired at the first question and again after a breakdown or a dismissal in thought. */
export function counselIn(hire: () => WorkerLike, after: Clock = secondsAwake): Counsel {
  let worker: WorkerLike | undefined
  let asked = 0
  let waiting: Waiting | undefined

  function fire(): void {
    worker?.terminate()
    worker = undefined
  }

  function noLongerWaiting(): Waiting | undefined {
    const before = waiting
    before?.callOff()
    waiting = undefined
    return before
  }

  /** Whatever state it is in, the next question goes to a new one. */
  function breakDown(kind: Mishap, problem: string): void {
    fire()
    noLongerWaiting()?.reject(new Breakdown(kind, problem))
  }

  function hear(answer: Answer): void {
    if (answer.id !== waiting?.id) return
    if ('order' in answer) noLongerWaiting()?.resolve(answer.order)
    else breakDown('failed', answer.failed)
  }

  function dismiss(): void {
    // Only by ending the worker can a long thought be stopped.
    if (noLongerWaiting() !== undefined) fire()
  }

  function present(): WorkerLike {
    if (worker !== undefined) return worker
    worker = hire()
    worker.onmessage = ({ data }) => hear(data)
    worker.onmessageerror = () => breakDown('failed', 'its answer could not be read')
    worker.onerror = (e) => {
      e.preventDefault?.()
      // A script that could not be fetched fails without a word.
      breakDown(e.message ? 'failed' : 'absent', e.message || 'it could not be started')
    }
    return worker
  }

  return {
    dismiss,
    end() {
      noLongerWaiting()
      fire()
    },
    ask(question) {
      dismiss()
      const id = ++asked
      return new Promise((resolve, reject) => {
        const callOff = after(PATIENCE, () => breakDown('silent', `no answer in ${PATIENCE} seconds`))
        waiting = { id, resolve, reject, callOff }
        try {
          present().postMessage({ ...question, id }, [question.view.buffer])
        } catch (caught) {
          breakDown('absent', caught instanceof Error ? caught.message : String(caught))
        }
      })
    },
  }
}

/** The page's own worker. */
export const hireWorker = (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'boma-opponent' }) as WorkerLike
