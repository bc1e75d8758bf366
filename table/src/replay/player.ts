import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js'

/** Milliseconds that a moment stays when the match plays by itself. */
const PACE = 900

/** A position on the reel that a person moves, or that moves by itself. */
export interface Player {
  readonly at: Accessor<number>
  readonly isPlaying: Accessor<boolean>
  go(to: number): void
  /** Starts or stops; at the end it starts from the beginning. */
  toggle(): void
}

/** A player for a reel of so many steps. Inside a component. */
export function playerFor(count: Accessor<number>, start: number): Player {
  const within = (to: number) => Math.max(0, Math.min(count(), Math.trunc(to)))
  const [at, setAt] = createSignal(within(start))
  const [isPlaying, setPlaying] = createSignal(false)
  createEffect(() => {
    if (!isPlaying()) return
    if (at() >= count()) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setAt((now) => within(now + 1)), PACE)
    onCleanup(() => clearTimeout(timer))
  })
  return {
    at,
    isPlaying,
    go(to) {
      setPlaying(false)
      setAt(within(to))
    },
    toggle() {
      if (!isPlaying() && at() >= count()) setAt(0)
      setPlaying((before) => !before)
    },
  }
}
