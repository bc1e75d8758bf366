import type { Later } from '../haste.ts'

/** A clock that goes only when a test turns it. */
export function handClock(): { readonly later: Later; pass(milliseconds: number): void } {
  let now = 0
  const due = new Map<() => void, number>()
  return {
    later(then, milliseconds) {
      due.set(then, now + milliseconds)
      return () => due.delete(then)
    },
    pass(milliseconds) {
      now += milliseconds
      for (const [then, at] of due)
        if (at <= now) {
          due.delete(then)
          then()
        }
    },
  }
}
