import type { FromClub, ToClub } from '@boma/club'
import { type Accessor, createSignal } from 'solid-js'
import { lineAddress } from './post.ts'

/** How the line to the club is: open, or down and tried again at a time. */
export type LineState =
  | { readonly kind: 'open' }
  /** Does the club know this device no more? Then somebody has to come in again. */
  | { readonly kind: 'down'; readonly next: number; readonly isUnknown?: boolean }

/** Milliseconds until the first try after the line broke, and the longest pause. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000
/** The club says every 25 seconds that it is there. So long nothing is heard of it before a line counts as dead. */
const SILENCE = 60_000
/** How often that is looked at. */
const LOOK_EVERY = 10_000

/** By this number the club says that it does not know the device that called. */
const UNKNOWN = 4401

/** A line to the club, which is opened again whenever it breaks. */
export interface ClubLine {
  readonly state: Accessor<LineState>
  /** Sends a letter if the line is open; what matters is said again when it opens. */
  send(letter: ToClub): void
  tryNow(): void
  close(): void
}

/** Calls the club: hears its letters, and hears whenever the line was opened, be it again. */
export function callClub(heard: (letter: FromClub) => void, opened: () => void): ClubLine {
  const [state, setState] = createSignal<LineState>({ kind: 'down', next: Date.now() })
  const line = new Redialling(heard, opened, setState)
  const tryNow = () => line.tryNow()
  // A device that wakes up or finds its network again does not wait for its turn.
  const wake = () => {
    line.look()
    line.tryNow()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  const looking = setInterval(() => line.look(), LOOK_EVERY)
  line.tryNow()
  return {
    state,
    tryNow,
    send: (letter) => line.send(letter),
    close() {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      clearInterval(looking)
      line.close()
    },
  }
}

/** A line that is dialled again after pauses that grow, until it is closed. */
class Redialling {
  readonly #heard: (letter: FromClub) => void
  readonly #opened: () => void
  readonly #tell: (state: LineState) => void
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #pause = FIRST_PAUSE
  #isClosed = false
  /** When something was heard last, or the line was dialled. */
  #heardAt = 0

  constructor(heard: (letter: FromClub) => void, opened: () => void, tell: (state: LineState) => void) {
    this.#heard = heard
    this.#opened = opened
    this.#tell = tell
  }

  tryNow(): void {
    if (this.#socket !== undefined) return
    clearTimeout(this.#timer)
    const socket = new WebSocket(lineAddress())
    this.#socket = socket
    this.#heardAt = Date.now()
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE
      this.#tell({ kind: 'open' })
      this.#opened()
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromClub)
    socket.onclose = ({ code }) => this.#broken(code === UNKNOWN)
  }

  #hear(letter: FromClub): void {
    this.#heardAt = Date.now()
    if (letter.kind !== 'here') this.#heard(letter)
  }

  /** Is there still somebody at the other end? A line that broke while this device slept, or without a word, is dialled anew. */
  look(): void {
    const socket = this.#socket
    if (socket === undefined || Date.now() - this.#heardAt < SILENCE) return
    // To a dead line one says goodbye in vain: nothing is waited for.
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
    this.#socket = undefined
    this.#tell({ kind: 'down', next: Date.now() })
    this.tryNow()
  }

  #broken(isUnknown: boolean): void {
    this.#socket = undefined
    if (this.#isClosed) return
    this.#tell({ kind: 'down', next: Date.now() + this.#pause, isUnknown })
    this.#timer = setTimeout(() => this.tryNow(), this.#pause)
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE)
  }

  send(letter: ToClub): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(letter))
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }
}
