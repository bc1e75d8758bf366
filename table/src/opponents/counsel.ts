import type { Answer, Question } from './protocol.ts'

/** The worker, as far as the page needs it. */
export interface WorkerLike {
  postMessage(question: Question, transfer: Transferable[]): void
  terminate(): void
  onmessage: ((e: { readonly data: Answer }) => void) | null
  onerror: ((e: { readonly message?: string; preventDefault?(): void }) => void) | null
}

/** Somebody to ask for an order. One question at a time: a new one, or `dismiss`, drops the one before. */
export interface Counsel {
  /** Resolves to the order; fails when the player breaks down. Never ends when it is dropped. */
  ask(question: Omit<Question, 'id'>): Promise<readonly number[]>
  /** Stops whatever is being thought about. */
  dismiss(): void
  /** Ends the worker, thinking or idle: nobody will ask it any more, and a browser never ends one by itself. */
  end(): void
}

/** A player in a worker, which is hired at the first question and again after a breakdown or a dismissal in thought. */
export function counselIn(hire: () => WorkerLike): Counsel {
  let worker: WorkerLike | undefined
  let asked = 0
  let waiting:
    | { readonly id: number; resolve(order: readonly number[]): void; reject(problem: Error): void }
    | undefined

  function fire(): void {
    worker?.terminate()
    worker = undefined
  }

  function breakDown(problem: string): void {
    fire()
    waiting?.reject(new Error(problem))
    waiting = undefined
  }

  function hear(answer: Answer): void {
    if (answer.id !== waiting?.id) return
    const { resolve, reject } = waiting
    waiting = undefined
    if ('order' in answer) resolve(answer.order)
    else reject(new Error(answer.failed))
  }

  function dismiss(): void {
    // Only by ending the worker can a long thought be stopped.
    if (waiting !== undefined) fire()
    waiting = undefined
  }

  function present(): WorkerLike {
    if (worker !== undefined) return worker
    worker = hire()
    worker.onmessage = ({ data }) => hear(data)
    worker.onerror = (e) => {
      e.preventDefault?.()
      breakDown(e.message || 'it could not be started')
    }
    return worker
  }

  return {
    dismiss,
    end() {
      waiting = undefined
      fire()
    },
    ask(question) {
      dismiss()
      const id = ++asked
      return new Promise((resolve, reject) => {
        waiting = { id, resolve, reject }
        try {
          present().postMessage({ ...question, id }, [question.view.buffer])
        } catch (caught) {
          breakDown(caught instanceof Error ? caught.message : String(caught))
        }
      })
    },
  }
}

/** The page's own worker. */
export const hireWorker = (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'boma-opponent' }) as WorkerLike
