import { onCleanup } from 'solid-js'

/** Calls the last of several calls, when so much time has passed. Inside a component, which it does not outlive. */
export function pause(): (milliseconds: number, then: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  return (milliseconds, then) => {
    clearTimeout(timer)
    timer = setTimeout(then, milliseconds)
  }
}
