import { type ListedMatch, left } from '@boma/club'
import { createResource, createSignal, onCleanup } from 'solid-js'
import { go } from '../shell/place.ts'
import { myMatches } from './post.ts'
import { isMyMove } from './words.ts'

/** How often it is looked up, at a table, where else one is asked. */
const LOOK_EVERY = 20_000

/** What is left until the time of whoever is asked is over; for ever without a clock. */
export const timeLeft = ({ clock, asked }: ListedMatch): number => {
  const time = left(clock, asked ?? -1, Date.now())
  return time === undefined ? Number.POSITIVE_INFINITY : time.turn + time.reserve
}

/** The matches in which one is asked, the least time first. */
export const yourMove = (matches: readonly ListedMatch[]): readonly ListedMatch[] =>
  matches.filter(isMyMove).sort((a, b) => timeLeft(a) - timeLeft(b))

/** Is somebody writing just now? Then a letter is a letter. */
const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null

/** Goes to a match by a key, N or with Alt at a table, where N means something else. Inside a component. */
export function useNextKey(next: () => ListedMatch | undefined, needsAlt: boolean): void {
  const pressed = (e: KeyboardEvent) => {
    if (e.code !== 'KeyN' || e.altKey !== needsAlt || e.ctrlKey || e.metaKey || e.shiftKey || isWriting(e)) return
    const match = next()
    if (match === undefined) return
    e.preventDefault()
    go({ at: 'far', id: match.id })
  }
  addEventListener('keydown', pressed)
  onCleanup(() => removeEventListener('keydown', pressed))
}

/** Where else one is asked, from a table. Inside a component. */
export function elsewhere(id: string) {
  const [tick, setTick] = createSignal(0)
  const timer = setInterval(() => setTick((n) => n + 1), LOOK_EVERY)
  onCleanup(() => clearInterval(timer))
  const [matches] = createResource(tick, () => myMatches().catch(() => []))
  return () => yourMove(matches.latest ?? []).filter((match) => match.id !== id)
}
