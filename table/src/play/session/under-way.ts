import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { Ticket } from '../../referee/referee.ts'

/** Milliseconds after which somebody who waits is told that he does. */
const PATIENCE = 1500

/** What was asked of the referee and is not answered yet: one thing at a time. */
export interface UnderWay {
  readonly isOpen: Accessor<boolean>
  /** Has it been so for long? */
  readonly isLong: Accessor<boolean>
  /**
   * Waits for what comes of something: it is told once, and at once where the referee is at hand. Whoever is told says
   * whether it was done.
   */
  await<O>(ticket: Ticket<O>, settled: (outcome: O) => boolean): void
  /** Looks whether it has been settled. */
  look(): void
  /** Does something when nothing is under way: now, or after what is, told whether that was done. Only the last call counts. */
  afterwards(deed: (isDone: boolean) => void): void
}

const NOTHING = () => {}

/** Nothing under way yet. Inside a component. */
export function underWayAt(): UnderWay {
  const [isOpen, setOpen] = createSignal(false)
  const [isLong, setLong] = createSignal(false)
  let look = NOTHING
  let next: (isDone: boolean) => void = NOTHING
  let patience: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(patience))
  const close = () => {
    look = NOTHING
    clearTimeout(patience)
    setOpen(false)
    setLong(false)
  }
  const goOn = (isDone: boolean) => {
    if (isOpen()) return // What was done led to something else at once.
    const deed = next
    next = NOTHING
    deed(isDone)
  }
  return {
    isOpen,
    isLong,
    await(ticket, settled) {
      if (ticket.settled !== undefined) return void settled(ticket.settled)
      setOpen(true)
      patience = setTimeout(() => setLong(true), PATIENCE)
      look = () => {
        const outcome = ticket.settled
        if (outcome === undefined) return
        close()
        goOn(settled(outcome))
      }
    },
    look: () => look(),
    afterwards(deed) {
      if (isOpen()) next = deed
      else deed(true)
    },
  }
}
