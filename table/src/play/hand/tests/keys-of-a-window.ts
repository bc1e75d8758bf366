import { vi } from 'vitest'

/** A window that hears keys, and nothing else: no page is needed to play by them. */
export interface KeyWindow {
  /** A key that goes down, or that is still down a while after. */
  press(key: string, isHeld?: boolean): void
}

type Heard = (e: KeyboardEvent) => void

/** Has everything that listens for keys from now on listen here. */
export function keyWindow(): KeyWindow {
  const heard: Record<'capture' | 'bubble', Set<Heard>> = { capture: new Set(), bubble: new Set() }
  const phaseOf = (how?: AddEventListenerOptions) => (how?.capture ? heard.capture : heard.bubble)
  vi.stubGlobal('addEventListener', (_: 'keydown', hear: Heard, how?: AddEventListenerOptions) =>
    phaseOf(how).add(hear),
  )
  vi.stubGlobal('removeEventListener', (_: 'keydown', hear: Heard, how?: AddEventListenerOptions) =>
    phaseOf(how).delete(hear),
  )
  // Nothing lies over the table, and no button has the focus.
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('Element', class {})
  return {
    press(key, isHeld = false) {
      let isStopped = false
      const stop = () => {
        isStopped = true
      }
      const event = {
        ...{ key, repeat: isHeld, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null },
        defaultPrevented: false,
        preventDefault() {
          event.defaultPrevented = true
        },
        stopPropagation: () => {},
        stopImmediatePropagation: stop,
      }
      for (const hear of [...heard.capture, ...heard.bubble]) if (!isStopped) hear(event as unknown as KeyboardEvent)
    },
  }
}
