import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** Longer than a page takes to let go of its match when it is loaded again. */
const PATIENCE = 2000

/** A page that is loaded again may hear itself leave: whoever is still there a moment later is another. */
const MOMENT = 500

/** What windows with the same match say to one another. */
type Word = 'opened' | 'present' | 'closed'

/** Is the match open in another window as well? Inside a component, which holds the match as long as it lives. */
export function useElsewhere(id: string): Accessor<boolean> {
  const [isElsewhere, setElsewhere] = createSignal(false)
  useLock(`boma ${id}`, setElsewhere)
  useWords(`boma ${id}`, setElsewhere)
  return isElsewhere
}

/** Whoever comes first holds the match, even if nobody can be asked any more; whoever waits for it has come second. */
function useLock(name: string, tell: (isElsewhere: boolean) => void): void {
  if (!navigator.locks) return
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const patience = setTimeout(() => tell(true), PATIENCE)
  const done = new AbortController()
  onCleanup(() => {
    clearTimeout(patience)
    done.abort()
    letGo()
  })
  const hold = () => {
    clearTimeout(patience)
    tell(false)
    return held
  }
  navigator.locks.request(name, { signal: done.signal }, hold).catch(() => {})
}

/** Windows greet one another, so that the one that came first hears of the other at once, and not when both have played. */
function useWords(name: string, tell: (isElsewhere: boolean) => void): void {
  if (!('BroadcastChannel' in globalThis)) return
  let channel: BroadcastChannel | undefined
  let believing: ReturnType<typeof setTimeout> | undefined
  const say = (word: Word) => channel?.postMessage(word)
  const open = () => {
    channel ??= new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      clearTimeout(believing)
      if (data !== 'closed') believing = setTimeout(() => tell(true), MOMENT)
      else tell(false)
      if (data === 'opened') say('present')
      // There may be a third.
      if (data === 'closed') say('opened')
    }
    say('opened')
  }
  // A page that is left answers nobody any more: who comes next may be itself, loaded again.
  const close = () => {
    clearTimeout(believing)
    say('closed')
    channel?.close()
    channel = undefined
  }
  addEventListener('pagehide', close)
  addEventListener('pageshow', open)
  open()
  onCleanup(() => {
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', open)
    close()
  })
}
