import { type Accessor, createSignal } from 'solid-js'

/** The beat at which the computer moves: a person may hold it, and let it go on move by move. */
export interface Pace {
  readonly isHeld: Accessor<boolean>
  /** Holds the computer before its next move, or lets it go on. */
  toggle(): void
  /** Lets it make one move, and holds it then. */
  step(): void
  /** Resolves when the next move is due. Only the last call counts. */
  wait(milliseconds: number): Promise<void>
}

/** A beat that is not held. */
export function newBeat(): Pace {
  const [isHeld, setHeld] = createSignal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let move: (() => void) | undefined
  const due = () => {
    clearTimeout(timer)
    const next = move
    move = undefined
    next?.()
  }
  return {
    isHeld,
    toggle() {
      setHeld((before) => !before)
      clearTimeout(timer)
      if (!isHeld()) due()
    },
    step() {
      setHeld(true)
      due()
    },
    wait: (milliseconds) =>
      new Promise((resolve) => {
        clearTimeout(timer)
        move = resolve
        if (!isHeld()) timer = setTimeout(due, milliseconds)
      }),
  }
}
