import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** Longer than a page takes to let go of its match when it is loaded again. */
const PATIENCE = 2000

/** Is the match open in another window as well? Inside a component, which holds the match as long as it lives. */
export function useElsewhere(id: string): Accessor<boolean> {
  const [isElsewhere, setElsewhere] = createSignal(false)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const patience = setTimeout(() => setElsewhere(true), PATIENCE)
  const done = new AbortController()
  onCleanup(() => {
    clearTimeout(patience)
    done.abort()
    letGo()
  })
  const hold = () => {
    clearTimeout(patience)
    setElsewhere(false)
    return held
  }
  if (navigator.locks) navigator.locks.request(`boma ${id}`, { signal: done.signal }, hold).catch(() => {})
  else clearTimeout(patience)
  return isElsewhere
}
