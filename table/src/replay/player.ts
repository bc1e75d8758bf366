import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js'
import { type Setting, setting } from '../shell/settings.ts'

/** How fast a match plays by itself. */
export type Speed = 'slow' | 'usual' | 'quick' | 'fastest'
const SPEEDS: readonly Speed[] = ['slow', 'usual', 'quick', 'fastest']

/** Milliseconds that a moment stays when the match plays by itself. */
const PACE: Readonly<Record<Speed, number>> = { slow: 1800, usual: 900, quick: 400, fastest: 120 }

/** The speed that a person watches at, at this visit and the next. */
export const speed: Setting<Speed> = setting('replay.speed', SPEEDS, 'usual')

/** A speed slower or faster, if there is one. */
export function changeSpeed(by: -1 | 1): void {
  const next = SPEEDS[SPEEDS.indexOf(speed.value()) + by]
  if (next !== undefined) speed.set(next)
}

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
    const timer = setTimeout(() => setAt((now) => within(now + 1)), PACE[speed.value()])
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
